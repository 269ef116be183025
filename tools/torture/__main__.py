"""The program behind `./build.sh torture`."""

import sys

from tools.torture.command import main

if __name__ == "__main__":
    sys.exit(main())
