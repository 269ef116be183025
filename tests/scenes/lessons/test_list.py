"""The list of lessons: what is done, what comes next, and the doors to what else there is."""

import asyncio

import pytest

from game.learn.courses import load_course
from game.learn.registry import LESSONS
from tests.scenes.lesson.learner import words
from tests.scenes.stage import Rig


def lessons(game="bao", size=(1280, 720), done=(), **settings):
    rig = Rig("lessons", {"game": game}, size, words=words(), drawn=False, **settings)
    for id_ in done:
        rig.context.progress.finish_lesson(game, id_)
    rig.top.enter()
    rig.settle()
    return rig


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (320, 480)])
@pytest.mark.parametrize("game", LESSONS)
def test_every_lesson_stands_in_its_stage_and_leads_to_itself(game, size):
    rig = lessons(game, size)
    groups = {group.id: group.name for group in rig.top.outline().groups}
    for lesson in load_course(game).lessons:
        item = rig.top.items[f"lesson:{game}:{lesson.id}"]
        assert item.value.params == {"game": game, "id": lesson.id}
        assert groups[item.group] == words().text(f"course.{game}.{lesson.stage}")
    assert {f"puzzles:{game}", "puzzle:today", f"rules:{game}", "history"} <= rig.top.items.keys()


def test_what_comes_next_is_first_and_has_the_focus():
    rig = lessons()
    assert rig.top.focus == "go-on"
    assert rig.top.items["go-on"].label == words().text("learn.start")
    rig.key("Enter")
    assert rig.top.exercise == load_course("bao").lessons[0]


def test_what_is_done_has_a_tick_and_says_so():
    first, second, third = load_course("bao").lessons[:3]
    rig = lessons(done=[first.id, third.id])
    entries = {each.id: rig.top.items[f"lesson:bao:{each.id}"] for each in (first, second, third)}
    assert [entries[each.id].end for each in (first, second, third)] == ["check", "play", "check"]
    assert entries[first.id].name.endswith(words().text("learn.done"))
    assert entries[second.id].name.endswith(words().text("learn.next"))
    assert rig.top.items["go-on"].value.params["id"] == second.id
    assert "2 of 19" in rig.said[-1]


def test_a_lesson_that_was_done_meanwhile_is_ticked_when_one_comes_back():
    rig = lessons("kalah")
    rig.press("go-on")
    rig.context.progress.finish_lesson("kalah", rig.top.exercise.id)
    rig.press("close")
    assert rig.top.items["lesson:kalah:kalah-sow"].end == "check"


def test_a_course_that_is_done_says_so_and_has_nothing_that_comes_next():
    rig = lessons("kalah", done=[each.id for each in load_course("kalah").lessons])
    assert "go-on" not in rig.top.items
    assert words().text("learn.course-done") in rig.said[-1]


def test_the_numbers_of_lessons_run_through_the_whole_course():
    rig = lessons("bao")
    numbers = [
        rig.top.items[f"lesson:bao:{lesson.id}"].label.partition(" ")[0]
        for lesson in load_course("bao").lessons
    ]
    assert numbers == [str(number) for number in range(1, 20)]


def test_the_last_row_saves_the_progress_as_a_file():
    rig = lessons(done=["bao-sow"])
    doors = [item.id for item in rig.top.items.values() if item.group == "more"]
    assert doors[-1] == "save-progress"
    asyncio.run(saved(rig))
    ((name, content),) = rig.host.saved.items()
    assert name in rig.context.take_notices()[0]
    assert b"bao-sow" in content


async def saved(rig):
    """Press the row, and let what it begins come to its end."""
    rig.press("save-progress")
    while rig.context._jobs:
        await asyncio.sleep(0)


def test_all_lessons_are_reached_from_a_lesson_and_back():
    rig = lessons("kalah")
    rig.press("go-on")
    rig.press("all")
    assert rig.top.name == "lessons"
    assert rig.top.beneath is None or rig.top.beneath.name != "lesson"
