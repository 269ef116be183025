"""Strongly zoomed pages: in windows as low as theirs every scene can be read, and pressed."""

from itertools import combinations

import pytest

from game.host.interface import Pointer, Viewport, Wheel
from game.scenes.frame.pane import SLACK
from game.scenes.frame.scene import Transition
from game.scenes.frame.sheet import DIM
from game.view.box import Box
from game.view.buttons.drawing import item_fits
from game.view.text.text_box import fits
from tests.boxes import meet
from tests.cases import all_cases
from tests.scenes.rooms import all_of
from tests.scenes.stage import Rig, line_box, match_of
from tests.scenes.test_layout import SCENES, is_in_text, is_label, rig_of, room_of, words_of
from tests.window_sizes import ZOOMED

#: The least side of what can be pressed, in CSS pixels.
LEAST = 24

#: What scrolls is at least so high, in CSS pixels: two lines of text and a button.
LEAST_VIEW = 72

TEXTS = (("en", "normal"), ("en", "larger"), ("qps", "normal"))
"""Language, and size of the text."""

TABLES = {
    "table-bantu": {"game": "bantu"},
    "table-bantu-four": {"game": "bantu", "options": {"players": 4}},
}


def rig_in(size, scene, language="en", text="normal"):
    """A scene of those that are laid out in every window, or a table of Bantu."""
    if scene not in TABLES:
        return rig_of(scene, size, language, text)
    params = {"match": match_of(9, **TABLES[scene])}
    return Rig("table", params, size, language=language, text=text, drawn=False)


def pressed_of(rig):
    """What can be pressed, but for words of a running text, which are as high as a line."""
    return [each for each in rig.top.items.values() if each.enabled and not is_in_text(each)]


def is_crowded(rig, *items):
    """Whether these are places of a board with very many, of which a finger means one in play."""
    board = getattr(rig.top, "view", None) or getattr(rig.top, "board", None)
    crowded = board is not None and getattr(getattr(board, "plan", None), "crowded", False)
    return crowded and all(item.role == "cell" for item in items)


def all_that_is_pressed_is_large_inside_and_apart(rig, size):
    items, window = pressed_of(rig), all_of(rig, size)
    for item in items:
        assert item.box.inside(room_of(rig, window, item.in_pane)), item.id
        assert min(item.box.width, item.box.height) >= LEAST - 0.01, (item.id, item.box)
    for one, other in combinations(items, 2):
        if one.in_pane == other.in_pane and not is_crowded(rig, one, other):
            assert not meet(one.box, other.box), (one.id, other.id)


def all_that_is_read_is_whole_and_clear(rig, size):
    items, window = pressed_of(rig), all_of(rig, size)
    for words in words_of(rig):
        assert words.box.inside(room_of(rig, window, words.in_pane)), words.text
        assert fits(words, rig.context.brush), (words.text, words.box)
        beside = [item for item in items if item.in_pane == words.in_pane and not is_label(item)]
        if rig.top.name != "menu":  # its cards are pressed as a whole
            assert not any(meet(words.box, item.box) for item in beside), words.text


def labels_are_whole(rig, stretched):
    for item in rig.top.items.values():
        if item.style == "tile" and stretched:
            continue  # four pieces in a row, as on every phone
        if item.label and item.style != "drawn":
            assert item_fits(item, rig.context.brush), (item.label, item.box)


def what_scrolls_is_high_enough(rig):
    panes = [pane for pane in (rig.top.pane, rig.top.low and rig.top.low.pane) if pane is not None]
    for pane in panes:
        assert not pane.active or pane.box.height >= LEAST_VIEW, pane.box
    assert sum(pane.active for pane in panes) <= 1, "one scrolls inside the other"


@pytest.mark.parametrize("scene", [*SCENES, *TABLES])
def test_a_scene_has_room_or_scrolls_where_a_page_is_strongly_zoomed(scene):
    with all_cases() as cases:
        for size in ZOOMED:
            for language, text in TEXTS:
                with cases.of(*size, language, text):
                    rig = rig_in(size, scene, language, text)
                    all_that_is_pressed_is_large_inside_and_apart(rig, size)
                    all_that_is_read_is_whole_and_clear(rig, size)
                    labels_are_whole(rig, language == "qps")
                    what_scrolls_is_high_enough(rig)


# Going through


def choose_and_play(rig):
    """Press what brings a move on until one is made."""
    turns = rig.top.play.match.cursor
    for _ in range(6):
        rig.tap(rig.moves()[0])
        rig.settle()
        if rig.top.name != "table" or rig.top.play.match.cursor > turns:
            return
    raise AssertionError("no move was made")


@pytest.mark.parametrize("size", ZOOMED)
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("kalah", {}),
        ("kalah", {"houses": 9, "seeds": 9}),
        ("four-player", {}),
        ("bao", {}),
        ("bantu", {}),
        ("bantu", {"players": 4}),
    ],
)
def test_a_match_is_played_by_taps_and_told_whole(size, game, options):
    rig = Rig("table", {"match": match_of(0, game=game, options=options)}, size, speed="off")
    for _ in range(12):
        choose_and_play(rig)
        if rig.top.name != "table":
            break  # it is over
        message = rig.top.view.message
        assert line_box(rig).text == message.whole(message.said).text


