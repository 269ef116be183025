"""Storage that refuses costs nothing that was kept, and what is said about saving is true."""

import random

import pytest

from game.host.fake import MemoryStorage
from game.host.storage import StorageError
from game.play.match import Match
from game.play.records import record
from game.play.records.link import match_link, open_link
from game.play.saved import saved_match, stored
from game.play.saved.saved_match import key_of
from game.play.saved.saves import MOST_MATCHES, Saves
from game.rules.registry import make
from tests.play.saved.saved_matches import Clock, kalah, over, two_windows
from tests.play.saved.stored_texts import newer_texts, visit, with_two_matches, write_all


@pytest.mark.parametrize("key", [*stored.FORMS, "match", "match-0123456789abcdef"])
def test_a_broken_text_stays_while_storage_is_full_and_nothing_else_is_said(key):
    storage, ids = with_two_matches()
    storage.texts[key] = "{"
    storage.full = True
    saves = visit(storage)
    assert [entry.id for entry in saves.listed()] == ids
    write_all(storage)
    assert storage.texts[key] == "{"
    stays = "text-stays-broken" if key in stored.FORMS else "match-stays-broken"
    assert saves.take_notices() == [stays]
    storage.full = False
    write_all(storage)
    assert "{" in storage.texts.values(), "it is set aside before it is written over"


class Failing(MemoryStorage):
    """Refuses the calls of some kinds, all of them or some, on all keys or one."""

    def __init__(self, texts, source):
        super().__init__(texts)
        kinds = ["get", "set", "remove", "keys"]
        self.source, self.armed = source, False
        self.kinds = source.sample(kinds, source.randint(1, 4))
        self.begin, self.end = source.choice([(0, 99), (0, 3), (source.randint(1, 9), 99)])
        self.key = source.choice([None, *texts])
        self.calls = 0
        self.refused = []

    def _ask(self, kind, key=None):
        if self.armed and kind in self.kinds and self.key in (None, key):
            self.calls += 1
            if self.begin <= self.calls <= self.end:
                self.refused.append(kind)
                raise StorageError(kind)

    def get(self, key):
        self._ask("get", key)
        return super().get(key)

    def set(self, key, text):
        self._ask("set", key)
        super().set(key, text)

    def remove(self, key):
        self._ask("remove", key)
        super().remove(key)

    def keys(self):
        self._ask("keys")
        return super().keys()


SOUND = {
    "settings": ('{"mute":true}', '"mute":true'),
    "setup": ('{"bao":{"first":1}}', '"first":1'),
    "series": ('[{"mark":1}]', '"mark":1'),
    "statistics": ('{"schema":2,"counted":["mark"],"games":{}}', '"mark"'),
}
"""Sound texts of what is kept beside the matches, and what must stay of each."""


def everything_at_once(source):
    """Texts of every kind: sound ones, broken ones, newer ones, and what was set aside."""
    storage, _ = with_two_matches()
    texts = storage.texts
    for key in [*stored.FORMS, "match", key_of("0" * 16)]:
        if key in SOUND and source.random() < 0.5:
            texts[key] = SOUND[key][0]
        elif source.random() < 0.5:
            texts[key] = source.choice(["{", "[" * 500, "7", '{"schema":9}'])
    texts[key_of("1" * 16)] = next(newer_texts())
    if source.random() < 0.5:
        texts[f"{key_of('2' * 16)}-aside-1"] = saved_match.write(kalah(4, 1))
    if source.random() < 0.3:
        texts |= {f"settings-aside-{n}": "{" * (n + 1) for n in range(1, 6)}
    return texts


def all_moves(texts):
    """The courses of all matches that can be read, wherever they lie."""
    lines = set()
    for text in texts.values():
        try:
            match = saved_match.read(text)
        except record.RecordError:
            continue
        lines |= {(match.game.name, tuple(turn.move for turn in line)) for line in match.lines()}
    return lines


def is_there(course, texts):
    return any(course[0] == n and course[1] == m[: len(course[1])] for n, m in all_moves(texts))


def test_whichever_steps_storage_refuses_nothing_is_lost_and_what_is_said_is_so(seed):
    source = random.Random(seed)
    for _ in range(80):
        storage = Failing(everything_at_once(source), source)
        before = dict(storage.texts)
        storage.armed = True
        saves = visit(storage)
        saves.listed()
        saves.newer()
        match = kalah(5)
        saved = [saves.save(match)]
        match.play(1)
        saved.append(saves.save(match))
        came = saves.receive(open_link(match_link(kalah(2, 1))).match).match
        write_all(storage)
        saves.check()
        removed = saves.remove("9" * 16)
        notices = saves.take_notices()
        storage.armed = False

        for course in all_moves(before):
            assert is_there(course, storage.texts)
        for key, (text, stays) in SOUND.items():
            assert before.get(key) != text or stays in storage.texts[key]
        for key, text in before.items():
            base = key.partition("-aside-")[0]
            unread = text not in storage.texts.values()
            if unread and base in stored.FORMS:
                assert stored.state(base, text) == "sound", f"{key} was lost"
            elif unread:
                saved_match.read(text)  # it was moved or joined, and its courses are there
        if saved[-1]:
            assert is_there(("kalah", (5, 1)), storage.texts)
        else:
            assert {"storage-refuses", "matches-full"} & set(notices)
        if not is_there(("kalah", tuple(turn.move for turn in came.turns)), storage.texts):
            assert "storage-refuses" in notices
        told_true(notices, before, storage, removed)


