"""What is wrong with a position, and what is odd about one: every reason of every game."""

from random import Random

import pytest

from game.i18n.catalogue import Catalogue
from game.rules.registry import GAMES, make
from tests.rules.bao.boards import board
from tests.rules.bao.boards import random_line as bao_line

TOO_MANY = {
    "kalah": ("kalah-too-many", lambda p: p._replace(board=(9999, *p.board[1:]))),
    "four-player": ("four-player-too-many", lambda p: p._replace(board=(9999, *p.board[1:]))),
    "bao": ("bao-too-many-seeds", lambda p: p._replace(stock=(9999, 22))),
}
"""By game the reason, and what makes a position hold more than there may be."""

WORDS = Catalogue.load(["en"])


def keys(found):
    return [(each.reason.key, each.at) for each in found]


@pytest.mark.parametrize("name", list(GAMES))
def test_nothing_is_wrong_with_what_is_reached_from_the_start(name):
    game, rng = make(name), Random(5)
    for _ in range(5):
        position = game.start()
        for _ in range(60):
            assert not game.faults(position)
            assert not game.oddities(position), game.position_to_text(position)
            assert game.count(position) == game.count(game.start())
            moves = game.legal_moves(position)
            if not moves:
                break
            position = game.after(position, rng.choice(list(moves)))


@pytest.mark.parametrize("preset", ["kiswahili", "kujifunza"])
def test_nor_with_any_other_way_to_play_bao(preset):
    game = make("bao", {"preset": preset})
    for position, _ in bao_line(Random(3), game, game.start(), 150):
        assert not game.faults(position)
        assert not game.oddities(position), game.position_to_text(position)


@pytest.mark.parametrize("name", list(TOO_MANY))
def test_a_board_holds_at_most_so_many(name):
    game, (key, crowded) = make(name), TOO_MANY[name]
    position = crowded(game.start())
    assert keys(game.faults(position)) == [(key, "")]
    assert game.faults(position)[0].reason.values == {"most": 9999}


def test_all_that_is_wrong_is_told_and_not_only_the_first():
    game = make("four-player", {"players": 2})
    crowded = list(game.start().board)
    crowded[7], crowded[27] = 9000, 9000
    position = game.start()._replace(board=tuple(crowded), quiet_rounds=3)
    assert keys(game.faults(position)) == [
        ("four-player-not-in-play", "pits[1]"),
        ("four-player-not-in-play", "reservoirs[3]"),
        ("four-player-no-quiet-rounds", "quiet_rounds"),
        ("four-player-too-many", ""),
    ]


def test_rounds_without_a_score_count_where_the_stop_rule_holds():
    game = make("four-player", {"variations": [4, 5]})
    assert not game.faults(game.start()._replace(quiet_rounds=3))


def test_takasia_forbids_only_what_it_can():
    ruled, free = make("bao", {"preset": "kiswahili"}), make("bao", {"preset": "printed"})
    position = board("A1=2", "A5=2 A6=2", stock=0, blocked="A1")
    assert keys(ruled.faults(position)) == [("bao-blocked-wrongly", "blocked")]
    assert keys(free.faults(position)) == [("bao-blocked-without-takasia", "blocked")]
    assert free.blockable(position) is None


def test_two_pieces_on_one_circle_are_told_with_the_one_that_stood_there():
    game = make("bantu")
    at = game.position_from_text("red:5.1,s,s,s/blue:s,6.2,s,s/red")
    places = list(at.places)
    places[9] = places[0]
    [fault] = game.faults(at._replace(places=tuple(places)))
    assert fault.at == "pieces.blue.2"
    assert fault.reason.values == {"line": 5, "lane": 1, "colour": "red", "piece": 1}


@pytest.mark.parametrize(
    ("preset", "changes", "reason"),
    [
        ("printed", {"stock": (20, 22)}, ("bao-stocks-apart", 0)),
        ("printed", {"stock": (22, 20)}, ("bao-stocks-apart", 0)),
        ("printed", {"stock": (21, 22), "to_move": 0}, ("bao-stocks-apart", 0)),
        ("printed", {"stock": (21, 22), "to_move": 1}, None),
        ("printed", {"stock": (22, 22)}, None),
        ("printed", {"stock": (0, 0), "intact": (False, False)}, None),
        ("kujifunza", {"stock": (1, 1)}, ("bao-no-stock", None)),
        ("kujifunza", {"intact": (False, True)}, ("bao-intact-without-nyumba", 1)),
        ("printed", {"rings": ((1,) * 16, (1,) * 4 + (0,) + (1,) * 11)}, ("bao-nyumba-empty", 1)),
    ],
)
def test_bao_tells_what_no_match_leads_to(preset, changes, reason):
    game = make("bao", {"preset": preset})
    position = game.start()._replace(**changes)
    found = [(each.key, each.values.get("seat")) for each in game.oddities(position)]
    assert found == ([] if reason is None else [reason])
    assert not game.faults(position), "it can be played all the same"


@pytest.mark.parametrize(
    "key", ["bao-no-stock", "bao-stocks-apart", "bao-intact-without-nyumba", "bao-nyumba-empty"]
)
def test_what_is_odd_has_words(key):
    assert WORDS.text(f"reason.{key}", seat="Asha") != f"reason.{key}"
