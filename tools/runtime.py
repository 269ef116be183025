"""`./build.sh runtime`: the browser's pygame, made anew from its sources."""

import os
import sys
from argparse import Namespace

from tools.places import RUNTIME


def run(options: Namespace) -> int:
    """Become the maker in web/runtime, which says so where this machine cannot do it."""
    os.execv(sys.executable, [sys.executable, str(RUNTIME / "make.py"), *options.rest])
