"""A match is the same after it was written and read: as a record, a text, a link, a save."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.play.records import link, notation, open_any, record
from game.play.saved import saved_match
from game.rules.registry import GAMES
from tools.torture.some_matches import some_match

seeds = st.integers(0, 1 << 48)


def played(match):
    """What is told by every form: the line that is played, and by whom."""
    return {
        "id": match.id,
        "game": match.game.name,
        "options": dict(match.game.options),
        "players": match.players,
        "first": match.first,
        "start": match.start,
        "turns": match.turns,
        "cursor": match.cursor,
        "resigned": match.resigned,
        "outcome": match.outcome(),
    }


def whole(match):
    """All that a record tells."""
    return {
        **played(match),
        "lines": match.lines(),
        "pending": match.pending,
        "side": match.side,
        "sent": None if match.side is None else match.sent,
        "created": match.created,
        "changed": match.changed,
    }


@pytest.mark.parametrize("name", GAMES)
@given(seed=seeds)
def test_a_record_tells_the_whole_match(name, seed):
    match = some_match(random.Random(seed), name)
    assert whole(record.from_text(record.to_text(match))) == whole(match)
    assert record.to_text(record.from_text(record.to_text(match))) == record.to_text(match)


@pytest.mark.parametrize("name", GAMES)
@given(seed=seeds)
def test_a_notation_tells_the_line_that_is_played(name, seed):
    match = some_match(random.Random(seed), name)
    assert played(notation.from_text(notation.to_text(match))) == played(match)


@pytest.mark.parametrize("name", GAMES)
@given(seed=seeds)
def test_a_link_tells_the_line_that_is_played_and_whose_side_is_seen(name, seed):
    match = some_match(random.Random(seed), name)
    opened = link.open_link(link.match_link(match, match.side))
    assert opened.kind == "match"
    assert played(opened.match) == played(match)
    assert opened.match.side == match.side


@pytest.mark.parametrize("name", GAMES)
@given(seed=seeds)
def test_a_link_to_a_position_tells_options_players_and_position(name, seed):
    match = some_match(random.Random(seed), name)
    opened = link.open_link(link.position_link(match, match.side))
    read = opened.match
    assert (opened.kind, read.side, read.turns) == ("position", match.side, [])
    assert (read.position, read.players) == (match.position, match.players)
    assert dict(read.game.options) == dict(match.game.options)
    assert read.id != match.id


@pytest.mark.parametrize("name", GAMES)
@given(seed=seeds)
def test_a_save_tells_the_whole_match_and_its_glance_the_position(name, seed):
    match = some_match(random.Random(seed), name)
    text = saved_match.write(match)
    assert whole(saved_match.read(text)) == whole(match)
    seen = saved_match.glance(text, match.id)
    outcome = match.outcome()
    assert (seen.position, seen.moves) == (match.position, match.cursor)
    assert seen.winners == (outcome.winners if outcome else None)
    assert (seen.players, seen.side, seen.created) == (match.players, match.side, match.created)


@given(seed=seeds)
def test_whatever_form_is_pasted_is_known(seed):
    match = some_match(random.Random(seed), most=20)
    address = f"https://example.org/baraza/?x=1#{link.match_link(match)}"
    for text in (record.to_text(match), notation.to_text(match), address):
        assert played(open_any.open_text(f"\n {text}\r\n")) == played(match)
        assert played(open_any.open_file(text.encode())) == played(match)
