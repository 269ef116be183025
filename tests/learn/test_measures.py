"""Measures count what their lines say; those of shipped lessons are held by what these tell."""

import pytest

from game.learn.measures import MEASURES
from game.learn.plays import play_of, plays
from game.learn.proof import UnprovenError, proven_lead
from game.rules.protocol import Place
from game.rules.registry import make

NAMES = """stored captured extra lifted relays captures end finish steps piece enemy_front own_front
nyumba wins exact reply_captured reply_stored reply_extra reply_wins reply_moves endangered forces
threats lead"""


def measured(name, game, position, *moves):
    """What a measure gives for moves, one after the other, by one player."""
    position = game.position_from_json(position)
    played = play_of(game, position, game.move_from_json(moves[0]))
    for move in moves[1:]:
        played = played.with_move(game.move_from_json(move))
    return MEASURES[name](played)


def kalah(south, north, stores=(0, 0), to_move="south"):
    return {
        "south": south,
        "south_store": stores[0],
        "north": north,
        "north_store": stores[1],
        "to_move": to_move,
    }


def bao(north_front, south_front, south_back=(0,) * 8, to_move="south"):
    return {
        "north_back": [0, 2, 0, 0, 1, 0, 0, 0],
        "north_front": north_front,
        "south_front": south_front,
        "south_back": list(south_back),
        "stock": {"south": 0, "north": 0},
        "nyumba_intact": {"south": False, "north": False},
        "blocked": None,
        "to_move": to_move,
    }


def bantu(red, blue, to_move="red"):
    home = dict.fromkeys("1234", "home")
    return {"pieces": {"red": home | red, "blue": home | blue}, "to_move": to_move}


def test_every_measure_of_the_data_is_there():
    assert sorted(MEASURES) == sorted(NAMES.split())
    assert all(measure.__doc__ for measure in MEASURES.values())


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("stored", 6),
        ("captured", 5),
        ("extra", 0),
        ("lifted", 1),
        ("end", Place("house", (0, 3))),
        ("wins", 0),
        ("lead", 6),
    ],
)
def test_a_capture_in_kalah(name, value):
    position = kalah([0, 1, 0, 1, 3, 0], [0, 2, 1, 5, 0, 3])
    assert measured(name, make("kalah"), position, {"house": 2}) == value


@pytest.mark.parametrize(
    ("name", "value"), [("extra", 1), ("stored", 2), ("lifted", 1), ("reply_moves", 3)]
)
def test_a_whole_turn_in_kalah(name, value):
    position = kalah([1, 0, 0, 0, 3, 1], [1, 0, 2, 0, 0, 3])
    moves = {"house": 6}, {"house": 5}
    assert measured(name, make("kalah"), position, *moves) == value


@pytest.mark.parametrize(
    ("name", "value"),
    [("reply_extra", 2), ("reply_stored", 3), ("reply_captured", 0), ("reply_wins", 0)],
)
def test_the_reply_in_kalah(name, value):
    position = kalah([0, 1, 0, 0, 0, 8], [0, 0, 0, 0, 2, 1])
    assert measured(name, make("kalah"), position, {"house": 2}) == value


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("relays", 3),
        ("captures", 3),
        ("captured", 7),
        ("enemy_front", 1),
        ("own_front", 14),
        ("nyumba", 2),
    ],
)
def test_a_chain_of_captures_in_bao(name, value):
    position = bao([1, 0, 2, 3, 0, 0, 2, 0], [0, 2, 1, 1, 0, 0, 3, 0], (0, 0, 0, 0, 0, 0, 1, 0))
    move = {"kind": "mtaji-capture", "pit": "A2", "direction": "clockwise"}
    assert measured(name, make("bao", {"preset": "kujifunza"}), position, move) == value


def test_what_is_of_south_in_bao_is_so_of_north():
    game = make("bao", {"preset": "kujifunza"})
    position = bao([0, 0, 0, 0, 0, 2, 0, 0], [0, 0, 0, 2, 0, 0, 0, 0], to_move="north")
    move = {"kind": "mtaji-takasa", "pit": "A3", "direction": "clockwise"}
    values = [
        measured(name, game, position, move) for name in ("own_front", "enemy_front", "nyumba")
    ]
    assert values == [2, 2, 1]


@pytest.mark.parametrize(
    ("name", "value"),
    [("steps", 3), ("captured", 1), ("piece", 1), ("finish", 0), ("end", Place("circle", (29, 0)))],
)
def test_a_capture_in_bantu(name, value):
    position = bantu(
        {"1": [26, 0], "2": [12, 3]}, {"1": "start", "2": [26, 1], "3": [29, 0], "4": "start"}
    )
    assert measured(name, make("bantu"), position, {"piece": 1, "to": [29, 0]}) == value


@pytest.mark.parametrize(("name", "value"), [("steps", 0), ("piece", 3), ("finish", 0)])
def test_a_start_in_bantu(name, value):
    position = bantu(dict.fromkeys("1234", "start"), dict.fromkeys("1234", "start"))
    assert measured(name, make("bantu"), position, {"piece": 3, "to": [8, 0]}) == value


def test_one_who_comes_home_has_finished_and_won():
    position = bantu({"3": [30, 3]}, {"4": [4, 0]})
    move = {"piece": 3, "to": "home"}
    for name in ("finish", "wins", "forces"):
        assert measured(name, make("bantu"), position, move) == 1
    assert measured("threats", make("bantu"), position, move) == 0


def test_pieces_in_danger_and_those_that_are_threatened():
    game = make("bantu")
    position = bantu({"4": [12, 1], "1": [20, 0]}, {"2": [15, 3], "3": [23, 0]})
    after_4 = measured("endangered", game, position, {"piece": 4, "to": [16, 1]})
    assert after_4 == 0
    position = bantu({"1": [12, 0], "4": [19, 0]}, {"2": [11, 0], "3": [23, 0]})
    assert measured("endangered", game, position, {"piece": 1, "to": [13, 0]}) == 1
    assert measured("threats", game, position, {"piece": 1, "to": [13, 0]}) == 1


def test_a_turn_ends_where_another_player_is_to_move():
    game = make("four-player")
    position = game.start()
    turns = list(plays(game, position, "turn"))
    assert all(turn.outcome or game.to_move(turn.after) != turn.mover for turn in turns)
    assert any(len(turn.moves) > 1 for turn in turns)
    assert len({turn.moves for turn in turns}) == len(turns)
    assert all(len(play.moves) == 1 for play in plays(game, position))


def test_what_is_proven_is_what_comes_of_the_best_play_of_both():
    game = make("kalah", {"houses": 3})
    position = game.position_from_json(kalah([0, 1, 2], [1, 0, 1], (2, 2)))

    def lead(position, seat):
        outcome = game.outcome(position)
        if outcome is not None:
            return outcome.scores[seat] - outcome.scores[1 - seat]
        values = [lead(game.after(position, move), seat) for move in game.legal_moves(position)]
        return (max if game.to_move(position) == seat else min)(values)

    assert proven_lead(game, position) == lead(position, 0)
    for play in plays(game, position):
        assert MEASURES["exact"](play) == lead(play.after, 0)


def test_where_nothing_can_be_proven_that_is_an_error():
    game = make("bao")
    with pytest.raises(UnprovenError):
        proven_lead(game, game.start())
