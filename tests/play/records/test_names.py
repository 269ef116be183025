"""Names go through records, links and notations as they came, and none does harm."""

import pytest

from game.play.match import Match, Player
from game.play.records import link, notation, record
from game.rules.registry import make
from tests.names import REFUSED, TAKEN


def match_of(name):
    """A match of a person of a name against a computer of the same name."""
    match = Match(make("kalah"), {0: Player("person", name), 1: Player("opponent", name, 3)})
    match.play(match.legal_moves()[0])
    return match


def names(match):
    return [player.name for player in match.players.values()]


@pytest.mark.parametrize("what", TAKEN)
def test_a_name_comes_back_as_it_was(what):
    match, name = match_of(TAKEN[what]), TAKEN[what]
    assert names(record.from_text(record.to_text(match))) == [name, name]
    assert names(link.open_link(link.match_link(match)).match) == [name, name]
    assert names(notation.from_text(notation.to_text(match))) == [name, name]


@pytest.mark.parametrize("what", REFUSED)
def test_what_is_no_name_is_refused_with_the_reason(what):
    name, reason = REFUSED[what]
    value = record.to_record(match_of("Asha"))
    value["players"][0]["name"] = name
    with pytest.raises(record.RecordError) as refusal:
        record.from_record(value)
    assert refusal.value.reason.key == reason
    assert refusal.value.at == "players[0].name"


@pytest.mark.parametrize("blank", [" ", "\u3000", "\u200d\u200d", "\u3164"], ids=ascii)
def test_a_name_of_which_nothing_is_seen_is_none(blank):
    assert names(record.from_record(record.to_record(match_of(blank)))) == ["", ""]
