"""The list of the puzzles of a game."""

import pytest

from game.learn.courses import load_puzzles
from game.learn.registry import LESSONS
from game.scenes.puzzle.items import puzzle_id
from game.scenes.puzzle.today import puzzle_of_today
from game.scenes.puzzles.sections import entries_of, sections_of
from tests.scenes.puzzle.solver import words
from tests.scenes.stage import Rig


def listed(game="kalah", size=(1280, 720), **settings):
    rig = Rig("puzzles", {"game": game}, size, words=words(), **settings)
    rig.settle()
    return rig


def test_all_puzzles_are_there_from_easy_to_hard():
    for game in LESSONS:
        rig = listed(game)
        ids = [puzzle_id(game, puzzle.id) for puzzle in load_puzzles(game)]
        assert [target.id for target in rig.top.targets() if target.id in ids] == ids


@pytest.mark.parametrize("order", ["difficulty", "theme"])
def test_sections_have_every_puzzle_once(order):
    rig = listed()
    entries = entries_of(rig.context, load_puzzles("kalah"))
    sections = sections_of(rig.context, entries, order)
    numbers = [entry.number for section in sections for entry in section.entries]
    assert sorted(numbers) == list(range(1, len(entries) + 1))
    assert len({section.title for section in sections}) == len(sections) > 3
    assert all(list(s.entries) == sorted(s.entries, key=lambda e: e.number) for s in sections)


def test_the_order_is_chosen_with_a_press():
    rig = listed()
    rig.press("order:theme")
    assert rig.targets()["order:theme"].pressed
    assert any(group.name == "Best turn" for group in rig.top.outline().groups)
    rig.press("order:difficulty")
    assert any(group.name == "Easy" for group in rig.top.outline().groups)


def test_what_is_solved_has_a_tick_and_what_was_helped_with_says_so():
    rig = listed()
    first, second, third = (puzzle.id for puzzle in load_puzzles("kalah")[:3])
    assert rig.top.items["go-on"].label == "Begin: puzzle 1"
    rig.context.progress.note_puzzle("kalah", first, 1, False)
    rig.context.progress.note_puzzle("kalah", second, 4, True)
    rig.top.enter()
    targets = rig.targets()
    assert targets[puzzle_id("kalah", first)].name == "Puzzle 1, solved"
    assert targets[puzzle_id("kalah", second)].name == "Puzzle 2, solved with help"
    assert targets[puzzle_id("kalah", third)].name == "Puzzle 3"
    assert rig.top.items["go-on"].label == "Go on: puzzle 3"
    assert "2 solved, 1 without a hint" in [note.text for note in rig.top.outline().notes]
    rig.press("go-on")
    assert rig.top.hook_state()["puzzle"]["id"] == third


def test_a_legend_tells_the_signs_once_help_was_taken():
    rig = listed()
    first, second = (puzzle.id for puzzle in load_puzzles("kalah")[:2])
    rig.context.progress.note_puzzle("kalah", first, 1, False)
    rig.top.enter()
    assert "solved with help" not in [box.text for box in rig.top.words]
    rig.context.progress.note_puzzle("kalah", second, 4, True)
    rig.top.enter()
    assert {"solved", "solved with help"} <= {box.text for box in rig.top.words}


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_the_two_buttons_on_top_have_one_height(size):
    items = listed(size=size).top.items
    assert items["puzzle:today"].box.height == items["go-on"].box.height


def test_a_puzzle_opens_and_the_way_back_leads_to_the_list_again():
    rig = listed("bao", (390, 844))
    puzzle = load_puzzles("bao")[7]
    rig.press(puzzle_id("bao", puzzle.id))
    assert rig.top.exercise == puzzle
    rig.press("list")
    assert rig.top.name == "puzzles"
    rig.press("back")
    assert rig.top.name == "menu"


def test_the_puzzle_of_the_day_stands_on_top():
    rig = listed()
    today = puzzle_of_today(rig.context)
    name = words().text(f"menu.game.{today.game.name}")
    assert rig.targets()["puzzle:today"].description.startswith(name)
    rig.press("puzzle:today")
    assert rig.top.exercise == today
    rig.context.progress.note_puzzle(today.game.name, today.id, 1, False)
    rig.press("close")
    assert "tomorrow" in rig.targets()["puzzle:today"].description


def test_with_all_solved_there_is_nothing_to_go_on_with():
    rig = listed()
    for puzzle in load_puzzles("kalah"):
        rig.context.progress.note_puzzle("kalah", puzzle.id, 1, False)
    rig.top.enter()
    assert "go-on" not in rig.top.items
    assert any("All of them are solved." in box.text for box in rig.top.words)
