"""`python -m errcat` is the command `errcat`."""

from errcat.cli import script

script()
