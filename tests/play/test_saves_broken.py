"""One bad text hides no other, newer ones stay, and what is said about saving is true."""

import json
import random

import pytest

from game.host.fake import MemoryStorage
from game.host.interface import StorageError
from game.play import kept, record, stored
from game.play.kept import key_of
from game.play.link import match_link, open_link
from game.play.match import Match, Player
from game.play.saves import MOST_KEPT, Saves
from game.play.statistics import Statistics
from game.rules.registry import make
from game.scenes import choices
from game.scenes.series import Series
from game.view import settings
from tests.play.kept_matches import Clock, kalah, over

BAD = [
    "[" * 20_000,
    "\ud800",
    '"\ud800"',
    "\x00",
    "x" * 2_000_000,
    "7",
    "true",
    "[1]",
    '{"a":1}',
    "",
]
"""Texts that are no record, and mostly no JSON."""


def with_two_matches(**texts):
    """Storage with two sound matches and what else is given, and the ids of the two."""
    storage = MemoryStorage()
    saves = Saves(storage, Clock())
    ids = []
    for match in (kalah(1), kalah(1, 2)):
        saves.keep(match)
        ids.append(match.id)
    storage.texts |= {key.replace("_", "-"): text for key, text in texts.items()}
    return storage, ids[::-1]


def visit(storage):
    """Start as the program does, and return what keeps the matches."""
    saves = Saves(storage, Clock(), Statistics(storage))
    saves.set_aside_broken()
    settings.load(storage)
    choices.load(storage, "kalah")
    Series(storage)
    saves.unfinished()
    return saves


def parts(match):
    return json.loads(kept.write(match))


@pytest.mark.parametrize("key", ["match", "match-0123456789abcdef", *stored.FORMS])
def test_whatever_lies_under_a_key_the_program_starts_and_all_matches_are_there(key):
    for text in BAD:
        storage, ids = with_two_matches()
        storage.texts[key] = text
        saves = visit(storage)
        assert [entry.id for entry in saves.listed()] == ids
        assert saves.unfinished().id == ids[0]
        sound = key in stored.FORMS and stored.state(key, text) == "sound"
        assert (storage.texts.get(key) == text) == sound
        assert text in storage.texts.values(), "what is set aside is still somewhere"
        assert bool(saves.take_notices()) != sound


def spoiled():
    """Records that are wrong in one place."""
    for name in ("created", "id", "changed", "game", "options", "first", "players", "side"):
        whole = parts(kalah(1, 2))
        del whole["match"][name]
        yield f"without {name}", whole
        for value in (None, [], {}, "?", -1, 1e300, True, [[[]]]):
            whole = parts(kalah(1, 2))
            if whole["match"][name] != value:
                whole["match"][name] = value
                yield f"{name}: {value}", whole
    for name in ("match", "shown"):
        whole = parts(kalah(1, 2))
        del whole[name]
        yield f"without {name}", whole


@pytest.mark.parametrize(("what", "whole"), list(spoiled()))
def test_a_record_that_is_wrong_in_one_place_hides_no_other(what, whole):
    key = key_of("0123456789abcdef")
    storage, ids = with_two_matches()
    storage.texts[key] = text = json.dumps(whole)
    saves = visit(storage)
    listed = [entry.id for entry in saves.listed()]
    assert [id_ for id_ in listed if id_ in ids] == ids
    assert saves.unfinished() is not None
    if "0123456789abcdef" in listed:
        assert saves.open("0123456789abcdef") is not None, what
    else:
        assert key not in storage.texts
        assert storage.texts[f"{key}-aside-1"] == text
        assert saves.take_notices() == ["match-set-aside"]


def test_an_error_that_nobody_thought_of_ends_with_the_text_it_came_from(monkeypatch):
    storage, ids = with_two_matches()
    read = kept.glance

    def failing(text, id_):
        if id_ == ids[0]:
            raise ZeroDivisionError
        return read(text, id_)

    monkeypatch.setattr(kept, "glance", failing)
    saves = Saves(storage, Clock())
    assert [entry.id for entry in saves.listed()] == ids[1:]
    assert saves.take_notices() == ["match-set-aside"]


