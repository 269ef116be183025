"""The program behind `./build.sh puzzles`."""

import sys

from tools.puzzles.command import main

if __name__ == "__main__":
    sys.exit(main())
