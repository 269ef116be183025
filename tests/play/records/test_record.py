"""A record tells a whole match, and nothing else is taken for one."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.play.match import Match, Player
from game.play.records import reading, record
from game.rules.registry import GAMES, make

PLAYERS = {0: Player("person", "Asha"), 1: Player("opponent", level=3)}


def kalah(*moves):
    match = Match(make("kalah", {"preset": "standard"}), PLAYERS, first=1)
    for move in moves:
        match.play(move)
    return match


def same(one, other):
    return (
        one.game.name == other.game.name
        and dict(one.game.options) == dict(other.game.options)
        and one.players == other.players
        and one.start == other.start
        and one.turns == other.turns
        and one.cursor == other.cursor
    )


@pytest.mark.parametrize("name", GAMES)
@given(random=st.randoms(use_true_random=False), moves=st.integers(0, 40), back=st.integers(0, 3))
def test_a_match_of_any_game_is_the_same_after_writing_and_reading(name, random, moves, back):
    match = Match(make(name), {})
    for _ in range(moves):
        legal = match.legal_moves()
        if not legal:
            break
        match.play(random.choice(legal))
    match.cursor = max(0, match.cursor - back)
    assert same(record.from_text(record.to_text(match)), match)


def test_players_and_cursor_are_kept():
    match = kalah(1, 2)
    match.undo()
    read = record.from_record(record.to_record(match))
    assert same(read, match)
    assert read.players[0].name == "Asha"
    assert read.can_redo()


def test_a_position_set_up_by_hand_is_kept():
    game = make("kalah")
    start = game.position_from_text("0,0,0,0,0,2:30/0,0,0,0,1,1:14/south")
    match = Match(game, {}, start=start)
    match.play(6)
    assert same(record.from_text(record.to_text(match)), match)


def test_a_record_of_schema_1_stays_readable():
    text = (
        '{"schema":1,"game":"kalah","options":{"preset":"printed"},"first":"south","players":'
        '[{"seat":"south","kind":"person","name":"","level":1},'
        '{"seat":"north","kind":"opponent","name":"","level":2}],'
        '"moves":[{"house":3},{"house":6}],"cursor":2}'
    )
    match = record.from_text(text)
    assert match.game.position_to_text(match.position) == "4,4,0,5,5,0:2/5,5,5,5,4,4:0/north"


BROKEN = {
    "an illegal move": ({"moves": [{"house": 1}, {"house": 9}]}, "moves[1]"),
    "a move that is none": ({"moves": ["up"]}, "moves[0]"),
    "moves that are no list": ({"moves": {}}, "moves"),
    "too many moves": ({"moves": [{"house": 1}] * 6000}, "moves"),
    "a cursor after the end": ({"cursor": 3}, "cursor"),
    "a cursor that is no number": ({"cursor": True}, "cursor"),
    "an unknown game": ({"game": "chess"}, "game"),
    "a game that is no name": ({"game": ["kalah"]}, "game"),
    "an unknown option": ({"options": {"colour": 1}}, "colour"),
    "options that are no object": ({"options": 3}, "options"),
    "a newer schema": ({"schema": 4}, "schema"),
    "a schema that is no number": ({"schema": "1"}, "schema"),
    "too few players": ({"players": []}, "players"),
    "a first seat that is not in play": ({"first": "east"}, "first"),
    "an unknown key": ({"surprise": 1}, "surprise"),
    "a start that is no position": ({"start": {}}, ""),
}


@pytest.mark.parametrize(("change", "at"), BROKEN.values(), ids=BROKEN)
def test_a_broken_record_is_refused_and_says_where(change, at):
    value = {**record.to_record(kalah(1, 2)), **change}
    with pytest.raises(record.RecordError) as caught:
        record.from_record(value)
    assert caught.value.at == at


@pytest.mark.parametrize(
    ("part", "at"),
    [
        ({"kind": "robot"}, "players[0].kind"),
        ({"level": 10_000}, "players[0].level"),
        ({"level": -1}, "players[0].level"),
        ({"name": "x" * 100}, "players[0].name"),
        ({"name": "a\nb"}, "players[0].name"),
        ({"seat": "north"}, "players[1].seat"),
        ({"seat": 7}, "players[0].seat"),
    ],
)
def test_a_broken_player_is_refused(part, at):
    value = record.to_record(kalah())
    value["players"][0] = {**value["players"][0], **part}
    with pytest.raises(record.RecordError) as caught:
        record.from_record(value)
    assert caught.value.at == at


@pytest.mark.parametrize(
    "text", ["", "null", "[]", "{", "3", "NaN", '"x"', "[" * 100_000, "{" * 5, "\ud800", "9" * 5000]
)
def test_text_that_is_no_record_is_refused(text):
    with pytest.raises(record.RecordError):
        record.from_text(text)


def test_a_text_too_long_for_a_match_is_refused_unread():
    with pytest.raises(record.RecordError):
        record.from_text(" " * (record.MOST_CHARACTERS + 1))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)


@given(st.data())
def test_a_record_with_any_part_replaced_is_refused_or_tells_a_legal_match(data):
    value = json.loads(record.to_text(kalah(1, 2, 3)))
    holder, key = data.draw(st.sampled_from(list(parts(value))))
    holder[key] = data.draw(json_values)
    try:
        match = record.from_record(value)
    except record.RecordError as error:
        assert error.reason.key
    else:
        assert same(record.from_text(record.to_text(match)), match)


def parts(value):
    """Yield (holder, key) of every part of a JSON value."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for key, part in pairs:
        yield value, key
        if isinstance(part, dict | list):
            yield from parts(part)


