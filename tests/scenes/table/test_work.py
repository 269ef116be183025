"""How often the table asks for what is dear to work out, whatever the machine."""

import pytest

from game.host.interface import Press, Quit, Visible
from game.rules.registry import GAMES
from tests.game_on_fake_host import Game
from tests.scenes.stage import Rig, match_of


class Counted:
    """A teller of which the calls of one method are counted."""

    def __init__(self, teller, name):
        self.teller, self.name, self.calls = teller, name, []

    def __getattr__(self, name):
        found = getattr(self.teller, name)
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
    play = rig.top.play
    teller = play.words.teller = Counted(play.words.teller, "place_name")
    rig.tap(rig.moves()[0])
    rig.settle()
    named = {place for place, _ in teller.calls}
    before = play.current.game_view.contents(play.match.game, play.match.position_at(6))
    after = play.current.game_view.contents(play.match.game, play.match.position)
    assert len(teller.calls) == len(named)
    assert named <= {place for place in after if after[place] != before[place]}


@pytest.mark.parametrize("game", GAMES)
def test_places_that_lie_together_are_drawn_once_for_all_of_them(game):
    rig = Rig("table", {"match": match_of(6, game=game)})
    picture = rig.top.view.picture
    places = list(picture.appearances)
    groups = picture.grouped(places)
    assert sorted(place for group in groups for place in group) == sorted(places)
    alone = sum(len(picture.reaching_into(picture.board.area(place))) for place in places)
    assert sum(len(picture.reaching_into(picture.around(group))) for group in groups) < alone


def kept(game):
    """The texts of matches in the storage of a game."""
    return [text for key, text in game.host.storage.texts.items() if key.startswith("match")]


def pressed(name="kalah"):
    """A game at a table, in the frame in which a move was pressed."""
    game = Game()
    game.sit_down(name)
    move = next(target for target in game.host.targets if target.kind == "move")
    game.frame(Press(move.id))
    return game


def test_a_press_shows_in_its_frame_and_is_kept_in_the_next_one():
    game = pressed()
    assert game.state["turns"] == 1
    assert game.state["busy"]
    assert kept(game) == []
    game.frame()
    assert len(kept(game)) == 1


def test_what_can_be_pressed_is_told_once_the_move_is_kept():
    game = pressed()
    before = game.host.targets
    game.frame()
    assert game.host.targets is before
    game.settle()
    assert game.host.targets is not before


@pytest.mark.parametrize("end", [Visible(False), Quit()])
def test_before_the_game_is_hidden_or_ends_a_move_is_kept_at_once(end):
    game = Game()
    game.sit_down()
    move = next(target for target in game.host.targets if target.kind == "move")
    game.frame(Press(move.id), end)
    assert len(kept(game)) == 1


def test_targets_that_stay_as_they_were_are_the_same_objects():
    game = pressed()
    before = {target.id: target for target in game.host.targets}
    game.settle()
    same = [target for target in game.host.targets if target == before.get(target.id)]
    assert same
    assert all(target is before[target.id] for target in same)
