"""What the console answers to each request; docs/console.md describes them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, BinaryIO, TypeVar

from game.console import forms
from game.console.best import best
from game.console.exercises import exercise
from game.console.lines import RequestError, lines, parse
from game.console.patience import MOST_SECONDS, TooSlowError, patience
from game.console.table import Table
from game.i18n.catalogue import Catalogue
from game.learn.courses import load_course, load_puzzles
from game.rules import shape
from game.rules.counting import TooManyError, perft
from game.rules.protocol import AnyGame, Event, Json, Reason, RulesError
from game.rules.registry import GAMES, make

Request = Mapping[str, Json]
Answer = dict[str, Json]

MOST_DEPTH = 50
MOST_POSITIONS = 400_000
"""So many different positions at one depth are kept in memory to count on from."""
MOST_GAMES = 1_000_000
SEEDS = 2**63

T = TypeVar("T")


class Console:
    """Answers requests; between them it holds one game, or none yet."""

    def __init__(
        self, most_positions: int = MOST_POSITIONS, most_seconds: float = MOST_SECONDS
    ) -> None:
        """Begin without a game.

        `most_positions`: how many a count may keep at once; `most_seconds`: how long a count, or
        games at random, may take.
        """
        self._most_positions = most_positions
        self._most_seconds = most_seconds
        self._table: Table | None = None
        self._catalogue = Catalogue.load(["en"])

    def answer(self, line: bytes | None) -> Answer:
        """Return the answer to one line. It never raises: an error changes nothing."""
        try:
            return {"ok": True, **self._answer(parse(line))}
        except (RequestError, RulesError) as error:
            return self._refusal(error.reason, error.at)
        except TooManyError as error:
            return self._refusal(Reason("console-too-many", {"depth": error.depth}), "depth")
        except TooSlowError:
            seconds = round(self._most_seconds)
            return self._refusal(Reason("console-too-slow", {"seconds": seconds}), "")
        except RecursionError:
            return self._refusal(Reason("console-too-deep"), "")
        except Exception as error:
            return self._refusal(Reason("console-own-error", {"name": type(error).__name__}), "")

    def _refusal(self, reason: Reason, at: str) -> Answer:
        return {"ok": False, "error": self._words(reason), "at": at}

    def _words(self, reason: Reason) -> str:
        return self._catalogue.text(f"reason.{reason.key}", **reason.values)

    def _answer(self, request: Request) -> Answer:
        """Check the request's members and let its handler answer."""
        if "do" not in request:
            raise RequestError(Reason("shape-missing-key", {"name": "do"}))
        do = request["do"]
        if not isinstance(do, str) or do not in _HANDLERS:
            raise RequestError(Reason("shape-choice", {"choices": list(_HANDLERS)}), "do")
        handler, needed, optional = _HANDLERS[do]
        for name in request:
            if name not in ("do", *needed, *optional):
                reason = Reason("shape-unknown-key", {"name": name[:40]})
                raise RequestError(reason, name[:40])
        for name in needed:
            if name not in request:
                raise RequestError(Reason("shape-missing-key", {"name": name}))
        return handler(self, request)

    def _games(self, _request: Request) -> Answer:
        return {"games": forms.games(GAMES)}

    def _new(self, request: Request) -> Answer:
        game = _game(request)
        return self._lay(game, game.start())

    def _set(self, request: Request) -> Answer:
        game = _game(request)
        return self._lay(game, _part("position", game.position_from_json, request["position"]))

    def _lay(self, game: AnyGame, position: Any) -> Answer:
        table, events = Table.lay(game, position)
        return self._show(table, events if events else None)

    def _view(self, _request: Request) -> Answer:
        return forms.view(self._there())

    def _play(self, request: Request) -> Answer:
        table = self._there()
        move = _part("move", table.game.move_from_json, request["move"])
        try:
            return self._show(*table.play(move))
        except RulesError as error:
            raise RequestError(error.reason, "move") from error

    def _why(self, request: Request) -> Answer:
        table = self._there()
        move = _part("move", table.game.move_from_json, request["move"])
        reason = table.why_not(move)
        if reason is None:
            return {"legal": True}
        why = {"reason": reason.key, "values": dict(reason.values), "text": self._words(reason)}
        return {"legal": False, **why}

    def _perft(self, request: Request) -> Answer:
        table = self._there()
        depth = _whole(request, "depth", 0, MOST_DEPTH)
        if table.outcome() is not None:
            return {"counts": [0] * depth}
        check = patience(self._most_seconds)
        return {"counts": perft(table.game, table.position, depth, self._most_positions, check)}

    def _playout(self, request: Request) -> Answer:
        table = self._there()
        count = _whole(request, "count", 0, MOST_GAMES)
        seed = _whole(request, "seed", -SEEDS, SEEDS)
        return table.playouts(count, seed, patience(self._most_seconds))

    def _lessons(self, _request: Request) -> Answer:
        every = [lesson for name in GAMES for lesson in load_course(name).lessons]
        return {"lessons": [exercise(each) for each in every]}

    def _puzzles(self, request: Request) -> Answer:
        name = shape.one_of(request["game"], list(GAMES), RulesError, "game")
        return {"puzzles": [exercise(each) for each in load_puzzles(name)]}

    def _best(self, request: Request) -> Answer:
        return best(self._there(), {k: v for k, v in request.items() if k != "do"})

    def _read(self, request: Request) -> Answer:
        from game.console.reading import answer  # noqa: PLC0415 - few conversations read texts

        return answer(request["text"], self._catalogue.text)

    def _there(self) -> Table:
        """Return the game on the table; without one the request is refused."""
        if self._table is None:
            raise RequestError(Reason("console-no-game"))
        return self._table

    def _show(self, table: Table, events: tuple[Event, ...] | None) -> Answer:
        """Put `table` in place of the old one and return its view, with the events if any.

        The view is made first, so that nothing is changed should that fail.
        """
        view = forms.view(table)
        if events is not None:
            view["events"] = forms.events(table.game, events)
        self._table = table
        return view


