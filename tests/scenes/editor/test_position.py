"""What belongs to a position besides its places: turn, details, all at once."""

import pytest

from game.host.interface import Adjusted
from game.rules.registry import GAMES, make
from tests.scenes.editor.rigs import COUNTED, editor, position


@pytest.mark.parametrize("game", list(GAMES))
def test_the_turn_is_given_to_each_seat(game):
    rig = editor(game)
    for seat in make(game).seats[::-1]:
        rig.press(f"to-move:{seat}")
        assert rig.top.editing.draft.game.to_move(position(rig)) == seat
        assert rig.targets()[f"to-move:{seat}"].pressed


@pytest.mark.parametrize("game", COUNTED)
def test_the_board_is_emptied_filled_as_at_the_start_and_all_that_undone(game):
    rig = editor(game)
    start = position(rig)
    rig.press("empty")
    assert rig.top.editing.draft.game.count(position(rig)) == 0
    assert rig.said[-1].startswith("The board is empty.")
    rig.press("to-move:" + str(make(game).seats[1]))
    rig.press("start")
    assert position(rig) == make(game).start(make(game).seats[1]), "the turn stays where it was"
    for _ in range(3):
        rig.press("undo")
    assert position(rig) == start
    assert "undo" not in rig.targets()
    for _ in range(3):
        rig.press("redo")
    assert position(rig) == make(game).start(make(game).seats[1])


def test_bao_has_its_stocks_its_nyumbas_and_the_stage_that_follows():
    rig = editor("bao", options={"preset": "printed"})
    assert "Namua" in rig.top.hook_state()["status"]
    rig.press("intact:1")
    assert position(rig).intact == (True, False)
    assert rig.said[-1] == "Its nyumba is intact: off."
    rig.press("stock:0")
    rig.key("0")
    assert "Mtaji: your stock is empty." in rig.top.hook_state()["status"]
    assert "your stock should hold as many" in rig.top.hook_state()["status"]


def test_four_player_counts_rounds_without_a_score_where_they_end_the_match():
    assert "quiet" not in editor("four-player").targets()
    rig = editor("four-player", options={"variations": [4, 5]})
    rig.press("quiet-more")
    rig.send(Adjusted("quiet", 49))
    assert position(rig).quiet_rounds == 49
    rig.press("quiet-more")
    assert not rig.top.hook_state()["playable"]
