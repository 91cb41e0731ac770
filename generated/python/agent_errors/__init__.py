# Generated from catalog.yaml by `errcat generate`. Do not edit.
# ruff: noqa: D301, D400, D415, F401, I001, N801, PLR0913, RUF022, RUF100, S105, TID252, UP013
"""Errors of protocols, one module for each; importing one loads no other.

- `aep`: AEP 0.1
- `harmovela`: Harmovela 0.2
- `haip`: HAIP 1
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from . import (
        aep,
        harmovela,
        haip,
    )

__version__ = "0.1.0"
__all__ = [
    "aep",
    "harmovela",
    "haip",
]


if not TYPE_CHECKING:  # a checker would take any name for a protocol

    def __getattr__(name):
        """A protocol loads when it is first asked for."""
        if name in __all__:
            from importlib import import_module

            return import_module(f".{name}", __name__)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return ["__version__", *__all__]
