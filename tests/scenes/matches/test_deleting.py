"""Deleting a match, and bringing it back."""

import pytest

from game.play.match import Player
from tests.scenes.matches.test_scene import NEWER, listed, opened, with_newer
from tests.scenes.stage import match_of


def three():
    """Matches of a person and the computer, and a list of them, the newest first."""
    matches = [match_of(3 + n, players={1: Player("opponent", level=3)}) for n in range(3)]
    rig = listed(matches)
    return rig, [name.partition(":")[2] for name in opened(rig)]


def test_a_deleted_match_is_gone_and_that_is_told_with_the_way_back():
    rig, (first, second, third) = three()
    rig.press(f"remove:{second}")
    assert opened(rig) == [f"open:{first}", f"open:{third}"]
    assert [saved.id for saved in rig.saves.listed()] == [first, third]
    assert rig.said[-1] == "Deleted: Mancala, Computer · Villager. Undo brings it back."
    assert any("Deleted: Mancala" in note.text for note in rig.top.outline().notes)


def test_undo_brings_back_the_very_same_text_and_place():
    rig, ids = three()
    texts = dict(rig.host.storage.texts)
    rig.press(f"remove:{ids[1]}")
    rig.press("undo")
    assert rig.host.storage.texts == texts
    assert opened(rig) == [f"open:{id_}" for id_ in ids]
    assert "undo" not in rig.targets()
    assert rig.said[-1].startswith("It is back: Mancala")
    rig.press(f"open:{ids[1]}")
    assert rig.top.play.match.id == ids[1]


def test_several_come_back_one_after_the_other():
    rig, ids = three()
    for id_ in ids:
        rig.press(f"remove:{id_}")
    assert opened(rig) == []
    for count in (1, 2, 3):
        rig.press("undo")
        assert len(opened(rig)) == count
    assert opened(rig) == [f"open:{id_}" for id_ in ids]


def test_the_way_back_stays_until_the_list_is_left():
    rig, ids = three()
    rig.press(f"remove:{ids[0]}")
    for _ in range(2000):
        rig.frame()
    assert "undo" in rig.targets()
    rig.key("Escape")
    rig.press("matches")
    assert "undo" not in rig.targets()
    assert len(rig.saves.listed()) == 2


def test_keys_delete_and_bring_back_and_the_focus_goes_on_with_the_next_match():
    rig, (first, second, third) = three()
    rig.top.move_focus(f"open:{second}")
    rig.key("Delete")
    assert rig.top.focus == f"open:{third}"
    rig.key("Delete")
    assert rig.top.focus == f"open:{first}"
    rig.key("u")
    assert rig.top.focus == f"open:{third}"
    rig.key("u")
    assert rig.top.focus == f"open:{second}"


def test_after_the_last_match_the_focus_is_on_the_way_back():
    rig = listed([match_of(3)])
    rig.top.move_focus(opened(rig)[0])
    rig.key("Delete")
    assert rig.top.focus == "undo"


def test_what_storage_refuses_to_delete_stays():
    rig, ids = three()
    rig.host.storage.blocked = True
    rig.press(f"remove:{ids[0]}")
    assert len(opened(rig)) == 3
    assert "undo" not in rig.targets()
    assert rig.saves.take_notices() == ["match-not-removed"]


def test_what_storage_refuses_to_bring_back_can_be_brought_back_later():
    rig, ids = three()
    rig.press(f"remove:{ids[0]}")
    rig.host.storage.full = True
    rig.press("undo")
    assert "undo" in rig.targets()
    assert rig.saves.take_notices()
    rig.host.storage.full = False
    rig.press("undo")
    assert opened(rig)[0] == f"open:{ids[0]}"


@pytest.mark.parametrize("id_", ["00000000000000aa", "00000000000000ab"])
def test_a_match_of_a_newer_version_comes_back_as_it_was(id_):
    rig = with_newer()
    rig.press(f"remove:{id_}")
    assert f"match-{id_}" not in rig.host.storage.texts
    rig.press("undo")
    assert rig.host.storage.texts.items() >= NEWER.items()


def test_a_match_that_is_there_again_is_not_written_over():
    rig, ids = three()
    rig.press(f"remove:{ids[0]}")
    other = '{"from": "another window"}'
    rig.host.storage.set(f"match-{ids[0]}", other)
    rig.press("undo")
    assert rig.host.storage.get(f"match-{ids[0]}") == other
