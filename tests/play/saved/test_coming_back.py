"""What was set aside comes back to a match in use; what found no place is not lost."""

import pytest

from game.host.fake import MemoryStorage
from game.host.storage import StorageError
from game.play.records import record
from game.play.saved import saved_match
from game.play.saved.saved_match import key_of
from game.play.saved.saves import MOST_MATCHES, Saves
from tests.play.saved.saved_matches import Clock, kalah

ID = "0123456789abcdef"


def course(*moves, resigned=None, id_=ID):
    """A match of Kalah with these moves, given up at its end by a seat."""
    match = kalah(*moves)
    match.id = id_
    if resigned is not None:
        match.resign(resigned)
    return match


def lines(storage):
    """The moves of every line of every match kept."""
    matches = [
        saved_match.read(text) for key, text in storage.texts.items() if saved_match.id_of(key)
    ]
    return sorted([turn.move for turn in line] for match in matches for line in match.lines())


@pytest.mark.parametrize("old_key", [False, True])
def test_a_course_that_comes_back_while_its_match_is_played_is_not_written_over(old_key):
    aside = course(2, 3)
    text = record.to_text(aside) if old_key else saved_match.write(aside)
    storage = MemoryStorage({key_of(ID): saved_match.write(course(1, 2))})
    saves = Saves(storage, Clock())
    match = saves.unfinished()
    storage.texts["match" if old_key else f"{key_of(ID)}-aside-1"] = text
    saves.listed()
    for again in (match, saves.open(ID)):
        again.play(again.legal_moves()[0])
        saves.save(again)
    assert [2, 3] in lines(storage)
    assert len(saves.listed()) == 1
    assert "match-played-elsewhere" not in saves.take_notices()


def test_a_course_that_comes_back_and_goes_on_is_the_one_that_is_played():
    storage = MemoryStorage({key_of(ID): saved_match.write(course(1, 2))})
    saves = Saves(storage, Clock())
    match = saves.unfinished()
    storage.texts[f"{key_of(ID)}-aside-1"] = saved_match.write(course(1, 2, 3))
    saves.listed()
    assert saves.open(ID) is match
    assert [turn.move for turn in match.turns] == [1, 2, 3]
    assert lines(storage) == [[1, 2, 3]]


@pytest.mark.parametrize("old_key", [False, True])
def test_a_course_that_comes_back_with_its_giving_up_does_not_lose_that(old_key):
    aside = course(2, resigned=0)
    key = "match" if old_key else f"{key_of(ID)}-aside-1"
    text = record.to_text(aside) if old_key else saved_match.write(aside)
    storage = MemoryStorage({key_of(ID): saved_match.write(course(1, 2)), key: text})
    entries = Saves(storage, Clock()).listed()
    assert len(entries) == 2
    (ended,) = [entry for entry in entries if entry.finished]
    assert Saves(storage, Clock()).open(ended.id).resigned == 0


def test_one_text_that_cannot_come_back_keeps_no_other_away():
    class Closed(MemoryStorage):
        def get(self, key):
            if key == "match-00000000000000aa-aside-1":
                raise StorageError("closed")
            return super().get(key)

    texts = {
        f"match-{id_ * 8}-aside-1": saved_match.write(course(1, id_=id_ * 8))
        for id_ in ("00", "aa", "bb")
    }
    storage = Closed({"match-00000000000000aa-aside-1": "?", **texts})
    assert len(Saves(storage, Clock()).listed()) == 3


def test_one_text_without_room_to_come_back_keeps_no_other_away():
    class Narrow(MemoryStorage):
        def set(self, key, text):
            if "a" * 16 in key:
                raise StorageError("full")
            super().set(key, text)

    texts = {
        f"match-{id_ * 16}-aside-1": saved_match.write(course(1, id_=id_ * 16)) for id_ in "ab"
    }
    assert [entry.id for entry in Saves(Narrow(texts), Clock()).listed()] == ["b" * 16]


def full_of_matches():
    """A storage in which every place is taken by a match under way."""
    ids = [f"{number:016x}" for number in range(MOST_MATCHES)]
    return MemoryStorage({key_of(id_): saved_match.write(course(1, id_=id_)) for id_ in ids})


def test_a_match_without_a_place_is_saved_once_another_is_thrown_away():
    storage = full_of_matches()
    saves = Saves(storage, Clock())
    match = saves.receive(course(2, 3, id_="f" * 16)).match
    assert not saves.is_saved_here(match)
    assert saves.take_notices() == ["matches-full"]
    assert saves.unfinished() is match, "the menu leads back to it"
    assert saves.remove(f"{3:016x}")
    assert saves.is_saved_here(match)
    assert Saves(storage, Clock()).open(match.id).turns == match.turns


def test_where_nothing_can_be_saved_the_match_goes_on_in_this_visit():
    storage = MemoryStorage()
    storage.full = True
    saves = Saves(storage, Clock())
    match = course(1)
    assert not saves.save(match)
    assert saves.unfinished() is match
    assert saves.remove(match.id)
    assert saves.unfinished() is None