def told_true(notices, before, storage, removed):
    texts = storage.texts
    asides = [key for key in texts if "-aside-" in key and key not in before]
    if "match-set-aside" in notices:
        assert any(key.startswith("match-") for key in asides)
    if "text-set-aside" in notices:
        assert any(key.partition("-aside-")[0] in stored.FORMS for key in asides)
    if "match-stays-broken" in notices or "text-stays-broken" in notices:
        full = all(f"settings-aside-{n}" in before for n in range(1, 6))
        assert storage.refused or full
    if {"storage-refuses", "match-unreadable"} & set(notices):
        assert set(storage.refused) - {"remove"}
    assert ("match-not-removed" in notices) == (not removed)
    assert "match-played-elsewhere" not in notices
    assert "matches-full" not in notices
    if "match-brought-back" in notices:
        assert key_of("2" * 16) in texts


def test_a_match_by_link_that_finds_no_place_says_so_each_time():
    storage = MemoryStorage()
    saves = Saves(storage, Clock())
    for _ in range(MOST_MATCHES):
        assert saves.save(kalah(1))
    before = dict(storage.texts)
    for _ in range(2):
        saves.receive(open_link(match_link(Match(make("bao"), {}))).match)
        assert saves.take_notices() == ["matches-full"]
    assert storage.texts == before


def test_every_match_that_finds_no_place_is_told_of_and_saved_once_there_is_room():
    storage = MemoryStorage()
    saves = Saves(storage, Clock())
    crowd = [kalah(1) for _ in range(MOST_MATCHES)]
    for match in crowd:
        assert saves.save(match)
    waiting = [kalah(2), kalah(3), open_link(match_link(kalah(4))).match]
    for match in waiting[:2]:
        assert not saves.save(match)
        assert saves.take_notices() == ["matches-full"]
        match.play(1)
        assert not saves.save(match)
        assert saves.take_notices() == []
    waiting[2] = saves.receive(waiting[2]).match
    assert saves.take_notices() == ["matches-full"]
    assert saves.unfinished() is waiting[2]
    for number in (1, 2, 3):
        assert saves.remove(crowd[number].id)
        for match in waiting[-number:]:
            assert is_there(("kalah", tuple(t.move for t in match.turns)), storage.texts)
            assert saves.is_saved_here(match)
        assert saves.take_notices() == (["matches-full"] if number < 3 else [])
    assert len(saves.listed()) == MOST_MATCHES


def test_no_finished_match_is_thrown_away_for_one_that_cannot_be_written():
    storage = MemoryStorage()
    saves = Saves(storage, Clock())
    ended = over()
    saves.save(ended)
    for _ in range(MOST_MATCHES - 1):
        assert saves.save(kalah(1))
    storage.full = True
    assert not saves.save(kalah(2))
    assert key_of(ended.id) in storage.texts


def test_two_windows_and_full_storage_say_nothing_of_a_match_that_is_not_kept():
    storage = MemoryStorage()
    one, other, mine, theirs = two_windows(storage)
    mine.play(2)
    one.save(mine)
    theirs.play(5)
    storage.full = True
    assert not other.save(theirs)
    assert other.take_notices() == ["storage-refuses"]
    storage.full = False
    assert other.save(theirs)
    assert other.take_notices() == ["match-played-elsewhere"]


def test_a_match_in_which_nothing_was_played_is_not_said_to_be_saved_after_an_error():
    saves = Saves(MemoryStorage(), Clock())
    match = kalah()
    saves.save(match)
    assert not saves.rescue()
    match.play(1)
    assert saves.rescue()


def test_a_match_that_cannot_be_thrown_away_is_played_on_as_it_was():
    source = random.Random(1)
    storage = Failing({}, source)
    storage.kinds, storage.key, storage.begin, storage.end = ["remove"], None, 0, 99
    saves, match = Saves(storage, Clock()), kalah(1)
    saves.save(match)
    storage.armed = True
    assert not saves.remove(match.id)
    match.play(2)
    assert saves.save(match)
    assert saves.take_notices() == ["match-not-removed"]
    assert len(saves.listed()) == 1
