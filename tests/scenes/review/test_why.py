"""A mistake is told in a sentence or two: what it let happen, and what the best would have done."""

from dataclasses import replace

import pytest

from game.ai.outlook import Prospect
from game.ai.reasons import Reasons
from game.ai.turns import NOTHING, Gain
from game.i18n.catalogue import Catalogue
from game.i18n.player import Player
from game.rules.protocol import Place
from game.rules.registry import make
from game.scenes.review.told.why import why
from game.view.registry import VIEWS

WORDS = Catalogue.load(["en"])
COMPUTER = Player("Computer", it=True)
YOU = Player("You", you=True)

MINE = Reasons(
    mover=0,
    best=3,
    foe=1,
    allowed=NOTHING,
    most=None,
    missed=NOTHING,
    then=NOTHING,
    prospect=None,
    drawn=False,
    ended=False,
    wins=False,
    loses=False,
    depth=12,
    captures="seeds",
)
"""Of a move of one's own, of which nothing is known."""


def told(reasons, best="house 3", game="kalah", options=None, players=None):
    players = players or {0: YOU, 1: COMPUTER}
    teller = VIEWS[game].teller(WORDS, make(game, options or {}), players)
    return why(reasons, best, teller)


def house(seat, number):
    return Place("house", (seat, number))


def test_what_it_let_the_computer_do_and_what_the_best_would_have_brought():
    allowed = Gain(taken=8, places=(house(0, 2),), scored=9)
    reasons = replace(MINE, allowed=allowed, missed=Gain(again=1), then=Gain(scored=9))
    assert told(reasons) == (
        "It let the computer capture 8 from your house 2."
        " With house 3 you would have moved again, and could have scored 9."
    )


def test_a_capture_is_told_with_how_much_of_it_was_to_be_prevented():
    allowed = Gain(taken=8, places=(house(0, 2), house(0, 4)))
    first = "It let the computer capture 8 from your house 2 and your house 4."
    nothing = replace(MINE, allowed=allowed, most=0)
    assert told(nothing) == f"{first} After house 3 the computer could have captured nothing."
    most = replace(MINE, allowed=allowed, most=3)
    assert told(most) == f"{first} After house 3 the computer could have captured 3 at most."


def test_what_brings_more_than_it_prevents_is_told_for_what_it_brings():
    allowed = Gain(taken=5, places=(house(0, 2),))
    missed = Gain(taken=11, places=(house(1, 4),), scored=12)
    reasons = replace(MINE, allowed=allowed, most=0, missed=missed)
    assert told(reasons).endswith("With house 3 you would have captured 11 from its house 4.")


def test_the_computers_mistakes_are_told_from_its_side():
    allowed = Gain(taken=4, places=(house(1, 6),), again=2)
    theirs = replace(MINE, mover=1, foe=0, allowed=allowed, missed=Gain(scored=5))
    assert told(theirs) == (
        "It let you move again and capture 4 from its house 6."
        " With house 3 the computer would have scored 5."
    )


def test_two_persons_are_called_by_their_names():
    allowed = Gain(taken=4, places=(house(0, 6),))
    players = {0: Player("Ann"), 1: Player("Ben")}
    reasons = replace(MINE, allowed=allowed, wins=True)
    assert told(reasons, players=players) == (
        "It let Ben capture 4 from Ann's house 6. With house 3 Ann would have been sure to win."
    )


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ({"wins": True}, "With house 3 you would have been sure to win."),
        (
            {"wins": True, "missed": Gain(again=1)},
            "With house 3 you would have moved again and been sure to win.",
        ),
        ({"missed": Gain(wins="kalah-side-empty")}, "With house 3 you would have won at once."),
        ({"loses": True}, "After it you could no longer win against best play."),
        ({"ended": True}, "It ended the game."),
        ({"drawn": True}, "It repeated the position for the third time: a draw."),
        ({"then": Gain(taken=6)}, "With house 3 you could have captured 6."),
        ({}, "Looking 12 moves ahead, house 3 comes out better."),
    ],
    ids=str,
)
def test_what_is_certain_and_what_is_not(change, text):
    assert told(replace(MINE, **change)) == text


@pytest.mark.parametrize(
    ("prospect", "text"),
    [
        (
            Prospect("loses", 1, Gain(taken=9, places=(house(0, 1),), scored=10)),
            "If all play well, the computer can soon capture 9 from your house 1.",
        ),
        (
            Prospect("wins", 0, Gain(taken=9, places=(house(1, 1),), scored=10)),
            "With house 3 you could soon have captured 9 from its house 1.",
        ),
        (
            Prospect("wins", 0, Gain(wins="kalah-side-empty")),
            "With house 3 you could soon have won.",
        ),
        (
            Prospect("loses", 1, Gain(wins="kalah-side-empty")),
            "",
        ),
        (
            Prospect("scores", 0, best=(14, 16), now=(6, 14)),
            "With house 3 you could have scored more over the next moves.",
        ),
        (
            Prospect("scores", 0, best=(5, 9), now=(3, 14)),
            "After house 3 the computer could have scored less over the next moves.",
        ),
    ],
    ids=str,
)
def test_what_comes_later(prospect, text):
    general = "Looking 12 moves ahead, house 3 comes out better."
    assert told(replace(MINE, prospect=prospect)) == (text or general)
    again = replace(MINE, allowed=Gain(again=1), prospect=prospect)
    assert told(again) == f"It let the computer move again. {text}".rstrip()


