"""The sheet of a match's other lines."""

from itertools import combinations

import pytest

from game.play.match import Match, Player
from game.rules.registry import make
from game.scenes.result.ways import REVIEW
from game.view.box import TOUCH, Box
from game.view.text.text_box import fits
from tests.boxes import meet
from tests.scenes.stage import Rig, match_of
from tests.window_sizes import SIZES


def with_lines(game="kalah", **how):
    """A match that was left twice for another move."""
    match = match_of(9, game=game, **how)
    for cursor in (4, 2):
        match.go_to(cursor)
        played = match.turns[cursor].move
        match.play(next(move for move in match.legal_moves() if move != played))
    return match


def at_lines(match, **how):
    """The sheet over the table of a match."""
    rig = Rig("table", {"match": match}, speed="off", **how)
    rig.press("more")
    rig.press("lines")
    rig.settle()
    return rig


def ids(rig):
    return [name for name in rig.targets() if name.partition("-")[0] in ("line", "look")]


def test_each_line_can_be_gone_on_with_or_looked_at():
    rig = at_lines(with_lines())
    assert ids(rig) == ["line-1", "look-1", "line-2", "look-2"]
    rig.press("look-2")
    assert rig.top.name == REVIEW
    assert rig.top.hook_state()["game"] == "kalah"


def test_over_another_scene_a_line_is_only_looked_at():
    match = with_lines()
    rig = Rig("lines", {"match": match, "below": 1})
    assert ids(rig) == ["line-1", "line-2"]
    before = match.turns[:]
    rig.press("line-1")
    assert rig.top.name == REVIEW
    assert match.turns == before


def test_which_line_is_played_is_told_first():
    rig = at_lines(with_lines())
    assert rig.said[-1] == "Other lines. You are on a line of 3 moves. Go on with another one:"


def test_a_line_that_came_to_an_end_says_how():
    game = make("kalah")
    start = game.position_from_text("0,0,0,0,1,1:28/0,0,0,0,0,1:17/south")
    match = Match(game, {1: Player("opponent")}, start=start)
    while match.legal_moves():
        match.play(match.legal_moves()[-1])
    match.go_to(0)
    match.play(match.legal_moves()[0])
    rig = Rig("lines", {"match": match})
    assert "You win" in rig.targets()["line-1"].description
    assert "You win" in rig.top.items["line-1"].note


def test_without_other_lines_it_is_said_how_there_come_to_be_some():
    rig = Rig("lines", {"match": match_of(3)})
    assert ids(rig) == []
    assert "Take a move back" in rig.said[-1]
    assert any("Take a move back" in note.text for note in rig.top.outline().notes)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["kalah", "bao", "bantu"])
def test_all_lines_find_room(size, game):
    rig = at_lines(with_lines(game), size=size, text="larger")
    assert rig.top.sheet.inside(Box(0, 0, *size))
    boxes = {item.id: item.box for item in rig.top.items.values()}
    for name, box in boxes.items():
        assert min(box.width, box.height) >= TOUCH - 0.01, name
    for one, other in combinations(boxes, 2):
        assert not meet(boxes[one], boxes[other]), (one, other)
    for words in rig.top.words:
        assert fits(words, rig.context.brush), words.text
