"""The program behind `./build.sh soak`."""

import sys

from tools.soak.command import main

if __name__ == "__main__":
    sys.exit(main())
