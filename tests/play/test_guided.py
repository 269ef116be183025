"""Guided first games: the match, its opponent, and what is kept of what was spoken of."""

import pytest

from game.host.fake import MemoryStorage
from game.learn.courses import load_course
from game.learn.middling import middling
from game.play.guided import guided_match, guided_of
from game.play.records.record import from_text, to_text
from game.play.saved import spoken
from game.play.thinker import Thinker
from game.rules.registry import GAMES

GUIDED = [guided for name in GAMES for guided in load_course(name).guided]

every_game = pytest.mark.parametrize("guided", GUIDED, ids=lambda guided: guided.id)


def answer(match, seed):
    """The move that the opponent thinks of."""
    thinker = Thinker()
    thinker.begin(match, seed)
    while (thought := thinker.step()) is None:
        pass
    return thought.move


@every_game
def test_the_learner_begins_against_gentle_computers(guided):
    match = guided_match(guided)
    assert match.guided == guided.id
    assert match.to_move == match.only_person() == guided.learner
    assert match.game.options == guided.game.options
    assert {player.level for player in match.players.values() if player.kind == "opponent"} == {0}
    assert guided_of(match) == guided


@every_game
def test_the_opponent_plays_the_middling_move_whatever_the_seed(guided):
    match = guided_match(guided)
    for seed in range(12):
        if match.to_move == guided.learner:
            match.play(match.legal_moves()[0])
            continue
        expected = middling(match.game, match.position, guided.measure)
        assert answer(match, seed) == answer(match, seed + 1) == expected
        match.play(expected)


@every_game
def test_a_saved_one_goes_on_as_a_guided_game(guided):
    match = guided_match(guided)
    match.play(match.legal_moves()[0])
    again = from_text(to_text(match))
    assert again.guided == guided.id
    assert guided_of(again) == guided


def test_one_that_is_not_known_is_played_like_any_other_match():
    match = guided_match(GUIDED[0])
    match.guided = "of-another-version"
    assert guided_of(match) is None
    match.play(match.legal_moves()[0])
    while match.to_move == match.only_person():
        match.play(match.legal_moves()[0])
    assert answer(match, 1) in match.legal_moves()


def test_what_was_spoken_of_is_kept_by_match():
    storage = MemoryStorage()
    assert spoken.load(storage, "a") == {}
    spoken.keep(storage, "a", {"win": "here"})
    spoken.keep(storage, "b", {"again": "there"})
    spoken.keep(storage, "a", {"win": "here", "again": "elsewhere"})
    assert spoken.load(storage, "a") == {"win": "here", "again": "elsewhere"}
    assert spoken.load(storage, "b") == {"again": "there"}


def test_it_is_kept_of_the_matches_played_last():
    storage = MemoryStorage()
    for number in range(spoken.MOST + 1):
        spoken.keep(storage, f"match-{number}", {"win": "here"})
    assert spoken.load(storage, "match-0") == {}
    assert spoken.load(storage, "match-1") == {"win": "here"}


@pytest.mark.parametrize("text", ["[]", '{"a":3}', '{"a":{"win":[]}}', "{", '{"a":null}'])
def test_nonsense_counts_as_nothing_spoken_of(text):
    storage = MemoryStorage()
    storage.set(spoken.KEY, text)
    assert spoken.load(storage, "a") == {}
    assert spoken.keep(storage, "a", {"win": "here"})
    assert spoken.load(storage, "a") == {"win": "here"}