def test_an_error_that_passes_sets_nothing_aside(monkeypatch):
    storage, ids = with_two_matches()
    before = dict(storage.texts)

    def failing(*_):
        raise MemoryError

    with monkeypatch.context() as patched:
        patched.setattr(kept, "glance", failing)
        saves = Saves(storage, Clock())
        assert saves.listed() == []
        assert saves.take_notices() == ["match-unreadable"]
    assert storage.texts == before
    assert [entry.id for entry in saves.listed()] == ids


# What is shown, and is not so


def kept_as(match, **lies):
    """Storage with one match whose list says something else."""
    whole = parts(match)
    whole["shown"] |= lies
    return MemoryStorage({key_of(match.id): json.dumps(whole)})


@pytest.mark.parametrize(
    "lie",
    [
        {"winners": ["south"]},
        {"winners": []},
        {"winners": 7},
        {"winners": ["nobody"]},
        {"moves": 4000},
        {"position": "?"},
    ],
)
def test_a_list_that_contradicts_its_record_is_not_believed(lie):
    match = kalah(1, 2)
    [entry] = Saves(kept_as(match, **lie)).listed()
    assert (entry.moves, entry.winners) == (2, None)


def test_an_ending_that_is_not_told_is_seen():
    [entry] = Saves(kept_as(over(), winners=None)).listed()
    assert entry.winners == (0,)


def test_a_match_that_is_only_said_to_be_over_makes_no_room():
    match = kalah(1, 2)
    whole = parts(match)
    whole["shown"]["winners"] = ["south", "north"]
    storage = MemoryStorage({key_of(match.id): json.dumps(whole)})
    saves = Saves(storage, Clock())
    for _ in range(MOST_KEPT - 1):
        assert saves.keep(kalah(1))
    assert not saves.keep(kalah(2))
    assert key_of(match.id) in storage.texts
    assert saves.take_notices() == ["matches-full"]


def test_a_match_from_the_far_future_can_be_saved_and_read_again():
    match = kalah(1)
    match.created = match.changed = 100_000_000_000_000
    storage = MemoryStorage({key_of(match.id): kept.write(match)})
    saves = Saves(storage, Clock())
    match = saves.unfinished()
    match.play(2)
    assert saves.keep(match)
    assert Saves(storage, Clock()).unfinished().cursor == 2


def test_the_id_of_a_match_is_that_of_its_key():
    match = kalah(1, 2)
    storage = MemoryStorage({key_of("f" * 16): kept.write(match)})
    saves = Saves(storage, Clock())
    found = saves.open("f" * 16)
    found.play(3)
    saves.keep(found)
    assert list(storage.texts) == [key_of("f" * 16)]


# Records of a newer version


def newer_texts():
    whole = parts(kalah(1, 2))
    whole["match"]["schema"] = record.SCHEMA + 1
    yield json.dumps(whole)
    yield json.dumps({**whole, "more": 1})
    yield json.dumps({"schema": record.SCHEMA + 7, "anything": "else"})


@pytest.mark.parametrize("text", list(newer_texts()))
def test_a_match_of_a_newer_version_stays_and_opens_there(text, monkeypatch):
    id_ = "0123456789abcdef"
    storage, ids = with_two_matches()
    storage.texts[key_of(id_)] = text
    saves = visit(storage)
    assert [entry.id for entry in saves.listed()] == ids
    assert [entry.id for entry in saves.newer()] == [id_]
    assert saves.take_notices() == []
    for _ in range(2):
        assert saves.open(id_) is None
        assert saves.take_notices() == ["match-newer"]
    came = kalah(1)
    came.id = id_
    assert saves.add(came).id != id_
    assert saves.take_notices() == ["match-beside"]
    mine = kalah(1)
    mine.id = id_
    assert saves.keep(mine)
    assert storage.texts[key_of(id_)] == text
    if '"more"' not in text and "anything" not in text:
        monkeypatch.setattr(record, "SCHEMA", record.SCHEMA + 1)
        monkeypatch.setattr("game.play.migration._STEPS", {})
        assert Saves(storage).open(id_).cursor == 2


