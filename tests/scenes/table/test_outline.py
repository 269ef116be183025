"""What a screen reader finds at the table: a board with a row for each side, lines, and tools."""

import pytest

from game.rules.protocol import Place
from game.scenes.table.outline import table_outline
from tests.scenes.stage import Rig, line_of, match_of

GAMES = {"kalah": 2, "four-player": 4, "bao": 4}
"""Rows of the board by game: one for each side, Bao has two a side. Bantu has one for each line of
circles with something on it, and for the starting spaces of each player."""


@pytest.fixture(params=[*GAMES, "bantu"])
def rig(request):
    return Rig("table", {"match": match_of(4, game=request.param)})


def test_each_place_lies_in_a_row_of_the_board(rig):
    groups = {group.id: group for group in rig.top.outline().groups}
    rows = {group.id for group in groups.values() if group.role == "row"}
    name = rig.top.play.match.game.name
    assert len(rows) == GAMES[name] if name in GAMES else len(rows) > 2
    assert {groups[row].parent for row in rows} == {"board"}
    assert groups["board"].role == "grid"
    places = [item for item in rig.top.items.values() if isinstance(item.value, Place)]
    assert {item.group for item in places} == rows
    assert {item.role for item in places} == {"cell"}
    assert len({groups[row].name for row in rows}) == len(rows)


def test_the_screen_is_called_like_the_game_and_its_lines_are_read_first(rig):
    outline = rig.top.outline()
    game = rig.top.play.match.game.name
    assert outline.title == rig.context.words.text(f"menu.game.{game}")
    plates = len(rig.top.play.match.game.seats)
    assert [note.group for note in outline.notes[:plates]] == ["players"] * plates
    assert outline.notes[plates].text == line_of(rig)
    assert {note.before for note in outline.notes} == {next(iter(rig.top.items))}


def test_tab_goes_from_the_board_to_the_tools(rig):
    rig.top.move_focus(None)
    stops = []
    for _ in range(4):
        rig.key("Tab")
        stops.append(rig.top.items[rig.top.focus].role)
    assert stops == ["cell", "button", "button", "button"]


def test_the_outline_is_the_same_one_until_something_in_it_changes(rig):
    before = rig.top.outline()
    assert rig.top.outline() is before
    rig.top.move_focus(rig.moves()[0])
    rig.settle()
    preview = rig.top.outline()
    assert preview.notes != before.notes, "the line tells what the move would do"
    rig.tap(rig.moves()[0])
    rig.settle()
    assert rig.top.outline() == table_outline(rig.top.play, rig.top.view, rig.top.items.values())


def test_a_place_is_described_by_what_a_move_does_and_by_what_lies_opposite():
    rig = Rig("table", {"match": match_of(0)}, speed="off", drawn=False)
    house = rig.targets()["house:0:3"].description
    assert house.startswith("Last seed in Player 1's store")
    assert house.endswith("Opposite: Player 2's house 4, 4 seeds.")
    rig.tap("house:0:3")
    rig.settle()
    assert rig.targets()["house:1:4"].description == "Opposite: Player 1's house 3, 0 seeds."
