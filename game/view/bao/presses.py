"""How a Bao move is pressed on the board: the pit, the way, and what is done in the nyumba.

Each press is a place. A pit from which only one way leads goes at once. Else the way is the
kichwa at which captured seeds enter, or the neighbouring pit into which the sowing goes (where
two seeds of the nyumba or all of it may be sown, the pit next but one for all). Where a lap ends
in the nyumba and there is a choice, the nyumba itself means "stop", and the pit after it "sow on".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple, cast

from game.rules.bao.board import KICHWA, PITS, PLACES, BaoMove, BaoPosition
from game.rules.bao.game import Bao, Progress
from game.rules.protocol import AnyGame, Event, Place

Open = tuple[BaoMove, ...]
"""Moves that are still open: starts, or one move with the nyumba choices made so far."""


class Asked(NamedTuple):
    """What is asked after some presses.

    The pit, the way, or whether to stop in the nyumba or to sow on.
    `answers` tell what is open after each press. `events` have happened by then, and `move` is as
    far as it is decided, where the nyumba is asked for.
    """

    question: Literal["pit", "way", "nyumba"]
    answers: Mapping[Place, Open]
    move: BaoMove | None = None
    events: tuple[Event, ...] = ()
    step: int = 0
    """The direction of the sowing where the nyumba is asked for."""


TWO_SEEDS = "namua-takasa-two-from-nyumba"

NOTHING = Asked("pit", {})


def asked(game: AnyGame, position: BaoPosition, chosen: Sequence[Place]) -> Asked:
    """Return what is asked after the presses `chosen`; nothing if they lead nowhere."""
    return _asked(cast(Bao, game), position, tuple(chosen))


@lru_cache(maxsize=256)
def complete(game: Bao, position: BaoPosition, left: Open) -> BaoMove | None:
    """Return the move that is left open, if there is nothing more to ask."""
    if len(left) > 1:
        return None
    move, progress = _decided(game, position, left[0])
    return None if progress.choices else move


@lru_cache(maxsize=256)
def _asked(game: Bao, position: BaoPosition, chosen: tuple[Place, ...]) -> Asked:
    """Work out what `asked` returns."""
    if not chosen:
        moves = dict.fromkeys(move._replace(nyumba=()) for move in game.legal_moves(position))
        pits = PLACES[position.to_move]
        return Asked("pit", _grouped((pits[move.pit - 1], move) for move in moves))
    left = _asked(game, position, chosen[:-1]).answers.get(chosen[-1])
    if left is None or complete(game, position, left) is not None:
        return NOTHING
    if len(left) > 1:
        mixed = len({move.kind for move in left}) > 1
        return Asked("way", _grouped((_way(position, move, mixed), move) for move in left))
    return _at_nyumba(game, position, left[0])


def _grouped(pairs: Iterable[tuple[Place, BaoMove]]) -> dict[Place, Open]:
    """Return the moves by place."""
    found: dict[Place, Open] = {}
    for place, move in pairs:
        found[place] = (*found.get(place, ()), move)
    return found


def _way(position: BaoPosition, move: BaoMove, mixed: bool) -> Place:
    """Return the place that stands for the way of a move: the first pit that is sown.

    `mixed`: two seeds or all may be taken; then all seeds go by the next pit but one.
    """
    pits = PLACES[position.to_move]
    if move.kind == "namua-capture":
        return pits[KICHWA[move.direction]]
    far = 2 if mixed and move.kind != TWO_SEEDS else 1
    return pits[(move.pit - 1 + far * move.direction) % PITS]


def _decided(game: Bao, position: BaoPosition, move: BaoMove) -> tuple[BaoMove, Progress]:
    """Return a move with the choices that are none (sowing on would never end), and where it is."""
    progress = game.choices(position, move)
    while len(progress.choices) == 1:
        move = move._replace(nyumba=(*move.nyumba, progress.choices[0]))
        progress = game.choices(position, move)
    return move, progress


def _at_nyumba(game: Bao, position: BaoPosition, move: BaoMove) -> Asked:
    """Return the question in the nyumba: stop, or sow on."""
    move, progress = _decided(game, position, move)
    nyumba = progress.place
    if nyumba is None:
        return NOTHING
    step = sowing_step(progress.events)
    onward = PLACES[position.to_move][(nyumba.at[1] - 1 + step) % PITS]
    stop = move._replace(nyumba=(*move.nyumba, "stop"))
    further = move._replace(nyumba=(*move.nyumba, "sow-on"))
    return Asked("nyumba", {nyumba: (stop,), onward: (further,)}, move, progress.events, step)


def sowing_step(events: Sequence[Event]) -> int:
    """Return the direction of the lap that ends `events`: 1 clockwise, -1 anticlockwise."""
    falls = [event for event in events if event.kind in ("drop", "lift", "capture")][-2:]
    before, last = falls
    end = last.target.at[1] if last.target else 0
    if before.kind == "capture":
        # One seed, entered at a kichwa.
        return 1 if end == 1 else -1
    start = (before.target or before.source or Place("pit", (0, end))).at[1]
    return 1 if (end - start) % PITS == 1 else -1
