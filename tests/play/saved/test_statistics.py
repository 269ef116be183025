"""A device remembers how matches ended, each once, and can forget it."""

import json
import random

import pytest

from game.host.fake import MemoryStorage
from game.play.match import Match, Player
from game.play.saved.saves import Saves
from game.play.saved.statistics import Results, Statistics, capture_of, length_of
from game.rules.registry import make
from tests.play.saved.saved_matches import over

ALONE = {0: Player(), 1: Player("opponent", level=3)}


def results(statistics, game="kalah"):
    return statistics.games()[game].results


def test_nothing_is_known_at_first():
    assert Statistics(MemoryStorage()).games() == {}


@pytest.mark.parametrize(
    ("winners", "expected"),
    [((0,), Results(1, 0, 0)), ((1,), Results(0, 1, 0)), ((0, 1), Results(0, 0, 1))],
)
def test_results_are_those_of_the_person_by_level(winners, expected):
    statistics = Statistics(MemoryStorage())
    statistics.count(over(ALONE, winners))
    assert results(statistics) == {"level-3": expected}
    assert statistics.games()["kalah"].total == expected


def test_matches_between_persons_tell_which_seat_won():
    storage = MemoryStorage()
    statistics = Statistics(storage)
    statistics.count(over())
    statistics.count(over(winners=(1,)))
    statistics.count(over())
    statistics.count(over(winners=(0, 1)))
    statistics.count(over(ALONE))
    counts = Statistics(storage).games()["kalah"]
    assert counts.seats == {0: Results(2, 1, 1), 1: Results(1, 2, 1)}
    assert counts.results == {"level-3": Results(1, 0, 0)}
    assert counts.finished == 5


def test_a_match_by_link_is_told_from_the_side_of_this_device():
    statistics = Statistics(MemoryStorage())
    for side in (0, 1):
        match = over()
        match.side = side
        statistics.count(match)
    counts = statistics.games()["kalah"]
    assert counts.results == {"friend": Results(1, 1, 0)}
    assert counts.seats == {}


def played_out(players, farther):
    """A match of Kalah in which seat `farther` has sown more seeds at a time than the other."""
    for seed in range(100):
        source, match = random.Random(seed), Match(make("kalah"), players)
        while match.legal_moves():
            match.play(source.choice(list(match.legal_moves())))
        if longest_of(match, farther) > longest_of(match, 1 - farther):
            return match
    raise AssertionError("no such match")


def longest_of(match, seat):
    return max(length_of(turn) for turn in match.turns if turn.seat == seat)


def test_what_the_friend_sowed_is_no_record_of_this_device():
    match = played_out({}, farther=0)
    match.side = 1
    statistics = Statistics(MemoryStorage())
    statistics.count(match)
    assert statistics.games()["kalah"].longest == longest_of(match, 1) < longest_of(match, 0)


def test_a_match_from_a_position_that_was_set_up_counts_for_nothing():
    game = make("kalah")
    start = game.position_from_text("0,0,0,0,0,1:30/0,0,0,0,0,1:10/south")
    match = Match(game, ALONE, start=start)
    match.play(6)
    statistics = Statistics(MemoryStorage())
    assert statistics.count(match)
    assert statistics.games() == {}


def test_a_match_that_the_friend_has_ended_counts_once():
    storage = MemoryStorage()
    saves = Saves(storage, tally=Statistics(storage))
    mine = Match(over().game, {})
    mine.side = 1
    saves.save(mine)
    mine.pending = ("house:1:6",)
    saves.save(mine)
    for _ in range(2):
        came = over()
        came.id = mine.id
        saves.receive(came)
    assert results(Statistics(storage)) == {"friend": Results(0, 1, 0)}


def test_a_match_that_the_friend_gave_up_counts_once():
    storage = MemoryStorage()
    saves = Saves(storage, tally=Statistics(storage))
    mine = Match(make("kalah"), {})
    mine.play(1)
    mine.side = 0
    saves.save(mine)
    came = Match(make("kalah"), {}, id=mine.id)
    came.play(1)
    came.resign(1)
    assert saves.receive(came).match.side == 0
    saves.save(came)
    assert results(Statistics(storage)) == {"friend": Results(1, 0, 0)}


def test_what_an_earlier_version_counted_between_persons_stays():
    old = {"games": {"kalah": {"results": {"people": {"won": 2, "lost": 0, "drawn": 1}}}}}
    statistics = Statistics(MemoryStorage({"statistics": json.dumps({"schema": 1, **old})}))
    statistics.count(over())
    counts = statistics.games()["kalah"]
    assert counts.results == {"people": Results(2, 0, 1)}
    assert counts.seats == {0: Results(1, 0, 0), 1: Results(0, 1, 0)}


def test_matches_without_a_person_are_not_counted():
    statistics = Statistics(MemoryStorage())
    statistics.count(over({0: Player("opponent"), 1: Player("opponent")}))
    assert statistics.games() == {}


def test_against_several_levels_the_highest_is_named():
    game = make("four-player")
    match = Match(game, {seat: Player("opponent", level=seat) for seat in (1, 2, 3)})
    match.resign(0)
    statistics = Statistics(MemoryStorage())
    statistics.count(match)
    assert results(statistics, "four-player") == {"level-3": Results(0, 1, 0)}


def test_a_match_that_has_not_ended_is_not_counted():
    statistics = Statistics(MemoryStorage())
    statistics.count(Match(make("kalah"), ALONE))
    assert statistics.games() == {}


