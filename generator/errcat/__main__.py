"""The process of the command: `python -m errcat`, and the console script `errcat`."""

import gc
import os
import sys


def script() -> None:
    """Answer the command line and end the process."""
    # A run builds one growing tree and ends: the collector would walk it over and over and find nothing.
    gc.disable()
    from errcat.cli import main

    try:
        main()
    except SystemExit as done:
        sys.stdout.flush()
        sys.stderr.flush()
        # Freeing a large catalogue, object by object, takes as long as checking it.
        os._exit(done.code if isinstance(done.code, int) else 0)


if __name__ == "__main__":
    script()
