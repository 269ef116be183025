"""A link holds a match; whatever else it holds is refused in time and in plain words."""

import base64
import json
import random
import zlib

import pytest

from game.play.match import Match, Player
from game.play.records import link
from game.play.records.reading import RecordError
from game.rules.registry import GAMES, make


def kalah(*moves):
    match = Match(make("kalah", {"preset": "standard"}), {0: Player("person", "Asha")})
    for move in moves:
        match.play(move)
    return match


def packed(value, version=1):
    content = bytes([version]) + zlib.compress(json.dumps(value).encode())
    return "m=" + base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def held(fragment):
    content = base64.urlsafe_b64decode(fragment[2:] + "===")
    return json.loads(zlib.decompress(content[1:]))


def reason_of(text):
    with pytest.raises(RecordError) as caught:
        link.open_link(text)
    return caught.value.reason.key


@pytest.mark.parametrize(
    "around", ["{}", "#{}", "https://a.example/b/?x=1#{}", " {} \n", "{}.", "{})"]
)
def test_an_address_is_opened_however_it_was_copied(around):
    match = kalah(1, 2)
    text = around.format(link.match_link(match))
    assert link.is_link(text)
    assert link.open_link(text).match.turns == match.turns


@pytest.mark.parametrize("line_break", ["\n", "\r\n  ", "%0A", "%0D%0A", "%20%0A", " "])
def test_a_link_that_a_mail_program_broke_into_lines_is_opened(line_break):
    match = kalah(1, 2)
    text = link.match_link(match)
    assert link.open_link(text[:20] + line_break + text[20:]).match.turns == match.turns


def test_only_what_an_address_may_hold_is_in_it():
    text = link.match_link(kalah(1, 2, 3))
    assert text.startswith("m=")
    assert set(text[2:]) <= set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_")


def test_a_friend_sees_the_board_from_the_side_he_was_given():
    match = kalah(1)
    opened = link.open_link(link.match_link(match, side=match.to_move)).match
    assert opened.side == match.to_move
    assert opened.sent == len(match.turns), "the sender knows as much"
    assert not opened.friend_to_move
    opened.play(2)
    assert opened.friend_to_move
    assert opened.id == match.id


def test_a_whole_match_fits_into_a_short_address():
    match = kalah()
    source = random.Random(1)
    while match.legal_moves():
        match.play(source.choice(match.legal_moves()))
    assert len(match.turns) > 25
    assert len(link.match_link(match)) < 300


def test_a_position_is_that_at_the_cursor():
    match = kalah(1, 2, 3)
    match.go_to(2)
    opened = link.open_link(link.position_link(match))
    assert opened.kind == "position"
    assert opened.match.position == match.position_at(2)
    assert opened.match.players == match.players


@pytest.mark.parametrize("text", ["", "#", "setup", "m", "m=", "x=AAAA", "m=!!!!", "q" * 100])
def test_what_is_no_link_is_refused(text):
    assert reason_of(text) == "link-broken"


@pytest.mark.parametrize("text", ["", "setup", "x=AAAA", "a m=b"])
def test_what_is_no_link_is_not_taken_for_one(text):
    assert not link.is_link(text)


def test_a_link_cut_short_or_changed_is_refused():
    match = kalah(1, 2, 3, 4)
    match.id = "0123456789abcdef"  # one whose link has no underscore at its end: that is put back
    text = link.match_link(match)
    for end in range(2, len(text)):
        assert reason_of(text[:end]) == "link-broken"
    for at in range(12, len(text)):
        other = "A" if text[at] != "A" else "B"
        changed = text[:at] + other + text[at + 1 :]
        try:
            link.open_link(changed)
        except RecordError as error:
            assert error.reason.key.startswith("link-")
        else:  # the last character has bits that mean nothing
            assert at == len(text) - 1


def signed():
    return Match(make("kalah"), {0: Player(sign=3), 1: Player("opponent", level=2)})


def test_a_friend_sees_the_signs_that_were_chosen():
    opened = link.open_link(link.match_link(signed())).match
    assert [opened.players[seat].sign for seat in (0, 1)] == [3, None]
    position = link.open_link(link.position_link(signed())).match
    assert position.players == opened.players


def test_a_link_without_chosen_signs_is_one_that_older_games_read():
    content = base64.urlsafe_b64decode(link.match_link(kalah(1, 2))[2:] + "===")
    assert content[0] == 1
    assert len(held(link.match_link(kalah(1, 2)))) == 10


