"""A list of five hundred matches: portions of it are listed, and only what is in view is drawn."""

import random

import pygame
import pytest

from game.host.fake import MemoryStorage
from game.host.interface import Key, Wheel
from game.play.saved.saved_match import key_of, write
from game.scenes.matches.listing import PORTION
from tests.scenes.matches.test_scene import opened
from tests.scenes.stage import Rig, match_of

COUNT = 500


@pytest.fixture(scope="module")
def texts():
    """The storage of many matches, the same few with ids and dates of their own."""
    kinds = [match_of(3 + n, game=game) for n, game in enumerate(("kalah", "bao") * 3)]
    texts = {}
    for number in range(COUNT):
        match = kinds[number % len(kinds)]
        match.id, match.changed = f"{number:016x}", 10**12 + number
        texts[key_of(match.id)] = write(match)
    return texts


@pytest.fixture
def rig(texts):
    return Rig("matches", storage=MemoryStorage(texts))


def middle(rig):
    return rig.top.pane.box.middle


def test_a_portion_is_listed_and_doors_lead_to_the_others(rig):
    seen = []
    for _ in range(COUNT // PORTION):
        names = opened(rig)
        assert len(names) == PORTION
        seen += names
        if "earlier" in rig.targets():
            rig.press("earlier")
            assert rig.top.focus == opened(rig)[0]
    assert len(set(seen)) == COUNT
    rig.press("later")
    assert opened(rig) == seen[-2 * PORTION : -PORTION]
    assert rig.top.focus == opened(rig)[-1]


def test_only_rows_in_view_are_drawn(rig):
    rig.settle()
    drawn = {key[0] for key in rig.top._rows._pictures}
    assert drawn
    assert drawn == {
        name for name, row in rig.top._rows.rows.items() if rig.top._is_in_view(row.box)
    }
    assert rig.top.pane.surface.get_width() == 1


def test_boards_are_drawn_for_rows_in_view_only_also_after_scrolling(rig):
    rig.settle()
    for _ in range(5):
        rig.send(Wheel(*middle(rig), 300))
        rig.settle()
    rows = rig.top._rows
    in_view = [name for name, row in rows.rows.items() if rig.top._is_in_view(row.box)]
    assert in_view
    assert not any(rows._lacks_board(name) for name in in_view)
    assert sum(not rows._lacks_board(name) for name in rows.rows) < PORTION


def test_a_scrolled_list_looks_as_one_that_is_drawn_there_at_once(texts, rig):
    rig.settle()
    source = random.Random(3)
    for _ in range(12):
        rig.send(Wheel(*middle(rig), source.randrange(-150, 300)))
        rig.frame()
    rig.settle()
    other = Rig("matches", storage=MemoryStorage(texts), drawn=False)
    other.top.pane._go_to(rig.top.pane.offset)
    other.frame()
    other.settle()
    assert rig.top.pane.offset > 100
    looks = [pygame.image.tobytes(each.surface, "RGB") for each in (rig, other)]
    assert looks[0] == looks[1]


def test_the_focus_leads_through_the_whole_portion_and_is_always_seen(rig):
    rig.settle()
    rig.top.move_focus(opened(rig)[0])
    for _ in range(2 * PORTION - 2):
        rig.key("Tab")
        box = rig.top.seen(rig.top.items[rig.top.focus])
        assert rig.top.pane.box.y <= box.y
        assert box.bottom <= rig.top.pane.box.bottom
    assert rig.top.focus.startswith("open:")


def test_pages_and_presses_go_to_what_is_seen_there(rig):
    rig.settle()
    rig.send(Key("PageDown"))
    rig.settle()
    name = next(n for n in opened(rig) if rig.targets()[n].rect[1] > rig.top.pane.box.y + 20)
    rig.tap(name)
    assert rig.top.name == "table"
    assert rig.top.play.match.id == name.partition(":")[2]


def test_a_search_goes_through_all_of_them(rig):
    rig.top.edited(rig.top.items["search"], "bao")
    assert rig.said[-1] == f"{COUNT // 2} matches fit."
