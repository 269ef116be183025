"""The editor in every window: what finds no room stands on a sheet."""

from itertools import combinations

import pytest

from game.host.interface import Key
from game.rules.registry import GAMES, make
from game.view.box import TOUCH, Box
from tests.boxes import meet
from tests.cases import all_cases
from tests.scenes.editor.rigs import editor, position
from tests.scenes.rooms import all_of
from tests.window_sizes import SIZES


def test_on_a_phone_the_rest_stands_on_a_sheet():
    rig = editor("bao", (390, 844), options={"preset": "printed"})
    assert "intact:0" not in rig.targets()
    rig.press("more")
    assert rig.top.name == "editor-more"
    rig.press("intact:0")
    rig.press("against:persons")
    rig.press("empty")
    assert rig.top.name == "editor", "the empty board is to be seen"
    assert position(rig).intact == (False, False), "no nyumba is intact that is empty"
    assert rig.top.editing.draft.game.count(position(rig)) == 0
    rig.key("m")
    rig.press("close")
    assert rig.top.name == "editor"


def test_from_the_sheet_the_position_is_played():
    rig = editor(size=(390, 844))
    rig.press("more")
    rig.press("play")
    assert rig.top.name == "table"


def test_what_the_sheet_did_is_said_once():
    rig = editor(size=(390, 844))
    rig.press("more")
    rig.press("start")
    assert rig.said[-1].startswith("Everything lies as at the start.")


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390), (320, 568), (568, 320)])
@pytest.mark.parametrize("game", list(GAMES))
def test_all_that_can_be_set_is_within_reach_in_every_window(game, size):
    options = {"bao": {"preset": "printed"}, "four-player": {"variations": [4, 5]}}
    rig = editor(game, size, options=options.get(game, {}), drawn=False)
    rig.top.editing.press(next(iter(rig.top.board.plan.spots)))
    rig.top.relayout()
    names = {item.id for item in rig.top.items.values()}
    if "more" in names:
        rig.send(*[Key("m")])
        names |= {item.id for item in rig.top.items.values()}
    wanted = {"undo", "redo", "start", "turn", "play", "review", "share", "against:persons"}
    wanted |= {f"to-move:{seat}" for seat in make(game).seats}
    wanted |= {"piece:0:1", "to-home"} if game == "bantu" else {"amount-more", "tool:add", "empty"}
    wanted |= {"bao": {"intact:0", "intact:1"}, "four-player": {"quiet"}}.get(game, set())
    assert wanted <= names


@pytest.mark.parametrize("text", ["normal", "larger"])
@pytest.mark.parametrize("game", list(GAMES))
def test_what_is_pressed_beside_the_board_has_room_in_every_window(game, text):
    with all_cases() as cases:
        for size in (*SIZES, (320, 240), (240, 320), (480, 300)):
            with cases.of(*size):
                check_room(editor(game, size, drawn=False, text=text), size)


def check_room(rig, size):
    """Buttons lie in the window, apart from each other and from the board, large enough to hit.

    Where that is too low for them they lie in all that scrolls.
    """
    top, window = rig.top, all_of(rig, size)
    buttons = [i for i in top.items.values() if i.enabled and i.role != "cell"]
    least = TOUCH if min(size) >= 320 else 24
    for item in buttons:
        pane = top.pane if item.in_pane and top.pane.active else None
        height = pane.box.y + pane.height if pane else window.height
        assert item.box.inside(Box(0, 0, window.width, height)), item.id
        assert min(item.box.width, item.box.height) >= least - 0.01, item.id
        assert item.in_pane or not meet(item.box, top.board.plan.frame), item.id
    for one, other in combinations(buttons, 2):
        assert one.in_pane != other.in_pane or not meet(one.box, other.box), (one.id, other.id)
    assert top.board.plan.frame.inside(window)
