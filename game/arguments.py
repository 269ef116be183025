"""The options of the command line, and the window they ask for."""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

from game import __version__
from game.host.files import kind_of, read_some
from game.host.interface import Host
from game.host.window.folder import write_whole
from game.host.window.home import data_folder, home_folder, obstacle
from game.i18n.catalogue import Catalogue
from game.signals import asked, end_in_order, status
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

    @property
    def folder(self) -> Path | None:
        """Where matches and settings are kept; None where there is no place for them."""
        return self.data_dir or data_folder(sys.platform, os.environ, home_folder())

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
            folder=self.folder,
            file=self.file,
            link=self.link,
        )


_LONGEST = 1_000
"""Characters of a line about a wrong option: what was given may be anything."""

_LEAST_SIDE = 240
_MOST_SIDES = (4_320, 8_192)
"""Pixels of the short and of the long side of a window: no screen is larger, and memory ends."""


class _Parser(argparse.ArgumentParser):
    """Tells of a wrong option in one line, and of what was asked for to whoever still reads."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {one_line(message, _LONGEST)} (see {self.prog} --help)\n")

    def _print_message(self, message: str, file: Any = None) -> None:
        stream = sys.stderr if file is None else file
        with contextlib.suppress(OSError):
            super()._print_message(message, stream)
            stream.flush()
            return
        # Nobody reads it, or the disk is full. Python must not try again at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def native_host(arguments: Sequence[str], texts: Catalogue) -> Host:
    """Return the native host that `arguments` ask for; see `choices`.

    Signals are only noted from here on. Whoever reads along on the terminal is told where nothing
    can be kept.
    """
    from game.host.window.waiting import wake  # noqa: PLC0415 - --help answers without pygame

    end_in_order(wake)
    options = choices(arguments, texts)
    if asked():
        sys.exit(status())
    warning = _about_keeping(options.folder, texts)
    if warning and sys.stderr is not None:
        with contextlib.suppress(OSError):  # nobody may be reading
            print(one_line(warning, _LONGEST), file=sys.stderr, flush=True)
    return options.host()


def _about_keeping(folder: Path | None, texts: Catalogue) -> str:
    """Return what is to be told where nothing can be kept; "" where something can."""
    if folder is None:
        return texts.text("cli-no-folder")
    why = obstacle(folder)
    return why and texts.text("cli-not-kept", folder=str(folder), why=why)


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
    sides = sorted(map(int, size.groups())) if size else [0, 0]
    if sides[0] < _LEAST_SIDE or any(
        side > most for side, most in zip(sides, _MOST_SIDES, strict=True)
    ):
        short, long = _MOST_SIDES
        most = f"{long}x{short}"
        raise argparse.ArgumentTypeError(
            texts.text("cli-not-size", given=_quoted(text), least=_LEAST_SIDE, most=most)
        )
    assert size is not None
    return int(size[1]), int(size[2])


def _scale(texts: Catalogue, text: str) -> float:
    try:
        scale = float(text)
    except ValueError:
        scale = 0.0
    if not 0.5 <= scale <= 4:
        raise argparse.ArgumentTypeError(texts.text("cli-not-scale", given=_quoted(text)))
    return scale


def _quoted(text: str) -> str:
    """Return what was given as a line about it quotes it: what to do must find room behind it."""
    return one_line(text, _LONGEST // 2)


def _misfit(texts: Catalogue, key: str, given: str, error: OSError | ValueError) -> Exception:
    """Return the mistake to be told where the system refuses a path."""
    why = getattr(error, "strerror", None) or texts.text("cli-not-possible")
    return argparse.ArgumentTypeError(texts.text(key, given=_quoted(given), why=why))


def _path(texts: Catalogue, key: str, text: str) -> Path:
    """Return a path; the mistake `key` where no name was given."""
    if not text:
        raise argparse.ArgumentTypeError(texts.text(key, given="", why=texts.text("cli-no-name")))
    return Path(text)


def _refuse_kind(texts: Catalogue, key: str, path: Path, *, through_links: bool) -> None:
    """Refuse whatever lies at a path and is no file. Raises OSError where nothing does."""
    kind = kind_of(path, through_links=through_links)
    if kind != "file":
        why = texts.text(f"cli-is-{kind}")
        raise argparse.ArgumentTypeError(texts.text(key, given=_quoted(str(path)), why=why))


def _writable(texts: Catalogue, text: str) -> Path:
    """Return the path, after writing to it once: better to hear of it now than in mid-game.

    Nothing but a file is written over: a link or a device would be gone then.
    """
    path = _path(texts, "cli-not-writable", text)
    try:
        with contextlib.suppress(FileNotFoundError):
            _refuse_kind(texts, "cli-not-writable", path, through_links=False)
        write_whole(path, b"{}")
    except (OSError, ValueError) as error:
        raise _misfit(texts, "cli-not-writable", text, error) from error
    return path


def _readable(texts: Catalogue, text: str) -> Path:
    """Return the path of a file that can be read."""
    path = _path(texts, "cli-not-readable", text)
    try:
        _refuse_kind(texts, "cli-not-readable", path, through_links=True)
        read_some(path, 1)
    except (OSError, ValueError) as error:
        raise _misfit(texts, "cli-not-readable", text, error) from error
    return path


def _folder(texts: Catalogue, text: str) -> Path:
    """Return the path of a folder. One that nothing can be kept in stops nobody from playing."""
    path = _path(texts, "cli-not-folder", text)
    if "\0" in text:
        why = texts.text("cli-not-possible")
        raise argparse.ArgumentTypeError(texts.text("cli-not-folder", given=_quoted(text), why=why))
    return path


def _id(texts: Catalogue, text: str) -> str:
    """Return the id of a lesson or puzzle; whether there is one of that id the game says."""
    if not text.strip():
        raise argparse.ArgumentTypeError(texts.text("cli-no-name"))
    return text


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
    "--data-dir": lambda texts: {"type": partial(_folder, texts), "metavar": "DIR"},
    "--lesson": lambda texts: {"type": partial(_id, texts), "metavar": "ID"},
    "--puzzle": lambda texts: {"type": partial(_id, texts), "metavar": "ID"},
}
"""Each option, and what argparse has to know of it besides its help."""