@pytest.mark.parametrize(
    ("signs", "key"),
    [([3], "shape-list"), ([6, None], "shape-range"), (["star", None], "shape-whole-number")],
)
def test_signs_that_are_none_are_refused(signs, key):
    assert reason_of(packed([*held(link.match_link(signed()))[:10], signs], version=2)) == key


def test_a_link_that_says_nothing_of_signs_may_be_of_the_version_that_tells_them():
    value = [*held(link.match_link(signed()))[:10], None]
    assert link.open_link(packed(value, version=2)).match.players[0].sign is None


def test_a_link_of_a_newer_version_says_so():
    assert reason_of(packed([], version=4)) == "link-newer"


def test_a_small_link_cannot_unpack_to_something_huge():
    bomb = bytes([1]) + zlib.compress(b'["' + b"a" * 20_000_000)
    text = "m=" + base64.urlsafe_b64encode(bomb).rstrip(b"=").decode()
    assert len(text) < link.MOST_LINK
    assert reason_of(text) == "link-too-long"


def test_a_long_link_is_not_even_unpacked():
    assert reason_of("m=" + "A" * link.MOST_LINK) == "link-too-long"


@pytest.mark.parametrize(
    ("at", "value", "key"),
    [
        (0, 7, "record-id"),
        (0, "x", "record-id"),
        (1, "chess", "game-unknown"),
        (1, ["kalah"], "link-broken"),
        (2, {"houses": 99}, "shape-range"),
        (2, [], "shape-object"),
        (2, None, "shape-object"),
        (3, "east", "shape-choice"),
        (4, {}, "link-broken"),
        (4, "x", "kalah-position-text"),
        (5, [], "shape-list"),
        (5, ["a", 7], "link-broken"),
        (5, ["a", [7, "b", 1]], "link-broken"),
        (5, ["a", [70, "b"]], "shape-range"),
        (5, ["a" * 50, ""], "record-name"),
        (6, [], "link-broken"),
        (6, "1 2 x", "kalah-move-text"),
        (6, "1 1 1 1", "kalah-empty-house"),
        (7, 99, "shape-range"),
        (8, "east", "shape-choice"),
        (9, "east", "shape-choice"),
    ],
)
def test_each_part_is_checked(at, value, key):
    parts = held(link.match_link(kalah(1, 2)))
    parts[at] = value
    assert reason_of(packed(parts)) == key


@pytest.mark.parametrize("value", [None, {}, [], [1] * 10, "x", [""] * 11, [""] * 12])
def test_what_is_no_list_of_the_right_length_is_refused(value):
    assert reason_of(packed(value)) in ("link-broken", "shape-object")


@pytest.mark.parametrize("version", [1, 2, 3])
@pytest.mark.parametrize("name", GAMES)
def test_a_link_of_each_version_stays_readable(name, version, records):
    text = (records / f"link-{version}-{name}.txt").read_text(encoding="utf-8").strip()
    match = link.open_link(text).match
    assert match.game.name == name
    assert len(match.turns) >= 8
    assert match.players[match.game.seats[0]].sign == (4 if version == 2 else None)


def guided():
    match = Match(make("bao"), {1: Player("opponent", level=0)})
    match.guided = "bao-whole"
    return match


def test_a_link_tells_which_guided_game_it_is_and_that_a_child_plays():
    opened = link.open_link(link.match_link(guided())).match
    assert (opened.guided, opened.players[1].level) == ("bao-whole", 0)
    position = link.open_link(link.position_link(guided())).match
    assert (position.guided, position.players[1].level) == ("", 0)


@pytest.mark.parametrize(("level", "version"), [(0, 3), (1, 1), (6, 1)])
def test_an_older_game_reads_all_links_but_those_of_a_child(level, version):
    match = Match(make("kalah"), {1: Player("opponent", level=level)})
    content = base64.urlsafe_b64decode(link.match_link(match)[2:] + "===")
    assert content[0] == version


@pytest.mark.parametrize("name", ["Bao", "", "a b", 3, "x" * 41])
def test_a_guided_game_whose_name_is_none_is_refused(name):
    value = [*held(link.match_link(guided()))[:11], name]
    assert reason_of(packed(value, version=3)) == "record-guided"
