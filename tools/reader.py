"""How the options of a word are read: whatever is wrong becomes one line and exit status 2."""

import argparse
from collections.abc import Callable
from typing import NoReturn

from tools.naming import COMMAND, SCRIPT


class Reader(argparse.ArgumentParser):
    """Reads the options of `./build.sh WORD`; `prog` is just that, as this system says it."""

    def error(self, message: str) -> NoReturn:
        """Complain about the command line, and end."""
        word = self.prog.removeprefix(f"{COMMAND} ")
        hint = f"({COMMAND} {word} --help lists the options)"
        self.exit(2, f"{SCRIPT}: {word}: {message} {hint}\n")


def at_least(least: int) -> Callable[[str], int]:
    """Return what reads a whole number that is no less than `least`."""

    def read(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(f"{text} is not a whole number from {least} on")
        return int(text)

    return read
