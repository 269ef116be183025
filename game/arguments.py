"""The options of the command line, and the window they ask for."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

from game import __version__
from game.host.folder import write_whole
from game.host.interface import Host
from game.host.interrupt import heed_interrupts_once
from game.i18n.catalogue import Catalogue
from game.untrusted.plain_text import one_line

CALLED = "BARAZA_CALLED"
"""The variable of the environment that tells by what name the game was called, if another."""


@dataclass(frozen=True, slots=True)
class StartOptions:
    """What was asked for on the command line."""

    size: tuple[int, int] | None
    scale: float | None
    full_screen: bool
    mute: bool
    present: bool
    test_hook: Path | None
    data_dir: Path | None
    file: Path | None
    lesson: str | None
    puzzle: str | None

    @property
    def link(self) -> str:
        """What was asked for as an address would say it."""
        asked = {"lesson": self.lesson, "puzzle": self.puzzle}
        return next((f"{kind}={id_}" for kind, id_ in asked.items() if id_), "")

    def host(self) -> Host:
        """Return a native host that does so."""
        # Here, so that --help and a wrong option answer without waiting for pygame.
        from game.host.native import NativeHost  # noqa: PLC0415 - as above

        return NativeHost(
            size=self.size,
            scale=self.scale,
            full_screen=self.full_screen,
            mute=self.mute,
            present=self.present,
            test_hook=self.test_hook,
            folder=self.data_dir,
            file=self.file,
            link=self.link,
        )


_LONGEST = 1_000
"""Characters of a line about a wrong option: what was given may be anything."""


class _Parser(argparse.ArgumentParser):
    """Tells of a wrong option in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {one_line(message, _LONGEST)} (see {self.prog} --help)\n")


def native_host(arguments: Sequence[str], texts: Catalogue) -> Host:
    """Return the native host that `arguments` ask for; see `choices`."""
    options = choices(arguments, texts)
    heed_interrupts_once()
    return options.host()


def choices(arguments: Sequence[str], texts: Catalogue) -> StartOptions:
    """Return what `arguments` ask for.

    --help and --version end the process, and so does a mistake: with status 2, after one line on
    standard error.
    """
    return StartOptions(**vars(_parser(texts).parse_args(arguments)))


def _parser(texts: Catalogue) -> argparse.ArgumentParser:
    parser = _Parser(
        prog=os.environ.get(CALLED, "baraza"),
        description=texts.text("cli-description"),
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"baraza {__version__}")
    parser.add_argument(
        "file",
        nargs="?",
        type=partial(_readable, texts),
        metavar="FILE",
        help=texts.text("cli-file"),
    )
    for option, setting in _OPTIONS.items():
        key = f"cli-{option.removeprefix('--')}"
        parser.add_argument(option, help=texts.text(key), **setting(texts))
    return parser


def _size(texts: Catalogue, text: str) -> tuple[int, int]:
    size = re.fullmatch(r"([0-9]{1,5})x([0-9]{1,5})", text)
    if size is None or not all(240 <= int(side) <= 16_384 for side in size.groups()):
        raise argparse.ArgumentTypeError(texts.text("cli-not-size", given=text))
    return int(size[1]), int(size[2])


def _scale(texts: Catalogue, text: str) -> float:
    try:
        scale = float(text)
    except ValueError:
        scale = 0.0
    if not 0.5 <= scale <= 4:
        raise argparse.ArgumentTypeError(texts.text("cli-not-scale", given=text))
    return scale


def _writable(texts: Catalogue, text: str) -> Path:
    """Return the path, after writing to it once: better to hear of it now than in mid-game."""
    path = Path(text)
    try:
        write_whole(path, b"{}")
    except OSError as error:
        why = error.strerror or texts.text("cli-not-possible")
        raise argparse.ArgumentTypeError(
            texts.text("cli-not-writable", given=text, why=why)
        ) from error
    return path


def _readable(texts: Catalogue, text: str) -> Path:
    """Return the path of a file that can be read."""
    path = Path(text)
    try:
        with path.open("rb"):
            return path
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or texts.text("cli-not-possible")
        raise argparse.ArgumentTypeError(
            texts.text("cli-not-readable", given=text, why=why)
        ) from error


def _flag(_texts: Catalogue) -> dict[str, Any]:
    return {"action": "store_true"}


_OPTIONS: dict[str, Callable[[Catalogue], dict[str, Any]]] = {
    "--size": lambda texts: {
        "type": partial(_size, texts),
        "metavar": "WxH",
    },
    "--scale": lambda texts: {"type": partial(_scale, texts), "metavar": "N"},
    "--full-screen": _flag,
    "--mute": _flag,
    "--present": _flag,
    "--test-hook": lambda texts: {"type": partial(_writable, texts), "metavar": "FILE"},
    "--data-dir": lambda _texts: {"type": Path, "metavar": "DIR"},
    "--lesson": lambda _texts: {"metavar": "ID"},
    "--puzzle": lambda _texts: {"metavar": "ID"},
}
"""Each option, and what argparse has to know of it besides its help."""
