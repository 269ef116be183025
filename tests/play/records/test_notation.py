"""A notation can be read by people, and what people make of it can be read again."""

import re
import time

import pytest

from game.play.match import Match, Player
from game.play.records import notation
from game.play.records.reading import RecordError
from game.rules.registry import GAMES, make
from tests.places import DOCS

DOC = DOCS / "notation.md"
EXAMPLES = re.findall(r"```\n(\[Baraza.*?)```", DOC.read_text(encoding="utf-8"), re.DOTALL)


def kalah(*moves):
    match = Match(make("kalah", {"preset": "standard"}), {0: Player("person", "Asha")}, id="0" * 16)
    for move in moves:
        match.play(move)
    return match


def test_the_page_about_it_has_an_example_of_every_game():
    games = [notation.from_text(example).game.name for example in EXAMPLES]
    assert sorted(games) == sorted(GAMES)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda text: re.search('Game "(.*?)"', text)[1])
def test_an_example_is_written_as_it_was_read(example):
    match = notation.from_text(example)
    assert match.turns
    assert notation.to_text(match) == example


def test_a_number_stays_on_the_line_of_its_move():
    source = kalah()
    while source.legal_moves():
        source.play(source.legal_moves()[-1])
    text = notation.to_text(source)
    assert all(len(line) <= notation.WIDTH for line in text.splitlines())
    assert not re.search(r"\d+\.$", text, re.MULTILINE)


def test_little_is_needed():
    match = notation.from_text('[Game "kalah"] 3 6')
    assert [turn.move for turn in match.turns] == [3, 6]
    assert match.players == {0: Player(), 1: Player()}
    assert match.created == 0


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace(" ", "  ").replace('"', '" ').replace('" ', '"'),
        lambda text: text.replace("\n", "\n> ").replace("[Baraza", "Asha wrote:\n> [Baraza", 1),
        lambda text: text.replace("  ", "\n\n\t"),
        lambda text: re.sub(r"(\d)\. ", r"\1.", text),
        lambda text: re.sub(r"\d+\. ", "", text),
        lambda text: text.replace("2. ", "{ a good move } 2. "),
        lambda text: text.replace("[Player", "[ Player ").replace('"]', '" ]'),
        lambda text: "\n\n" + text + "\n\n\n",
    ],
)
def test_spaces_line_breaks_numbers_and_remarks_do_not_matter(change):
    text = notation.to_text(kalah(1, 2, 3, 1))
    changed = change(text)
    assert changed != text
    assert notation.from_text(changed).turns == kalah(1, 2, 3, 1).turns


def test_a_long_tag_may_be_broken_as_mail_does():
    match = Match(make("kalah", {"houses": 5, "seeds": 3}), {1: Player("opponent", "Zuri wa", 4)})
    match.play(1)
    text = notation.to_text(match).replace("houses=5 seeds=3", "houses=5\nseeds=3")
    text = text.replace("computer 4 Zuri", "computer 4\r\n   Zuri")
    read = notation.from_text(text)
    assert read.game.options == match.game.options
    assert read.players[1] == Player("opponent", "Zuri wa", 4)


def test_the_result_is_told_and_not_believed():
    text = notation.to_text(kalah(1, 2)).replace("unfinished", "won by south (south 99)")
    assert notation.from_text(text).outcome() is None


def test_how_it_ended_is_told():
    match = kalah(1, 2)
    match.resign(0)
    assert '[Result "won by north' in notation.to_text(match)
    game = make("kalah")
    start = game.position_from_text("0,0,0,0,0,1:9/0,0,0,0,0,1:10/south")
    over = Match(game, {}, start=start)
    over.play(6)
    assert '[Result "drawn (south 10, north 10)"]' in notation.to_text(over)


