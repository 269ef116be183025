"""The rules core and the slow second implementation agree, move by move."""

import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import pytest

from game.rules.registry import make
from tests.rules.reference import bantu, bao, four_player, kalah

PLIES = 400
"""Random plies for each set of options; `--deep` plays twenty times as many, `--plies N` just N."""


@dataclass(frozen=True)
class Reference:
    """The second implementation's three functions, and a position set up by hand at random."""

    legal: Callable[[Any, Any], list[Any]]
    play: Callable[[Any, Any, Any], Any]
    result: Callable[[Any, Any], Any]
    by_hand: Callable[[random.Random, Any, Any], Any]


def scattered(rng, pits, most=9):
    """Seeds for some pits: mostly few, now and then a heap that goes all the way round."""
    heaps = [0, 0, 1, 1, 2, 3, 4, most, rng.randint(0, 3 * most)]
    return [rng.choice(heaps) for _ in range(pits)]


def kalah_by_hand(rng, options, start):
    row = options["houses"]
    sides = {"south": scattered(rng, row), "north": scattered(rng, row)}
    return {**start, **sides, "to_move": rng.choice(["south", "north"])}


def four_player_by_hand(rng, options, start):
    seats = options["seats"]
    pits = [scattered(rng, 6) if seat in seats else [0] * 6 for seat in range(4)]
    holders = [seat for seat in seats if sum(pits[seat])] or seats
    return {**start, "pits": pits, "to_move": rng.choice(holders)}


def bao_by_hand(rng, options, start):
    position = {
        name: scattered(rng, 8, 7) for name in start if name.startswith(("north_", "south_"))
    }
    stock = rng.choice([0, 0, 1, 3, 9]) if options["preset"] != "kujifunza" else 0
    mover = rng.choice(["south", "north"])
    intact = {side: rng.random() < 0.6 for side in ("south", "north")}
    return {
        **start,
        **position,
        "stock": {"south": stock, "north": stock},
        "nyumba_intact": intact if options["preset"] != "kujifunza" else start["nyumba_intact"],
        "to_move": mover,
    }


