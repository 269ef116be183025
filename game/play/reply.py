"""The reply to a move that was pointed out: whether it did what the move lets it do."""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile

from game.ai.reasons import Reasons
from game.ai.turns import Gain, gain_of
from game.play.match import Match


def reply_to(match: Match, made: int, seen: int, reasons: Reasons) -> Gain | None:
    """Return what the next player got in the turn after the first `made` moves of a match.

    None as long as that turn is not over, or not all of it is among the first `seen` moves; also
    where nobody's turn is told of.
    """
    game, foe = match.game, reasons.foe
    turns = list(takewhile(lambda turn: turn.seat == foe, match.turns[made:seen]))
    end = made + len(turns)
    position = match.position_at(end)
    goes_on = game.outcome(position) is None and game.to_move(position) == foe
    if foe is None or not turns or goes_on:
        return None
    events = tuple(event for turn in turns for event in turn.events)
    return gain_of(game, foe, events, position, game.side_of(reasons.mover))


def fulfils(reply: Gain, allowed: Gain) -> bool:
    """Whether a turn got at least what is told of a move: that it scores is not beside captures."""
    pairs = (
        (reply.taken, allowed.taken),
        (reply.scored, 0 if allowed.taken else allowed.scored),
        (reply.again, min(1, allowed.again)),
        (reply.home, allowed.home),
        (reply.entered, allowed.entered),
        (reply.nyumba is not None, allowed.nyumba is not None),
        (bool(reply.wins), bool(allowed.wins)),
    )
    return all(got >= could for got, could in pairs)


def as_it_came(reasons: Reasons, reply: Gain) -> Reasons:
    """Return reasons with the numbers of the turn that followed, which may have got even more."""
    allowed = reasons.allowed
    taken, places = (reply.taken, reply.places) if allowed.taken else (0, ())
    scored = reply.scored if allowed.scored else 0
    return replace(reasons, allowed=replace(allowed, taken=taken, places=places, scored=scored))
