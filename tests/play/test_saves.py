"""Storage costs the person the saved match at most, and says so once."""

import pytest

from game.host.fake import MemoryStorage
from game.play.match import Match
from game.play.saves import Saves
from game.rules.registry import make


def kalah(*moves):
    match = Match(make("kalah"), {})
    for move in moves:
        match.play(move)
    return match


def test_the_match_is_there_at_the_next_visit_at_the_same_point():
    storage = MemoryStorage()
    match = kalah(1, 2, 3)
    match.undo()
    assert Saves(storage).keep(match)
    again = Saves(storage).unfinished()
    assert (again.turns, again.cursor) == (match.turns, match.cursor)


def test_at_the_first_visit_there_is_no_match_and_nothing_to_tell():
    saves = Saves(MemoryStorage())
    saves.set_aside_broken()
    assert saves.unfinished() is None
    assert saves.take_notices() == []


def test_a_finished_match_is_not_to_be_continued_but_stays_in_the_list():
    storage = MemoryStorage()
    saves = Saves(storage)
    saves.keep(kalah(1))
    game = make("kalah")
    over = Match(game, {}, start=game.position_from_text("0,0,0,0,0,1:30/0,0,0,0,0,1:10/south"))
    over.play(6)
    assert saves.keep(over)
    assert [entry.winners for entry in saves.listed()] == [(0,), None]
    assert saves.unfinished().cursor == 1


def test_a_match_can_be_thrown_away():
    storage = MemoryStorage()
    saves = Saves(storage)
    saves.keep(kalah(1))
    saves.forget()
    assert Saves(storage).unfinished() is None


@pytest.mark.parametrize("text", ["", "{", "null", '{"schema":1}', '{"schema":99}', "\x00" * 50])
def test_a_broken_match_is_set_aside_and_told_once(text):
    storage = MemoryStorage({"match": text})
    saves = Saves(storage)
    assert saves.unfinished() is None
    assert "match" not in storage.texts
    assert text in storage.texts.values()
    assert saves.take_notices() == ["match-set-aside"]
    assert saves.unfinished() is None
    assert saves.take_notices() == []


def test_a_second_broken_match_does_not_replace_the_first():
    storage = MemoryStorage({"match": "first"})
    Saves(storage).unfinished()
    storage.set("match", "second")
    Saves(storage).unfinished()
    assert sorted(storage.texts.values()) == ["first", "second"]


def test_broken_settings_are_set_aside_before_anyone_reads_them():
    storage = MemoryStorage({"settings": "{", "setup": "[" * 100_000, "match": "?"})
    saves = Saves(storage)
    saves.set_aside_broken()
    assert not {"settings", "setup", "match"} & set(storage.texts)
    assert len(storage.texts) == 3
    assert saves.take_notices() == ["match-set-aside", "text-set-aside"]


def test_good_texts_stay_where_they_are():
    storage = MemoryStorage({"settings": "{}", "setup": "[]"})
    Saves(storage).set_aside_broken()
    assert storage.texts == {"settings": "{}", "setup": "[]"}


def test_play_goes_on_where_storage_is_blocked_and_it_is_told_once():
    storage = MemoryStorage()
    storage.blocked = True
    saves = Saves(storage)
    saves.set_aside_broken()
    assert saves.unfinished() is None
    assert not saves.keep(kalah(1))
    assert not saves.keep(kalah(1, 2))
    assert saves.take_notices() == ["storage-refuses"]


def test_full_storage_keeps_the_match_that_was_there():
    storage = MemoryStorage()
    saves = Saves(storage)
    saves.keep(kalah(1))
    storage.full = True
    assert not saves.keep(kalah(1, 2))
    assert Saves(storage).unfinished().cursor == 1


def test_after_an_error_the_match_is_saved_once_more():
    storage = MemoryStorage()
    saves = Saves(storage)
    assert not saves.rescue()
    storage.full = True
    saves.keep(kalah(1, 2))
    storage.full = False
    assert saves.rescue()
    assert Saves(storage).unfinished().cursor == 2


def test_what_another_window_saved_is_read_and_not_what_this_one_remembers():
    storage = MemoryStorage()
    saves = Saves(storage)
    saves.keep(kalah(1))
    other = Saves(storage)
    match = other.unfinished()
    match.play(2)
    other.keep(match)
    assert saves.unfinished().cursor == 2


def test_the_match_being_played_is_not_replayed_to_be_offered_again():
    saves = Saves(MemoryStorage())
    match = kalah(1, 2)
    saves.keep(match)
    assert saves.unfinished() is match
