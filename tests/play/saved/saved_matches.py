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


def over():
    """A match that has ended."""
    game = make("kalah")
    match = Match(game, {}, start=game.position_from_text("0,0,0,0,0,1:30/0,0,0,0,0,1:10/south"))
    match.play(6)
    return match


def two_windows(storage):
    """A match of one move open in two windows: what keeps it in each, and the match there."""
    one, other = Saves(storage, Clock()), Saves(storage, Clock())
    mine = kalah(1)
    one.save(mine)
    return one, other, mine, other.unfinished()
