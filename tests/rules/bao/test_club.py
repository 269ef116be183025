"""Bao as clubs write it is read by playing it: each word is one legal move, or is refused."""

import random
import re

import pytest

from game.play.records import notation, open_any
from game.play.records.reading import RecordError
from game.play.records.unreadable import UnreadableError
from game.rules.bao.board import FORCED_STEP, FRONT, PIT_NAMES
from game.rules.bao.club import SENSES, ClubNotation
from game.rules.bao.game import Bao
from game.rules.protocol import MoveError
from tests.cases import all_cases
from tests.places import DOCS

KISWAHILI = Bao({"preset": "kiswahili"})


def read(position, *words, game=KISWAHILI):
    """The moves in our own text."""
    moves = ClubNotation(game.switches).moves(position, words)
    return [game.move_to_text(move) for move in moves]


def at(text):
    return KISWAHILI.position_from_text(text)


def written(position, move, sense=SENSES[0], rows=True):
    """A move as clubs write it, in one of the senses of their signs."""
    name = PIT_NAMES[move.pit - 1]
    step = 1
    if move.kind == "namua-capture":
        step = sense.entering
    elif move.pit > FRONT:
        step = sense.behind
    elif move.kind == "mtaji-capture":
        step = sense.capturing
    sign = ">" if move.direction == step else "<"
    if move.kind == "namua-capture" and move.pit - 1 in FORCED_STEP:
        sign = ""
    if not rows and any(position.stock):
        name = name[1]
    takasa = "*" if "takasa" in move.kind else ""
    name = name if position.to_move == 0 else name.lower()
    return f"{name}{sign}{'+' * move.nyumba.count('sow-on')}{takasa}"


def a_game(source, game=KISWAHILI, most=60):
    """A game at random: its positions and moves."""
    position, line = game.start(), []
    while len(line) < most and (moves := game.legal_moves(position)):
        move = source.choice(moves)
        line.append((position, move))
        position = game.after(position, move)
    return line


def test_the_first_move_of_the_clubs_own_guide():
    """A6<: a seed into the sixth pit, and its three are sown into the fifth, fourth and third."""
    start = KISWAHILI.start()
    assert read(start, "A6<") == read(start, "A6<*") == ["ntA6a"]
    after = KISWAHILI.after(start, KISWAHILI.move_from_text("ntA6a"))
    assert after.rings[0][:8] == (0, 0, 1, 1, 7, 0, 2, 0)


def test_a_capture_names_the_kichwa_to_which_the_hand_goes():
    position = at("00000000/02260000/00016220/00000000/21-22/sn/-/s")
    assert read(position, "A4>")[0].startswith("nA4a")
    assert read(position, "A4<")[0].startswith("nA4c")


def test_a_plus_plays_the_nyumba():
    source = random.Random(3)
    for position, move in (pair for _ in range(20) for pair in a_game(source)):
        if move.nyumba[:1] == ("sow-on",):
            word = written(position, move)
            assert word.endswith("+")
            assert read(position, word) == [KISWAHILI.move_to_text(move)]
            stopped = KISWAHILI.move_to_text(move._replace(nyumba=("stop",)))
            assert read(position, word.rstrip("+")) == [stopped]
            return
    pytest.fail("no nyumba was played")


def test_the_sign_may_be_left_out_where_there_is_no_choice():
    position = at("00000000/02260020/02006220/00000000/21-22/sn/-/s")
    assert read(position, "A2") == read(position, "2") == read(position, "A2>")
    with pytest.raises(MoveError):
        read(KISWAHILI.start(), "A6")


@pytest.mark.parametrize(
    ("words", "at"),
    [
        (["A1>"], 0),
        (["B1>"], 0),
        (["A6"], 0),
        (["A6<*", "a9>"], 1),
        (["A6<*", "a5>", "a5<"], 2),
        (["A6<*", "a5>*"], 1),
        (["A6<*", "a5>", "x"], 2),
        (["A6<*", "a5>", "a6>"], 2),
    ],
)
def test_what_is_no_legal_move_or_several_is_refused_at_its_word(words, at):
    with pytest.raises(MoveError) as caught:
        read(KISWAHILI.start(), *words)
    assert caught.value.at == str(at)


@pytest.mark.parametrize("preset", ["kiswahili", "printed", "kujifunza"])
def test_a_whole_game_is_read_as_it_was_written(preset, seed):
    game, source = Bao({"preset": preset}), random.Random(seed)
    with all_cases() as cases:
        for number in range(8):
            line = a_game(source, game)
            rows = source.random() < 0.5
            words = [written(position, move, rows=rows) for position, move in line]
            with cases.of(number, " ".join(words)):
                own = [game.move_to_text(move) for _, move in line]
                assert read(game.start(), *words, game=game) == own


