"""`./build.sh runtime`: the browser's pygame, made anew from its sources."""

import sys
from argparse import Namespace

from tools.places import RUNTIME
from tools.programs import become


def run(options: Namespace) -> int:
    """Become the maker in web/runtime, which says so where this machine cannot do it."""
    chosen = {"--work": options.work, "--out": options.out}
    arguments = [str(part) for pair in chosen.items() if pair[1] is not None for part in pair]
    become([sys.executable, RUNTIME / "make.py", *arguments])