def test_another_turn_is_told_with_what_comes_of_it():
    again = replace(MINE, missed=Gain(again=1))
    capture = Prospect("wins", 0, Gain(taken=9, places=(house(1, 1),)))
    assert told(replace(again, prospect=capture)) == (
        "With house 3 you would have moved again, and could soon have captured 9 from its house 1."
    )
    scores = Prospect("scores", 0, best=(9, 4), now=(5, 8))
    assert told(replace(again, prospect=scores)) == (
        "With house 3 you would have moved again, and could have scored more over the next moves."
    )
    kept = Prospect("scores", 0, best=(5, 4), now=(5, 8))
    assert told(replace(again, prospect=kept)) == (
        "With house 3 you would have moved again."
        " After house 3 the computer could have scored less over the next moves."
    )
    lost = Prospect("loses", 1, Gain(taken=9, places=(house(0, 1),)))
    assert told(replace(again, prospect=lost)) == (
        "With house 3 you would have moved again."
        " If all play well, the computer can soon capture 9 from your house 1."
    )


def test_bao_tells_the_front_row_the_nyumba_and_many_pits_at_once():
    def pit(number):
        return Place("pit", (0, number))

    won = replace(MINE, allowed=Gain(wins="bao-front-row", taken=3), most=0)
    assert told(won, "A5 left", "bao") == "It let the computer empty your front row and win."
    lived = Gain(taken=14, places=(pit(5), pit(6)), nyumba=0)
    assert told(replace(MINE, allowed=lived), "A5 left", "bao") == (
        "It let the computer capture 14, your nyumba among them."
    )
    few = Gain(taken=7, places=(pit(2),))
    assert told(replace(MINE, allowed=few), "A5 left", "bao") == (
        "It let the computer capture 7 from your A2."
    )
    many = Gain(taken=22, places=(pit(1), pit(2), pit(3)))
    assert told(replace(MINE, allowed=many, most=4), "A5 left", "bao") == (
        "It let the computer capture 22 from you."
        " After A5 left the computer could have captured 4 at most."
    )


def test_bantu_tells_which_piece_is_sent_back_and_what_comes_home():
    def piece(seat, number):
        return Place("start", (seat, number))

    reasons = replace(
        MINE, foe=2, captures="pieces", allowed=Gain(taken=1, places=(piece(0, 3),)), most=0
    )
    players = {0: YOU, 2: COMPUTER}
    assert told(reasons, "piece 2 to line 9", "bantu", players=players) == (
        "It let the computer send your piece 3 back."
        " After piece 2 to line 9 the computer could have sent back none of your pieces."
    )
    home = replace(MINE, captures="pieces", missed=Gain(home=1))
    assert told(home, "piece 2 to Finish", "bantu", players=players) == (
        "With piece 2 to Finish you would have brought a piece home."
    )
    taken = replace(MINE, captures="pieces", missed=Gain(taken=1, places=(piece(2, 4),)))
    assert told(taken, "piece 2 to line 9", "bantu", players=players) == (
        "With piece 2 to line 9 you would have sent Blue 4 back."
    )


def test_a_partners_piece_is_told_as_what_the_side_lost():
    players = {0: YOU, 1: Player("Green"), 2: Player("Blue"), 3: Player("Yellow")}
    allowed = Gain(taken=1, places=(Place("start", (2, 4)),))
    reasons = replace(MINE, captures="pieces", allowed=allowed, most=0)
    options = {"players": 4, "team": True}
    assert told(reasons, "piece 2 to line 9", "bantu", options, players) == (
        "It let Green send Blue 4 back."
        " After piece 2 to line 9 Green could have sent no piece back."
    )


def test_four_players_are_told_apart():
    players = {0: Player("Ann"), 1: Player("Ben"), 2: Player("Cleo"), 3: Player("Dan")}
    reasons = replace(
        MINE,
        foe=1,
        allowed=Gain(taken=6, places=(Place("pit", (0, 4)),)),
        missed=Gain(taken=21, places=tuple(Place("pit", (seat, 2)) for seat in (1, 2, 3))),
    )
    scores = replace(MINE, prospect=Prospect("scores", 0, best=(9, 14), now=(8, 18)))
    assert told(scores, "pit 1", "four-player", players=players) == (
        "After pit 1 the others could have scored less over the next moves."
    )
    assert told(reasons, "pit 1", "four-player", players=players) == (
        "It let Ben capture 6 from Ann's pit 4. With pit 1 Ann would have captured 21."
    )


def brief(name, text, press):
    """Return what the first move is called that begins with a place where one is."""
    game = make(name)
    position = game.position_from_text(text) if text else game.start()
    view = VIEWS[name]
    teller = view.teller(WORDS, game)
    ways = [view.way_to(game, position, move) for move in game.legal_moves(position)]
    return teller.brief_move(position, next(way for way in ways if way[0].at == press))


def test_moves_are_called_so_that_a_sentence_can_go_on():
    assert brief("kalah", "", (0, 3)) == "house 3"
    assert brief("four-player", "", (0, 3)) == "pit 3"
    assert brief("bantu", "red:24.0,17.2,10.1,h/blue:29.1,26.3,16.3,h/red", (17, 2)) == (
        "piece 2 to lane 2 of line 19"
    )
    assert brief("bao", "", (0, 6)) == "A6 to the right"
