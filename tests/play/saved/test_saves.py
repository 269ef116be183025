"""Every match is kept by itself; storage costs the person what was saved at most, told once."""

import pytest

from game.host.fake import MemoryStorage
from game.host.storage import StorageError
from game.play.match import Match
from game.play.records import record
from game.play.saved import saved_match
from game.play.saved import saves as saves_module
from game.play.saved.saved_match import key_of
from game.play.saved.saves import MOST_MATCHES, Saves
from game.rules.registry import make
from tests.play.saved.saved_matches import Clock, kalah, over


def test_the_match_is_there_at_the_next_visit_at_the_same_point():
    storage = MemoryStorage()
    match = kalah(1, 2, 3)
    match.undo()
    assert Saves(storage).save(match)
    again = Saves(storage).unfinished()
    assert (again.turns, again.cursor) == (match.turns, match.cursor)


def test_at_the_first_visit_there_is_no_match_and_nothing_to_tell():
    saves = Saves(MemoryStorage())
    saves.set_aside_broken()
    assert saves.unfinished() is None
    assert saves.take_notices() == []


def test_a_finished_match_is_not_to_be_continued_but_stays_in_the_list():
    saves = Saves(MemoryStorage(), Clock())
    saves.save(kalah(1))
    game = make("kalah")
    over = Match(game, {}, start=game.position_from_text("0,0,0,0,0,1:30/0,0,0,0,0,1:10/south"))
    over.play(6)
    assert saves.save(over)
    assert [entry.winners for entry in saves.listed()] == [(0,), None]
    assert saves.unfinished().cursor == 1


def test_a_match_can_be_thrown_away():
    storage = MemoryStorage()
    saves = Saves(storage)
    saves.save(kalah(1))
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
    assert not saves.save(kalah(1))
    assert not saves.save(kalah(1, 2))
    assert saves.take_notices() == ["storage-refuses"]


def test_one_text_that_cannot_be_read_hides_no_other():
    class Storage(MemoryStorage):
        refused = ""

        def get(self, key):
            if key == self.refused:
                raise StorageError("no")
            return super().get(key)

    storage = Storage()
    saves = Saves(storage, Clock())
    first, second = kalah(1), kalah(1, 2)
    saves.save(first)
    saves.save(second)
    storage.refused = key_of(second.id)
    later = Saves(storage)
    later.set_aside_broken()
    assert later.unfinished().id == first.id
    assert [entry.id for entry in later.listed()] == [first.id]
    assert later.open(second.id) is None
    assert later.take_notices() == ["match-unreadable"]


def test_full_storage_keeps_the_match_that_was_there():
    storage = MemoryStorage()
    saves = Saves(storage)
    saves.save(kalah(1))
    storage.full = True
    assert not saves.save(kalah(1, 2))
    assert Saves(storage).unfinished().cursor == 1


def test_after_an_error_the_match_is_saved_once_more():
    storage = MemoryStorage()
    saves = Saves(storage)
    assert not saves.rescue()
    storage.full = True
    saves.save(kalah(1, 2))
    storage.full = False
    assert saves.rescue()
    assert Saves(storage).unfinished().cursor == 2


def test_the_match_being_played_is_not_replayed_to_be_offered_again():
    saves = Saves(MemoryStorage())
    match = kalah(1, 2)
    saves.save(match)
    assert saves.unfinished() is match


def test_several_matches_are_listed_the_one_changed_last_first():
    saves = Saves(MemoryStorage(), Clock())
    first, second, third = kalah(1), kalah(1, 2), kalah(1, 2, 3)
    for match in (first, second, third):
        saves.save(match)
    first.play(5)
    saves.save(first)
    assert [entry.id for entry in saves.listed()] == [first.id, third.id, second.id]
    entry = saves.listed()[0]
    assert (entry.game.name, entry.moves, entry.finished) == ("kalah", 2, False)
    assert entry.position == first.position
    assert entry.created < entry.changed
    assert saves.unfinished() is not None
    assert saves.unfinished().id == first.id


def test_each_match_can_be_opened_and_thrown_away():
    saves = Saves(MemoryStorage(), Clock())
    one, two = kalah(1), kalah(1, 2)
    saves.save(one)
    saves.save(two)
    assert saves.open(one.id).turns == one.turns
    assert saves.remove(one.id)
    assert saves.open(one.id) is None
    assert [entry.id for entry in saves.listed()] == [two.id]


def test_a_match_in_which_nothing_happened_takes_no_place():
    storage = MemoryStorage()
    assert Saves(storage).save(kalah())
    assert storage.texts == {}


def test_what_was_pressed_of_a_move_is_kept():
    storage = MemoryStorage()
    match = kalah()
    match.pending = ("pit:0:3",)
    Saves(storage).save(match)
    assert Saves(storage).unfinished().pending == ("pit:0:3",)


def test_a_first_press_that_is_let_go_is_forgotten_in_the_storage_too():
    storage = MemoryStorage()
    match = kalah()
    saves = Saves(storage)
    match.pending = ("house:0:3",)
    saves.save(match)
    match.pending = ()
    saves.save(match)
    assert Saves(storage).open(match.id).pending == ()


