"""Matches to be kept, and a clock for their dates."""

from game.play.match import Match
from game.play.saved.saves import Saves
from game.rules.registry import make


def kalah(*moves):
    match = Match(make("kalah"), {})
    for move in moves:
        match.play(move)
    return match


class Clock:
    """A clock that moves on by a second whenever it is asked."""

    def __init__(self, seconds=1_800_000_000.0):
        self.seconds = seconds

    def __call__(self):
        self.seconds += 1
        return self.seconds


ENDS = {
    (0,): ({"houses": 1, "seeds": 1}, (1,)),
    (1,): ({"houses": 2, "seeds": 1}, (1, 2, 1)),
    (0, 1): ({"houses": 1, "seeds": 1, "preset": "standard"}, (1,)),
}
"""By winners the options and the moves of a very short match."""


def over(players=None, winners=(0,)):
    """A match that has ended so."""
    options, moves = ENDS[winners]
    match = Match(make("kalah", options), players or {})
    for move in moves:
        match.play(move)
    assert match.outcome().winners == winners
    return match


def two_windows(storage):
    """A match of one move open in two windows: what keeps it in each, and the match there."""
    one, other = Saves(storage, Clock()), Saves(storage, Clock())
    mine = kalah(1)
    one.save(mine)
    return one, other, mine, other.unfinished()