Handler = Callable[[Console, Request], Answer]

_HANDLERS: Mapping[str, tuple[Handler, tuple[str, ...], tuple[str, ...]]] = {
    "games": (Console._games, (), ()),
    "new": (Console._new, ("game",), ("options",)),
    "set": (Console._set, ("game", "position"), ("options",)),
    "view": (Console._view, (), ()),
    "play": (Console._play, ("move",), ()),
    "why": (Console._why, ("move",), ()),
    "perft": (Console._perft, ("depth",), ()),
    "best": (Console._best, (), ("level", "millis")),
    "playout": (Console._playout, ("count", "seed"), ()),
    "lessons": (Console._lessons, (), ()),
    "puzzles": (Console._puzzles, ("game",), ()),
    "read": (Console._read, ("text",), ()),
}
"""What can be asked: who answers, the members needed, and those that may be left out."""


def _part(name: str, read: Callable[[Json], T], value: Json) -> T:
    """Return what `read` makes of a part of the request; its errors say where in the request."""
    try:
        return read(value)
    except RulesError as error:
        raise RequestError(error.reason, shape.inside(name, error.at)) from error


def _game(request: Request) -> AnyGame:
    """Return the game that the request names, with its options."""
    name = request["game"]
    if not isinstance(name, str) or name not in GAMES:
        raise RequestError(Reason("shape-choice", {"choices": list(GAMES)}), "game")
    options = request.get("options", {})
    if options is None:
        # To `make` None means that nothing was chosen; here it is not an object, as it should be.
        raise RequestError(Reason("shape-object"), "options")
    return _part("options", lambda options: make(name, options), options)


def _whole(request: Request, name: str, low: int, high: int) -> int:
    return shape.whole(request[name], low, high, RulesError, name)


def run(source: BinaryIO, target: BinaryIO) -> None:
    """Answer each line of `source` with one line on `target`, until it ends."""
    console = Console()
    for line in lines(source):
        target.write(json.dumps(console.answer(line)).encode("ascii") + b"\n")
        target.flush()
