"""The figures of how to play Four Player Mancala, and what each is an example of."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.four_player.board import PITS
from game.rules.protocol import Json, Place
from game.view.four_player.lines import LINES
from game.view.howto.page import Example, Figure, Label, Shown

LEAST_SOWN = 2
"""So many pieces are sown at least where the last one matters."""


def _kinds(shown: Shown) -> set[str]:
    return {event.kind for event in shown.events}


def _near(shown: Shown) -> int:
    return int(shown.game.seats[0])


def _sows(shown: Shown) -> bool:
    """A move that comes to the next player's pits, and of which nothing else comes."""
    if _kinds(shown) & {"capture", "again", "end"}:
        return False
    falls = [event.target for event in shown.events if event.kind == "drop" and event.target]
    return bool(falls) and falls[-1].at[0] != _near(shown)


def _reaches_reservoir(shown: Shown) -> bool:
    """A move whose last piece falls in the own reservoir."""
    moved = [event.kind for event in shown.events if event.kind in ("drop", "store", "capture")]
    return (
        moved[-1:] == ["store"]
        and shown.events[0].count >= LEAST_SOWN
        and "end" not in _kinds(shown)
    )


def _captures(shown: Shown) -> bool:
    """A capture from another side; from two where several have something to lose."""
    if shown.events[0].count < LEAST_SOWN:
        return False
    robbed = {
        event.source.at[0]
        for event in shown.events
        if event.kind == "capture" and event.source and event.count
    } - {_near(shown)}
    straight = 3 in shown.game.options["variations"] or len(shown.game.seats) == 2
    return len(robbed) >= (1 if straight else 2)


def _captures_nothing(shown: Shown) -> bool:
    """A last piece in an empty pit of one's own, which is no capture where there is none."""
    near = _near(shown)
    falls = [event.target for event in shown.events if event.kind == "drop" and event.target]
    last = falls[-1] if falls else None
    if last is None or last.at[0] != near or falls.count(last) > 1:
        return False
    return not shown.position.pits(near)[last.at[1] - 1] and not _kinds(shown) & {"end"}


def _ends(shown: Shown) -> bool:
    """The end of a game."""
    return shown.game.outcome(shown.after) is not None


def figures(options: Mapping[str, Json]) -> Mapping[str, Figure]:
    """Return the figure of each page."""
    near = min(options["seats"])
    pits = tuple(Place("pit", (near, number)) for number in range(1, PITS + 1))
    labels = (
        Label("howto.four-player.label.pits", pits),
        Label("howto.four-player.label.reservoir", (Place("reservoir", (near,)),)),
    )
    lines = LINES.get(form(options), {})
    drawn = {key: Figure(lines.get(key, ""), one) for key, one in examples(options).items()}
    start = Figure(still=True)
    return {**drawn, "aim": Figure(still=True, labels=labels), "order": start, "stop": start}


def examples(options: Mapping[str, Json]) -> Mapping[str, Example]:
    """Return what the figure of each page is an example of."""
    nothing = 3 in options["variations"] and len(options["seats"]) == 3
    capture = _captures_nothing if nothing else _captures
    return {
        "sow": _sows,
        "again": _reaches_reservoir,
        "capture": capture,
        "stays": _captures,
        "end": _ends,
    }


def form(options: Mapping[str, Json]) -> str:
    """Return what a form of the game is called in `LINES`: "4x4", or "2x4:2,3"."""
    variations = ",".join(str(number) for number in options["variations"])
    return f"{len(options['seats'])}x{options['seeds']}" + (f":{variations}" if variations else "")