def bantu_by_hand(rng, options, start):
    board = options["board"]
    free = [[line, lane] for line in range(len(board["lines"])) for lane in range(board["lanes"])]
    rng.shuffle(free)
    # crowd the pieces together now and then, so that they meet
    if rng.random() < 0.7:
        near = rng.randrange(len(board["lines"]))
        free.sort(key=lambda circle: abs(circle[0] - near) // 3)
    pieces = {}
    for colour in options["seats"]:
        pieces[colour] = {}
        for number, line in sorted(board["start_lines"].items()):
            if number not in start["pieces"][colour]:
                continue
            later = [c for c in free if c[0] >= line]
            place = rng.choice(["start", "home", "track", "track", "track"]) if later else "start"
            if place == "track":
                place = later[0]
                free.remove(place)
            pieces[colour][number] = place
    return {**start, "pieces": pieces, "to_move": rng.choice(options["seats"])}


REFERENCES = {
    "kalah": Reference(kalah.legal, kalah.play, kalah.result, kalah_by_hand),
    "four-player": Reference(
        four_player.legal, four_player.play, four_player.result, four_player_by_hand
    ),
    "bao": Reference(bao.legal, bao.play, bao.result, bao_by_hand),
    "bantu": Reference(
        lambda o, p: bantu.legal(o, o["board"], p),
        lambda o, p, m: bantu.play(o, o["board"], p, m),
        bantu.result,
        bantu_by_hand,
    ),
}

KALAH = [
    {"preset": preset, "houses": houses, "seeds": seeds}
    for preset in ("printed", "standard", "empty-capture")
    for houses, seeds in ((6, 4), (3, 2), (1, 5), (9, 9))
] + [{"lone_capture": False, "leftovers": "nobody"}]

VARIATIONS = [list(v) for n in range(6) for v in combinations((2, 3, 4, 5, 6), n)]
FOUR_PLAYER = [
    {"players": players, "variations": variations}
    for players in (2, 3, 4)
    for variations in VARIATIONS
    if not (players == 3 and {3, 5} <= set(variations))
] + [{"players": 3, "seats": [0, 2, 3], "seeds": 6}, {"players": 2, "seats": [1, 3]}]

BAO = [{"preset": p} for p in ("printed", "kiswahili", "kujifunza")] + [
    {"preset": "printed", "nyumba_function": "intact", "takasa_singletons": "last"},
    {"preset": "printed", "takasa_from_nyumba": "yes", "two_from_nyumba": "may", "takasia": True},
    {"preset": "kiswahili", "takasia": False, "nyumba_takasa": "choice"},
    {"preset": "kiswahili", "mtaji_limit": "none", "takasa_empty_front": "loses"},
    {"preset": "kiswahili", "nyumba_function": "count", "two_from_nyumba": "may"},
]

BANTU = [
    {"players": 2},
    {"players": 2, "short": True},
    {"players": 3},
    {"players": 4, "short": True},
    {"players": 4},
    {"players": 4, "team": True},
    {"players": 4, "team": True, "short": True},
]

SETTINGS = [
    (name, options)
    for name, many in (
        ("kalah", KALAH),
        ("four-player", FOUR_PLAYER),
        ("bao", BAO),
        ("bantu", BANTU),
    )
    for options in many
]


def plies_of(config):
    """How many plies to compare for each set of options."""
    plies = config.getoption("--plies", default=0)
    return plies or PLIES * (20 if config.getoption("--deep", default=False) else 1)


def canonical(moves):
    return sorted(json.dumps(move, sort_keys=True) for move in moves)


def seats_of(game, winners):
    return {str(game.seat_name(seat)) for seat in winners}


def agree_at(game, reference, position):
    """Compare everything at one position; the pairs (move, position after) of the core."""
    options = game.options
    as_json = game.position_to_json(position)
    told = json.dumps(
        {"options": {k: v for k, v in options.items() if k != "board"}, "at": as_json}
    )
    moves = game.legal_moves(position)
    assert canonical(map(game.move_to_json, moves)) == canonical(
        reference.legal(options, as_json)
    ), told
    ends = reference.result(options, as_json)
    outcome = game.outcome(position)
    assert (outcome is None) == (ends is None), told
    if outcome and ends:
        assert seats_of(game, outcome.winners) == {str(w) for w in ends["winners"]}, told
        if "scores" in ends:
            scores = {str(game.seat_name(s)): n for s, n in outcome.scores.items()}
            assert scores == {str(s): n for s, n in ends["scores"].items()}, told
    after = []
    for move in moves:
        reached = game.after(position, move)
        as_move = game.move_to_json(move)
        expected = reference.play(options, as_json, as_move)
        found = game.position_to_json(reached)
        if reference.result(options, expected):
            # nobody is to move once the game is over: the rulings leave it open
            found, expected = ({**p, "to_move": None} for p in (found, expected))
        assert found == expected, f"{told} {as_move}"
        after.append(reached)
    return after


@pytest.mark.parametrize(
    ("name", "options"), SETTINGS, ids=[f"{n}-{json.dumps(o)}" for n, o in SETTINGS]
)
def test_core_and_reference_agree_along_random_games(name, options, request, seed):
    rng = random.Random(seed)
    game, reference = make(name, options), REFERENCES[name]
    plies = plies_of(request.config)
    # games with many moves a turn are compared at fewer positions
    checked, position = 0, game.start()
    while checked < plies:
        after = agree_at(game, reference, position)
        checked += max(1, len(after))
        position = rng.choice(after) if after else game.start(rng.choice(game.seats))


@pytest.mark.parametrize(
    ("name", "options"), SETTINGS, ids=[f"{n}-{json.dumps(o)}" for n, o in SETTINGS]
)
def test_core_and_reference_agree_on_positions_set_up_by_hand(name, options, request, seed):
    rng = random.Random(seed)
    game, reference = make(name, options), REFERENCES[name]
    start = game.position_to_json(game.start())
    plies = plies_of(request.config)
    checked = 0
    while checked < plies:
        by_hand = reference.by_hand(rng, game.options, start)
        after = agree_at(game, reference, game.position_from_json(by_hand))
        checked += max(1, len(after))
