"""The `saloon` command."""

import sys

from saloon import __version__


def main() -> int:
    """Say what this is."""
    print(f"saloon {__version__}: no table is open yet.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
