"""errcat: an error catalogue that generates code.

`catalog.yaml` is read into a model, checked by rules, and rendered by the templates of each target into
`{path: bytes}`; only then does anything touch the disk. The modules form floors, which docs/design.md lists.
"""

__version__ = "0.1.0"
