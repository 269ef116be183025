"""Each reason why a Bantu move is refused, with its pieces and circles."""

import pytest

from game.rules.bantu.game import Bantu

GAME = Bantu({"players": 3})
TEAM = Bantu({"players": 4, "team": True})


def position(game, to_move="red", **pieces):
    told = {
        colour: {str(n): pieces.get(colour, {}).get(n, "start") for n in game.numbers}
        for colour in game.options["seats"]
    }
    return game.position_from_json({"pieces": told, "to_move": to_move})


def circle(line, lane):
    return {"circle": [line, lane], "line": line, "lane": lane}


@pytest.mark.parametrize(
    ("pieces", "piece", "to", "key", "values"),
    [
        ({}, 5, [0, 0], "bantu-no-such-piece", {"piece": 5, "most": 4}),
        ({}, 0, "home", "bantu-no-such-piece", {"piece": 0, "most": 4}),
        ({"red": {2: "home"}}, 2, [16, 0], "bantu-already-home", {"piece": 2}),
        ({"red": {2: "home"}}, 2, "home", "bantu-already-home", {"piece": 2}),
        ({}, 3, "home", "bantu-not-started", {"piece": 3}),
        (
            {},
            3,
            [0, 1],
            "bantu-not-your-start-line",
            {"piece": 3, "line": 8, "circle": [0, 1]},
        ),
        (
            {"red": {1: [8, 1]}},
            3,
            [8, 1],
            "bantu-own-piece",
            {"colour": "red", "piece": 1, **circle(8, 1)},
        ),
        (
            {"blue": {1: [8, 1]}},
            3,
            [8, 1],
            "bantu-start-taken",
            {"colour": "blue", "piece": 1, **circle(8, 1)},
        ),
        ({"red": {3: [9, 1]}}, 3, [9, 1], "bantu-stays", {"piece": 3, **circle(9, 1)}),
        (
            {"red": {3: [9, 1]}},
            3,
            "home",
            "bantu-home-too-far",
            {"piece": 3, "count": 3, "steps": 23, "circle": [9, 1]},
        ),
        (
            {"red": {3: [29, 0]}, "green": {2: [31, 0]}},
            3,
            "home",
            "bantu-blocked",
            {"colour": "green", "piece": 2, **circle(31, 0)},
        ),
        ({"red": {3: [9, 1]}}, 3, [8, 1], "bantu-backward", {"piece": 3, **circle(8, 1)}),
        ({"red": {3: [9, 1]}}, 3, [9, 2], "bantu-not-joined", {"piece": 3, **circle(9, 2)}),
        (
            {"red": {3: [9, 1]}},
            3,
            [10, 1],
            "bantu-wrong-count",
            {"piece": 3, "count": 3, "steps": 1, **circle(10, 1)},
        ),
        (
            {"red": {3: [12, 0]}, "green": {2: [12, 1]}},
            3,
            [15, 0],
            "bantu-wrong-sum",
            {"piece": 3, "count": 5, "steps": 3, **circle(15, 0)},
        ),
        (
            {"red": {3: [9, 0], 1: [12, 0]}},
            3,
            [12, 0],
            "bantu-own-piece",
            {"colour": "red", "piece": 1, **circle(12, 0)},
        ),
        (
            {"red": {3: [9, 0]}, "blue": {2: [12, 0], 4: [12, 1]}},
            3,
            [12, 0],
            "bantu-protected",
            {"colour": "blue", "piece": 2, **circle(12, 0)},
        ),
        (
            {"red": {2: [14, 0]}, "blue": {2: [16, 0]}},
            2,
            [16, 0],
            "bantu-safe-start-line",
            {"colour": "blue", "piece": 2, **circle(16, 0)},
        ),
        (
            {"red": {3: [9, 0]}, "blue": {2: [11, 0]}},
            3,
            [12, 0],
            "bantu-blocked",
            {"colour": "blue", "piece": 2, **circle(11, 0)},
        ),
        (
            {"red": {3: [9, 0]}, "blue": {2: [11, 0], 1: [12, 0]}},
            3,
            [12, 0],
            "bantu-blocked",
            {"colour": "blue", "piece": 2, **circle(11, 0)},
        ),
        # Two ways are blocked: the one straight on at the end, over the first circle, is told of.
        (
            {"red": {3: [0, 1]}, "blue": {1: [1, 0], 2: [1, 1]}},
            3,
            [2, 0],
            "bantu-blocked",
            {"colour": "blue", "piece": 1, **circle(1, 0)},
        ),
    ],
)
def test_a_refused_move_has_its_reason(pieces, piece, to, key, values):
    at = position(GAME, **pieces)
    reason = GAME.why_not(at, GAME.move_from_json({"piece": piece, "to": to}))
    assert (reason.key, reason.values) == (key, values)


@pytest.mark.parametrize(("piece", "own"), [(3, [9, 0]), (3, "start")])
def test_a_partners_piece_is_named(piece, own):
    to = [8, 1] if own == "start" else [12, 0]
    at = position(TEAM, red={piece: own}, blue={2: to})
    reason = TEAM.why_not(at, TEAM.move_from_json({"piece": piece, "to": to}))
    assert reason.key == "bantu-partner-piece"
    assert reason.values == {"colour": "blue", "piece": 2, **circle(*to)}


def test_the_reason_is_asked_for_the_mover_only():
    at = position(GAME, "blue", red={3: [9, 1]}, blue={3: [20, 3]})
    assert GAME.why_not(at, GAME.move_from_json({"piece": 3, "to": [23, 3]})) is None
