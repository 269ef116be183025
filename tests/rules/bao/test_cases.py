"""The worked examples of the leaflet, and the move counts of the rulings."""

import json
from collections import Counter

import pytest

from game.rules.bao.game import Bao
from tests.rules.bao.boards import CASES, DATA, case_move, case_position, played_case, steps

PERFT = json.loads((DATA / "perft" / "bao.json").read_text(encoding="utf-8"))
OTHER_RULES = ({}, {"preset": "kiswahili"}, {"preset": "kiswahili", "takasia": False})


def test_there_are_seventeen_cases():
    assert len(CASES) == 17


@pytest.mark.parametrize("options", OTHER_RULES, ids=str)
@pytest.mark.parametrize("name", CASES)
def test_case_leads_to_the_position_it_says(name, options):
    game, after, events = played_case(name, options)
    expected = dict(CASES[name]["expect"])
    assert expected.pop("winner") is None
    assert game.outcome(after) is None
    found = game.position_to_json(after)
    assert {key: found[key] for key in expected} == expected
    assert steps(events) == CASES[name]["steps"]


@pytest.mark.parametrize("options", OTHER_RULES, ids=str)
@pytest.mark.parametrize("name", [name for name in CASES if "legal_moves" in CASES[name]])
def test_case_has_the_legal_moves_it_says(name, options):
    game, case = Bao(options), CASES[name]
    legal = [
        game.move_to_json(move)
        for move in game.legal_moves(game.position_from_json(case_position(case)))
    ]
    starts = [{key: move[key] for key in move if key != "nyumba"} for move in legal]
    assert [s for n, s in enumerate(starts) if s not in starts[:n]] == case["legal_moves"]


@pytest.mark.parametrize("name", CASES)
def test_case_move_is_among_the_legal_moves(name):
    game, case = Bao(), CASES[name]
    position = game.position_from_json(case_position(case))
    assert game.move_from_json(case_move(case)) in game.legal_moves(position)


def counted(game, depth):
    """The number of moves at each ply; a finished game has none."""
    counts, level = [], Counter({game.start(): 1})
    for _ in range(depth):
        below = Counter()
        for position, times in level.items():
            for move in game.legal_moves(position):
                below[game.after(position, move)] += times
        counts.append(below.total())
        level = below
    return counts


@pytest.mark.parametrize("table", PERFT, ids=lambda table: str(table["options"]))
def test_move_counts_are_those_of_the_rulings(table, deep):
    depth = sum(count < (1_000_000 if deep else 2_000) for count in table["counts"])
    assert counted(Bao(table["options"]), depth) == table["counts"][:depth]
