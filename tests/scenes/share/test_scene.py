"""Matches out and in: links, texts, files; other lines."""

import asyncio
import re

import pytest

from game.host.interface import Key
from game.play.match import Player
from game.play.records import link, notation, record
from game.view.text.text_box import fits
from tests.scenes.stage import Rig, match_of


def at_share(match=None, **kept):
    return Rig("share", {} if match is None else {"match": match}, drawn=False, **kept)


def act(rig, name):
    """Press a button, and let what it started come to its end."""

    async def pressed():
        rig.press(name)
        await asyncio.sleep(0)
        while rig.context._jobs:
            await asyncio.sleep(0)

    asyncio.run(pressed())
    rig.frame()


def turns_of(match):
    return [match.game.move_to_text(turn.move) for turn in match.turns]


@pytest.mark.parametrize("way", ["link", "text"])
@pytest.mark.parametrize("game", ["kalah", "bao", "four-player", "bantu"])
def test_what_is_copied_is_opened_by_pasting(way, game):
    match = match_of(6, game=game)
    rig = at_share(match)
    act(rig, way)
    assert "copied" in rig.said[-1]
    other = at_share()
    other.host.clipboard = rig.host.clipboard
    act(other, "paste")
    assert other.top.name == "table"
    assert turns_of(other.top.play.match) == turns_of(match)
    assert other.saves.listed()[0].moves == 6


def test_a_link_is_an_address_of_the_page():
    rig = at_share(match_of(3))
    act(rig, "position")
    address, _, fragment = rig.host.clipboard.partition("#")
    assert address == rig.host.address()
    assert link.open_link(fragment).kind == "position"


def test_a_match_is_saved_as_a_file_and_opened_again():
    match = match_of(6)
    rig = at_share(match)
    act(rig, "save")
    ((name, content),) = rig.host.saved.items()
    assert name.startswith("baraza-kalah-")
    assert name.endswith(".baraza")
    assert name in rig.said[-1]
    other = at_share()
    other.host.file_to_open = (name, content)
    act(other, "file")
    assert turns_of(other.top.play.match) == turns_of(match)


def test_where_nobody_tells_whether_a_file_came_the_text_is_offered_instead():
    rig = at_share(match_of(3))
    rig.host.saves_surely = False
    act(rig, "save")
    ((name, _),) = rig.host.saved.items()
    assert rig.said[-1].startswith(f"Your browser was given the file {name}.")
    assert rig.targets()["text"].name.partition(".")[0] in rig.said[-1]


def test_a_file_that_cannot_be_saved_is_not_said_to_be():
    rig = at_share(match_of(3))
    rig.host.save_refuses = True
    act(rig, "save")
    assert rig.said[-1].startswith("The file could not be saved.")


@pytest.mark.parametrize("way", ["send", "send-position"])
def test_links_are_sent_by_the_list_of_the_system_where_it_has_one(way):
    assert way not in at_share(match_of(3)).targets()
    rig = at_share(match_of(3))
    rig.host.shared = []
    rig.top.relayout()
    gesture = rig.targets()[way].gesture
    act(rig, way)
    assert rig.host.shared == [gesture.address]
    assert rig.said[-1] == "The link is sent."
    other = at_share()
    other.host.clipboard = gesture.address
    act(other, "paste")
    assert other.top.name == "table"


def test_who_closes_the_list_of_the_system_is_told_nothing():
    rig = at_share(match_of(3))
    rig.host.shared, rig.host.share_outcome = [], "closed"
    rig.top.relayout()
    before = len(rig.said)
    act(rig, "send")
    assert len(rig.said) == before


