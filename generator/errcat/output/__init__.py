"""`{path: bytes}` against the disk: what differs, and making it the same.

The first part of a path is the folder of a target. In each of them a manifest lists what errcat wrote there, with
checksums as `sha256sum -c` reads them. So what is not in the manifest is never touched (but for what a run that was killed
left half written), what somebody edited by hand is told apart from what is merely stale, and left-overs can be deleted
without guessing.
"""

from errcat.output.alone import alone
from errcat.output.applying import apply
from errcat.output.comparing import compare
from errcat.output.tree import MANIFEST, STAYING, Change, Tree, with_manifests

__all__ = ["MANIFEST", "STAYING", "Change", "Tree", "alone", "apply", "compare", "with_manifests"]
