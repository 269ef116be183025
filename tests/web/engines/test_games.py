"""Each game is played by real clicks."""

import pytest

from game.rules.registry import GAMES
from tests.web.browser.follower import begin
from tests.web.browser.lines import Line


@pytest.mark.parametrize("game", list(GAMES))
def test_a_move_of_each_game_is_made_by_clicks(visit, game):
    match = begin(visit, Line(game, setup=(), options={}, moves=""))
    match.play(match.legal()[0])
