"""Sentences with forms: by one number, by several, by who is spoken of."""

import pytest

from game.i18n.catalogue import Catalogue
from game.i18n.player import Player

SENTENCES = {
    "turn": {"by": "player", "you": "Your turn", "name": "{player} to move"},
    "sown": {
        "by": "seeds",
        "one": {
            "by": "laps",
            "one": "{seeds} seed, {laps} lap",
            "other": "{seeds} seed, {laps} laps",
        },
        "other": {
            "by": "laps",
            "one": "{seeds} seeds, {laps} lap",
            "other": "{seeds} seeds, {laps} laps",
        },
    },
    "took": {
        "by": "player",
        "you": {"one": "You took {count} seed", "other": "You took {count} seeds"},
        "name": {"one": "{player} took {count} seed", "other": "{player} took {count} seeds"},
    },
    "whose": {"by": "player", "you": "your", "name": "{player}'s"},
    "ordinal": {"one": "{count}st", "two": "{count}nd", "other": "{count}th"},
    "fell": "into {owner:whose} store",
    "lap": "the {lap:ordinal} lap",
    "hello": "Hello {player}",
    "won": {"by": "players", "you": "Your team wins", "name": "{players} win"},
    "list-comma": "{first}, {second}",
    "list-and": "{first} and {second}",
}

ASHA, READER = Player("Asha"), Player("Juma", you=True)


@pytest.fixture
def words():
    return Catalogue("en", SENTENCES)


@pytest.mark.parametrize(("seeds", "laps"), [(1, 1), (1, 2), (2, 1), (2, 2)])
def test_two_numbers_both_inflect(words, seeds, laps):
    seed, lap = ("seed", "seeds")[seeds > 1], ("lap", "laps")[laps > 1]
    assert words.text("sown", seeds=seeds, laps=laps) == f"{seeds} {seed}, {laps} {lap}"


def test_the_reader_is_spoken_to_and_others_are_named(words):
    assert words.text("turn", player=READER) == "Your turn"
    assert words.text("turn", player=ASHA) == "Asha to move"


def test_a_name_alone_is_somebody_else(words):
    assert words.text("turn", player="you") == "you to move"


def test_without_a_player_the_sentence_can_still_be_read(words):
    assert words.text("turn") == "{player} to move"


def test_forms_by_player_and_by_number_go_together(words):
    assert words.text("took", player=READER, count=1) == "You took 1 seed"
    assert words.text("took", player=ASHA, count=2) == "Asha took 2 seeds"


def test_a_sentence_without_forms_writes_the_name_of_a_player(words):
    assert words.text("hello", player=READER) == "Hello Juma"


def test_what_belongs_to_somebody_is_said_by_a_sentence_of_its_own(words):
    assert words.text("fell", owner=READER) == "into your store"
    assert words.text("fell", owner=ASHA) == "into Asha's store"
    assert words.text("fell", owner="Asha") == "into Asha's store"


def test_a_number_can_be_written_by_a_sentence_of_its_own(words):
    assert words.text("lap", lap=1) == "the 1st lap"
    assert words.text("lap", lap=4) == "the 4th lap"


def test_the_reader_among_several_players_is_spoken_to(words):
    assert words.text("won", players=[ASHA, READER]) == "Your team wins"
    assert words.text("won", players=[ASHA, Player("Juma")]) == "Asha and Juma win"


def test_the_made_up_language_lengthens_every_form(words):
    longer = words.pseudo()
    assert longer.text("turn", player=READER) == "Ýöûr~~ tûrn~~"
    assert longer.text("took", player=ASHA, count=1) == "Asha töök~~ 1 sééd~~"
    assert longer.text("sown", seeds=1, laps=2) == "1 sééd~~, 2 làps~~"