def test_where_the_list_of_the_system_does_not_come_the_link_is_copied():
    rig = at_share(match_of(3))
    rig.host.shared, rig.host.share_outcome = [], "refused"
    rig.top.relayout()
    act(rig, "send")
    assert rig.host.clipboard == rig.targets()["send"].gesture.address
    assert rig.said[-1] == "The link is copied. It holds the whole match."


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (568, 320), (1280, 720)], ids=str)
def test_a_file_with_a_long_name_is_told_of_in_the_window(size):
    rig = Rig("share", {}, size)
    rig.host.file_to_open = ("w" * 200 + ".json", b'{"x":1}')
    act(rig, "file")
    told = next(words for words in rig.top.words if words.text == rig.said[-1])
    assert ".json was not opened" in told.text
    assert fits(told, rig.context.brush)


@pytest.mark.parametrize("size", [(390, 844), (1280, 720)], ids=str)
def test_a_long_place_where_a_match_was_saved_is_told_in_the_window(size):
    rig = Rig("share", {"match": match_of(3)}, size)
    rig.top.show_notice("Saved as /home/asha/" + "W" * 200 + "/baraza.json.")
    told = next(words for words in rig.top.words if words.text == rig.said[-1])
    assert fits(told, rig.context.brush)


def test_nothing_picked_changes_nothing():
    rig = at_share()
    before = len(rig.said)
    act(rig, "file")
    assert rig.top.name == "share"
    assert len(rig.said) == before


@pytest.mark.parametrize("text", ["", "hello", "{", "#m=AAAA", '[Game "chess"]'])
def test_what_is_no_match_is_refused_in_plain_words(text):
    rig = at_share()
    rig.host.clipboard = text
    act(rig, "paste")
    assert rig.top.name == "share"
    assert rig.top.notice() == rig.said[-1]
    assert len(rig.said[-1]) > 20
    assert not rig.said[-1].startswith("reason.")
    assert rig.host.errors == []


@pytest.mark.parametrize("text", ['{"schema":2,"\\ud800":1}', "[" * 20_000, "\ud800\0" * 9_000])
def test_what_did_harm_is_refused_in_words_whether_it_is_pasted_or_picked(text):
    rig = at_share()
    rig.host.clipboard = text
    act(rig, "paste")
    assert rig.said[-1].startswith("Nothing was opened. ")
    rig.host.file_to_open = ("mine.json", text.encode("utf-8", "surrogatepass"))
    act(rig, "file")
    assert rig.said[-1].startswith("mine.json was not opened. ")
    rig.frame()
    assert rig.host.errors == []


def test_a_picked_file_that_cannot_be_read_is_told():
    rig = at_share()
    rig.host.file_to_open = ("mine.json", None)
    act(rig, "file")
    assert rig.said[-1] == rig.top.notice() == "The file mine.json cannot be read."


def test_a_picture_is_called_one():
    rig = at_share()
    rig.host.file_to_open = ("board.png", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR")
    act(rig, "file")
    assert rig.said[-1].startswith("board.png was not opened. This is a picture, ")


def test_a_mistyped_move_is_told_with_its_line():
    rig = at_share()
    rig.host.clipboard = '[Game "bao"]\n\n1. ntA6c\n2. ntA9c\n'
    act(rig, "paste")
    assert rig.said[-1] == (
        "Nothing was opened. Line 4 says “ntA9c”. This is not a Bao move. One looks like nA5c."
    )


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "windows-1252"])
def test_a_mail_with_a_link_is_opened_as_a_file(encoding):
    match = match_of(3)
    mail = f"Hi “Asha” \u2013 look:\r\n> https://a.example/%23{link.match_link(match)}.\r\n"
    rig = at_share()
    rig.host.file_to_open = ("look.eml", mail.encode(encoding))
    act(rig, "file")
    assert turns_of(rig.top.play.match) == turns_of(match)


def test_a_clipboard_that_refuses_is_told():
    rig = at_share(match_of(3))
    rig.host.clipboard_refuses = True
    act(rig, "text")
    assert "Nothing was copied" in rig.said[-1]
    rig = at_share()
    rig.host.clipboard_refuses = True
    act(rig, "paste")
    assert "Nothing was pasted" in rig.said[-1]


