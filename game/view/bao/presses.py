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

Candidates = tuple[BaoMove, ...]
"""Moves that are still open: starts, or one move with the nyumba choices made so far."""


class Question(NamedTuple):
    """What is asked after some presses.

    It is `about` the pit, the way, or whether to stop in the nyumba or to sow on. `answers` are the
    moves that are open after each press. `events` have happened by then, and `move` is as far as it
    is decided, where the nyumba is asked for.
    """

    about: Literal["pit", "way", "nyumba"]
    answers: Mapping[Place, Candidates]
    move: BaoMove | None = None
    events: tuple[Event, ...] = ()
    step: int = 0
    """The direction of the sowing where the nyumba is asked for."""

    @property
    def one_kind(self) -> bool:
        """Whether all answers lead to moves of the same kind."""
        return len({moves[0].kind for moves in self.answers.values()}) == 1


TWO_SEEDS = "namua-takasa-two-from-nyumba"

NO_QUESTION = Question("pit", {})


def question_after(game: AnyGame, position: BaoPosition, chosen: Sequence[Place]) -> Question:
    """Return what is asked after the presses `chosen`; nothing if they lead nowhere."""
    return _question_after(cast(Bao, game), position, tuple(chosen))


@lru_cache(maxsize=256)
def complete(game: Bao, position: BaoPosition, moves: Candidates) -> BaoMove | None:
    """Return the one move that is still open, if there is nothing more to ask."""
    if len(moves) > 1:
        return None
    move, progress = _decided(game, position, moves[0])
    return None if progress.choices else move


@lru_cache(maxsize=256)
def _question_after(game: Bao, position: BaoPosition, chosen: tuple[Place, ...]) -> Question:
    """Work out what `question_after` returns."""
    if not chosen:
        starts = dict.fromkeys(move._replace(nyumba=()) for move in game.legal_moves(position))
        pits = PLACES[position.to_move]
        return Question("pit", _grouped((pits[move.pit - 1], move) for move in starts))
    moves = _question_after(game, position, chosen[:-1]).answers.get(chosen[-1])
    if moves is None or complete(game, position, moves) is not None:
        return NO_QUESTION
    if len(moves) > 1:
        mixed = len({move.kind for move in moves}) > 1
        return Question("way", _grouped((way_place(position, move, mixed), move) for move in moves))
    return _at_nyumba(game, position, moves[0])


def _grouped(pairs: Iterable[tuple[Place, BaoMove]]) -> dict[Place, Candidates]:
    """Return the moves by place."""
    groups: dict[Place, Candidates] = {}
    for place, move in pairs:
        groups[place] = (*groups.get(place, ()), move)
    return groups


def way_place(position: BaoPosition, move: BaoMove, mixed: bool = False) -> Place:
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


def _at_nyumba(game: Bao, position: BaoPosition, move: BaoMove) -> Question:
    """Return the question in the nyumba: stop, or sow on."""
    move, progress = _decided(game, position, move)
    nyumba = progress.place
    if nyumba is None:
        return NO_QUESTION
    step = sowing_step(progress.events)
    onward = PLACES[position.to_move][(nyumba.at[1] - 1 + step) % PITS]
    stop = move._replace(nyumba=(*move.nyumba, "stop"))
    further = move._replace(nyumba=(*move.nyumba, "sow-on"))
    return Question("nyumba", {nyumba: (stop,), onward: (further,)}, move, progress.events, step)


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
