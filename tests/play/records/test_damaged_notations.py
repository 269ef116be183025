"""A notation is read as people and programs leave it; what cannot be read is named by its line."""

import random
import re

import pytest

from game.i18n.catalogue import Catalogue
from game.play.match import Match, Player
from game.play.records import notation, open_any
from game.play.records.reading import RecordError
from game.play.records.unreadable import UnreadableError, told
from game.rules.registry import GAMES, make
from tests.cases import all_cases
from tests.play.records.damages import NOTATIONS
from tools.torture.damage import damage_text
from tools.torture.some_matches import some_match

DAY = 1_795_824_000_000
"""A day that all ways of writing dates agree about: 28 November 2026."""


def a_match(source, name):
    """A match with a date, and players whose names are letters only."""
    match = some_match(source, name)
    match.created = DAY
    for seat, player in match.players.items():
        match.players[seat] = Player(player.kind, "", player.level, player.sign)
    return match


def moves_of(match):
    return match.game.name, dict(match.game.options), match.start, [t.move for t in match.turns]


@pytest.mark.parametrize("name", GAMES)
def test_a_notation_is_read_whatever_was_done_to_it(name, seed):
    source = random.Random(seed)
    with all_cases() as cases:
        for damage, do in NOTATIONS.items():
            match = a_match(source, name)
            arrived = do(notation.to_text(match))
            with cases.of(damage, ascii(arrived)):
                read = open_any.read(arrived)
                assert read.form == "notation"
                assert moves_of(read.match) == moves_of(match)
                assert read.match.created == DAY
                assert read.match.players == match.players


NAMES = (
    "O\u2019Brien",
    "\uff21\uff42\uff11",
    "a\u200db\u200c",
    "\u201cthe fox\u201d",
    "\u201d]",
    '"]',
    "'] [Game \u201cbao",
    "na\u00adme",
    "\u2764\ufe0f",
    "\u2019",
    "\\\u201d]",
    "\u300d\uff3d x",
)


def test_of_a_name_no_character_is_changed():
    with all_cases() as cases:
        for name in NAMES:
            with cases.of(ascii(name)):
                match = Match(make("kalah"), {0: Player(name=name), 1: Player("opponent", name, 2)})
                if not name.isprintable():
                    continue
                text = notation.to_text(match)
                assert notation.from_text(text).players == match.players
                assert (
                    notation.from_text(f"> {text}".replace("\n", "\n> ")).players == match.players
                )


def test_no_damage_makes_another_line_of_a_notation_than_one_that_is_told(seed):
    """What is read has every move that is told, or it is refused: the position proves it."""
    source = random.Random(seed)
    for _ in range(200):
        match = some_match(source)
        text = notation.to_text(match)
        begin = text.index("\n\n") if "\n\n" in text else len(text)
        damaged = text[:begin] + damage_text(source, text[begin:])
        try:
            read = open_any.open_text(damaged)
        except RecordError:
            continue
        assert read.position_at(len(read.turns)) == match.position_at(len(match.turns))


TAGS = '[Game "kalah"]\n[Date "2026-11-28"]\n\n'

