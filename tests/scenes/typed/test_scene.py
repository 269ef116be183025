"""The field in which moves are typed, over the table."""

import random

import pytest

from game.host.interface import Edited, Key
from game.play.match import Match, Player
from game.rules.registry import GAMES, make
from game.scenes.typed.scene import FIELD, PLAY
from game.view.registry import VIEWS
from tests.scenes.nyumba import found
from tests.scenes.stage import Rig, match_of
from tests.scenes.typed_moves import open_field, play_typed, type_text

MOVES = 12
"""So many moves of each game are typed on the stage; readers of all positions are tested alone."""


def table(match=None, **settings):
    rig = Rig("table", {"match": match or match_of(0)}, speed="off", **settings)
    rig.settle()
    return rig


def test_the_slash_opens_a_field_with_the_focus_that_says_what_to_type():
    rig = table()
    open_field(rig)
    assert rig.top.focus == FIELD
    assert rig.targets()[FIELD].role == "field"
    assert rig.said[-1] == "Type a move. Choose a house with seeds. For example: house 1."


def test_enter_plays_what_is_typed_and_the_table_is_back_with_its_focus():
    rig = table()
    rig.key("Tab")
    focus = rig.top.focus
    play_typed(rig, "house 4")
    assert rig.top.play.match.turns[0].move == 4
    assert rig.top.focus == focus
    assert sum("house 4" in line for line in rig.said) == 1


def test_the_button_plays_it_too():
    rig = table()
    open_field(rig)
    rig.send(Edited(FIELD, "2"))
    rig.tap(PLAY)
    assert rig.top.play.match.turns[0].move == 2


def test_it_is_among_what_more_offers():
    rig = table()
    rig.key("m")
    rig.tap("typed")
    assert rig.top.name == "typed"
    type_text(rig, "1")
    rig.frame()
    assert rig.top.name == "table"
    assert rig.top.play.match.cursor == 1


def test_escape_closes_it_and_nothing_is_played():
    rig = table()
    open_field(rig)
    rig.send(Edited(FIELD, "4"), Key("Escape"))
    assert rig.top.name == "table"
    assert rig.top.play.match.cursor == 0


def against_the_computer():
    """A table at which the computer answers the first move."""
    players = {0: Player(), 1: Player("opponent", level=1)}
    return table(Match(make("kalah"), players))


def test_while_the_computer_is_to_move_the_field_opens_and_says_when_it_is_your_turn():
    rig = against_the_computer()
    rig.tap("house:0:1")
    rig.key("/")
    assert rig.top.name == "typed"
    assert "house 4" not in rig.top.reply
    rig.send(Edited(FIELD, "house 4"), Key("Enter"))
    assert rig.top.name == "typed", "it is not the person's turn yet"
    assert rig.top.busy()
    for _ in range(3_000):
        if not rig.top.busy():
            break
        rig.frame(dt=0.05)
    match = rig.top.play.match
    assert match.to_move == 0
    assert match.cursor >= 2
    assert rig.said[-1] == rig.top.reply
    assert rig.saves.open(match.id).cursor == match.cursor, "what the computer plays is saved"
    rig.send(Key("Enter"))
    rig.frame()
    assert rig.top.name == "table"
    assert rig.top.play.match.turns[match.cursor - 1].move == 4


def test_a_long_word_is_said_again_only_in_part():
    rig = table()
    open_field(rig)
    type_text(rig, "ŵ" * 300)
    assert rig.top.reply.count("ŵ") < 30
    assert "…" in rig.top.reply


@pytest.mark.parametrize("text", ["-1", "house -4", "❤ ❤"])
def test_no_number_with_a_sign_and_nothing_but_signs_is_a_move(text):
    rig = table()
    open_field(rig)
    type_text(rig, text)
    assert rig.top.name == "typed"
    assert rig.top.play.match.cursor == 0


def test_what_is_typed_in_a_window_is_no_letter_of_the_table():
    rig = table()
    open_field(rig)
    for letter in "house 3":
        rig.key(letter)
    assert rig.top.text == "house 3"
    rig.key("Backspace")
    assert rig.top.text == "house "


