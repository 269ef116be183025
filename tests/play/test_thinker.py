"""Thinking goes in slices and can be given up at any moment."""

from game.play.match import Match, Player
from game.play.thinker import Thinker
from game.rules.registry import make


class Clock:
    """Moves on by `tick` seconds each time it is read."""

    def __init__(self, tick):
        self.now = 0.0
        self.tick = tick

    def __call__(self):
        self.now += self.tick
        return self.now


def match(*moves):
    made = Match(make("kalah"), {1: Player("opponent", level=5)})
    for move in moves:
        made.play(move)
    return made


def finished(thinker):
    steps = 1
    while (thought := thinker.step()) is None:
        steps += 1
    return thought, steps


def test_a_thought_takes_several_slices_and_ends_in_a_legal_move():
    thinker = Thinker(Clock(tick=0.01))
    playing = match(1)
    thinker.begin(playing, seed=1)
    assert thinker.busy
    thought, steps = finished(thinker)
    assert steps > 1
    assert thought.move in playing.legal_moves()
    assert not thinker.busy


def test_the_clock_does_not_change_the_move():
    moves = set()
    for tick in (0.0001, 0.003, 1):
        thinker = Thinker(Clock(tick))
        thinker.begin(match(1), seed=4)
        moves.add(finished(thinker)[0].move)
    assert len(moves) == 1


def test_nothing_comes_of_a_thought_that_was_given_up():
    thinker = Thinker(Clock(tick=0.01))
    thinker.begin(match(1), seed=1)
    thinker.step()
    thinker.cancel()
    assert not thinker.busy
    assert thinker.step() is None


def test_beginning_again_gives_the_earlier_thought_up():
    thinker = Thinker(Clock(tick=0.01))
    thinker.begin(match(1), seed=1)
    thinker.step()
    other = match(2)
    thinker.begin(other, seed=1)
    assert finished(thinker)[0].move in other.legal_moves()
