"""The log of a match: a sheet with a row for each move, which is reviewed when it is pressed."""

import pytest

from game.host.interface import Key, Wheel
from game.i18n.emphasis import unemphasised
from game.scenes.log.entries import Entries
from game.view.box import TOUCH, Box
from game.view.text.text_box import fits
from tests.cases import all_cases
from tests.scenes.stage import Rig, match_of
from tests.window_sizes import SIZES

GAMES = ["kalah", "four-player", "bao", "bantu"]


def moves(rig):
    """Numbers of the moves that are listed."""
    return [int(name.partition(":")[2]) for name in rig.targets() if name.startswith("move:")]


def told(rig):
    """All lines that are drawn in rows."""
    return [line.text for row in rig.top._rows.values() for line in row.lines]


def all_lines(rig, match):
    entries = Entries(rig.context, match)
    return [line for entry in entries.between(0, match.cursor) for line in entry.lines]


def in_view(rig, name):
    """Whether a row is seen whole."""
    box, pane = rig.top.seen(rig.top.items[name]), rig.top.content_pane.box
    return pane.y - 1 <= box.y and box.bottom <= pane.bottom + 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(320, 568), (568, 320), (1280, 720)])
def test_going_back_every_move_is_listed_once_in_order(game, size):
    match = match_of(60, game=game)
    rig = Rig("log", {"match": match}, size, drawn=False)
    portions, lines = [moves(rig)], [told(rig)]
    while "earlier" in rig.targets():
        rig.press("earlier")
        portions.insert(0, moves(rig))
        lines.insert(0, told(rig))
    assert len(portions) > 1
    assert [number for portion in portions for number in portion] == [*range(1, match.cursor + 1)]
    assert [line for portion in lines for line in portion] == all_lines(rig, match)


@pytest.mark.parametrize("language", ["en", "qps"])
def test_every_row_has_room_for_what_is_told_at_every_size(language):
    match = match_of(18, game="bao")
    with all_cases() as cases:
        for size in SIZES:
            rig = Rig("log", {"match": match}, size, language=language, text="larger", drawn=False)
            with cases.of(*size):
                for row in rig.top._rows.values():
                    assert row.box.height >= TOUCH
                    for line in (row.number, *row.lines):
                        assert fits(line, rig.context.brush), line.text
                        assert line.box.inside(row.box), line.text
                        assert line.box.right <= size[0]


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 720)])
def test_the_newest_move_is_in_view_at_first(size):
    rig = Rig("log", {"match": match_of(40)}, size)
    assert rig.top.content_pane.active
    assert in_view(rig, f"move:{rig.top.match.cursor}")


def test_the_sheet_lies_at_the_right_and_at_the_left_for_the_left_hand():
    window = Box(0, 0, 1280, 720)
    for left_handed in (False, True):
        rig = Rig("log", {"match": match_of(4)}, left_handed=left_handed)
        sheet = rig.top.sheet
        assert sheet.inside(window)
        assert (sheet.width, sheet.height) == (340, 720)
        assert (sheet.x == 0) == left_handed


def test_the_wheel_scrolls_to_moves_before():
    rig = Rig("log", {"match": match_of(40)})
    first = f"move:{moves(rig)[0]}"
    assert not in_view(rig, first)
    rig.send(Wheel(1100, 300, -100_000))
    rig.top.move_focus(first)
    assert in_view(rig, first)


def test_earlier_moves_begin_with_their_last_one_and_later_ones_with_their_first():
    rig = Rig("log", {"match": match_of(60)})
    first = moves(rig)[0]
    rig.press("earlier")
    assert moves(rig)[-1] == first - 1
    assert rig.top.focus == f"move:{first - 1}"
    assert in_view(rig, f"move:{first - 1}")
    assert rig.said[-1] == rig.targets()[f"move:{first - 1}"].name
    rig.press("later")
    assert moves(rig)[0] == first
    assert rig.top.focus == f"move:{first}"
    assert in_view(rig, f"move:{first}")


@pytest.mark.parametrize(("turns", "there"), [(3, False), (60, True)])
def test_ways_to_other_moves_are_there_only_where_there_are_some(turns, there):
    rig = Rig("log", {"match": match_of(turns)}, (390, 844), drawn=False)
    assert ("earlier" in rig.top.items) == there
    assert "later" not in rig.top.items


@pytest.mark.parametrize("game", GAMES)
def test_a_move_that_is_pressed_is_reviewed_and_escape_leads_back_to_the_log(game):
    match = match_of(8, game=game)
    rig = Rig("table", {"match": match})
    rig.key("l")
    rig.press("move:3")
    assert rig.top.name == "review"
    assert rig.top.hook_state()["point"] == [3, 0]
    rig.key("Escape")
    assert rig.top.name == "log"
    assert match.cursor == len(match.turns)


def test_a_move_tells_its_number_and_what_happened():
    match = match_of(6, game="bao")
    rig = Rig("log", {"match": match}, drawn=False)
    (entry,) = Entries(rig.context, match).between(2, 3)
    name = rig.targets()["move:3"].name
    assert name.startswith("Move 3. ")
    assert all(unemphasised(line) in name for line in entry.lines)


def test_opened_it_says_how_many_moves_there_are_and_the_newest():
    match = match_of(6)
    rig = Rig("log", {"match": match}, drawn=False)
    moves_told = f"Log. {match.cursor} moves."
    assert rig.said[-1].startswith(moves_told)
    (newest,) = Entries(rig.context, match).between(match.cursor - 1, match.cursor)
    assert rig.said[-1].endswith(newest.lines[-1])


def test_what_was_undone_is_not_told():
    match = match_of(6)
    match.undo()
    rig = Rig("log", {"match": match}, drawn=False)
    assert told(rig) == all_lines(rig, match)
    assert moves(rig) == [*range(1, match.cursor + 1)]


def test_a_match_without_a_move_says_so():
    rig = Rig("log", {"match": match_of(0)}, drawn=False)
    assert "No moves yet" in rig.said[-1]
    assert "No moves yet" in [words.text for words in rig.top.words]


@pytest.mark.parametrize("way", ["Escape", "close"])
def test_a_letter_opens_the_log_and_both_ways_lead_back(way):
    rig = Rig("table", {"match": match_of(6)})
    rig.key("l")
    assert rig.top.name == "log"
    if way == "close":
        rig.tap("close")
    else:
        rig.send(Key(way))
    assert rig.top.name == "table"


@pytest.mark.parametrize(("size", "listed"), [((390, 844), True), ((1280, 720), False)])
def test_more_offers_the_log_where_it_is_no_tool(size, listed):
    rig = Rig("table", {"match": match_of(6)}, size, drawn=False)
    assert ("log" in rig.targets()) != listed
    rig.press("more")
    assert ("log" in rig.targets()) == listed
