"""Why a move was worse than the best: what it let the next player do, and what it missed.

Nothing is said that does not follow from the events of moves that could be played, or from a proof.
Turns are looked at whole: with all moves that one player makes because each gives another.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.ai.analysis import Analysis, MoveValue, standing
from game.ai.gains import is_piece, moves_again, victim_of
from game.ai.judging import is_proven
from game.ai.registry import mind_of
from game.ai.thought import Steps
from game.rules.protocol import AnyGame, Event, Place, Seat

MOST_TURNS = 400
"""So many moves are tried at most to find all that a player can do in one turn."""

LEAST = 2
"""Fewer seeds than this explain nothing."""

PART = 0.3
"""In seeds: what explains less than this part of what was lost is left out."""

STORES = ("store", "reservoir")
"""Kinds of the places where seeds are won."""


@dataclass(frozen=True, slots=True)
class Gain:
    """What a player gets in one turn.

    `taken` seeds or pieces of others; `places` are where seeds were, or the starting places of
    pieces sent back. `scored`: what comes into the own store, with captures. `again`: how many
    moves more the turn had, or would have. `wins`: the reason for which it won the game, "" if it
    did not. `nyumba`: whose nyumba was captured.
    """

    taken: int = 0
    places: tuple[Place, ...] = ()
    scored: int = 0
    again: int = 0
    home: int = 0
    entered: int = 0
    nyumba: Seat | None = None
    wins: str = ""

    @property
    def weight(self) -> tuple[bool, int, int]:
        """How much it is, to be compared."""
        return bool(self.wins), max(self.scored, self.taken), self.home

    def __bool__(self) -> bool:
        return self != NOTHING


NOTHING = Gain()


@dataclass(frozen=True, slots=True)
class Reasons:
    """Why a move was worse than the best one.

    `foe`: the player after the move, if it is an opponent. `allowed`: what it let the foe do that
    the best move did not. `most`: the most the foe could take in one turn after the best move; None
    if that was not worked out. `missed`: what the best move did and this one did not, and `then`
    what could follow in the same turn. `ended`: the move ended the game, and did not win it.
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
    ended: bool
    wins: bool
    loses: bool
    depth: int
    captures: str


class _Turns:
    """Tries what players can do in one turn, so many moves in all."""

    def __init__(self, game: AnyGame, most: int = MOST_TURNS) -> None:
        self.game = game
        self.left = most

    def from_here(
        self, position: Any, victims: Sequence[Seat], first: Any = None
    ) -> Steps[list[tuple[Gain, Any]]]:
        """Return all turns of the player to move, each with where it ends.

        Counted is what it takes from `victims`. `first`: only those that begin with this move.
        They are not all there are if none are `left`.
        """
        seat, turns = self.game.to_move(position), []
        waiting: list[tuple[Any, tuple[Event, ...], Any]] = [(position, (), first)]
        while waiting and self.left > 0:
            at, before, only = waiting.pop()
            for move in self.game.legal_moves(at) if only is None else (only,):
                self.left -= 1
                after, events = self.game.play(at, move)
                whole = before + events
                if moves_again(events, seat) and self.game.legal_moves(after):
                    waiting.append((after, whole, None))
                else:
                    turns.append((gain_of(self.game, seat, whole, after, victims), after))
                yield
        return turns


def gain_of(
    game: AnyGame, seat: Seat, events: Sequence[Event], after: Any, victims: Sequence[Seat]
) -> Gain:
    """Return what `seat` gets by events that lead to the position `after`."""
    own = [event for event in events if event.seat == seat]
    taken = [e for e in own if e.kind == "capture" and victim_of(e) in victims]
    places = [event.target if is_piece(event) else event.source for event in taken]
    outcome = game.outcome(after)
    won = outcome is not None and set(outcome.winners) == set(game.side_of(seat))
    return Gain(
        taken=sum(event.count for event in taken),
        places=tuple(dict.fromkeys(place for place in places if place is not None)),
        scored=sum(e.count for e in own if e.target and e.target.kind in STORES),
        again=sum(event.kind == "again" for event in own),
        home=sum(event.kind == "finish" for event in own),
        entered=sum(e.kind == "enter" and e.source is not None and is_start(e.source) for e in own),
        nyumba=next((e.seat for e in events if e.kind == "nyumba" and e.seat in victims), None),
        wins=outcome.reason if won and outcome is not None else "",
    )


def is_start(place: Place) -> bool:
    """Tell whether a place is where a piece waits to enter, as in Bantu."""
    return place.kind == "start"


def reasons_for(  # noqa: PLR0917 - all of them are what is compared
    game: AnyGame,
    position: Any,
    move: Any,
    better: tuple[Any, int],
    analysis: Analysis,
    reply: Any,
) -> Steps[Reasons]:
    """Find out why `move` was worse than the best at `position`.

    `better`: the best move, and by how much it is better, in the game's units. `analysis` is that
    of the position; `reply` the best move after the one played, None if there is none.
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
        allowed = _best((yield from _Turns(game).from_here(after, side, reply)))[0]
        most = yield from _most_after(game, ideal.end, side, foe)
        allowed = _more(game, allowed, most or NOTHING, loss)
    outcome = game.outcome(after)
    shares = {value.move: _sure(game, value) for value in analysis.moves}
    return Reasons(
        mover=mover,
        best=best,
        foe=foe,
        allowed=allowed,
        most=None if most is None else most.taken,
        missed=_more(game, ideal.gain, own.whole, loss),
        then=_more(game, ideal.then, _less(own.whole, ideal.gain), loss),
        ended=outcome is not None and mover not in outcome.winners,
        wins=shares[best] == 1 != shares[move],
        loses=shares[move] == 0 != shares[best],
        depth=analysis.depth,
        captures=mind_of(game.name).captures,
    )


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
    then, end = _best((yield from _Turns(game).from_here(after, victims)))
    return _Own(gain, then, end)


def _best(turns: Sequence[tuple[Gain, Any]]) -> tuple[Gain, Any]:
    return max(turns, key=lambda turn: turn[0].weight)


def _most_after(game: AnyGame, end: Any, victims: Sequence[Seat], foe: Seat) -> Steps[Gain | None]:
    """Return at most what `foe` could do where a turn ends; None if that is not known."""
    if game.outcome(end) is not None:
        return NOTHING
    if game.to_move(end) != foe:
        return None
    trial = _Turns(game)
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
    takes = gain.taken - than.taken >= least
    return Gain(
        taken=gain.taken if takes else 0,
        places=gain.places if takes else (),
        scored=gain.scored if gain.scored - than.scored >= least else 0,
        again=gain.again if gain.again > than.again else 0,
        home=gain.home if gain.home > than.home else 0,
        entered=gain.entered if gain.entered > than.entered else 0,
        nyumba=gain.nyumba if than.nyumba is None else None,
        wins="" if than.wins else gain.wins,
    )