def test_the_way_to_a_friend_is_offered_where_one_can_play():
    rig = at_share(match_of(3))
    rig.press("friend")
    assert rig.top.name == "friend"
    for match in (
        match_of(2, players={1: Player("opponent")}),
        match_of(2, players={0: Player("opponent"), 1: Player("opponent")}),
        match_of(-1),
    ):
        assert "friend" not in at_share(match).targets()


def at_lines(game="kalah"):
    """A rig at the other lines of a match that was left at its third move; the first line."""
    match = match_of(6, game=game)
    first = turns_of(match)
    match.go_to(2)
    played = match.turns[2].move
    match.play(next(move for move in match.legal_moves() if move != played))
    rig = Rig("table", {"match": match}, drawn=False, speed="off")
    rig.press("more")
    rig.press("lines")
    return rig, first


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("kalah", r"house \d"),
        ("four-player", r"pit \d"),
        ("bao", r"[AB]\d [a-z ]+"),
        ("bantu", r"\d to line \d+(, lane \d)?"),
    ],
)
def test_the_move_that_leads_to_another_line_is_called_as_on_the_board(game, told):
    rig, _ = at_lines(game)
    name = rig.targets()["line-1"].name
    assert re.fullmatch(rf"Line 1: 6 moves, move 3 is {told}", name), name


def test_lines_of_bantu_count_from_one_in_the_list_of_lines():
    rig, _ = at_lines("bantu")
    match = rig.top.play.match
    left = match.lines()[1][2].move
    line, _ = match.game.board.spot(left.to)
    told = f"move 3 is {left.piece} to line {line + 1}"
    assert re.search(rf"{told}(, lane \d)?$", rig.targets()["line-1"].name)


def test_another_line_is_gone_on_with():
    rig, first = at_lines()
    match = rig.top.play.match
    rig.press("line-1")
    assert rig.top.name == "table"
    assert turns_of(match) == first
    assert len(match.other_lines) == 1
    assert turns_of(rig.saves.open(match.id)) == first


def test_another_line_is_looked_at_again_from_where_it_leaves_the_one_that_is_played():
    rig, first = at_lines()
    match = rig.top.play.match
    now = turns_of(match)
    rig.press("look-1")
    assert rig.top.name == "review"
    assert rig.top.hook_state()["point"] == [2, 0]
    assert [match.game.move_to_text(turn.move) for turn in rig.top.study.turns] == first
    rig.send(Key("End"))
    assert rig.top.hook_state()["point"] == [6, 0]
    assert turns_of(match) == now
    rig.send(Key("Escape"))
    assert rig.top.name == "lines"


def test_another_line_is_played_on_from_its_review():
    rig, first = at_lines()
    match = rig.top.play.match
    now = turns_of(match)
    rig.press("look-1")
    rig.send(Key("End"), Key("ArrowLeft"))
    rig.press("go-on")
    assert rig.top.name == "table"
    assert (turns_of(match), match.cursor) == (first, 5)
    assert [
        [match.game.move_to_text(turn.move) for turn in line] for line in match.other_lines
    ] == [now]
    assert turns_of(rig.saves.open(match.id)) == first


def test_without_other_lines_none_are_offered():
    rig = Rig("table", {"match": match_of(3)}, drawn=False)
    rig.press("more")
    assert "lines" not in rig.targets()


def test_the_menu_opens_matches_without_offering_to_send_one():
    rig = Rig("menu", drawn=False)
    rig.press("share")
    assert {"file", "paste"} <= set(rig.targets())
    assert "save" not in rig.targets()


def test_a_record_and_a_notation_are_what_the_core_writes():
    match = match_of(3)
    rig = at_share(match)
    act(rig, "text")
    assert rig.host.clipboard == notation.to_text(match)
    act(rig, "save")
    assert list(rig.host.saved.values()) == [record.to_text(match).encode()]
