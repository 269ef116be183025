"""Why a move was worse than the best: what it let the next player do, and what it missed.

Nothing is said that does not follow from the events of moves that could be played, or from a proof;
or, where the two moves differ in nothing else, from what comes later if all play well.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.ai.analysis import Analysis, MoveValue, standing
from game.ai.judging import is_proven
from game.ai.outlook import Prospect, prospect
from game.ai.registry import mind_of
from game.ai.thought import Steps
from game.ai.turns import NOTHING, Gain, Turns, gain_of
from game.rules.protocol import AnyGame, Seat

LEAST = 2
"""Fewer seeds than this explain nothing."""

PART = 0.3
"""In seeds: what explains less than this part of what was lost is left out."""

DIFFERENCE = 4
"""What differs by less than one part in so many is as good as the same."""


@dataclass(frozen=True, slots=True)
class Reasons:
    """Why a move was worse than the best one.

    `foe`: the player after the move, if it is an opponent. `allowed`: what it let the foe do that
    the best move did not. `most`: the most the foe could take in one turn after the best move; None
    if that was not worked out. `missed`: what the best move did and this one did not, and `then`
    what could follow in the same turn. `prospect`: what comes later, where all this says little.
    `drawn`: the game was a draw by repetition with the move; `ended`: it was over, and not won.
    `wins`, `loses`: the best move surely wins, and this one does not; this one surely loses, and
    the best does not. `depth`: how many moves ahead all were looked at. `captures`: what captures
    take, "seeds" or "pieces".
    """

    mover: Seat
    best: Any
    foe: Seat | None
    allowed: Gain
    most: int | None
    missed: Gain
    then: Gain
    prospect: Prospect | None
    drawn: bool
    ended: bool
    wins: bool
    loses: bool
    depth: int
    captures: str

    @property
    def is_plain(self) -> bool:
        """Whether it is said without looking further: another turn alone explains little."""
        certain = self.drawn or self.ended or self.wins or self.loses
        gains = (self.allowed, self.missed, self.then)
        return certain or any(replace(gain, again=0) for gain in gains)


def reasons_for(  # noqa: PLR0917 - all of them are what is compared
    game: AnyGame,
    position: Any,
    move: Any,
    better: tuple[Any, int],
    analysis: Analysis,
    reply: Any,
    drawn: bool = False,
) -> Steps[Reasons]:
    """Find out why `move` was worse than the best at `position`.

    `better`: the best move, and by how much it is better, in the game's units. `analysis` is that
    of the position; `reply` the best move after the one played, None if there is none. `drawn`: the
    game was a draw by repetition then.
    """
    mover, (best, loss) = game.to_move(position), better
    side, after = game.side_of(mover), game.after(position, move)
    others = [seat for seat in game.seats if seat not in side]
    own = yield from _own(game, position, move, others)
    ideal = yield from _own(game, position, best, others)
    foe: Seat | None = None
    allowed: Gain = NOTHING
    most: Gain | None = None
    if reply is not None and game.to_move(after) not in side:
        foe = game.to_move(after)
        allowed, _ = _best((yield from Turns(game).from_here(after, side, reply)), after)
        most = yield from _most_after(game, ideal.end, side, foe)
        allowed = _more(game, allowed, most or NOTHING, loss)
    if ideal.gain.again:
        # What the foe could do then depends on what else is played.
        most = None
    outcome = game.outcome(after)
    shares = {value.move: _sure(game, value) for value in analysis.moves}
    told = Reasons(
        mover=mover,
        best=best,
        foe=foe,
        allowed=allowed,
        most=None if most is None else most.taken,
        missed=_more(game, ideal.gain, own.whole, loss),
        then=_more(game, ideal.then, _less(own.whole, ideal.gain), loss),
        prospect=None,
        drawn=drawn,
        ended=outcome is not None and mover not in outcome.winners,
        wins=shares[best] == 1 != shares[move],
        loses=shares[move] == 0 != shares[best],
        depth=analysis.depth,
        captures=mind_of(game.name).captures,
    )
    if told.is_plain:
        return told
    later = yield from prospect(game, position, (move, reply), best)
    return replace(told, prospect=later)


def _sure(game: AnyGame, value: MoveValue) -> float | None:
    """Return how a move ends for its player, as far as that is proven."""
    return standing(game, value) if is_proven(value) else None


@dataclass(frozen=True, slots=True)
class _Own:
    """What a move brings its player at once, what could then follow in the turn, and where."""

    gain: Gain
    then: Gain
    end: Any

    @property
    def whole(self) -> Gain:
        """What the whole turn can bring."""
        return Gain(
            taken=self.gain.taken + self.then.taken,
            scored=self.gain.scored + self.then.scored,
            again=self.gain.again + self.then.again,
            home=self.gain.home + self.then.home,
            entered=self.gain.entered + self.then.entered,
            wins=self.gain.wins or self.then.wins,
        )


def _own(game: AnyGame, position: Any, move: Any, victims: Sequence[Seat]) -> Steps[_Own]:
    """Return what a move brings at once, and in the turn that it begins."""
    mover = game.to_move(position)
    after, events = game.play(position, move)
    gain = gain_of(game, mover, events, after, victims)
    if not gain.again or game.to_move(after) != mover or not game.legal_moves(after):
        return _Own(gain, NOTHING, after)
    turns = yield from Turns(game).from_here(after, victims)
    return _Own(gain, *_best(turns, after))


def _best(turns: Sequence[tuple[Gain, Any]], position: Any) -> tuple[Gain, Any]:
    """Return the turn that brings most, and where it ends: at `position` if there is none."""
    return max(turns, key=lambda turn: turn[0].weight, default=(NOTHING, position))


def _most_after(game: AnyGame, end: Any, victims: Sequence[Seat], foe: Seat) -> Steps[Gain | None]:
    """Return at most what `foe` could do where a turn ends; None if that is not known."""
    if game.outcome(end) is not None:
        return NOTHING
    if game.to_move(end) != foe:
        return None
    trial = Turns(game)
    turns = yield from trial.from_here(end, victims)
    if trial.left <= 0:
        return None
    gains = [gain for gain, _ in turns]
    return Gain(
        taken=max(gain.taken for gain in gains),
        scored=max(gain.scored for gain in gains),
        again=max(gain.again for gain in gains),
        home=max(gain.home for gain in gains),
        entered=max(gain.entered for gain in gains),
        nyumba=next((gain.nyumba for gain in gains if gain.nyumba is not None), None),
        wins=next((gain.wins for gain in gains if gain.wins), ""),
    )


def _less(gain: Gain, other: Gain) -> Gain:
    """Return a gain without what another brings too, as far as it is counted."""
    return replace(gain, taken=gain.taken - other.taken, scored=gain.scored - other.scored)


def _more(game: AnyGame, gain: Gain, than: Gain, loss: int) -> Gain:
    """Return what of a gain another lacks, as far as it explains a loss."""
    mind = mind_of(game.name)
    least = 1 if mind.captures == "pieces" else LEAST
    if mind.value_is_lead:
        least = max(least, round(PART * loss))
    nyumba = gain.nyumba if than.nyumba is None else None
    more = gain.taken - than.taken >= max(least, gain.taken / DIFFERENCE)
    takes = more or nyumba is not None
    return Gain(
        taken=gain.taken if takes else 0,
        places=gain.places if takes else (),
        scored=gain.scored if gain.scored - than.scored > least else 0,
        again=gain.again if gain.again > than.again else 0,
        home=gain.home if gain.home > than.home else 0,
        entered=gain.entered if gain.entered > than.entered else 0,
        nyumba=nyumba,
        wins="" if than.wins else gain.wins,
    )
