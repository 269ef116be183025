"""A turn that nobody can use passes by itself, in the games that have such turns."""

import pytest

from game.rules.protocol import Event
from game.rules.registry import GAMES, make


@pytest.mark.parametrize("name", GAMES)
def test_at_the_start_nobody_has_to_pass(name):
    game = make(name)
    assert game.forced_passes(game.start()) == (game.start(), ())


def test_who_cannot_move_is_passed():
    game = make("bantu")
    at = game.position_from_text("red:4.0,h,h,h/blue:5.0,5.1,h,h/red")
    after, events = game.forced_passes(at)
    assert after == at._replace(to_move=2)
    assert events == (Event("pass", 0), Event("turn", 2))
