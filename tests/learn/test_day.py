"""The puzzle of the day: the same for everybody, each in its turn, hardly moved by new ones."""

from datetime import date, timedelta

from game.learn.courses import load_puzzles
from game.learn.day import ROUND, game_of, puzzle_of
from game.learn.registry import LESSONS

GAMES = tuple(LESSONS)
FIRST = date(2026, 11, 29)
IDS = [f"puzzle-{number}" for number in range(40)]


def days(count):
    return [FIRST + timedelta(number) for number in range(count)]


def test_it_depends_on_the_date_alone():
    assert puzzle_of(FIRST, GAMES, IDS) == puzzle_of(FIRST, GAMES, IDS[::-1])


def test_games_take_turns():
    assert {game_of(day, GAMES) for day in days(len(GAMES))} == set(GAMES)


def test_no_puzzle_comes_twice_in_a_round():
    turn = ROUND * len(GAMES)
    start = date.fromordinal(-(-FIRST.toordinal() // turn) * turn)
    a_round = [start + timedelta(number * len(GAMES)) for number in range(ROUND)]
    assert len({puzzle_of(day, GAMES, IDS) for day in a_round}) == ROUND


def test_few_puzzles_come_again():
    assert puzzle_of(FIRST, GAMES, ["one"]) == "one"
    assert {puzzle_of(day, GAMES, ["one", "two"]) for day in days(60)} == {"one", "two"}


def test_a_new_puzzle_leaves_most_days_as_they_were():
    more = [*IDS, "new"]
    same = [d for d in days(400) if puzzle_of(d, GAMES, IDS) == puzzle_of(d, GAMES, more)]
    assert len(same) > 300


def test_every_day_has_one_that_is_shipped():
    for day in days(200):
        ids = [puzzle.id for puzzle in load_puzzles(game_of(day, GAMES))]
        assert puzzle_of(day, GAMES, ids) in ids


def test_this_is_the_puzzle_of_a_known_day():
    """Changing it changes the puzzle of every day for everybody."""
    assert game_of(FIRST, GAMES) == "four-player"
    assert puzzle_of(FIRST, GAMES, IDS) == "puzzle-24"
