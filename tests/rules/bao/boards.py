"""Bao positions written by hand, told moves read back, and positions at random."""

import json
import random
from itertools import product

from hypothesis import strategies as st

from game.rules.bao.board import (
    MOVE_KINDS,
    NYUMBA_CHOICES,
    PIT_NAMES,
    SEAT_NAMES,
    BaoMove,
    BaoPosition,
)
from game.rules.bao.game import Bao
from tests.places import DATA

CASES = {
    case["id"]: case
    for case in json.loads((DATA / "bao_moves.json").read_text(encoding="utf-8"))["cases"]
}

SWITCHES = {option.name: option.choices for option in Bao.option_list if option.switch}
PRESETS = tuple(Bao.presets)

CHOICE_LISTS = [list_ for length in range(4) for list_ in product(NYUMBA_CHOICES, repeat=length)]
TRIES = [
    BaoMove(kind, pit, direction, nyumba)
    for kind in MOVE_KINDS
    for pit in range(1, 17)
    for direction in (1, -1)
    for nyumba in CHOICE_LISTS
]
"""Every move that can be written down with up to three nyumba choices."""

ENDLESS = "A1=1 A3=2 A4=1 A5=2 A6=1 A7=2 A8=1 B8=2 B6=3 B4=1 B3=2 B2=1"
"""An own side on which a takasa from A3 anticlockwise never ends."""


def ring(seeds):
    """A ring from, for example, "A5=7 B2=9"; pits that are not named are empty."""
    counts = dict(word.split("=") for word in seeds.split())
    assert set(counts) <= set(PIT_NAMES)
    return tuple(int(counts.get(name, 0)) for name in PIT_NAMES)


def board(south, north, *, stock=10, intact=True, to_move=0, blocked=None):
    """A position; `stock` and `intact` are both players', or a pair."""
    stocks = stock if isinstance(stock, tuple) else (stock, stock)
    flags = intact if isinstance(intact, tuple) else (intact, intact)
    pit = None if blocked is None else PIT_NAMES.index(blocked) + 1
    return BaoPosition((ring(south), ring(north)), stocks, flags, pit, to_move)


def move(text):
    """A move from its short text."""
    return Bao().move_from_text(text)


def moves(game, position):
    """The short texts of all legal moves."""
    return [game.move_to_text(legal) for legal in game.legal_moves(position)]


def reason(game, position, text):
    """The key of why a move is not legal, and its values."""
    found = game.why_not(position, move(text))
    return found if found is None else (found.key, dict(found.values))


def seeds(position, seat=0):
    """What a player holds, as `ring` takes it."""
    held = zip(PIT_NAMES, position.rings[seat], strict=True)
    return " ".join(f"{name}={count}" for name, count in held if count)


def total(position):
    """All seeds, on the board and in stock."""
    return sum(map(sum, (*position.rings, position.stock)))


def case_position(case):
    """The position of a worked example in the form of the console."""
    names = ("stock", "nyumba_intact", "to_move")
    return {**case["position"], "blocked": None, **{name: case[name] for name in names}}


def case_move(case):
    """The move of a worked example in the form of the console."""
    choice = {None: [], "stop": ["stop"], "continue (safari)": ["sow-on"]}[case["nyumba_choice"]]
    return {**case["move"], "nyumba": choice}


def played_case(name, options=None):
    """The game, the position after a worked example, and its events."""
    game, case = Bao(options), CASES[name]
    position = game.position_from_json(case_position(case))
    return game, *game.play(position, game.move_from_json(case_move(case)))


def steps(events):
    """The laps and captures of a move in the notation of tests/data/bao_moves.json."""
    told, lap = [], []
    for event in (*events, None):
        if event is not None and event.kind == "drop":
            lap.append(event.target.at[1] - 1)
            continue
        if lap:
            # a lap of one seed has no direction of its own: it enters at a kichwa
            direction = 1 if lap[0] == 0 else -1
            if len(lap) > 1:
                direction = 1 if (lap[1] - lap[0]) % 16 == 1 else -1
            told.append(["sow", lap[0], direction, len(lap), lap[-1]])
            lap = []
        if event is not None and event.kind == "capture":
            told.append(["capture", 7 - (event.source.at[1] - 1), event.count])
    return told


def rebuilt(position, events):
    """The position after a move, from the position before and the events alone."""
    rings = [list(pits) for pits in position.rings]
    stock, intact = list(position.stock), list(position.intact)
    blocked, to_move, hand = None, None, 0
    for event in events:
        for place, change in ((event.source, -event.count), (event.target, event.count)):
            if not event.count:
                continue
            if place is None:
                hand += change
            elif place.kind == "stock":
                stock[place.at[0]] += change
            else:
                seat, number = place.at
                rings[seat][number - 1] += change
        if event.kind == "nyumba":
            intact[event.seat] = False
        elif event.kind == "block":
            blocked = event.target.at[1]
        elif event.kind == "turn":
            to_move = event.seat
        assert hand >= 0
        assert min(map(min, rings)) >= 0
    assert hand == 0
    return BaoPosition(
        (tuple(rings[0]), tuple(rings[1])), tuple(stock), tuple(intact), blocked, to_move
    )


def random_options(rng):
    """A preset with each switch overridden now and then."""
    options = {"preset": rng.choice(PRESETS)}
    for name, choices in SWITCHES.items():
        if rng.random() < 0.3:
            options[name] = rng.choice(choices)
    return options


def random_position(rng):
    """A position set up by hand: few seeds or many, either phase, sometimes with a full lap."""
    heaps = rng.choice(([0, 0, 0, 1, 2], [0, 0, 1, 1, 2, 3, 6], [0, 1, 2, 3, 5, 7, 8, 16, 33]))
    rings = tuple(tuple(rng.choice(heaps) for _ in range(16)) for _ in SEAT_NAMES)
    stock = rng.choice(((0, 0), (0, 0), (1, 1), (12, 12), (1, 0), (0, 1)))
    intact = (rng.random() < 0.6, rng.random() < 0.6)
    return BaoPosition(rings, stock, intact, None, rng.randrange(2))


def random_line(rng, game, start, plies):
    """Yield (position, legal moves) along a random game."""
    position = start
    for _ in range(plies):
        legal = game.legal_moves(position)
        if not legal:
            return
        yield position, legal
        position = game.after(position, rng.choice(legal))


@st.composite
def games_and_positions(draw):
    """A game with any switches, and a position of it: set up by hand, or reached by play."""
    rng = random.Random(draw(st.integers(0, 2**32)))
    game = Bao(random_options(rng))
    if draw(st.booleans()):
        return game, random_position(rng)
    plies = draw(st.integers(1, 90))
    return game, [position for position, _ in random_line(rng, game, game.start(), plies)][-1]
