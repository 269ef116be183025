"""One bad text hides no other, and comes back once it can be read."""

import json

import pytest

from game.host.fake import MemoryStorage
from game.play.records import record
from game.play.saved import saved_match, settings, stored
from game.play.saved.saved_match import key_of
from game.play.saved.saves import MOST_MATCHES, Saves
from game.play.saved.statistics import Statistics
from tests.play.saved.saved_matches import Clock, kalah, over
from tests.play.saved.stored_texts import newer_texts, parts, visit, with_two_matches, write_all

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


def test_a_match_that_cannot_be_opened_is_told_of_also_after_another_one():
    storage, ids = with_two_matches()
    for id_ in ids:
        whole = json.loads(storage.texts[key_of(id_)])
        whole["match"]["moves"][0] = 99  # the list does not replay it
        storage.texts[key_of(id_)] = json.dumps(whole)
    saves = Saves(MemoryStorage({**storage.texts, key_of("0" * 16): "{"}), Clock())
    saves.set_aside_broken()
    assert saves.take_notices() == ["match-set-aside"]
    assert [entry.id for entry in saves.listed()] == ids
    for id_ in ids:
        assert saves.open(id_) is None
        assert saves.take_notices() == ["match-set-aside"]


def test_an_error_that_nobody_thought_of_ends_with_the_text_it_came_from(monkeypatch):
    storage, ids = with_two_matches()
    read = saved_match.glance

    def failing(text, id_):
        if id_ == ids[0]:
            raise ZeroDivisionError
        return read(text, id_)

    monkeypatch.setattr(saved_match, "glance", failing)
    saves = Saves(storage, Clock())
    assert [entry.id for entry in saves.listed()] == ids[1:]
    assert saves.take_notices() == ["match-set-aside"]


def test_an_error_that_passes_sets_nothing_aside(monkeypatch):
    storage, ids = with_two_matches()
    before = dict(storage.texts)

    def failing(*_):
        raise MemoryError

    with monkeypatch.context() as patched:
        patched.setattr(saved_match, "glance", failing)
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
    for _ in range(MOST_MATCHES - 1):
        assert saves.save(kalah(1))
    assert not saves.save(kalah(2))
    assert key_of(match.id) in storage.texts
    assert saves.take_notices() == ["matches-full"]


def test_a_match_from_the_far_future_can_be_saved_and_read_again():
    match = kalah(1)
    match.created = match.changed = 100_000_000_000_000
    storage = MemoryStorage({key_of(match.id): saved_match.write(match)})
    saves = Saves(storage, Clock())
    match = saves.unfinished()
    match.play(2)
    assert saves.save(match)
    assert Saves(storage, Clock()).unfinished().cursor == 2


def test_the_id_of_a_match_is_that_of_its_key():
    match = kalah(1, 2)
    storage = MemoryStorage({key_of("f" * 16): saved_match.write(match)})
    saves = Saves(storage, Clock())
    opened = saves.open("f" * 16)
    opened.play(3)
    saves.save(opened)
    assert list(storage.texts) == [key_of("f" * 16)]


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
        f"{key_of(match.id)}-aside-1": saved_match.write(match),
        f"{key_of(ids[0])}-aside-1": saved_match.write(kalah(4)),
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
