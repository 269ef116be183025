"""Worked cases: single sows, endgames solved exactly, and small games solved from the start."""

import json

import pytest

from game.rules.counting import perft
from game.rules.kalah.board import SOUTH, KalahPosition
from game.rules.kalah.game import Kalah
from tests.places import DATA
from tests.rules.kalah.solver import Solver

READINGS = {
    "printed": {"preset": "printed"},
    "standard": {"preset": "standard"},
    "empty_capture": {"preset": "empty-capture"},
    "standard_nobody": {"preset": "standard", "leftovers": "nobody"},
}
TABLES = {
    "printed": {"preset": "printed"},
    "standard": {"preset": "standard"},
    "empty-capture": {"preset": "empty-capture"},
    "standard, leftovers nobody's": {"preset": "standard", "leftovers": "nobody"},
}


def load(name):
    return json.loads((DATA / name).read_text(encoding="utf-8"))


MOVES = load("kalah_moves.json")
ENDGAMES = load("kalah_endgames.json")["cases"]
SOLVED = load("kalah_solved_small.json")["tables"]
COUNTS = load("perft/kalah.json")["counts"]


SOLVERS = {reading: Solver(Kalah(options)) for reading, options in READINGS.items()}
"""Shared by the cases, so that positions met again are remembered."""


def winner(outcome):
    return "draw" if len(outcome.winners) == 2 else ("south", "north")[outcome.winners[0]]


@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize("case", MOVES, ids=lambda case: case["id"])
def test_moves_lead_where_the_case_says(case, reading):
    game = Kalah({**READINGS[reading], "houses": case["houses"]})
    position = game.position_from_json({**case["position"], "to_move": case["to_move"]})
    events = ()
    for move in case["moves"]:
        position, events = game.play(position, move)
    expected = case["expect"][reading]
    told = game.position_to_json(position)
    rows = ("south", "south_store", "north", "north_store")
    assert [told[name] for name in rows] == [expected[name] for name in rows]
    outcome = game.outcome(position)
    assert (outcome is not None) == expected["game_over"]
    if outcome is None:
        assert told["to_move"] == expected["next"]
        assert ("again" in [event.kind for event in events]) == expected["extra_turn_last"]
    else:
        assert winner(outcome) == expected["result"]
    captured = sum(event.count for event in events if event.kind == "capture")
    assert captured == expected["captured_last"]


@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize("case", ENDGAMES, ids=lambda case: case["id"])
def test_endgames_are_worth_what_the_case_says(case, reading):
    solver = SOLVERS[reading]
    expected = case["expect"][reading]
    position = KalahPosition((*case["mover"], 0, *case["opponent"], 0), SOUTH)
    values = solver.values(position)
    assert [values.get(house) for house in range(1, 7)] == expected["per_house"]
    assert solver.value(position) == expected["value"] == max(values.values())
    best = [house for house, value in values.items() if value == expected["value"]]
    assert best == expected["best"]


@pytest.mark.parametrize("table", SOLVED, ids=lambda table: table["rules"])
def test_small_games_are_worth_what_the_table_says(table):
    for size, value in table["values"].items():
        houses, seeds = map(int, size.split(","))
        game = Kalah({**TABLES[table["rules"]], "houses": houses, "seeds": seeds})
        assert Solver(game).value(game.start()) == value, size


@pytest.mark.parametrize("line", COUNTS, ids=lambda line: str(line["options"]))
def test_moves_count_as_listed(line, deep):
    game = Kalah(line["options"])
    counts = line["counts"] if deep else line["counts"][:7]
    assert perft(game, game.start(), len(counts)) == counts
