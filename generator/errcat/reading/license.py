"""Is the licence one that package indexes take? The list of them is that of `packaging`, which PyPI uses."""

from __future__ import annotations

from collections.abc import Iterator

from errcat.problems import Problem, nearest
from errcat.reading.nodes import Map

_COMMON = (
    *("MIT", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MPL-2.0", "CC0-1.0", "Zlib"),
    *("GPL-2.0-only", "GPL-3.0-only", "GPL-3.0-or-later", "LGPL-3.0-only", "AGPL-3.0-only", "EUPL-1.2", "BSL-1.0"),
)
"""Known without the whole list, which takes its time to load; and what is proposed."""


def license_problems(root: Map) -> Iterator[Problem]:
    """A licence that is no SPDX expression: pip and npm refuse a package with it."""
    package = root.get("package")
    if not isinstance(package, Map):
        return
    written = package.get("license")
    if not isinstance(written, str) or written in _COMMON or _is_expression(written):
        return
    mended = next((text for text in (written.replace(" ", "-"), f"{written}-only") if _is_expression(text)), None)
    help = f'write "{mended}"' if mended else nearest(written, _COMMON)
    help = help or "such as MIT or Apache-2.0; a licence of your own is LicenseRef- and its name"
    message = f"license cannot be {written!r}, which is no SPDX expression"
    yield Problem("bad-value", package.value_at("license"), message, help)


def _is_expression(text: str) -> bool:
    from packaging.licenses import InvalidLicenseExpression, canonicalize_license_expression

    try:
        canonicalize_license_expression(text)
    except InvalidLicenseExpression:
        return False
    return True
