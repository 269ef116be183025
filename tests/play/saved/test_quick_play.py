"""A match that one press begins: who plays it, at which level, by which rules, who begins."""

import json
import random

import pytest

from game.host.fake import MemoryStorage
from game.host.storage import StorageError
from game.play.levels import LEVELS
from game.play.saved import setup_choices
from game.play.saved.quick_play import (
    KEY,
    Remembered,
    Usual,
    begin,
    keep_last,
    keep_level,
    last_game,
    remembered,
    same_rules,
    usual_rules,
)
from game.play.saved.saves import Saves
from game.play.saved.setup_choices import SetupChoices
from game.rules.registry import GAMES


class Place:
    """A storage with its matches, and a person who presses Play."""

    def __init__(self, storage=None):
        self.storage = MemoryStorage() if storage is None else storage
        self.saves = Saves(self.storage)

    def begin(self, game="kalah", usual=Usual()):  # noqa: B008 - it never changes
        return begin(self.storage, self.saves, game, usual)[0]

    def play(self, match, moves):
        """Play so many moves, to the end if negative; each is saved."""
        source = random.Random(1)
        while match.legal_moves() and moves:
            match.play(source.choice(list(match.legal_moves())))
            moves -= 1
        self.saves.save(match)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_match_is_begun_by_the_person_against_the_gentlest_computers(game):
    match = Place().begin(game)
    kinds = [match.players[seat].kind for seat in match.game.seats]
    assert kinds == ["person"] + ["opponent"] * (len(kinds) - 1)
    assert match.to_move == match.game.seats[0]
    assert {match.players[seat].level for seat in match.game.seats[1:]} == {LEVELS[0]}
    assert all(not player.name for player in match.players.values())


def test_as_many_play_as_can():
    assert len(Place().begin("four-player").game.seats) == 4
    assert len(Place().begin("bantu").game.seats) == 4
    assert len(Place().begin("bantu", Usual(seats=2)).game.seats) == 2


def test_a_newcomer_plays_by_the_usual_rules():
    assert Place().begin(usual=Usual({"houses": 4})).game.options["houses"] == 4


def test_later_the_rules_last_used_are_played_with_the_signs_last_chosen():
    place = Place()
    chosen = SetupChoices("four-player", {"seeds": 3}).with_player(1, sign=5)
    setup_choices.save(place.storage, chosen.with_player(1, name="Asha"))
    match = place.begin("four-player", Usual({"seeds": 4}))
    assert match.game.options["seeds"] == 3
    assert match.players[1].sign == 5
    assert match.players[1].name == ""


@pytest.mark.parametrize("game", ["four-player", "bantu"])
def test_a_seat_that_was_left_empty_is_a_computer_s_again(game):
    place = Place()
    setup_choices.save(place.storage, SetupChoices(game).with_all_seats().with_seat(3, False))
    match = place.begin(game)
    assert [match.players[seat].kind for seat in match.game.seats] == ["person"] + ["opponent"] * 3


def test_the_game_begun_last_may_be_begun_elsewhere_too():
    place = Place()
    place.begin("kalah")
    keep_level(place.storage, "kalah", 4)
    keep_last(place.storage, "bao")
    assert last_game(place.storage) == "bao"
    assert remembered(place.storage, "kalah").level == 4


def test_each_game_remembers_its_level():
    place = Place()
    keep_level(place.storage, "kalah", 4)
    keep_level(place.storage, "bao", 2)
    assert place.begin("kalah").players[1].level == 4
    assert place.begin("bao").players[1].level == 2
    assert place.begin("bantu").players[1].level == LEVELS[0]


def test_the_game_begun_last_is_remembered():
    place = Place()
    assert last_game(place.storage) is None
    place.begin("bao")
    place.begin("kalah")
    assert last_game(place.storage) == "kalah"


@pytest.mark.parametrize("loser", [0, 1])
def test_the_loser_begins_the_next_match(loser):
    place = Place()
    match = place.begin()
    place.play(match, 3)
    match.resign(loser)
    place.saves.save(match)
    assert place.begin().to_move == loser


