"""The figures of how to play Kalah: lines of games, and what each is an example of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.rules.protocol import Json, Place
from game.view.howto.page import Figure, Label, Shown
from game.view.kalah.lines import LINES

NEAR, FAR = 0, 1

LEAST_SOWN = 2
"""So many seeds are sown at least where the last one matters."""


def _sows(shown: Shown) -> bool:
    """A move into the store and on into the other row, of which nothing else comes."""
    kinds = [event.kind for event in shown.events]
    falls = [event for event in shown.events if event.kind == "drop"]
    last = falls[-1:]
    return _is_plain(kinds) and "store" in kinds and last != [] and _owner(last[0]) == FAR


def _goes_round(shown: Shown) -> bool:
    """A move that comes round to the row it began in, past the other's store."""
    kinds = [event.kind for event in shown.events]
    owners = [_owner(event) for event in shown.events if event.kind == "drop"]
    return _is_plain(kinds) and FAR in owners and owners[-1] == NEAR and "store" in kinds


def _goes_on(shown: Shown) -> bool:
    """An extra turn, by more seeds than one."""
    return (
        any(event.kind == "again" for event in shown.events) and shown.events[0].count >= LEAST_SOWN
    )


def _captures(shown: Shown) -> bool:
    """A capture of what lies opposite, by the last of several seeds."""
    if shown.events[0].count < LEAST_SOWN:
        return False
    taken = [event for event in shown.events if event.kind == "capture"]
    return any(event.source and event.source.at[0] == FAR and event.count for event in taken)


def _ends(shown: Shown) -> bool:
    """The end of a game, with seeds left over on the other side."""
    captures = any(event.kind == "capture" for event in shown.events)
    if shown.game.outcome(shown.after) is None or captures:
        return False
    return any(shown.position.row(FAR))


EXAMPLES = {
    "sow": _sows,
    "round": _goes_round,
    "again": _goes_on,
    "capture": _captures,
    "end": _ends,
}
"""What the figure of each page is an example of."""


def figures(options: Mapping[str, Json]) -> Mapping[str, Figure]:
    """Return the figure of each page."""
    houses = tuple(Place("house", (NEAR, number + 1)) for number in range(options["houses"]))
    labels = (
        Label("howto.kalah.label.houses", houses),
        Label("howto.kalah.label.store", (Place("store", (NEAR,)),)),
    )
    lines = LINES.get(form(options), {})
    drawn = {key: Figure(lines.get(key, ""), example) for key, example in EXAMPLES.items()}
    return {**drawn, "aim": Figure(still=True, labels=labels)}


def form(options: Mapping[str, Json]) -> str:
    """Return what a form of the game is called in `LINES`."""
    return f"{options['houses']}x{options['seeds']}"


def _is_plain(kinds: Sequence[str]) -> bool:
    """Whether a move has neither captured nor won another turn, nor ended the game."""
    return not {"capture", "again", "end"} & set(kinds)


def _owner(event: object) -> int:
    """Return whose place a seed fell in."""
    target = getattr(event, "target", None)
    return NEAR if target is None else target.at[0]
