"""What can be reached no more is looked for while nobody waits for a picture."""

import asyncio
import gc
import sys
import weakref
from types import ModuleType

import pytest

from game import garbage
from game.app import App
from game.host.interface import Quit
from tests.game_on_fake_host import PatientHost


class Circle:
    """Something that holds on to itself."""

    def __init__(self):
        self.itself = self


@pytest.fixture
def under_way():
    collection = garbage.GarbageCollection()
    collection.begin()
    yield collection
    collection.end()
    gc.collect()


@pytest.fixture
def thrown_away(under_way):  # noqa: ARG001 - it has to have begun
    """A circle that nothing reaches any more, and enough other new things with it."""
    reference = weakref.ref(Circle())
    others = [Circle() for _ in range(garbage.FEW)]
    yield reference
    del others


def test_nothing_is_searched_while_something_goes_on(under_way, thrown_away):
    for _ in range(1_000):
        under_way.pass_time(0.1, busy=True)
    assert thrown_away() is not None


def test_a_quiet_moment_is_used_once_it_has_lasted(under_way, thrown_away):
    under_way.pass_time(garbage.QUIET - 0.1, busy=False)
    assert thrown_away() is not None
    under_way.pass_time(0.2, busy=False)
    assert thrown_away() is None


def test_with_very_many_new_things_no_quiet_moment_is_waited_for(
    under_way, thrown_away, monkeypatch
):
    monkeypatch.setattr(garbage, "MANY", garbage.FEW // 2)
    under_way.pass_time(0.0, busy=True)
    assert thrown_away() is None


def test_what_is_there_when_modules_came_is_not_searched_through_again(under_way, monkeypatch):
    monkeypatch.setitem(sys.modules, "one_more", ModuleType("one_more"))
    stays = [Circle() for _ in range(2 * garbage.FEW)]
    under_way.pass_time(garbage.QUIET, busy=False)
    lasting = weakref.ref(stays.pop())
    goes = [Circle() for _ in range(2 * garbage.FEW)]
    passing = weakref.ref(goes.pop())
    under_way.pass_time(garbage.QUIET, busy=False)
    assert passing() is None, "no module came: what is new is searched through each time"
    assert lasting() is not None


def test_for_a_few_things_no_search_is_made(under_way):
    gc.collect()
    reference = weakref.ref(Circle())
    under_way.pass_time(60.0, busy=False)
    assert reference() is not None


@pytest.mark.usefixtures("any_machine")
def test_the_running_game_searches_by_itself_and_leaves_it_to_python_at_the_end():
    seen = []

    class Watched(PatientHost):
        async def next_frame(self, rest=0.0):
            if self.published:  # the first picture is there
                seen.append(gc.isenabled())
            return await super().next_frame(rest)

    asyncio.run(App(Watched(script=[(), (), (), (Quit(),)])).run())
    assert len(seen) >= 3
    assert not any(seen)
    assert gc.isenabled()
    assert not gc.get_freeze_count()
