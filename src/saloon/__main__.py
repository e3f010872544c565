"""`python -m saloon`."""

import sys

from saloon.cli import main

if __name__ == "__main__":
    sys.exit(main())
