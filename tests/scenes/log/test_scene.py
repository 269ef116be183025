"""The log of a match: a scene of its own, and a sheet beside the board in wide windows."""

import pygame
import pytest

from game.host.interface import Key, Pointer, Wheel
from game.scenes.log.book import LogBook
from game.scenes.log.layout import log_panel_layout
from game.view.box import Box
from game.view.measure import measure
from game.view.text.text_box import fits
from tests.boxes import meet
from tests.scenes.stage import Rig, match_of
from tests.window_sizes import SIZES


def shown(rig):
    """The lines on the page, without title and numbers."""
    return [w.text for w in rig.top.words[1:] if not w.text.rstrip(".").isdigit()]


def all_lines(rig, match):
    book = LogBook(rig.context, match)
    return [line for number in range(match.cursor) for line in book.lines(number)]


@pytest.mark.parametrize("game", ["kalah", "four-player", "bao", "bantu"])
@pytest.mark.parametrize("size", [(320, 568), (568, 320), (1280, 720)])
def test_going_back_page_by_page_every_line_is_read_once(game, size):
    match = match_of(30, game=game)
    rig = Rig("log", {"match": match}, size, drawn=False)
    pages = [shown(rig)]
    while "earlier" in rig.targets():
        rig.press("earlier")
        pages.append(shown(rig))
    assert len(pages) > 1
    assert [line for page in reversed(pages) for line in page] == all_lines(rig, match)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "qps"])
def test_every_page_fits(size, language):
    match = match_of(18, game="bao")
    rig = Rig("log", {"match": match}, size, language=language, text="larger", drawn=False)
    for _ in range(4):
        for words in rig.top.words:
            assert words.box.inside(Box(0, 0, *size)), words.text
            assert fits(words, rig.context.brush), words.text
        rig.top.turn(1)


def up(rig):
    spot = (640, 300)
    rig.send(Pointer("down", *spot, "touch"), Pointer("move", 640, 200, "touch"))
    rig.send(Pointer("up", 640, 200, "touch"))


def down(rig):
    rig.send(Pointer("down", 640, 200, "touch"), Pointer("up", 640, 300, "touch"))


@pytest.mark.parametrize(
    ("earlier", "later"),
    [
        (lambda rig: rig.send(Key("PageUp")), lambda rig: rig.send(Key("PageDown"))),
        (lambda rig: rig.send(Wheel(5, 5, -50)), lambda rig: rig.send(Wheel(5, 5, 50))),
        (down, up),
        (lambda rig: rig.press("earlier"), lambda rig: rig.press("later")),
    ],
    ids=["keys", "wheel", "finger", "buttons"],
)
def test_pages_are_turned_and_read_aloud(earlier, later):
    rig = Rig("log", {"match": match_of(-1)})
    last = shown(rig)
    assert last[-1] in rig.said[-1]
    earlier(rig)
    assert shown(rig) != last
    assert shown(rig)[0] in rig.said[-1]
    later(rig)
    assert shown(rig) == last
    later(rig)
    assert shown(rig) == last


@pytest.mark.parametrize(("turns", "pages"), [(3, False), (60, True)])
def test_buttons_to_turn_pages_are_there_only_where_there_are_pages(turns, pages):
    rig = Rig("log", {"match": match_of(turns)}, (390, 844), drawn=False)
    assert ("earlier" in rig.top.items, "later" in rig.top.items) == (pages, pages)


@pytest.mark.parametrize(("size", "listed"), [((390, 844), True), ((1280, 720), False)])
def test_more_offers_the_log_only_where_it_is_not_beside_the_board_already(size, listed):
    rig = Rig("table", {"match": match_of(6)}, size, drawn=False)
    assert (rig.top.view.panel is None) == listed
    rig.press("more")
    assert ("log" in rig.targets()) == listed


def test_what_was_undone_is_not_told():
    match = match_of(6)
    match.undo()
    rig = Rig("log", {"match": match}, drawn=False)
    assert shown(rig) == all_lines(rig, match)


def test_a_match_without_a_move_says_so():
    assert "No move yet" in Rig("log", {"match": match_of(0)}, drawn=False).said[-1]


def test_a_letter_opens_the_log_and_escape_leads_back():
    rig = Rig("table", {"match": match_of(6)})
    rig.key("l")
    assert rig.top.name == "log"
    rig.key("Escape")
    assert rig.top.name == "table"


# Beside the board


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
    assert panel_lines(rig)[0].startswith("Player 1 sowed 4 seeds")
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