def test_writers_who_mean_another_side_are_understood_by_playing(seed):
    source = random.Random(seed)
    understood = 0
    for sense in SENSES:
        for _ in range(4):
            line = a_game(source)
            words = [written(position, move, sense) for position, move in line]
            own = [KISWAHILI.move_to_text(move) for _, move in line]
            understood += read(KISWAHILI.start(), *words) == own
    assert understood >= 3 * len(SENSES)


def rounds(line, tags="", sense=SENSES[0]):
    """A game as clubs note it down: two moves a line, with the number of the round."""
    words = [written(position, move, sense) for position, move in line]
    lines = [f"{n // 2 + 1}. {'  '.join(words[n : n + 2])}" for n in range(0, len(words), 2)]
    return tags + "\n".join(lines) + "\n"


def test_a_sheet_of_a_club_is_opened_as_bao_la_kiswahili(seed):
    source = random.Random(seed)
    line = a_game(source, most=30)
    for text in (
        rounds(line),
        rounds(line, "Kusini: Asha\nKaskazini: Juma\n\n"),
        f"{rounds(line)}\nBao hamna! Asha\n",
        rounds(line, "> On Friday Juma wrote:\n").replace("\n", "\n> "),
        rounds(line).replace("<", "&lt;").replace(">", "&gt;"),
        rounds(line).replace(". ", ": ").replace("\n", ";\n"),
    ):
        opening = open_any.read(text)
        assert (opening.form, opening.match.game.options["preset"]) == ("notation", "kiswahili")
        assert [turn.move for turn in opening.match.turns] == [move for _, move in line]


def test_the_example_of_the_documentation_is_read():
    text = (DOCS / "notation.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```\n(1\. A6<\*.*?)```", text, re.DOTALL)
    match = open_any.read(example).match
    assert len(match.turns) == len(example.split()) - example.count(".")


def test_a_notation_with_tags_may_have_the_moves_of_clubs(seed):
    game = Bao()
    line = a_game(random.Random(seed), game, most=30)
    end = game.after(*line[-1])
    text = f'[Game "bao"]\n[Position "{game.position_to_text(end)}"]\n\n{rounds(line)}'
    assert [turn.move for turn in notation.from_text(text).turns] == [move for _, move in line]


def test_a_word_of_a_sheet_that_cannot_be_read_is_named():
    line = a_game(random.Random(1), most=12)
    text = rounds(line).replace("4. ", "4. A1<")
    with pytest.raises(UnreadableError) as caught:
        open_any.open_text(text)
    assert caught.value.line == 4
    assert caught.value.word.startswith("A1<")


@pytest.mark.parametrize("text", ["press A4> now", "A4 B2", "3 6 1", "a<b>c"])
def test_a_text_with_hardly_a_move_is_no_sheet(text):
    with pytest.raises(RecordError) as caught:
        open_any.open_text(text)
    assert caught.value.reason.key == "record-none"


ROUNDS = "1. A6<*  a6>\n2. A4>   a6>\n3. A7    a3<\n4. A8+   a2\n"


@pytest.mark.parametrize(
    "text",
    [
        "Hi Juma, I'd play A4> and then B5< here.",
        "Take A4> then B5< on the road",
        "A6<* was a mistake, a6> better",
        "B8> b8<",
    ],
)
def test_a_sentence_that_names_moves_is_no_match(text):
    with pytest.raises(RecordError) as caught:
        open_any.open_text(text)
    assert caught.value.reason.key in ("record-none", "bao-club-move")


@pytest.mark.parametrize(
    "text",
    [
        f"```\n{ROUNDS}```",
        f"Look here, Juma:\n\n```text\n{ROUNDS}```\nYour move, 2 to go!",
        ROUNDS.replace(">", "R").replace("<", "L"),
        f"Hi!\n\n{ROUNDS}\nBye, Juma",
    ],
)
def test_without_tags_it_is_read_in_a_fence_and_with_letters_for_signs(text):
    assert open_any.open_text(text).turns == open_any.open_text(ROUNDS).turns


@pytest.mark.parametrize("first", ["Z6<*", "A9<*"])
def test_a_first_move_that_is_mistyped_is_named(first):
    with pytest.raises(UnreadableError) as caught:
        open_any.open_text(ROUNDS.replace("A6<*", first))
    assert (caught.value.line, caught.value.word) == (1, first)
