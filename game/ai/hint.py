"""A hint: the best move, and why, in claims that hold.

Nothing is claimed that does not follow from the events of the move, from those of every reply,
or from a proof. `Claim.key` is a key of the catalogue, to be written with `Claim.values`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.ai.gains import is_piece, moves_again, taken_by, taken_from
from game.ai.levels import ADVICE_SEED, advice_strength
from game.ai.opponent import think
from game.ai.registry import mind_of
from game.ai.thought import WIN, Steps, Strength, Thought
from game.rules.protocol import AnyGame, Event, Json, Seat

MOST_CLAIMS = 3
"""A hint says no more than this."""


GOOD_ENDS = ("hint.wins", "hint.shares")
"""Ends that are told of the only move too."""


@dataclass(frozen=True, slots=True)
class Claim:
    """One reason for a move: a key of the catalogue, and the values of its sentence."""

    key: str
    values: Mapping[str, Json] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Hint:
    """The best move that was found, what it seems worth, and why; the strongest reason first."""

    thought: Thought
    claims: tuple[Claim, ...]

    @property
    def move(self) -> Any:
        """The move to make."""
        return self.thought.move


def hint(
    game: AnyGame,
    position: Any,
    strength: Strength | None = None,
    among: Collection[Any] | None = None,
) -> Steps[Hint]:
    """Find the best move at `position`, which must have one, and the reasons for it.

    An analysis of the position names the same move. `strength`: by default that of all advice.
    `among`: only these can be played any more, at least one of them.
    """
    chosen = strength or advice_strength(game)
    thought = yield from think(game, position, chosen, ADVICE_SEED, among)
    claims = yield from _claims(game, position, thought)
    return Hint(thought, tuple(claims[:MOST_CLAIMS]))


def _claims(game: AnyGame, position: Any, thought: Thought) -> Steps[list[Claim]]:
    """Return all that can be said for the move, the strongest first."""
    seat = game.to_move(position)
    after, events = game.play(position, thought.move)
    outcome = game.outcome(after)
    end = _end(game, seat, after, thought)
    if len(game.legal_moves(position)) == 1:
        return [Claim("hint.only"), *(claim for claim in end if claim.key in GOOD_ENDS)]
    claims = [*end, *_gains(seat, events)]
    if outcome is None and game.to_move(after) not in game.side_of(seat):
        claims += yield from _replies(game, position, after, seat)
    claims += _progress(seat, events)
    if thought.depth > 1 and thought.nodes and not end:
        claims.append(Claim("hint.ahead", {"count": thought.depth}))
    return claims or [Claim("hint.glance")]


def _end(game: AnyGame, seat: Seat, after: Any, thought: Thought) -> list[Claim]:
    """Return what the move decides."""
    outcome = game.outcome(after)
    if outcome is not None:
        if seat not in outcome.winners:
            return [Claim("hint.ends")]
        shared = len(outcome.winners) > len(game.side_of(seat))
        return [Claim("hint.shares" if shared else "hint.wins")]
    if thought.value >= WIN:
        return [Claim("hint.forced")]
    return _proven(game, thought) if thought.exact else []


def _proven(game: AnyGame, thought: Thought) -> list[Claim]:
    """Return how the game ends with best play, where that is proven."""
    if thought.value == 0:
        return [Claim("hint.proven-draw" if len(game.seats) == 2 else "hint.proven-share")]
    if not mind_of(game.name).value_is_lead:
        return []
    if thought.value > 0:
        return [Claim("hint.proven-win", {"count": thought.value})]
    return [Claim("hint.proven-loss", {"count": -thought.value})]


def _gains(seat: Seat, events: Sequence[Event]) -> list[Claim]:
    """Return what the move brings at once."""
    claims = []
    if moves_again(events, seat):
        claims.append(Claim("hint.again"))
    starts = [event.target for event in events if event.kind == "capture" and is_piece(event)]
    taken = taken_by(events, seat)
    if starts and starts[0] is not None:
        claims.append(Claim("hint.sends-back", {"seat": starts[0].at[0], "piece": starts[0].at[1]}))
    elif taken:
        claims.append(Claim("hint.captures", {"count": taken}))
    claims += [Claim("hint.home") for event in events if event.kind == "finish"]
    return claims


def _replies(game: AnyGame, before: Any, after: Any, seat: Seat) -> Steps[list[Claim]]:
    """Return what the next player can take from `seat`, and what he could without the move.

    A threat that is answered in part only is told together with what is left of it.
    """
    now = yield from most_taken(game, after, seat)
    without = yield from most_taken(game, game.with_turn(before, game.to_move(after)), seat)
    captures = mind_of(game.name).captures
    # Where more than two play, those after the next player may take something too.
    what = captures if len(game.seats) == 2 else f"{captures}-next-player"
    if not now:
        threat = [Claim(f"hint.saves-{what}", {"count": without})] if without else []
        return [*threat, Claim(f"hint.safe-{what}")]
    if captures == "seeds" and now < without:
        return [Claim(f"hint.lessens-{what}", {"count": now, "threat": without})]
    return [Claim(f"hint.leaves-{what}", {"count": now})]


def _progress(seat: Seat, events: Sequence[Event]) -> list[Claim]:
    """Return what else the move does for its player."""
    if any(
        event.kind == "enter" and event.source and event.source.kind == "start" for event in events
    ):
        return [Claim("hint.enters")]
    stored = sum(
        event.count
        for event in events
        if event.seat == seat
        and event.target
        and event.target.kind in ("store", "reservoir")
        and event.kind in ("store", "capture")
    )
    return [Claim("hint.stores", {"count": stored})] if stored else []


def most_taken(game: AnyGame, position: Any, victim: Seat) -> Steps[int]:
    """Return the most that the player to move can take from `victim` with one move."""
    most = 0
    for move in game.legal_moves(position):
        _, events = game.play(position, move)
        most = max(most, taken_from(events, victim))
        yield None
    return most
