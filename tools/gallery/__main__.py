"""The program behind `./build.sh gallery`."""

import sys

from tools.gallery.command import main

if __name__ == "__main__":
    sys.exit(main())
