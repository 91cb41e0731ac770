"""A target is a folder: `target.toml` says how its language spells, `tree/` mirrors its output file for file.

A path under `tree/` with {protocol}, {domain} or {code} in it stands for one file each. A file that ends in `.j2`
is rendered, any other is copied. Nothing here knows any language.
"""

from errcat.targets.folders import Target, find_targets
from errcat.targets.naming import name_problems
from errcat.targets.planning import Item, plan

__all__ = ["Item", "Target", "find_targets", "name_problems", "plan"]