def test_kept_lines_are_there_at_the_next_visit():
    storage = MemoryStorage()
    match = kalah(1, 2, 3)
    match.go_to(1)
    match.play(4)
    Saves(storage).save(match)
    assert Saves(storage).unfinished().lines() == match.lines()


def test_a_match_of_an_earlier_version_is_taken_over_once():
    old = '{"schema":1,"game":"kalah","options":{},"first":null,"players":[{"seat":"south",'
    old += '"kind":"person","name":"","level":1},{"seat":"north","kind":"person","name":"",'
    old += '"level":1}],"moves":[{"house":1}],"cursor":1}'
    storage = MemoryStorage({"match": old})
    saves = Saves(storage, Clock())
    match = saves.unfinished()
    assert match.cursor == 1
    assert "match" not in storage.texts
    storage.texts["match"] = old
    assert [entry.id for entry in saves.listed()] == [match.id], "the same match, not another"
    match.play(2)
    assert saves.save(match)
    assert Saves(storage).unfinished().cursor == 2


def test_the_oldest_finished_match_makes_room():
    saves = Saves(MemoryStorage(), Clock())
    ended = [over(), over()]
    for match in ended:
        saves.save(match)
    for _ in range(MOST_MATCHES - 1):
        assert saves.save(kalah(1))
    ids = [entry.id for entry in saves.listed()]
    assert len(ids) == MOST_MATCHES
    assert ended[0].id not in ids
    assert ended[1].id in ids


def test_no_unfinished_match_makes_room_and_that_is_told():
    saves = Saves(MemoryStorage(), Clock())
    for _ in range(MOST_MATCHES):
        assert saves.save(kalah(1))
    before = {entry.id for entry in saves.listed()}
    one_more = kalah(1)
    assert not saves.save(one_more)
    assert not saves.save(one_more)
    assert {entry.id for entry in saves.listed()} == before
    assert saves.take_notices() == ["matches-full"]
    saves.remove(min(before))
    assert saves.save(one_more), "once there is room it is saved"


def test_a_broken_match_does_not_hide_the_others():
    storage = MemoryStorage()
    saves = Saves(storage, Clock())
    good, bad = kalah(1), kalah(1, 2)
    saves.save(good)
    saves.save(bad)
    storage.texts[f"match-{bad.id}"] = storage.texts[f"match-{bad.id}"].replace("house", "horse")
    again = Saves(storage)
    assert again.unfinished().id == good.id
    assert [entry.id for entry in again.listed()] == [good.id]
    assert again.take_notices() == ["match-set-aside"]
    assert f"match-{bad.id}-aside-1" in storage.texts


def test_a_list_that_makes_no_sense_is_made_anew_from_the_record():
    storage = MemoryStorage()
    match = kalah(1, 2)
    Saves(storage).save(match)
    key = f"match-{match.id}"
    for nonsense in ('"position":"x"', '"position":7'):
        position = match.game.position_to_text(match.position)
        storage.texts[key] = storage.texts[key].replace(f'"position":"{position}"', nonsense)
        assert Saves(storage).listed()[0].position == match.position


def test_broken_statistics_are_set_aside():
    storage = MemoryStorage({"statistics": "{"})
    saves = Saves(storage)
    saves.set_aside_broken()
    assert saves.take_notices() == ["text-set-aside"]
    assert "statistics" not in storage.texts


def test_a_match_too_long_to_be_read_again_is_told_and_what_was_saved_stays(monkeypatch):
    storage = MemoryStorage()
    saves, match = Saves(storage), kalah(1)
    saves.save(match)
    monkeypatch.setattr(saves_module, "fits", lambda _match: False)
    match.play(2)
    assert not saves.save(match)
    assert saves.take_notices() == ["match-too-long"]
    assert Saves(storage).unfinished().cursor == 1


def test_listing_many_matches_replays_none(monkeypatch):
    storage = MemoryStorage()
    for _ in range(3):
        Saves(storage).save(kalah(1, 2))
    monkeypatch.setattr(saved_match, "read", None)
    monkeypatch.setattr(record, "from_record", None)
    assert len(Saves(storage).listed()) == 3


@pytest.mark.parametrize("text", ["", "{", "null", "[]", "7", '{"match": {}}', "[" * 100_000])
def test_what_makes_no_sense_is_set_aside_when_a_match_is_to_be_continued(text):
    storage = MemoryStorage()
    saves = Saves(storage, Clock())
    saves.save(kalah(1, 2))
    storage.texts["match-0123456789abcdef"] = text
    again = Saves(storage)
    assert again.unfinished().cursor == 2
    assert len(again.listed()) == 1
    assert storage.texts["match-0123456789abcdef-aside-1"] == text


def test_a_match_that_says_it_goes_on_but_has_ended_is_not_continued():
    storage, match = MemoryStorage(), over()
    Saves(storage).save(match)
    key = f"match-{match.id}"
    storage.texts[key] = storage.texts[key].replace('"winners":["south"]', '"winners":null')
    assert Saves(storage).unfinished() is None