def test_newer_matches_take_places_and_never_make_room():
    text = next(newer_texts())
    storage = MemoryStorage({key_of(f"{n:016x}"): text for n in range(MOST_KEPT)})
    before = dict(storage.texts)
    saves = Saves(storage, Clock())
    assert not saves.keep(kalah(1))
    assert saves.take_notices() == ["matches-full"]
    assert storage.texts == before


@pytest.mark.parametrize("key", stored.FORMS)
def test_what_a_newer_version_keeps_beside_the_matches_is_not_written_over(key):
    text = json.dumps({"schema": 3, "what": "ever"})
    storage, ids = with_two_matches()
    storage.texts[key] = text
    saves = visit(storage)
    write_all(storage)
    assert storage.texts[key] == text
    assert [entry.id for entry in saves.listed()] == ids
    assert saves.take_notices() == ["text-newer"]


def write_all(storage):
    """Save everything that is kept beside the matches."""
    settings.save(storage, settings.load(storage).with_value("volume", 1), "volume")
    choices.save(storage, choices.load(storage, "kalah"))
    Statistics(storage).count(played_here())
    Series(storage).count(over())
    stored.change(storage, "folder", lambda _: "/home")


def played_here():
    match = over()
    match.players = {0: Player("person"), 1: Player("opponent")}
    return match


def test_what_another_version_has_set_is_left_as_it_is():
    storage = MemoryStorage(
        {
            "settings": '{"theme":"moon","speed":"warp","more":1}',
            "setup": '{"omweso":{"rows":4}}',
            "series": '[{"game":"omweso"}]',
            "statistics": '{"schema":2,"counted":["a"],"games":{"omweso":{"longest":3},'
            '"kalah":{"results":{"level-10":{"won":1}}}},"more":1}',
        }
    )
    write_all(storage)
    settings.save(storage, settings.load(storage).with_value("speed", "fast"))
    told = {key: json.loads(text) for key, text in storage.texts.items()}
    assert told["settings"] | {"theme": "moon", "more": 1, "volume": 1} == told["settings"]
    assert told["settings"]["speed"] == "fast"
    assert told["setup"].keys() == {"omweso", "kalah"}
    assert told["series"][0] == {"game": "omweso"}
    assert told["statistics"]["games"]["omweso"] == {"longest": 3}
    assert told["statistics"]["games"]["kalah"]["results"].keys() == {"level-10", "level-1"}
    assert told["statistics"]["more"] == 1


def test_counts_of_the_wrong_shape_are_set_aside_before_others_take_their_place():
    text = '{"schema":2,"counted":{},"games":["kalah"]}'
    storage = MemoryStorage({"statistics": text})
    write_all(storage)
    assert storage.texts["statistics-aside-1"] == text
    assert Statistics(storage).games()["kalah"].total.played == 1


# What was set aside


def test_what_was_set_aside_comes_back_once_it_can_be_read():
    match, old = kalah(1, 2), kalah(3)
    storage, ids = with_two_matches()
    aside = {
        f"{key_of(match.id)}-aside-1": kept.write(match),
        f"{key_of(ids[0])}-aside-1": kept.write(kalah(4)),
        "match-aside-2": record.to_text(old),
        "settings-aside-1": '{"volume":1}',
        "statistics-aside-1": "{",
    }
    storage.texts |= aside
    saves = visit(storage)
    assert settings.load(storage).volume == 1
    listed = {tuple(turn.move for turn in saves.open(e.id).lines()[0]) for e in saves.listed()}
    assert listed == {(1,), (1, 2), (3,)}
    assert [[t.move for t in line] for line in saves.open(ids[0]).lines()] == [[1, 2], [4]]
    assert set(storage.texts) & set(aside) == {"statistics-aside-1"}
    assert saves.take_notices() == ["match-brought-back"]
    assert visit(storage).take_notices() == []


def test_what_was_set_aside_and_belongs_to_a_newer_version_waits_in_its_place():
    text, id_ = next(newer_texts()), "0123456789abcdef"
    storage = MemoryStorage({f"{key_of(id_)}-aside-1": text})
    saves = visit(storage)
    assert saves.listed() == []
    assert storage.texts == {key_of(id_): text}
    assert saves.take_notices() == []


