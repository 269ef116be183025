"""The words of `./build.sh`, and how their options are read."""

import argparse
import importlib
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tools import environment
from tools.build import sharing
from tools.errors import BuildError
from tools.naming import COMMAND
from tools.programs import become
from tools.reader import Reader, at_least
from tools.serving.network import EVERYWHERE, THIS_MACHINE

Options = argparse.Namespace

BENCHES = ("rules", "thinking", "review", "page", "start", "rest")
"""What `bench` can measure: each a module tools/measure/NAME.py with `run()`."""


@dataclass(frozen=True)
class Word:
    """One word: what it does, which packages it needs, and the function that does it.

    `function` is "module:name" in tools, imported when the packages are there; it is
    given the options and returns the exit status.  Without a name the module is run as a
    program, with all that follows the word.  `rest` names what else may follow, and `more`
    is told at the end of the help.  What rests on signals or forks is not `on_windows`.
    """

    summary: str
    function: str
    lock: str | None = environment.PROGRAM
    options: Callable[[Reader], None] | None = None
    rest: str = ""
    more: str = ""
    on_windows: bool = True

    def read(self, name: str, arguments: Sequence[str]) -> Options:
        """Read the options after the word `name`."""
        reader = Reader(
            prog=f"{COMMAND} {name}",
            usage=f"{COMMAND} {name} [options]{self.rest and f' [{self.rest}]'}",
            description=self.summary,
            epilog=self.more,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        if self.options is not None:
            self.options(reader)
        if self.rest:
            options, rest = reader.parse_known_args(arguments)
            options.rest = rest
            return options
        return reader.parse_args(arguments)

    def run(self, options: Options) -> int:
        """Set up what the word needs, then do it."""
        if sys.platform == "win32" and not self.on_windows:
            raise BuildError("this word needs Linux or macOS: Windows has no such processes")
        if self.lock is not None:
            environment.ensure(self.lock)
        module, _, name = self.function.partition(":")
        if not name:
            program = [sys.executable, "-P", "-m", f"tools.{module}"]
            become([*program, *options.rest])
        status: int = getattr(importlib.import_module(f"tools.{module}"), name)(options)
        return status


def _port(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 65535:
        raise argparse.ArgumentTypeError(f"{text} is not a port: give a number from 1 to 65535")
    return int(text)


def _address(text: str) -> str:
    try:
        return sharing.checked(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _serve(reader: Reader) -> None:
    reader.add_argument("--port", type=_port, default=8000, help="listen there (default: 8000)")
    reader.add_argument(
        "--host",
        nargs="?",
        const=EVERYWHERE,
        default=THIS_MACHINE,
        metavar="ADDRESS",
        help="for other devices too, such as a phone near it: with no ADDRESS at each that this "
        "machine has (default: for this machine only)",
    )


def _build(reader: Reader) -> None:
    reader.add_argument(
        "--runtime",
        choices=("self", "pygbag"),
        default="self",
        help="what runs Python in the page: our own files (self, the default), or pygbag's site",
    )
    reader.add_argument(
        "--address",
        type=_address,
        metavar="URL",
        help="where the page will lie, such as https://example.org/baraza/: only then do all sites "
        "show its picture beside a link (default: what BARAZA_ADDRESS says, if anything)",
    )


def _bench(reader: Reader) -> None:
    reader.add_argument("--only", choices=BENCHES, help="what to measure (default: everything)")


def _test(reader: Reader) -> None:
    reader.add_argument(
        "--no-browser",
        action="store_true",
        help="leave out the tests in a real browser and a real window",
    )
    reader.add_argument(
        "--deep",
        action="store_true",
        help="with what is long by nature as well: takes much longer",
    )
    reader.add_argument(
        "--busy",
        type=at_least(0),
        default=0,
        metavar="N",
        help="keep N processes busy while the tests run: none may fail for want of time",
    )


def _words(reader: Reader) -> None:
    reader.add_argument(
        "languages", nargs="*", metavar="LANGUAGE", help="such as sw (default: all there are)"
    )
    reader.add_argument(
        "--seen",
        action="store_true",
        help="note that the sentences there are go with English as it is now",
    )


def _kernel(reader: Reader) -> None:
    reader.add_argument(
        "--check",
        action="store_true",
        help="build it beside, and tell whether it is the file that there is",
    )


def _runtime(reader: Reader) -> None:
    reader.add_argument("--work", type=Path, help="build there (default: build/runtime)")
    reader.add_argument("--out", type=Path, help="put the wheel there (default: web/runtime)")


_BENCH_HELP = """
The rules are measured beside the packages mancala and open_spiel (PyPI) where these are there.
They are no part of this project: install them for another Python, and name that Python in the
environment variable BARAZA_BENCH_PEERS. Without it they are not measured, and the table says so.
"""

_TEST_HELP = """
what may follow, for example:
  tests/rules       only these files, folders or tests
  -k bao            only tests with this in their names
  -n 0              in one process, one test after the other (default: one for each core)
  --durations 20    tell which tests took longest

Tests that need a browser or a window are a run of pytest by themselves, after all others.
"""

_SOAK_HELP = """
what may follow:
  --plies N    moves of each game (default: 1,000,000, which takes minutes to an hour)
  --presses N  of everything that can be pressed, all over the program (default: 100,000: minutes)
  --seed N     do the same again (default: another seed each time; it is printed)
  --game NAME  only the moves of kalah, four-player, bao or bantu

What does not hold ends it with status 1, what led there and the command to see it again.
"""

_TORTURE_HELP = """
what may follow:
  --kills N         processes that are killed while they save (default: 1,000)
  --games N         whole programs that are killed (default: 200)
  --readings N      inputs for each reader (default: 5,000)
  --page-readings N the same in the page's Python, run by node (default: a tenth of --readings)
  --deep            100,000 inputs for each reader, 10,000 in the page's Python: takes hours
  --no-page, --page-only  leave out the page's Python, or all else
  --reader NAME     only one reader, such as record, link, depth, ids or storage
  --number N        only its input of this number, which is printed
  --seed N          try the same again (default: another seed each time; it is printed)

What does not hold ends it with status 1, the input, and the command to see it again.
"""

_PUZZLES_HELP = """
what follows:
  find GAME          play games for --seconds N (60); what is found goes to build/puzzles/GAME.jsonl
  choose GAME        choose of it; the choice is drawn into build/puzzles/GAME-*.png
  add GAME [NUMBER]  add the chosen ones, or only those of these numbers, to assets/lessons/
  --seed N           find or choose others
"""

_MUTANTS_HELP = """
what may follow:
  --module NAME  only this module of game/rules, such as kalah.board; may be given several times
  --sample N     at most so many mistakes of each module, chosen at random
  --seed N       of the sample (default: 1)
  --only TEXT    only mistakes with this in their name; may be given several times
  --quick        run the quick tests only: what they leave may yet be noticed by the others

Everything takes some ten minutes. Mistakes that cannot matter are listed in docs/mutants.md; of
the others the tests of each module have to notice 95 %, or the status is 1.
"""

WORDS = {
    "serve": Word(
        "build the page if needed, and serve it on this machine", "serve:run", options=_serve
    ),
    "play": Word("play in a window of its own", "play:run", rest="options of the game"),
    "test": Word(
        "check and test everything",
        "checks:run",
        environment.TESTS,
        _test,
        "tests, options of pytest",
        more=_TEST_HELP,
    ),
    "build": Word("build the page into build/web/", "build.command:run", options=_build),
    "zip": Word("make build/baraza-itch.zip, ready for itch.io", "build.itch:run"),
    "bench": Word(
        "measure the rules and the page; write build/bench.json",
        "measure.command:run",
        environment.TESTS,
        _bench,
        more=_BENCH_HELP,
    ),
    "soak": Word(
        "play a million random moves of each game, press everything, and check all that must hold",
        "soak",
        environment.TESTS,
        rest="--plies N, --presses N, --seed N, --game NAME",
        more=_SOAK_HELP,
    ),
    "torture": Word(
        "kill the game while it saves, and give its readers and all of it harmful inputs",
        "torture",
        environment.TESTS,
        rest="--kills N, --games N, --readings N, --seed N",
        more=_TORTURE_HELP,
        on_windows=False,
    ),
    "mutants": Word(
        "make small mistakes in the rules, and see whether the tests notice",
        "mutants",
        environment.TESTS,
        rest="--module NAME, --sample N, --seed N, --only TEXT, --quick",
        more=_MUTANTS_HELP,
        on_windows=False,
    ),
    "strength": Word(
        "let the opponents' levels play each other; write the tables of docs/strength.md",
        "strength",
        rest="--game NAME, --games N, --players N, --seed N",
    ),
    "puzzles": Word(
        "find puzzles, and draw a choice of them to be looked at",
        "puzzles",
        rest="find GAME | choose GAME | add GAME [NUMBER ...]",
        more=_PUZZLES_HELP,
    ),
    "gallery": Word(
        "draw every scene at many sizes into build/gallery/",
        "gallery",
        rest="words in the names of pictures | --references",
        more="--references writes the small pictures in tests/data/pictures/ anew.",
    ),
    "words": Word(
        "tell what is missing or wrong in the words of each language",
        "translations.command:run",
        options=_words,
    ),
    "app": Word("make the game one program of this system, in build/app/", "app.command:run"),
    "print": Word(
        "make rules, boards and exercises as PDF in build/print/", "printing.command:run"
    ),
    "kernel": Word(
        "make the kernel of Kalah anew from its sources in C (clang and wasm-ld)",
        "kernel.command:run",
        lock=None,
        options=_kernel,
    ),
    "runtime": Word(
        "make the browser's pygame anew from its sources (Debian, as root)",
        "build.runtime:run",
        lock=None,
        options=_runtime,
    ),
}


def usage() -> str:
    """The text of `./build.sh --help`."""
    lines = [f"  {name:10}{word.summary}" for name, word in WORDS.items()]
    return "\n".join(
        [
            f"usage: {COMMAND} WORD [options]",
            "",
            *lines,
            "",
            f"{COMMAND} WORD --help lists the options of a word.",
        ]
    )


def run(arguments: Sequence[str]) -> int:
    """Do what the command line says; returns the exit status."""
    if not arguments:
        raise BuildError(f"a word is missing: {COMMAND} --help lists them", status=2)
    name, *rest = arguments
    if name in ("--help", "-h", "help"):
        print(usage())
        return 0
    word = WORDS.get(name)
    if word is None:
        raise BuildError(f"{name} is not a word I know: {COMMAND} --help lists them", status=2)
    return word.run(word.read(name, rest))
