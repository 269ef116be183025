"""A match of the fifth game is saved, sent and read again, and its opponents play it well."""

import random

import pytest

from game.ai.levels import advice_strength, strength_of
from game.ai.mind import USUAL_ADVICE
from game.ai.opponent import think
from game.ai.registry import MINDS
from game.ai.thought import finished
from game.host.fake import MemoryStorage
from game.play.match import Match, Player
from game.play.records import link, notation, open_any, record
from game.play.saved import setup_choices as choices
from game.play.saved.saves import Saves
from game.play.saved.statistics import Statistics
from game.rules.registry import make
from tests.scenes.stage import match_of

OPTIONS = {"seeds": 4, "capture": "two"}


@pytest.fixture
def match():
    players = {0: Player(name="Asha", sign=3), 1: Player("opponent", level=4)}
    return match_of(6, options=OPTIONS, players=players, game="trio")


def content(match):
    """What every form tells of a match."""
    return match.id, match.game.name, dict(match.game.options), match.players, match.turns


@pytest.mark.parametrize(
    ("write", "read"),
    [
        (record.to_text, record.from_text),
        (notation.to_text, notation.from_text),
        (link.match_link, lambda text: link.open_link(text).match),
        (record.to_text, open_any.open_text),
        (notation.to_text, open_any.open_text),
    ],
    ids=["record", "notation", "link", "any-record", "any-notation"],
)
def test_it_is_written_and_read_again(match, write, read):
    assert content(read(write(match))) == content(match)


def test_it_is_saved_and_listed():
    storage = MemoryStorage()
    match = match_of(6, options=OPTIONS, game="trio")
    Saves(storage).save(match)
    saves = Saves(storage)
    assert content(saves.open(match.id)) == content(match)
    assert [(one.id, one.game.name, one.position) for one in saves.listed()] == [
        (match.id, "trio", match.position)
    ]


def test_its_results_are_counted():
    statistics = Statistics(MemoryStorage())
    assert statistics.count(match_of(-1, game="trio"))
    assert list(statistics.games()) == ["trio"]
    assert statistics.games()["trio"].longest > 0


def test_the_choices_of_its_set_up_are_remembered():
    storage = MemoryStorage()
    choices.save(storage, choices.load(storage, "trio").with_option("seeds", 7))
    assert choices.load(storage, "trio").match().game.options["seeds"] == 7


def test_a_position_that_comes_up_three_times_ends_it_as_a_draw():
    game = make("trio")
    match = Match(game, {}, start=game.position_from_text("1,0,0:8/1,0,0:8/south"))
    for pit in (1, 1, 2, 2, 3, 3) * 2:
        assert match.outcome() is None
        match.play(pit)
    assert match.outcome().winners == (0, 1)


def test_without_a_mind_of_its_own_the_general_opponent_plays_it():
    MINDS.unregister("trio")
    game = make("trio")
    position = game.position_from_text("0,0,1:0/1,0,0:8/south")
    thought = finished(think(game, position, strength_of("trio", 6), 0))
    assert thought.move in game.legal_moves(position)
    assert advice_strength(game) == USUAL_ADVICE


def test_a_strong_opponent_beats_chance():
    game, chance = make("trio"), random.Random(5)
    points = 0
    for number in range(6):
        strong = number % 2
        match = match_of(0, game="trio")
        while match.legal_moves():
            if match.to_move == strong:
                thought = finished(think(game, match.position, strength_of("trio", 5), number))
                match.play(thought.move)
            else:
                match.play(chance.choice(list(match.legal_moves())))
        winners = match.outcome().winners
        points += (strong in winners) - (1 - strong in winners)
    assert points > 0