@pytest.mark.parametrize(
    ("text", "reply"),
    [
        ("9", "There is no house 9: each side has houses 1 to 6."),
        ("", "Type a move first, for example house 1."),
        ("fish", "\u201cfish\u201d is not understood here. Type a move like house 1."),
        ("house", "Which one: house 1, house 2, house 3, house 4, house 5 or house 6?"),
        ("redo", "That cannot be done now."),
    ],
)
def test_what_is_no_move_is_answered_and_stays_in_the_field(text, reply):
    rig = table()
    open_field(rig)
    type_text(rig, text)
    assert rig.top.name == "typed"
    assert rig.top.text == text
    assert rig.top.reply == rig.said[-1] == reply
    assert rig.top.focus == FIELD


def test_with_presses_to_be_confirmed_the_first_enter_shows_and_the_second_plays():
    rig = table(confirm=True)
    open_field(rig)
    type_text(rig, "3")
    assert rig.top.reply.endswith("Press Enter or Play again to play it.")
    type_text(rig, "4")
    assert rig.top.name == "typed"
    rig.key("Enter")
    assert rig.top.play.match.turns[0].move == 4


def test_undo_and_the_score_can_be_typed():
    rig = table(match_of(1))
    play_typed(rig, "score")
    play_typed(rig, "undo")
    assert rig.top.play.match.cursor == 0


def test_a_refused_move_has_the_same_reason_as_a_press():
    for name in GAMES:
        rig = table(match_of(0, game=name))
        play, view = rig.top.play, VIEWS[name]
        illegal = view.digit(play.match.game, play.match.position, (), 9)
        said = len(rig.said)
        rig.key("9")
        if illegal is None or illegal not in play.current.contents():
            open_field(rig)
            type_text(rig, "9")
            assert rig.top.reply == rig.said[said]


def test_a_digit_without_a_place_says_so():
    expected = {
        "kalah": "There is no house 9: each side has houses 1 to 6.",
        "four-player": "There is no pit 9: each side has pits 1 to 6.",
        "bantu": "There is no piece 9 in this game: each player has pieces 1 to 4.",
    }
    for name, told in expected.items():
        rig = table(match_of(0, game=name))
        rig.key("9")
        assert rig.said[-1] == told
    rig = table(match_of(0, game="bao"))
    rig.key("0")
    assert rig.said[-1] == "There is no pit 0: 1 to 8 press A1 to A8, and 9 presses B8."


def test_a_digit_past_the_goals_of_a_piece_says_how_many_there_are():
    rig = table(match_of(0, game="bantu"))
    rig.key("4")
    rig.key("9")
    assert rig.said[-1] == "Red 4 can go to 4 places: press 1 to 4."


def test_where_nobody_here_is_to_move_the_slash_says_why():
    match = match_of(-1)
    rig = table(match)
    while rig.top.name != "table":
        rig.key("Escape")
    rig.key("/")
    assert rig.top.name == "table"
    assert rig.said[-1]


@pytest.mark.parametrize("name", list(GAMES))
def test_whole_games_are_played_by_what_moves_are_called(name):
    """In each position one of the names of a legal move is typed; the same move is played."""
    seed = random.randrange(10**6)
    print("seed", seed)
    source = random.Random(seed)
    rig = table(match_of(source.randrange(8), seed=seed, game=name))
    for _ in range(MOVES):
        if rig.top.name != "table":
            break
        play = rig.top.play
        match, view, teller = play.match, play.current.game_view, play.words.teller
        position, turns = match.position, match.cursor
        move = source.choice(list(match.legal_moves()))
        way = view.way_to(match.game, position, move)
        names = (teller.move_name, teller.move_label, teller.brief_move)
        text = source.choice([name(position, way) for name in names])
        play_typed(rig, text)
        assert match.turns[turns].move == move, text


def test_a_move_of_bao_that_comes_to_the_nyumba_is_typed_in_two_parts():
    match, begun = found()
    rig = table(match)
    play_typed(rig, rig.top.play.words.teller.move_label(match.position, begun))
    turns = match.cursor
    assert rig.top.play.presses.chosen == begun
    assert "nyumba" in rig.said[-1]
    open_field(rig)
    assert rig.top.play.presses.chosen == begun
    type_text(rig, "stop")
    rig.settle()
    assert match.cursor == turns + 1
    assert match.turns[turns].move.nyumba[0] == "stop"


def test_a_piece_that_is_chosen_already_needs_only_its_goal():
    rig = table(match_of(0, game="bantu"))
    rig.key("4")
    open_field(rig)
    type_text(rig, "1 2")
    rig.settle()
    move = rig.top.play.match.turns[0].move
    assert rig.top.play.match.game.move_to_text(move) == "4:0.1"