def test_after_a_draw_begins_who_did_not_begin():
    place = Place()
    seen = []
    for _ in range(3):
        match = place.begin()
        seen.append(match.to_move)
        place.play(match, 3)
        key = f"match-{match.id}"
        record = json.loads(place.storage.get(key))
        record["shown"]["winners"] = ["south", "north"]
        place.storage.set(key, json.dumps(record))
    assert seen == [0, 1, 0]


def test_after_a_match_that_was_left_begins_who_did_not_begin():
    place = Place()
    first = place.begin()
    place.play(first, 5)
    assert place.begin().to_move == 1
    assert place.saves.open(first.id) is not None


def test_a_match_without_a_move_gives_way_and_the_same_player_begins():
    place = Place()
    place.saves.save(place.begin())
    assert place.begin().to_move == 0
    assert place.saves.listed() == []


def test_a_match_in_which_only_the_computer_moved_gives_way():
    place = Place()
    match = place.begin()
    place.play(match, 3)
    match.resign(1)
    place.saves.save(match)
    computers = place.begin()
    assert computers.to_move == 1
    computers.play(computers.legal_moves()[0])
    place.saves.save(computers)
    assert place.begin().to_move == 1
    assert [saved.id for saved in place.saves.listed()] == [match.id]


def test_where_several_lose_the_person_is_the_first_of_them():
    place = Place()
    match = place.begin("four-player")
    place.play(match, 8)
    match.resign(0)
    place.saves.save(match)
    assert place.begin("four-player").to_move == 0


@pytest.mark.parametrize(
    "kept",
    [
        "",
        "[]",
        "{",
        '{"games": 3}',
        '{"games": {"kalah": 3}, "last": 7}',
        '{"games": {"kalah": {"level": "x", "match": 5, "first": true}}, "last": "chess"}',
        '{"games": {"kalah": {"level": 99, "match": "../x", "first": -4}}, "last": []}',
        '{"games": {"kalah": {"level": 0, "match": "0123456789abcdef", "first": 77}}}',
    ],
)
def test_what_makes_no_sense_counts_as_nothing_remembered(kept):
    place = Place()
    place.storage.set(KEY, kept)
    assert last_game(place.storage) is None
    assert remembered(place.storage, "kalah").level == LEVELS[0]
    match = place.begin()
    assert (match.to_move, match.players[1].level) == (0, LEVELS[0])
    assert remembered(place.storage, "kalah").match == match.id


@pytest.mark.parametrize("text", ["", "[]", "{", '{"match": 1, "shown": 2}', '{"match": {}}'])
def test_a_match_that_cannot_be_read_is_none(text):
    place = Place()
    match = place.begin()
    place.storage.set(f"match-{match.id}", text)
    assert place.begin().to_move == 0


def test_what_another_version_keeps_stays():
    place = Place()
    place.storage.set(KEY, '{"games": {"kalah": {"pace": 3}, "chess": {"level": 2}}, "more": 1}')
    keep_level(place.storage, "kalah", 3)
    kept = json.loads(place.storage.get(KEY))
    assert kept["more"] == 1
    assert kept["games"]["chess"] == {"level": 2}
    assert kept["games"]["kalah"]["pace"] == 3
    assert kept["games"]["kalah"]["level"] == 3


class Closed(MemoryStorage):
    """A storage that refuses everything."""

    def get(self, *_):
        raise StorageError("closed")

    def set(self, *_):
        raise StorageError("closed")


def test_where_storage_refuses_one_can_play_all_the_same():
    place = Place(Closed())
    match, kept = begin(place.storage, place.saves, "kalah", Usual())
    assert match.players[1].kind == "opponent"
    assert not kept
    assert not keep_level(place.storage, "kalah", 3)
    assert remembered(place.storage, "kalah") == Remembered()


def test_rules_are_the_same_whoever_plays_by_them():
    mine = SetupChoices("four-player", {"players": 2, "seeds": 3})
    assert same_rules(mine, {"seeds": 3})
    assert not same_rules(mine, {})
    assert same_rules(usual_rules("kalah", Usual()), {})