@pytest.mark.parametrize("size", ZOOMED)
@pytest.mark.parametrize("game", ["kalah", "bao"])
def test_line_of_text_menu_and_more_stay_where_they_are_while_the_board_scrolls(size, game):
    rig = Rig("table", {"match": match_of(6, game=game)}, size)
    window, view = Box(0, 0, *size), rig.top.low.pane.box
    assert rig.top.view.layout.message.inside(window)
    assert not meet(rig.top.view.layout.message, view)
    for name in ("menu", "more"):
        place = rig.targets()[name].rect
        rig.send(Wheel(*view.middle, 400))
        rig.frame()
        assert rig.targets()[name].rect == place
        assert Box(*place).inside(window)


def test_the_whole_board_of_mancala_is_seen_at_once_with_its_line_of_text():
    for size in ZOOMED:
        rig = Rig("table", {"match": match_of(6)}, size)
        assert rig.top.view.plan.frame.inside(rig.top.low.pane.box), size


# Scrolling

LONG = ("lesson", {"game": "kalah", "id": None})


def scrolled(rig):
    return rig.top.low.pane.offset


def picture(rig):
    return rig.surface.get_view("2").raw


@pytest.mark.parametrize("device", ["touch", "pen", "mouse"])
def test_what_drags_scrolls_and_presses_nothing(device):
    rig = Rig(*LONG, ZOOMED[0], motion="on")
    x, y = rig.middle("close")
    before = picture(rig)
    rig.send(Pointer("down", x, y, device))
    rig.send(Pointer("move", x, y - SLACK - 60, device))
    rig.send(Pointer("up", x, y - SLACK - 60, device))
    rig.frame()
    assert rig.top.name == "lesson"
    assert scrolled(rig) > 0
    assert picture(rig) != before
    assert rig.middle("close")[1] == pytest.approx(y - scrolled(rig))


def test_a_tap_means_what_is_seen_there_and_not_what_was_there_before():
    rig = Rig(*LONG, ZOOMED[0])
    rig.scroll_to("why")
    assert 0 <= rig.middle("why")[1] < ZOOMED[0][1]
    rig.tap("why")
    assert scrolled(rig) > 0
    assert rig.top.focus == "why"


def test_wheel_and_page_keys_scroll_as_far_as_there_is_something():
    rig = Rig(*LONG, ZOOMED[0])
    most = rig.top.low.pane.most
    rig.send(Wheel(10, 10, 50))
    assert scrolled(rig) == 50
    for _ in range(8):
        rig.key("PageDown")
    assert scrolled(rig) == most
    for _ in range(8):
        rig.key("PageUp")
    assert scrolled(rig) == 0


def test_page_keys_turn_pages_where_nothing_is_left_to_scroll():
    rig = Rig("rules", {"game": "kalah"}, ZOOMED[0])
    page, most = rig.top.page, rig.top.low.pane.most
    while scrolled(rig) < most:
        rig.key("PageDown")
    assert rig.top.page == page
    rig.key("PageDown")
    assert rig.top.page == page + 1


def test_what_gets_the_focus_comes_into_view_with_its_ring():
    rig = Rig(*LONG, ZOOMED[1])
    view = Box(0, 0, *ZOOMED[1])
    offsets = set()
    for _ in range(len(rig.targets())):
        rig.key("Tab")
        assert Box(*rig.targets()[rig.top.focus].rect).inside(view), rig.top.focus
        offsets.add(scrolled(rig))
    assert len(offsets) > 1


def test_only_what_changed_is_shown_anew_and_the_picture_is_the_same_as_if_all_were():
    rig = Rig("table", {"match": match_of(0, game="four-player")}, ZOOMED[0], speed="off")
    rig.send(Wheel(100, 200, 90))
    rig.frame()
    rig.tap(rig.moves()[0])
    for _ in range(5):
        rig.frame()
    shown = picture(rig)
    rig.top.resize(rig.context.viewport)
    rig.rest()
    assert picture(rig) == shown


def test_a_sheet_lies_over_what_was_seen_of_the_scene_and_leaves_it_scrolled():
    rig = Rig(*LONG, ZOOMED[0], motion="on")
    rig.send(Wheel(10, 10, 120))
    rig.frame()
    offset, below = scrolled(rig), rig.surface.copy()
    rig.stage.go(Transition("push", "settings", {}))
    rig.settle()
    assert rig.top.low is None
    at = (2, ZOOMED[0][1] - 3)  # beside the sheet
    lit, dim = below.get_at(at), rig.surface.get_at(at)
    for darkened, light in zip(dim, lit, strict=True):
        assert darkened == pytest.approx(light * DIM / 255, abs=1) or darkened == light == 255
    rig.key("Escape")
    rig.settle()
    assert scrolled(rig) == offset
    assert picture(rig) == below.get_view("2").raw


def test_a_window_that_becomes_high_enough_shows_all_without_scrolling():
    rig = Rig(*LONG, ZOOMED[0])
    rig.send(Wheel(10, 10, 120))
    rig.context.viewport = Viewport(1280, 720, 1.0)
    rig.top.resize(rig.context.viewport)
    assert rig.top.low is None
    assert Box(*rig.targets()["close"].rect).inside(Box(0, 0, 1280, 720))


def test_a_chosen_piece_of_bantu_shows_where_it_can_go():
    rig = Rig("table", {"match": match_of(12, game="bantu")}, ZOOMED[1], speed="off")
    piece = next(name for name in rig.targets() if name.startswith("piece:"))
    rig.tap(piece)
    rig.settle()
    view = rig.top.low.pane.box
    goals = [Box(*rig.targets()[name].rect) for name in rig.moves()]
    assert any(view.y <= goal.middle[1] <= view.bottom for goal in goals)
