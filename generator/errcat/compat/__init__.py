"""Two catalogues become the list of what changed for whom, and a verdict on the version number.

Pure: models in, changes out. Every kind of change is a rule of `rules.py`, every field of the model has its line in a
table of `catalogs.py` or `codes.py`.
"""

from errcat.compat.catalogs import TABLES, compare
from errcat.compat.changes import Change, Comparison
from errcat.compat.levels import BUMPS, Bump, Level
from errcat.compat.rules import RULES, Rule

__all__ = ["BUMPS", "RULES", "TABLES", "Bump", "Change", "Comparison", "Level", "Rule", "compare"]
