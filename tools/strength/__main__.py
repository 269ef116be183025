"""The program behind `./build.sh strength`."""

import sys

from tools.strength.command import main

if __name__ == "__main__":
    sys.exit(main())
