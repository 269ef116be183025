"""How often the table asks for what is dear to work out, whatever the machine."""

import pytest

from game.rules.registry import GAMES
from tests.scenes.stage import Rig, match_of


class Counted:
    """A look of which the calls of one method are counted."""

    def __init__(self, look, name):
        self.look, self.name, self.calls = look, name, []

    def __getattr__(self, name):
        found = getattr(self.look, name)
        if name != self.name:
            return found

        def counted(*values):
            self.calls.append(values)
            return found(*values)

        return counted


@pytest.mark.parametrize("game", GAMES)
def test_after_a_press_only_those_places_are_named_anew_that_changed(game):
    rig = Rig("table", {"match": match_of(6, game=game)})
    rig.context.change("speed", "off")
    turns = rig.top.turns
    look = turns.look = Counted(turns.look, "place_name")
    rig.tap(rig.moves()[0])
    rig.settle()
    named = {place for _, place, _, _ in look.calls}
    before = turns.look.contents(turns.match.game, turns.match.position_at(6))
    after = turns.look.contents(turns.match.game, turns.match.position)
    assert len(look.calls) == len(named)
    assert named <= {place for place in after if after[place] != before[place]}


@pytest.mark.parametrize("game", GAMES)
def test_places_that_lie_together_are_drawn_once_for_all_of_them(game):
    rig = Rig("table", {"match": match_of(6, game=game)})
    picture = rig.top.view.picture
    places = list(picture.looks)
    groups = picture.grouped(places)
    assert sorted(place for group in groups for place in group) == sorted(places)
    alone = sum(len(picture.touched(picture.board.area(place))) for place in places)
    assert sum(len(picture.touched(picture.around(group))) for group in groups) < alone