def test_a_match_is_counted_once_however_often_its_end_is_undone():
    storage = MemoryStorage()
    saves = Saves(storage, tally=Statistics(storage))
    match = over(ALONE)
    for _ in range(3):
        saves.save(match)
        match.undo()
        saves.save(match)
        match.redo()
    saves.save(match)
    Saves(storage, tally=Statistics(storage)).save(match)
    assert results(Statistics(storage)) == {"level-3": Results(1, 0, 0)}


def test_a_match_that_came_finished_is_never_counted():
    storage = MemoryStorage()
    saves = Saves(storage, tally=Statistics(storage))
    match = saves.receive(over(ALONE)).match
    match.undo()
    match.redo()
    saves.save(match)
    assert Statistics(storage).games() == {}


def test_the_longest_sow_and_the_biggest_capture_are_those_of_persons():
    match = played_out(ALONE, farther=1)
    statistics = Statistics(MemoryStorage())
    statistics.count(match)
    counts = statistics.games()["kalah"]
    assert counts.longest == longest_of(match, 0) < longest_of(match, 1)
    assert counts.biggest == max(capture_of(turn) for turn in match.turns if turn.seat == 0)


def test_another_window_counts_too():
    storage = MemoryStorage()
    one, other = Statistics(storage), Statistics(storage)
    one.count(over(ALONE))
    other.count(over(ALONE))
    one.count(over(ALONE))
    assert results(other)["level-3"].won == 3


def test_they_can_be_erased_and_old_matches_are_not_counted_again():
    storage = MemoryStorage()
    statistics, match = Statistics(storage), over(ALONE)
    statistics.count(match)
    statistics.erase()
    assert Statistics(storage).games() == {}
    Statistics(storage).count(match)
    assert Statistics(storage).games() == {}


def played_before():
    """Storage with one match won, and the statistics of a visit that can write no more."""
    storage = MemoryStorage()
    Statistics(storage).count(over(ALONE))
    storage.full = True
    return storage, Statistics(storage)


def test_what_full_storage_refuses_is_counted_once_and_for_this_visit():
    _, statistics = played_before()
    match = over(ALONE)
    for _ in range(3):
        statistics.count(match)
        assert results(statistics) == {"level-3": Results(2, 0, 0)}


def test_what_was_refused_is_kept_as_soon_as_there_is_room_beside_what_others_counted():
    storage, statistics = played_before()
    statistics.count(over(ALONE))
    storage.full = False
    Statistics(storage).count(over(ALONE))
    statistics.count(over(ALONE))
    assert results(Statistics(storage)) == results(statistics) == {"level-3": Results(4, 0, 0)}


def test_a_match_from_elsewhere_is_never_counted_though_that_could_not_be_kept():
    _, statistics = played_before()
    match = over(ALONE)
    statistics.pass_over(match)
    statistics.count(match)
    assert results(statistics) == {"level-3": Results(1, 0, 0)}


def test_what_is_erased_is_gone_for_this_visit_where_storage_refuses_that():
    storage, statistics = played_before()
    statistics.count(over(ALONE))
    statistics.erase()
    assert statistics.games() == {}
    storage.full = False
    statistics.count(over(ALONE))
    assert results(Statistics(storage)) == {"level-3": Results(1, 0, 0)}


def test_where_a_newer_version_keeps_them_those_of_this_visit_are_shown():
    storage = MemoryStorage({"statistics": '{"schema":9}'})
    statistics = Statistics(storage)
    assert statistics.newer()
    statistics.count(over(ALONE))
    assert results(statistics) == {"level-3": Results(1, 0, 0)}
    assert storage.texts == {"statistics": '{"schema":9}'}


def test_without_a_storage_they_are_those_of_this_visit():
    storage = MemoryStorage()
    storage.blocked = True
    statistics = Statistics(storage)
    statistics.count(over(ALONE))
    assert results(statistics) == {"level-3": Results(1, 0, 0)}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        '{"games": []}',
        '{"games": {"kalah": 3}}',
        '{"games": {"kalah": {"results": {"level-3": {"won": "x"}}, "longest": -4}}}',
        '{"games": {"kalah": {"results": {"level-99": {"won": 5}}}}, "counted": [[], {}, 3]}',
        "[" * 100_000,
    ],
)
def test_broken_statistics_are_as_good_as_none(text):
    statistics = Statistics(MemoryStorage({"statistics": text}))
    assert all(game.total.played == 0 for game in statistics.games().values())
    statistics.count(over(ALONE))
    assert statistics.games()["kalah"].total.played == 1


def test_they_stay_small():
    storage = MemoryStorage()
    statistics = Statistics(storage)
    for _ in range(450):
        statistics.count(over(ALONE))
    assert results(statistics)["level-3"].won == 450
    assert len(json.loads(storage.texts["statistics"])["counted"]) == 400
    assert len(storage.texts["statistics"]) < 10_000


def test_a_guided_game_counts_for_nothing():
    statistics, match = Statistics(MemoryStorage()), over(ALONE)
    match.guided = "kalah-first"
    assert statistics.count(match)
    assert statistics.games() == {}


def test_results_against_a_child_have_a_row_of_their_own_after_the_next_visit_too():
    storage = MemoryStorage()
    Statistics(storage).count(over({0: Player(), 1: Player("opponent", level=0)}))
    assert results(Statistics(storage)) == {"level-0": Results(1, 0, 0)}