def test_who_gave_up_is_kept_and_a_match_taken_back_goes_on():
    match = kalah(1, 2)
    match.resign(0)
    read = record.from_record(record.to_record(match))
    assert read.resigned == 0
    assert read.outcome() == match.outcome()
    match.undo()
    assert "resigned" not in record.to_record(match)


@pytest.mark.parametrize("value", ["east", 0, None, ["south"]])
def test_nobody_else_gives_up(value):
    written = record.to_record(kalah(1, 2)) | {"resigned": value}
    with pytest.raises(record.RecordError) as caught:
        record.from_record(written)
    assert caught.value.at == "resigned"


def test_a_match_that_has_ended_is_not_given_up():
    match = Match(make("kalah", {"houses": 1, "seeds": 1}), {})
    while match.legal_moves():
        match.play(match.legal_moves()[0])
    with pytest.raises(record.RecordError):
        record.from_record(record.to_record(match) | {"resigned": "south"})


def test_moves_with_too_many_events_are_refused(monkeypatch):
    text = record.to_text(kalah(1, 2, 3))
    monkeypatch.setattr(reading, "MOST_EVENTS", 12)
    with pytest.raises(record.RecordError) as caught:
        record.from_text(text)
    assert (caught.value.reason.key, caught.value.at) == ("record-too-long", "moves[2]")


def forked():
    """A match with two lines that were left, of three and of two moves."""
    match = kalah(1, 2, 3)
    match.go_to(1)
    match.play(4)
    match.go_to(0)
    match.play(5)
    return match


def test_lines_that_would_make_a_record_too_long_are_left_out_of_it(monkeypatch):
    match = forked()
    assert len(match.other_lines) == 2
    monkeypatch.setattr(record, "MOST_MOVES", 3)
    monkeypatch.setattr(reading, "MOST_MOVES", 3)
    assert record.from_text(record.to_text(match)).other_lines == match.other_lines[:1]


def test_a_match_too_long_for_a_record_does_not_fit(monkeypatch):
    assert reading.fits(kalah(1, 2, 3))
    monkeypatch.setattr(reading, "MOST_MOVES", 2)
    assert not reading.fits(kalah(1, 2, 3))


BROKEN_LINES = {
    "no list": ({}, "record-lines", "lines"),
    "too many": ([{}] * 33, "record-lines", "lines"),
    "of a line that is not there": (
        [{"of": 1, "at": 0, "moves": []}],
        "shape-range",
        "lines[0].of",
    ),
    "after the end": ([{"of": 0, "at": 4, "moves": []}], "shape-range", "lines[0].at"),
    "an illegal move": (
        [{"of": 0, "at": 1, "moves": [{"house": 9}]}],
        "kalah-no-such-house",
        "lines[0].moves[0]",
    ),
    "more than is kept": (
        [{"of": 0, "at": 3, "moves": []}] * 5,
        "record-too-long",
        "lines",
    ),
}


@pytest.mark.parametrize(("lines", "key", "at"), BROKEN_LINES.values(), ids=BROKEN_LINES)
def test_broken_lines_are_refused(monkeypatch, lines, key, at):
    monkeypatch.setattr(reading, "MOST_TURNS", 12)
    with pytest.raises(record.RecordError) as caught:
        record.from_record({**record.to_record(kalah(1, 2, 3)), "lines": lines})
    assert (caught.value.reason.key, caught.value.at) == (key, at)


def test_a_line_that_another_one_holds_is_left_out():
    lines = [
        {"of": 0, "at": 2, "moves": []},
        {"of": 0, "at": 1, "moves": [{"house": 4}]},
        {"of": 2, "at": 2, "moves": [{"house": 5}]},
    ]
    match = record.from_record({**record.to_record(kalah(1, 2, 3)), "lines": lines})
    assert [[turn.move for turn in line] for line in match.other_lines] == [[1, 4, 5]]


@pytest.mark.parametrize(
    "pending", [{}, ["x"] * 33, ["x" * 41], [3], ["a\nb"], [["pit"]], None, "pit"]
)
def test_presses_that_make_no_sense_are_refused(pending):
    with pytest.raises(record.RecordError) as caught:
        record.from_record({**record.to_record(kalah()), "pending": pending})
    assert caught.value.reason.key == "record-pending"


def test_a_record_that_has_lost_its_options_is_not_taken_for_the_usual_game():
    written = record.to_record(kalah(1, 2)) | {"options": None}
    with pytest.raises(record.RecordError) as caught:
        record.from_record(written)
    assert (caught.value.reason.key, caught.value.at) == ("shape-object", "options")


@pytest.mark.parametrize("sign", [-1, 6, "star", True, 1.0])
def test_a_sign_that_is_none_is_refused(sign):
    written = record.to_record(kalah(1, 2))
    written["players"][0]["sign"] = sign
    with pytest.raises(record.RecordError) as caught:
        record.from_record(written)
    assert caught.value.at == "players[0].sign"


def test_a_guided_game_keeps_its_name_whether_it_is_known_or_not():
    match = kalah(1, 2)
    match.guided = "nobody-knows-it"
    assert record.from_record(record.to_record(match)).guided == "nobody-knows-it"
    assert "guided" not in record.to_record(kalah(1, 2))


@pytest.mark.parametrize("level", [0, 1, 6, 9])
def test_an_opponent_is_of_the_level_that_it_was(level):
    match = Match(make("kalah"), {1: Player("opponent", level=level)})
    assert record.from_record(record.to_record(match)).players[1].level == level