UNREADABLE = {
    "a word that is no move": (f"{TAGS}1. 3 2. 6\n3. x2", 5, "x2", "kalah-move-text"),
    "a move that is not legal": (f"{TAGS}1. 3 2. 6\n3. 9", 5, "9", "kalah-no-such-house"),
    "a move in the middle": (f"{TAGS}3 6\n\nx2 1 3 2 1\n", 6, "x2", "kalah-move-text"),
    "a move behind a remark of lines": (f"{TAGS}3 {{ so\nfar }}\n 6 q", 6, "q", "kalah-move-text"),
    "a quoted move": (f"> {TAGS}> 3 6\n> 1 z", 5, "z", "kalah-move-text"),
    "a lost move": (f"{TAGS}1. 3 2. 6\n4. 1", 5, "4.", "notation-number"),
    "a lost beginning": (f"{TAGS}3. 3 4. 6", 4, "3.", "notation-number"),
    "a number without a move": (f"{TAGS}1. 3 2.\n3. 1", 4, "2.", "notation-number-alone"),
    "a number at the end": (f"{TAGS}1. 3 2. 6\n3.", 5, "3.", "notation-number-alone"),
    "a date": ('[Game "kalah"]\n[Date "soon"]', 2, '[Date "soon"]', "notation-date"),
    "a date that may be two": (
        '[Game "kalah"]\n[Date "5/6/2026"]',
        2,
        '[Date "5/6/2026"]',
        "notation-date",
    ),
    "a tag that does not end": (
        '[Game "kalah]\n[Point "0"]',
        1,
        '[Game "kalah]',
        "notation-tag-open",
    ),
    "an unknown tag": ('[Game "kalah"]\n[Gane "x"]', 2, '[Gane "x"]', "notation-unknown-tag"),
    "words between tags": ('[Game "kalah"]\nso\n[Point "0"]', 2, "so", "notation-tag"),
    "a player": ('[Game "kalah"]\n[Player "x"]', 2, '[Player "x"]', "notation-player"),
    "an option": ('[Game "kalah"]\n[Options "x=1"]', 2, '[Options "x=1"]', "option-unknown"),
    "an option out of range": (
        '[Game "kalah"]\n[Options "seeds=99"]',
        2,
        '[Options "seeds=99"]',
        "shape-range",
    ),
    "a start": ('[Game "kalah"]\n[Start "x"]', 2, '[Start "x"]', "kalah-position-text"),
    "a point": ('[Game "kalah"]\n[Point "7"]\n3', 2, '[Point "7"]', "notation-point"),
    "who gives up": ('[Game "kalah"]\n[Resigned "me"]', 2, '[Resigned "me"]', "shape-choice"),
    "a position": (
        '[Game "kalah"]\n[Position "4,4,4,4,4,4:0/4,4,4,4,4,4:0/south"]\n3',
        2,
        '[Position "4,4,4,4,4,4:0/4,4,4,4,4,4:0/…',
        "notation-position",
    ),
}


@pytest.mark.parametrize(("text", "line", "word", "key"), UNREADABLE.values(), ids=UNREADABLE)
def test_what_cannot_be_read_is_told_with_its_line_and_word(text, line, word, key):
    with pytest.raises(UnreadableError) as caught:
        open_any.open_text(text)
    error = caught.value
    assert (error.line, error.word, error.reason.key) == (line, word, key)
    sentence = told(error, Catalogue.load(["en"]).text)
    assert sentence.startswith(f"Line {line} says “{word}”. ")


def test_a_mistyped_move_is_named_wherever_it_stands(seed):
    """It is never taken for a signature, and never passed over."""
    source = random.Random(seed)
    for name in GAMES:
        match = a_match(source, name)
        while len(match.turns) < 6:
            match = a_match(source, name)
        tags, moves = notation.to_text(match).split("\n\n")
        words = re.findall(r"\d+\.\s+(\S+)", moves)
        for at in range(len(words)):
            wrong = f"{words[at]}zz9"
            text = re.sub(rf"(?<!\d){at + 1}\.(\s+)\S+", rf"{at + 1}.\g<1>{wrong}", moves)
            with pytest.raises(UnreadableError) as caught:
                open_any.open_text(f"{tags}\n\n{text}")
            assert caught.value.word == wrong
            line = f"{tags}\n\n{text}".split("\n")[caught.value.line - 1]
            assert wrong in line


@pytest.mark.parametrize(
    "below",
    [
        "\nAsha",
        "\n*Asha*",
        "\n:-)",
        "\n\u2764",
        "\nasha@a.example",
        "\nSent from my phone",
        "Good game, Juma",
        "-- \n3 4 5",
        "```\n3 4",
        "\nJuma, tel. 700 123",
    ],
)
def test_without_a_position_a_signature_is_known_by_its_words(below):
    match = notation.from_text(f'[Game "kalah"]\n\n1. 3 2. 6\n{below}')
    assert [turn.move for turn in match.turns] == [3, 6]


