"""The list of moves: its rows and columns, how it scrolls, and how it is pressed."""

import random

import pytest

from game.host.interface import Focus, Key, Pointer, Wheel
from game.play.lines import Turn
from game.play.match import Match
from game.rules.registry import make
from game.scenes.review.moves.rows import rows_of
from tests.boxes import meet
from tests.scenes.review.rigs import at_review
from tests.scenes.stage import Rig, match_of


def turns_of(seats):
    return [Turn(seat, 1, (), None) for seat in seats]


@pytest.mark.parametrize(
    ("seats", "rows"),
    [
        ([0, 1, 0, 1], [(0, 1), (2, 3)]),
        ([1, 0, 1], [(None, 0), (1, 2)]),
        ([0, 0, 1], [(0, None), (1, 2)]),
        ([0, 1, 1, 0], [(0, 1), (None, 2), (3, None)]),
    ],
)
def test_turns_stand_in_the_columns_of_their_players(seats, rows):
    assert rows_of(turns_of(seats), (0, 1)) == rows


def test_without_columns_each_turn_has_a_row():
    assert rows_of(turns_of([0, 1, 0]), ()) == [(0,), (1,), (2,)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_more_players_have_a_column_each(seats):
    rig = at_review(match_of(9, game="four-player", options={"players": seats}))
    assert len(rig.top.picture.moves.columns) == seats


def test_on_a_phone_the_list_stands_beside_a_board_that_leaves_room():
    rig = at_review(match_of(9), size=(390, 844))
    assert rig.top.picture.moves.columns == ()
    assert not meet(rig.top.picture.moves.box, rig.top.picture.board.plan.frame)
    assert "list" not in rig.targets()


@pytest.mark.parametrize("game", ["bao", "four-player", "bantu"])
def test_on_a_phone_the_other_lists_are_on_a_sheet(game):
    rig = at_review(match_of(40, game=game), size=(390, 844), mode="replay", move=3)
    assert rig.top.picture.moves is None
    rig.press("list")
    assert rig.top.name == "moves"
    assert rig.targets()["move:3"].pressed
    rig.press("later")
    assert rig.top.focus == "move:31"
    rig.press("move:33")
    assert rig.top.name == "review"
    assert rig.top.hook_state()["turns"] == 33


def test_a_move_is_pressed():
    rig = at_review(match_of(9), move=1)
    rig.tap("move:4", "mouse")
    assert rig.top.study.selected == 4
    assert rig.said[-1].startswith("Move 4, ")


def test_it_follows_the_point_that_is_looked_at():
    rig = at_review(match_of(-1), move=1)
    region = rig.top.picture.moves.region
    for key in ("End", "ArrowLeft", "Home"):
        rig.send(Key(key))
        number = min(rig.top.study.selected, len(rig.top.match.turns))
        assert rig.top.picture.moves.cell(number - 1).inside(region)


def test_the_wheel_scrolls_it_and_a_move_out_of_view_is_not_pressed():
    rig = at_review(match_of(-1), move=1)
    rig.frame()
    rig.settle()
    moves = rig.top.picture.moves
    rig.send(Wheel(*moves.region.middle, 220))
    rig.frame()
    assert moves.scroll.offset == 220
    assert rig.top.study.selected == 1
    above = moves.cell(0)
    assert not meet(above, moves.region)
    rig.send(Pointer("down", *above.middle), Pointer("up", *above.middle))
    assert rig.top.study.selected == 1


def test_the_wheel_elsewhere_leaves_it_alone():
    rig = at_review(match_of(-1), move=1)
    rig.send(Wheel(200, 300, 220))
    assert rig.top.picture.moves.scroll.offset == 0


def test_a_finger_scrolls_it_and_presses_nothing():
    rig = at_review(match_of(-1), move=1)
    rig.frame()
    rig.settle()
    x, y = rig.middle("move:8")
    rig.send(Pointer("down", x, y, "touch"))
    for step in (30, 80, 130):
        rig.send(Pointer("move", x, y - step, "touch"))
    rig.send(Pointer("up", x, y - 130, "touch"))
    rig.settle()
    assert rig.top.picture.moves.scroll.offset >= 90
    assert rig.top.study.selected == 1


def test_the_focus_reaches_every_move_by_keys():
    match = match_of(-1)
    rig = at_review(match, move=1)
    rig.send(Focus("move:1"))
    seen = {rig.top.focus}
    for _ in range(2 * len(match.turns)):
        rig.key("Tab")
        if not rig.top.focus.startswith("move:") or rig.top.focus.count(":") > 1:
            if rig.top.focus == "later":
                rig.key("Enter")
                continue
            break
        seen.add(rig.top.focus)
        moves = rig.top.picture.moves
        number = int(rig.top.focus.partition(":")[2]) - 1
        assert moves.cell(number).inside(moves.region)
    assert seen == {f"move:{n}" for n in range(1, len(match.turns) + 1)}


def test_only_the_moves_about_those_in_view_are_listed():
    match = match_of(-1, seed=9)
    rig = at_review(match, move=1, size=(1280, 720))
    listed = [name for name in rig.targets() if name.startswith("move:")]
    assert len(listed) < len(match.turns)
    assert "later" in rig.targets()


def long_match(turns=400):
    """A long match of Bantu: whoever can sends a piece back, and nobody goes home."""
    match = Match(make("bantu", {"players": 4, "team": True}), {})
    source = random.Random(1)

    def rank(move):
        kinds = {event.kind for event in match.game.play(match.position, move)[1]}
        return "finish" not in kinds, "capture" in kinds, source.random()

    while len(match.turns) < turns:
        match.play(max(match.legal_moves(), key=rank))
    return match


def test_a_long_match_opens_without_naming_all_its_moves():
    match = long_match()
    rig = Rig("review", {"match": match}, drawn=False)
    named = rig.top.picture.names._labels
    assert 0 < len(named) < 80
    assert rig.top.hook_state()["turns"] == 400


def test_other_lines_have_a_row_at_its_foot():
    match = match_of(8)
    match.go_to(3)
    match.play(next(m for m in match.legal_moves() if m != match.turns[3].move))
    rig = at_review(match, mode="replay")
    assert rig.targets()["lines"].name == "1 other line"


def test_the_second_line_is_looked_at_as_the_first():
    match = match_of(8)
    match.go_to(3)
    other = next(m for m in match.legal_moves() if m != match.turns[3].move)
    match.play(other)
    rig = at_review(match, mode="replay", line=1)
    assert len(rig.top.study.turns) == 8
    assert rig.top.hook_state()["turns"] == 3
    rig.press("go-on")
    assert len(match.turns) == 8
    assert match.cursor == 3


@pytest.mark.parametrize("mode", ["replay", "values"])
@pytest.mark.parametrize("size", [(320, 568), (568, 320), (360, 640)])
def test_in_small_windows_graph_and_sliders_stand_above_the_list_on_its_sheet(size, mode):
    rig = at_review(match_of(40, game="bao"), size=size, mode=mode, move=3)
    assert rig.top.picture.graph is None
    if "list" in rig.targets():
        rig.press("list")
    else:
        rig.press("more")
        rig.press("list")
        rig.frame()
    assert rig.top.name == "moves"
    name = "graph" if mode == "values" else "slider:moves"
    rig.frame()
    rig.settle()
    study, graph = rig.top.study, rig.top.graph
    x, y = rig.top.items[name].box.middle
    x = x if graph is None else graph.x_of(len(study.turns) / 2)
    rig.send(Pointer("down", x, y), Pointer("up", x, y))
    assert abs(study.selected - len(study.turns) / 2) <= 1
    rig.send(Focus(name), Key("Home"))
    assert study.selected == study.least
    rig.key("Escape")
    assert rig.top.name == "review"


def test_from_the_list_other_lines_are_gone_to_and_come_back_from():
    match = match_of(8)
    match.go_to(3)
    match.play(next(m for m in match.legal_moves() if m != match.turns[3].move))
    rig = at_review(match, mode="replay")
    rig.press("lines")
    assert rig.top.name == "lines"
    rig.press("line-1")
    assert rig.top.name == "review"
    assert len(rig.top.study.turns) == 8
    rig.key("Escape")
    rig.key("Escape")
    assert rig.top.name == "review"
    assert len(rig.top.study.turns) == 4
