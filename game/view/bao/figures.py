"""The figures of how to play Bao: lines of games, and what each is an example of."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.bao.board import FRONT, NYUMBA, NYUMBA_LEAST
from game.rules.protocol import Json, Place
from game.view.bao.lines import LINES
from game.view.howto.page import Example, Figure, Label, Shown

NEAR = 0

EDGES = (1, 2, 7, 8)
"""The pits from which captured seeds have one way only."""


def _kinds(shown: Shown) -> list[str]:
    return [event.kind for event in shown.events]


def _laps(shown: Shown) -> int:
    """How many laps a move has."""
    kinds = _kinds(shown)
    return kinds.count("lift") + kinds.count("capture")


def _capturing_pit(shown: Shown) -> int:
    """The own front pit that captures first; 0 for none."""
    source = next((e.source for e in shown.events if e.kind == "capture" and e.source), None)
    return 0 if source is None else FRONT + 1 - source.at[1]


def _over(shown: Shown) -> bool:
    return "end" in _kinds(shown)


def _captures_once(shown: Shown, pits: tuple[int, ...]) -> bool:
    """A move with one capture, by one of `pits`, that ends with the lap of what was captured."""
    once = _kinds(shown).count("capture") == 1 and "relay" not in _kinds(shown)
    return once and _capturing_pit(shown) in pits and not _over(shown)


def _by_nyumba(shown: Shown) -> bool:
    """Whether the nyumba has anything to do with a move."""
    moved = (event.target or event.source for event in shown.events)
    return Place("pit", (NEAR, NYUMBA + 1)) in moved


def _namua(shown: Shown) -> bool:
    """A capture by a seed from the stock, in the middle of the row, without the nyumba."""
    return _captures_once(shown, (3, 4, 6)) and not _by_nyumba(shown)


def _other_way(shown: Shown) -> bool:
    """A capture whose seeds enter at the right end, by choice."""
    once = _captures_once(shown, (3, 4, 5, 6)) and not shown.move.nyumba
    return once and bool(shown.move.direction < 0)


def _enters(shown: Shown) -> bool:
    """A capture by sowing: what is captured goes on the same way."""
    return _captures_once(shown, (3, 4, 5, 6)) and not shown.move.nyumba


def _again(shown: Shown) -> bool:
    """A move that captures twice, without more laps than that."""
    return _kinds(shown).count("capture") == 2 and _laps(shown) <= 3 and not _over(shown)


def _sows(shown: Shown) -> bool:
    """A lap without capture that goes on from the front row into the back row."""
    falls = [event.target.at[1] for event in shown.events if event.kind == "drop" and event.target]
    turns = any(ring <= FRONT for ring in falls) and any(ring > FRONT for ring in falls)
    return turns and _laps(shown) == 1 and "capture" not in _kinds(shown)


def _kimbi(shown: Shown) -> bool:
    return _captures_once(shown, EDGES)


def _relay(shown: Shown) -> bool:
    """A capture after which a lap is sown on."""
    kinds = _kinds(shown)
    return kinds.count("relay") == 1 and not _over(shown) and kinds.count("capture") <= 1


def _takasa(shown: Shown) -> bool:
    """A takasa of one lap or two."""
    return shown.move.kind.endswith("takasa") and _laps(shown) <= 2 and not _over(shown)


def _rest(shown: Shown) -> bool:
    """The same once the stock is used up."""
    return str(shown.move.kind) == "mtaji-takasa" and _takasa(shown)


def _nyumba(shown: Shown) -> bool:
    """A capturing turn that ends in a nyumba with its powers, and is stopped there."""
    stops = bool(shown.move.nyumba) and shown.move.nyumba[-1] == "stop"
    return stops and str(shown.move.kind) == "namua-capture" and _laps(shown) <= 2


def _keeps(shown: Shown) -> bool:
    """A takasa that stops in a nyumba with its powers, by choice or by rule."""
    stops = [event.target for event in shown.events if event.kind == "stop"]
    held = Place("pit", (NEAR, NYUMBA + 1))
    full = shown.after.rings[NEAR][NYUMBA] >= NYUMBA_LEAST
    return str(shown.move.kind) == "namua-takasa" and stops == [held] and full


def _two(shown: Shown) -> bool:
    return str(shown.move.kind) == "namua-takasa-two-from-nyumba"


def _mtaji(shown: Shown) -> bool:
    """A capture by sowing, with at most one lap more."""
    return str(shown.move.kind) == "mtaji-capture" and _laps(shown) <= 2 and not _over(shown)


def _takasia(shown: Shown) -> bool:
    return "block" in _kinds(shown) and _laps(shown) <= 3


def _win(shown: Shown) -> bool:
    """A capture that empties the other's front row."""
    outcome = shown.game.outcome(shown.after)
    return outcome is not None and outcome.winners == (NEAR,) and "capture" in _kinds(shown)


_WHOLE: Mapping[str, Example] = {
    "sow": _sows,
    "namua": _namua,
    "kichwa": _other_way,
    "kimbi": _kimbi,
    "again": _again,
    "relay": _relay,
    "takasa": _takasa,
    "nyumba": _nyumba,
    "keep": _keeps,
    "two": _two,
    "mtaji": _mtaji,
    "rest": _rest,
    "takasia": _takasia,
    "win": _win,
}

_LEARNING: Mapping[str, Example] = {
    "sow": _sows,
    "capture": _mtaji,
    "kichwa": _enters,
    "kimbi": _kimbi,
    "again": _again,
    "relay": _relay,
    "takasa": _takasa,
    "takasia": _takasia,
    "win": _win,
}
"""The same where there is neither stock nor nyumba."""

_BEFORE_TAKASA = ("sow", "relay")
"""The pages with moves that capture nothing, before it is told what these are called."""


def figures(options: Mapping[str, Json]) -> Mapping[str, Figure]:
    """Return the figure of each page."""
    lines = LINES.get(form(options), {})
    drawn = {
        key: Figure(lines.get(key, ""), one, plain=key in _BEFORE_TAKASA)
        for key, one in examples(options).items()
    }
    ends = tuple(
        Label(f"howto.bao.label.{word}", _front(*pits))
        for word, pits in (("kichwa", (1,)), ("kimbi", (2,)), ("kimbi", (7,)), ("kichwa", (8,)))
    )
    rows = (
        Label("howto.bao.label.front", _front(3, 4, 5, 6)),
        Label("howto.bao.label.back", tuple(Place("pit", (NEAR, ring)) for ring in range(11, 15))),
    )
    if options["preset"] != "kujifunza":
        ends += (Label("howto.bao.label.nyumba", _front(NYUMBA + 1)),)
    stock = Label("howto.bao.label.stock", (Place("stock", (NEAR,)),))
    start = Figure(still=True)
    return {
        **drawn,
        "aim": Figure(still=True, labels=rows),
        "names": Figure(still=True, labels=ends),
        "start": start,
        "parts": Figure(still=True, labels=(stock,)),
        "preset": start,
    }


def examples(options: Mapping[str, Json]) -> Mapping[str, Example]:
    """Return what the figure of each page is an example of."""
    return _LEARNING if options["preset"] == "kujifunza" else _WHOLE


def form(options: Mapping[str, Json]) -> str:
    """Return what a form of the game is called in `LINES`."""
    return str(options["preset"])


def _front(*numbers: int) -> tuple[Place, ...]:
    """Return pits of the near front row."""
    return tuple(Place("pit", (NEAR, number)) for number in numbers)
