"""What each piece of a player may do, and what is explained of the chosen one."""

from game.i18n.catalogue import Catalogue
from game.i18n.emphasis import marked, unemphasised
from game.i18n.player import Player
from game.rules.protocol import Place
from game.rules.registry import make
from game.view.bantu.pieces import explain, piece_choices
from game.view.bantu.words import BantuTeller
from tests.view.bantu.positions import positions

WORDS = Catalogue.load(["en"])
GAME = make("bantu", {"players": 3})
FULL = "green:24.0,s,s,s/blue:24.1,24.2,s,24.3"
"""The start line of the pieces 1 is full."""


def teller(players=None):
    return BantuTeller(WORDS, GAME, players or {})


def choices(text, seat=None):
    return piece_choices(teller(), GAME.position_from_text(text), seat)


def explained(text, place, players=None, pointed=None):
    return explain(teller(players), GAME.position_from_text(text), (place,), pointed)


def circle(line, lane):
    return Place("circle", (line, lane))


def test_each_piece_says_what_it_may_do():
    rows = choices(f"red:s,s,h,9.1/{FULL}/red")
    assert [(c.number, c.word, c.enabled) for c in rows] == [
        (1, "waits", False),
        (2, "starts", True),
        (3, "home", False),
        (4, "moves 4", True),
    ]
    assert [c.place for c in rows] == [
        Place("start", (0, 1)),
        Place("start", (0, 2)),
        Place("home", (0, 3)),
        circle(9, 1),
    ]
    assert rows[3].name == "Red 4: moves 4"


def test_a_piece_that_is_stopped_is_stuck():
    rows = choices("red:s,6.3,3.3,s/green:s,s,s,s/blue:s,s,s,s/red")
    assert (rows[2].word, rows[2].enabled) == ("stuck", False)


def test_abreast_of_another_a_piece_moves_the_sum():
    rows = choices("red:s,10.2,s,s/green:s,s,10.3,s/blue:s,s,s,s/red")
    assert rows[1].word == "moves 5"


def test_who_is_not_to_move_may_press_nothing_but_sees_what_the_pieces_do():
    rows = choices("red:s,s,h,9.1/green:s,s,s,s/blue:s,s,s,s/blue", seat=0)
    assert [c.word for c in rows] == ["starts", "starts", "home", "moves 4"]
    assert not any(c.enabled for c in rows)


def test_in_play_those_that_can_move_may_be_pressed():
    for game, position in positions(150, 6):
        rows = piece_choices(BantuTeller(WORDS, game), position)
        movable = {move.piece for move in game.legal_moves(position)}
        assert {choice.number for choice in rows if choice.enabled} == movable
        assert [choice.number for choice in rows] == list(game.numbers)


def test_a_piece_alone_explains_how_far_it_moves():
    text = "red:s,s,s,9.1/green:s,s,s,s/blue:s,s,s,s/red"
    explanation = explained(text, circle(9, 1), {0: Player("Red", you=True)})
    assert explanation.title == "Your piece 4"
    assert explanation.lines == (
        marked("No other piece is joined to it: it moves **4**."),
        "Thin rings: where it may land.",
        "Rest on one to see its way.",
    )


def test_the_rings_are_explained_as_they_are_seen():
    text = "red:s,s,s,9.1/green:s,s,s,s/blue:s,s,s,s/red"
    lines = explained(text, circle(9, 1), pointed=circle(13, 1)).lines
    assert lines[1:] == ("Thick ring: where it lands.", "Thin rings: other ways.")
    still = explained(text, circle(9, 1), pointed=circle(3, 0)).lines
    assert len(still) == len(lines)
    assert still[1] == "Thin rings: where it may land."


def test_with_several_persons_the_piece_is_called_by_its_colour():
    explanation = explained("red:s,s,s,9.1/green:s,s,s,s/blue:s,s,s,s/red", circle(9, 1))
    assert explanation.title == "Red 4"


def test_a_piece_abreast_names_its_neighbours():
    text = "red:s,10.2,s,s/green:s,s,10.3,s/blue:10.1,s,s,s/red"
    line = explained(text, circle(10, 2)).lines[0]
    assert line == marked("Joined to Blue 1 and Green 3: it moves **6**, the sum.")


def test_a_piece_that_starts_names_its_start_line():
    text = "red:s,s,s,s/green:s,s,s,s/blue:s,s,s,s/red"
    line = explained(text, Place("start", (0, 3))).lines[0]
    assert line == "It starts on any empty circle of its start line, line 9."


def test_a_capture_and_the_way_home_are_told():
    text = "red:s,s,9.1,s/green:s,s,s,s/blue:s,11.2,s,s/red"
    assert marked("It can capture **Blue 2**.") in explained(text, circle(9, 1)).lines
    last = explained("red:h,h,31.0,h/green:s,s,s,s/blue:s,s,s,s/red", circle(31, 0))
    assert last.lines[1:] == ("It can go home.", "The ring shows where it lands.")


def test_nothing_is_explained_while_no_piece_is_chosen():
    assert explain(teller(), GAME.start(), ()) is None


def test_a_piece_says_why_it_cannot_move():
    def why(text, place):
        sentence = teller().not_a_move(GAME.position_from_text(text), place)
        assert unemphasised(sentence) == sentence
        return sentence

    full = why(f"red:s,s,h,9.1/{FULL}/red", Place("start", (0, 1)))
    assert full == "Piece 1 cannot start: its start line is full."
    own = why("red:s,6.3,3.3,s/green:s,s,s,s/blue:s,s,s,s/red", circle(3, 3))
    assert own == "Piece 3 cannot move 3 steps. Your own Red 2 stands there."
    protected = why("red:11.3,s,s,s/green:s,s,s,s/blue:s,12.2,12.3,s/red", circle(11, 3))
    assert protected == (
        "Piece 1 cannot move 1 step. Blue 3 is protected there: it is joined to another."
    )
    way = why("red:s,s,6.1,s/green:s,s,s,s/blue:s,s,s,7.1/red", circle(6, 1))
    assert way == "Piece 3 cannot move 3 steps. Blue 4 is in the way."
