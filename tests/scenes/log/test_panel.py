"""The log beside the board."""

import pygame
import pytest

from game.host.interface import Wheel
from game.scenes.log.book import LogBook
from game.scenes.log.layout import log_panel_layout
from game.view.box import Box
from game.view.measure import measure
from game.view.text.text_box import fits
from tests.boxes import meet
from tests.scenes.stage import Rig, match_of
from tests.window_sizes import SIZES


def all_lines(rig, match):
    book = LogBook(rig.context, match)
    return [line for number in range(match.cursor) for line in book.lines(number)]


def panel_lines(rig):
    return [w.text for w in rig.top.view.panel.words() if not w.text.rstrip(".").isdigit()]


@pytest.mark.parametrize("size", SIZES)
def test_the_sheet_stands_beside_the_board_in_wide_windows_only(size):
    for game in ("kalah", "four-player", "bao", "bantu"):
        rig = Rig("table", {"match": match_of(3, game=game)}, size, drawn=False)
        panel = rig.top.view.panel
        assert (panel is not None) == (size[0] >= 1100)
        if panel is None:
            continue
        assert panel.layout.sheet.inside(Box(0, 0, *size))
        for target in rig.top.targets():
            box = Box(*target.rect)
            inside = target.id.startswith("log-")
            assert box.inside(panel.layout.sheet) if inside else not meet(box, panel.layout.sheet)
        for words in panel.words():
            assert words.box.inside(panel.layout.sheet)
            assert fits(words, rig.context.brush)


def test_a_high_window_has_no_sheet():
    assert log_panel_layout(measure(1200, 1600)) is None


def test_the_sheet_tells_a_move_once_it_has_been_seen():
    rig = Rig("table", {"match": match_of(0)}, speed="normal")
    assert panel_lines(rig) == []
    rig.tap("house:0:3")
    assert panel_lines(rig) == []
    rig.settle()
    assert panel_lines(rig)[0].startswith("South sowed 4 seeds")
    rig.key("a")
    assert panel_lines(rig)
    rig.settle()
    rig.tap("undo")
    assert panel_lines(rig) == []


def test_the_sheet_goes_back_by_wheel_and_button_and_on_with_a_move():
    rig = Rig("table", {"match": match_of(24)}, speed="off")
    last = panel_lines(rig)
    rig.send(Wheel(1200, 300, -60))
    rig.frame()
    assert panel_lines(rig) != last
    rig.press("log-later")
    assert panel_lines(rig) == last
    rig.press("log-earlier")
    assert panel_lines(rig)[0] in rig.said[-1]
    rig.press(rig.moves()[0])
    match = rig.top.play.match
    assert panel_lines(rig)[-1] == all_lines(rig, match)[-1]


def test_the_sheet_drawn_bit_by_bit_equals_the_sheet_drawn_at_once():
    rig = Rig("table", {"match": match_of(24)}, speed="off")
    rig.press("log-earlier")
    rig.press("log-later")
    rig.press(rig.moves()[0])
    rig.press("undo")
    rig.frame()
    piecewise = rig.surface.copy()
    rig.top.relayout()
    rig.frame()
    assert piecewise.get_buffer().raw == rig.surface.get_buffer().raw


def test_lines_drawn_in_several_frames_are_shown_together_in_the_last_of_them():
    whole, slow = (Rig("table", {"match": match_of(6)}, (1280, 720)) for _ in range(2))
    for rig in (whole, slow):
        rig.context.change("speed", "off")
        rig.settle()
    slow.context.patience = 0
    for rig in (whole, slow):
        rig.tap(rig.moves()[0])
        rig.settle()
    assert pygame.image.tobytes(slow.surface, "RGB") == pygame.image.tobytes(whole.surface, "RGB")
