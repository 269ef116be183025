"""A lesson is a link: it arrives, leads to its lesson, and can be given away."""

import asyncio

import pytest

from game.learn.courses import load_course
from game.scenes.frame.learning import linked_door
from game.scenes.friend.arrival import from_address
from tests.scenes.lesson.learner import Learner, words
from tests.scenes.stage import Rig


def arrived(fragment):
    """A rig with the menu, at which an address has arrived."""
    rig = Rig(words=words())
    rig.host.set_link(fragment)
    arrival = from_address(rig.context)
    rig.stage.go(arrival.transition)
    return rig


@pytest.mark.parametrize("game", ["kalah", "bao", "bantu", "four-player"])
def test_the_address_of_a_lesson_leads_to_it(game):
    lesson = load_course(game).lessons[3]
    rig = arrived(f"lesson={lesson.id}")
    assert (rig.top.name, rig.top.exercise) == ("lesson", lesson)
    assert rig.host.link() == ""
    rig.press("close")
    assert rig.top.name == "menu"


@pytest.mark.parametrize("id_", ["", "no-such-lesson", "<b>", "kalah-sow&x=1", "x" * 5000])
def test_the_address_of_no_lesson_leads_to_the_list_and_says_so(id_):
    rig = arrived(f"lesson={id_}")
    assert rig.top.name == "lessons"
    assert rig.context.take_notices() == [words().text("learn.unknown-lesson")]


@pytest.mark.parametrize("fragment", ["", "lesson", "lessons=kalah-sow", "m", "other=kalah-sow"])
def test_other_addresses_ask_for_no_lesson(fragment):
    assert linked_door(fragment) is None


def test_its_link_leads_back_to_it():
    learner = Learner("bao", "bao-corner")
    asyncio.run(pressed(learner, "send"))
    (copied,) = [learner.rig.host.clipboard]
    fragment = copied.partition("#")[2]
    assert arrived(fragment).top.exercise.id == "bao-corner"
    assert learner.rig.context.take_notices() == [words().text("learn.link-copied")]


async def pressed(learner, name):
    """Press a button, and let what it begins come to its end."""
    learner.press(name)
    while learner.rig.context._jobs:
        await asyncio.sleep(0)
