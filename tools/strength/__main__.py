"""The program behind `./build.sh strength`."""

import sys

from game.kernel import in_force
from game.kernel.native import NativeKernel
from tools.strength.command import main

if __name__ == "__main__":
    in_force.use(NativeKernel())
    sys.exit(main())
