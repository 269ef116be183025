"""The order of matches is that of their saves, whatever the clock says."""

import json

import pytest

from game.host.fake import MemoryStorage
from game.play.records import open_any, record
from game.play.saved import saved_match
from game.play.saved.saved_match import HIGHEST, key_of, number_of
from game.play.saved.saves import MOST_MATCHES, Saves
from tests.play.saved.saved_matches import kalah, over

CLOCKS = {
    "stands still": lambda _: 1_800_000_000.0,
    "runs backwards": lambda number: 1_800_000_000.0 - 86_400.0 * number,
    "before 1970": lambda number: -1_000_000.0 * number,
    "at zero": lambda _: 0.0,
    "in 9999": lambda number: 253_402_300_000.0 - number,
    "beyond all dates": lambda _: 1e300,
    "without end": lambda _: float("inf"),
    "without beginning": lambda _: float("-inf"),
    "no number": lambda _: float("nan"),
    "now here, now there": lambda number: (2e9, -5.0, 1e12, 0.0, float("nan"))[number % 5],
}


class AnyClock:
    """A clock that may say anything, each time it is asked."""

    def __init__(self, says):
        self.says, self.asked = says, 0

    def __call__(self):
        self.asked += 1
        return self.says(self.asked)


def ids(saves):
    return [entry.id for entry in saves.listed()]


@pytest.mark.parametrize("clock", CLOCKS)
def test_the_match_saved_last_comes_first_by_any_clock(clock):
    storage = MemoryStorage()
    saves = Saves(storage, AnyClock(CLOCKS[clock]))
    matches = [kalah(1), kalah(2), kalah(3)]
    for match in [*matches, matches[0]]:
        match.play(match.legal_moves()[0])
        assert saves.save(match)
    expected = [matches[0].id, matches[2].id, matches[1].id]
    for window in (saves, Saves(storage, AnyClock(CLOCKS[clock]))):
        assert ids(window) == expected
        assert window.unfinished().id == expected[0]
        assert window.take_notices() == []


def test_the_number_of_a_save_is_higher_than_those_of_all_windows():
    storage = MemoryStorage()
    one, other = Saves(storage), Saves(storage)
    mine, theirs = kalah(1), kalah(2)
    for saves, match in [(one, mine), (other, theirs), (one, mine)]:
        match.play(match.legal_moves()[0])
        saves.save(match)
    numbers = [number_of(storage.texts[key_of(match.id)]) for match in (mine, theirs)]
    assert numbers == [3, 2]


def test_a_match_of_an_earlier_version_comes_after_those_that_were_counted():
    old = [kalah(1), kalah(2)]
    old[0].changed, old[1].changed = 10**13, 2 * 10**13
    storage = MemoryStorage({key_of(match.id): saved_match.write(match) for match in old})
    saves = Saves(storage, lambda: 1.0)
    new = kalah(3)
    saves.save(new)
    assert ids(saves) == [new.id, old[1].id, old[0].id]


def test_of_two_saves_with_one_number_the_date_decides():
    early, late = kalah(1), kalah(2)
    early.changed, late.changed = 1_000, 2_000
    texts = {key_of(match.id): saved_match.write(match, 7) for match in (late, early)}
    assert ids(Saves(MemoryStorage(texts))) == [late.id, early.id]
    assert Saves(MemoryStorage(texts)).unfinished().id == late.id


def test_the_match_saved_longest_ago_makes_room_whatever_its_date():
    storage = MemoryStorage()
    saves = Saves(storage, AnyClock(CLOCKS["runs backwards"]))
    matches = [over() for _ in range(MOST_MATCHES + 1)]
    for match in matches:
        assert saves.save(match)
    assert ids(saves) == [match.id for match in matches[:0:-1]]


@pytest.mark.parametrize("number", ["-1", "1.5", '"7"', "null", "[]", "1e3", "9" * 40])
def test_a_number_that_is_none_counts_as_none(number):
    match = kalah(1)
    plain = saved_match.write(match)
    text = plain.replace("{", f'{{"number":{number},', 1)
    assert json.loads(text)["match"]
    assert number_of(text) == 0
    saves = Saves(MemoryStorage({key_of(match.id): text}))
    assert ids(saves) == [match.id]
    assert saves.unfinished().id == match.id
    assert saves.take_notices() == []


def test_where_no_higher_number_is_left_the_date_decides():
    first, second = kalah(1), kalah(2)
    storage = MemoryStorage({key_of(first.id): saved_match.write(first, HIGHEST)})
    saves = Saves(storage, lambda: 5.0)
    saves.save(second)
    assert number_of(storage.texts[key_of(second.id)]) == HIGHEST
    assert ids(saves) == [second.id, first.id]


def test_a_match_that_came_in_is_the_newest_and_its_number_stays_here():
    storage = MemoryStorage()
    saves = Saves(storage, lambda: 5.0)
    mine, theirs = kalah(1), kalah(2)
    saves.save(mine)
    text = saved_match.write(theirs, 40)
    saves.receive(open_any.open_text(text))
    assert ids(saves) == [theirs.id, mine.id]
    assert number_of(storage.texts[key_of(theirs.id)]) == 2
    assert "number" not in json.loads(record.to_text(theirs))


def test_what_was_thrown_away_and_comes_back_has_its_old_place():
    saves = Saves(MemoryStorage(), lambda: 5.0)
    matches = [kalah(1), kalah(2), kalah(3)]
    for match in matches:
        saves.save(match)
    before = ids(saves)
    saves.remove(matches[1].id)
    saves.restore(matches[1].id)
    assert ids(saves) == before


@pytest.mark.parametrize("clock", CLOCKS)
def test_the_dates_of_a_match_can_be_read_again(clock):
    storage = MemoryStorage()
    match = kalah(1)
    Saves(storage, AnyClock(CLOCKS[clock])).save(match)
    again = saved_match.read(storage.texts[key_of(match.id)])
    assert (again.created, again.changed) == (match.created, match.changed)