def test_settings_that_come_back_write_nothing_over():
    storage = MemoryStorage({"settings": '{"volume":2}', "settings-aside-1": '{"volume":1}'})
    before = dict(storage.texts)
    visit(storage)
    assert storage.texts == before


def test_the_same_text_is_set_aside_once_and_a_sixth_stays_where_it_is():
    storage = MemoryStorage()
    for number in range(6):
        for _ in range(2):
            storage.texts["settings"] = "{" * (number + 1)
            saves = visit(storage)
            assert saves.take_notices() == ["text-set-aside" if number < 5 else "text-stays-broken"]
    assert sorted(storage.texts.values()) == ["{" * (n + 1) for n in range(6)]
    write_all(storage)
    assert storage.texts["settings"] == "{" * 6


# Storage that refuses


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
        texts[f"{key_of('2' * 16)}-aside-1"] = kept.write(kalah(4, 1))
    if source.random() < 0.3:
        texts |= {f"settings-aside-{n}": "{" * (n + 1) for n in range(1, 6)}
    return texts


def all_moves(texts):
    """The courses of all matches that can be read, wherever they lie."""
    found = set()
    for text in texts.values():
        try:
            match = kept.read(text)
        except record.RecordError:
            continue
        found |= {(match.game.name, tuple(turn.move for turn in line)) for line in match.lines()}
    return found


def is_there(course, texts):
    return any(course[0] == n and course[1] == m[: len(course[1])] for n, m in all_moves(texts))


def test_whichever_steps_storage_refuses_nothing_is_lost_and_what_is_said_is_so():
    seed = random.randrange(10**6)
    print("seed", seed)
    source = random.Random(seed)
    for _ in range(80):
        storage = Failing(everything_at_once(source), source)
        before = dict(storage.texts)
        storage.armed = True
        saves = visit(storage)
        saves.listed()
        saves.newer()
        match = kalah(5)
        saved = [saves.keep(match)]
        match.play(1)
        saved.append(saves.keep(match))
        came = saves.add(open_link(match_link(kalah(2, 1))).match)
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
                kept.read(text)  # it was moved or joined, and its courses are there
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
    for _ in range(MOST_KEPT):
        assert saves.keep(kalah(1))
    before = dict(storage.texts)
    for _ in range(2):
        saves.add(open_link(match_link(Match(make("bao"), {}))).match)
        assert saves.take_notices() == ["matches-full"]
    assert storage.texts == before


def test_no_finished_match_is_thrown_away_for_one_that_cannot_be_written():
    storage = MemoryStorage()
    saves = Saves(storage, Clock())
    ended = over()
    saves.keep(ended)
    for _ in range(MOST_KEPT - 1):
        assert saves.keep(kalah(1))
    storage.full = True
    assert not saves.keep(kalah(2))
    assert key_of(ended.id) in storage.texts


def test_two_windows_and_full_storage_say_nothing_of_a_match_that_is_not_kept():
    storage = MemoryStorage()
    one, other = Saves(storage, Clock()), Saves(storage, Clock())
    mine = kalah(1)
    one.keep(mine)
    theirs = other.unfinished()
    mine.play(2)
    one.keep(mine)
    theirs.play(5)
    storage.full = True
    assert not other.keep(theirs)
    assert other.take_notices() == ["storage-refuses"]
    storage.full = False
    assert other.keep(theirs)
    assert other.take_notices() == ["match-played-elsewhere"]


def test_a_match_in_which_nothing_was_played_is_not_said_to_be_saved_after_an_error():
    saves = Saves(MemoryStorage(), Clock())
    match = kalah()
    saves.keep(match)
    assert not saves.rescue()
    match.play(1)
    assert saves.rescue()


def test_a_match_that_cannot_be_thrown_away_is_played_on_as_it_was():
    source = random.Random(1)
    storage = Failing({}, source)
    storage.kinds, storage.key, storage.begin, storage.end = ["remove"], None, 0, 99
    saves, match = Saves(storage, Clock()), kalah(1)
    saves.keep(match)
    storage.armed = True
    assert not saves.remove(match.id)
    match.play(2)
    assert saves.keep(match)
    assert saves.take_notices() == ["match-not-removed"]
    assert len(saves.listed()) == 1
