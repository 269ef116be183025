"""What comes of a move some moves on, if all play as a quick look at each position tells them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from game.ai.levels import ADVICE_SEED, glance_strength
from game.ai.opponent import think
from game.ai.registry import mind_of
from game.ai.thought import Steps
from game.ai.turns import NOTHING, Gain, gain_of
from game.rules.protocol import AnyGame, Event, Seat

MOVES = 14
"""So many moves are followed, the first one included."""

SOON = 8
"""What begins within so many moves is told as a capture that comes soon."""

LEAST = 3
"""Fewer seeds than this are no difference."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What makes the difference later on.

    `kind`: "loses": after the move that was played `seat` gets `gain` in one turn, and nothing like
    it after the best; "wins": the mover gets that after the best move, and nothing like it now;
    "scores": more is scored after the best move: `best` is what the mover's side and all others
    score then, and `now` what they score after the move that was played.
    """

    kind: Literal["loses", "wins", "scores"]
    seat: Seat
    gain: Gain = NOTHING
    best: tuple[int, int] = (0, 0)
    now: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class _Turn:
    """What one player gets in a turn of a line, which so many moves came before."""

    seat: Seat
    gain: Gain
    begin: int = 0


def prospect(
    game: AnyGame, position: Any, played: Sequence[Any], best: Any
) -> Steps[Prospect | None]:
    """Return what makes the difference between two moves later on; None if nothing is seen.

    `played` begins the one line, None where it ends; `best` the other.
    """
    mover = game.to_move(position)
    side = game.side_of(mover)
    line = yield from _line(game, position, [move for move in played if move is not None], side)
    ideal = yield from _line(game, position, [best], side)
    lost, kept = _most(line, side, False), _most(ideal, side, False)
    won, missed = _most(ideal, side, True), _most(line, side, True)
    worse = _value(lost.gain) - _value(kept.gain)
    better = _value(won.gain) - _value(missed.gain)
    least = 1 if mind_of(game.name).captures == "pieces" else LEAST
    if max(worse, better) >= least:
        if worse >= better:
            return Prospect("loses", lost.seat, lost.gain)
        return Prospect("wins", won.seat, won.gain)
    then, now = _scores(ideal, side), _scores(line, side)
    if then[0] - then[1] - (now[0] - now[1]) < LEAST:
        return None
    return Prospect("scores", mover, best=then, now=now)


def _line(
    game: AnyGame, position: Any, begun: Sequence[Any], side: Sequence[Seat]
) -> Steps[list[_Turn]]:
    """Return the turns of a line that begins with some moves and goes on as well as it can."""
    strength = glance_strength(game)
    turns: list[_Turn] = []
    seat = game.to_move(position)
    events: tuple[Event, ...] = ()
    begin = 0

    def turn() -> _Turn:
        """Return what the player got who has moved last."""
        victims = _victims(game, seat, side)
        return _Turn(seat, gain_of(game, seat, events, position, victims), begin)

    for number in range(MOVES):
        if not game.legal_moves(position):
            break
        if number < len(begun):
            move = begun[number]
        else:
            move = (yield from think(game, position, strength, ADVICE_SEED)).move
        if game.to_move(position) != seat:
            turns.append(turn())
            seat, events, begin = game.to_move(position), (), number
        position, further = game.play(position, move)
        events += further
        yield None
    return [*turns, turn()]


def _victims(game: AnyGame, seat: Seat, side: Sequence[Seat]) -> Sequence[Seat]:
    """Return from whom captures of a seat count: its opponents, or the side that is told of."""
    return side if seat not in side else [other for other in game.seats if other not in side]


def _most(turns: Sequence[_Turn], side: Sequence[Seat], own: bool) -> _Turn:
    """Return the turn soon after the first that brings most to a side, or to another player."""
    theirs = [turn for turn in turns[1:] if (turn.seat in side) == own and turn.begin < SOON]
    return max(theirs, key=lambda turn: _value(turn.gain), default=_Turn(side[0], NOTHING))


def _value(gain: Gain) -> int:
    """Return how much is captured; a win is more than all."""
    return 1_000 if gain.wins else gain.taken


def _scores(turns: Sequence[_Turn], side: Sequence[Seat]) -> tuple[int, int]:
    """Return what a side scores in a line, and all the others."""
    own = sum(turn.gain.scored for turn in turns if turn.seat in side)
    return own, sum(turn.gain.scored for turn in turns) - own