BROKEN = {
    "no game": ("1. 3 2. 6", "notation-no-game", ""),
    "an unknown game": ('[Game "chess"]', "game-unknown", "Game"),
    "a sign that is none": ('[Game "kalah"][Sign "south: moon"]', "notation-sign", "Sign"),
    "a sign of nobody": ('[Game "kalah"][Sign "east: star"]', "notation-sign", "Sign"),
    "two signs of one seat": (
        '[Game "kalah"][Sign "south: star"][Sign "south: disc"]',
        "notation-sign",
        "Sign",
    ),
    "a newer notation": ('[Baraza "3"][Game "kalah"]', "notation-newer", "Baraza"),
    "an unknown tag": ('[Game "kalah"][Site "Lamu"]', "notation-unknown-tag", "Site"),
    "a tag twice": ('[Game "kalah"][Game "bao"]', "notation-tag-twice", "Game"),
    "text between tags": ('[Game "kalah"] and [Date "2026-11-28"]', "notation-tag", ""),
    "an unknown option": ('[Game "kalah"][Options "pits=6"]', "option-unknown", "Options"),
    "an option too large": ('[Game "kalah"][Options "houses=77"]', "shape-range", "houses"),
    "an option that is no number": (
        '[Game "kalah"][Options "houses=six"]',
        "shape-whole-number",
        "houses",
    ),
    "a player that is none": ('[Game "kalah"][Player "Asha"]', "notation-player", "Player"),
    "a robot": ('[Game "kalah"][Player "south: robot 3"]', "notation-player", "Player"),
    "a player elsewhere": (
        '[Game "kalah"][Player "east: person"]',
        "notation-seat",
        "Player",
    ),
    "no date": ('[Game "kalah"][Date "yesterday"]', "notation-date", "Date"),
    "a point after the end": ('[Game "kalah"][Point "3"] 3', "notation-point", "Point"),
    "no move": ('[Game "kalah"] 3 x', "kalah-move-text", "moves[1]"),
    "an illegal move": ('[Game "kalah"] 3 6 9', "kalah-no-such-house", "moves[2]"),
    "another position": (
        '[Game "kalah"][Position "4,4,4,4,4,4:0/4,4,4,4,4,4:0/south"] 3',
        "notation-position",
        "Position",
    ),
    "nobody gives up": ('[Game "kalah"][Resigned "east"]', "shape-choice", "resigned"),
}


@pytest.mark.parametrize(("text", "key", "at"), BROKEN.values(), ids=BROKEN)
def test_a_broken_notation_is_refused_and_says_where(text, key, at):
    with pytest.raises(RecordError) as caught:
        notation.from_text(text)
    assert (caught.value.reason.key, caught.value.at) == (key, at)


def test_a_text_too_long_is_refused_unread():
    with pytest.raises(RecordError):
        notation.from_text('[Game "kalah"]' + " " * notation.MOST_CHARACTERS)


@pytest.mark.parametrize(
    "text",
    [
        '[Game "kalah"][Player "south: person' + " " * 200_000 + '\nAsha"]',
        "[" + " " * 200_000 + "Game",
        '[Game "kalah"]' + "{" * 200_000,
        '[Game "kalah"]' + '[A "' * 50_000,
        '[Game "kalah"]' + "\\" * 200_000,
        "> " * 100_000 + '[Game "kalah"]',
        '[Game "kalah"] ' + "1." * 100_000,
    ],
)
def test_long_runs_of_anything_are_read_with_little_work(text):
    begun = time.process_time()  # the time that others take on a busy machine does not count
    try:
        notation.from_text(text)
    except RecordError as error:
        assert error.reason.key
    assert time.process_time() - begun < 20


@pytest.mark.parametrize(("level", "version"), [(0, "2"), (1, "1")])
def test_the_weakest_computer_is_told_by_its_number(level, version):
    text = notation.to_text(Match(make("kalah"), {1: Player("opponent", level=level)}))
    assert f'[Baraza "{version}"]' in text
    assert f'[Player "north: computer {level}"]' in text
    assert notation.from_text(text).players[1].level == level


def test_a_guided_game_is_told_by_its_name():
    match = Match(make("kalah"), {1: Player("opponent", level=1)})
    match.guided = "kalah-first"
    text = notation.to_text(match)
    assert '[Baraza "2"]' in text
    assert notation.from_text(text).guided == "kalah-first"