@pytest.mark.parametrize(
    "below", ["ab", "x", "\n3. Asha", "ab 3. 1", "\nab 1 2 1 2 3", "\n4 b 1 2 3 4 c"]
)
def test_what_may_be_a_mistyped_move_is_no_signature(below):
    with pytest.raises(UnreadableError):
        notation.from_text(f'[Game "kalah"]\n\n1. 3 2. 6\n{below}')


BAO = '[Game "bao"]\n[Options "preset=kiswahili"]\n'


@pytest.mark.parametrize(
    ("text", "line", "word"),
    [
        (f"{BAO}1. ntA6c 2. ntA7c\n\nntAbc", 5, "ntAbc"),
        (f"{BAO}ntA6c ntA7c\nntAbc ntABc ntA1c", 4, "ntAbc"),
        ('[Game "kalah"]\n1. 3 2. 6\n\nthree 2', 4, "three"),
        ('[Game "kalah"]\n1. 3 2. 6\n--\n3. 1', 3, "--"),
    ],
)
def test_no_move_is_lost_where_a_line_or_a_rule_looks_like_a_signature(text, line, word):
    with pytest.raises(UnreadableError) as caught:
        open_any.open_text(text)
    assert (caught.value.line, caught.value.word) == (line, word)


@pytest.mark.parametrize("numbers", ["1. 2. 2. 3.", "1. 1. 2. 3. 3.", "1. 2. 3. 3."])
def test_a_number_is_there_again_only_where_all_count_rounds(numbers):
    moves = zip(numbers.split(), (2, 3, 1, 6, 4), strict=False)
    text = " ".join(f"{number} {move}" for number, move in moves)
    with pytest.raises(UnreadableError) as caught:
        notation.from_text(f'[Game "kalah"] {text}')
    assert caught.value.reason.key == "notation-number"


@pytest.mark.parametrize(
    "date", ["2026-11-28", "2026/11/28", "28.11.2026", "28/11/2026", "11/28/2026"]
)
def test_a_date_is_read_in_any_order_that_is_clear(date):
    assert notation.from_text(f'[Game "kalah"][Date "{date}"]').created == DAY


@pytest.mark.parametrize(
    "date", ["2026-13-01", "31.2.2026", "1/2/2026", "2026-11", "28.11.26", "0-1-1"]
)
def test_a_date_that_is_none_or_two_is_refused(date):
    with pytest.raises(UnreadableError) as caught:
        notation.from_text(f'[Game "kalah"][Date "{date}"]')
    assert caught.value.reason.key == "notation-date"


@pytest.mark.parametrize(
    "numbers",
    [
        ("1.", "", "2.", ""),
        ("1.", "1...", "2.", "2..."),
        ("1.", "2.", "", "4."),
        ("1.", "", "3.", "4."),
    ],
)
def test_numbers_count_moves_or_rounds(numbers):
    text = " ".join(f"{number} {move}" for number, move in zip(numbers, (1, 2, 3, 1), strict=True))
    assert len(notation.from_text(f'[Game "kalah"] {text}').turns) == 4


def test_moves_may_stand_in_a_table():
    text = '[Game "kalah"]\n\n| 1. | 3 |\n| 2. | 6 |\n'
    assert [turn.move for turn in notation.from_text(text).turns] == [3, 6]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("below", ["3 Moi Avenue\nLamu", "Asha 3", "-- \n1", "\n\n12 3\nBye"])
def test_a_match_without_moves_has_none_whatever_stands_below(name, below):
    match = Match(make(name), {})
    assert notation.from_text(f"{notation.to_text(match)}\n{below}\n").turns == []
