"""`./build.sh play`: the game in a window of its own."""

import os
import sys
from argparse import Namespace

from game.arguments import CALLED
from tools.errors import BuildError
from tools.naming import COMMAND
from tools.places import ROOT
from tools.programs import become


def run(options: Namespace) -> int:
    """Become the game; what follows the word is for it."""
    program = ROOT / "main.py"
    if not program.exists():
        raise BuildError("main.py is missing from the project")
    os.environ[CALLED] = f"{COMMAND} play"
    become([sys.executable, program, *options.rest])
