"""Positions of Four Player Mancala written by hand, and what to look for after a move."""

from game.rules.four_player.game import FourPlayer

EMPTY = [0, 0, 0, 0, 0, 0]


def game_of(*variations, players=4, **options):
    return FourPlayer({"players": players, "variations": list(variations), **options})


def position(game, pits, reservoirs=(0, 0, 0, 0), to_move=0, quiet=0):
    return game.position_from_json(
        {
            "pits": [list(row) for row in pits],
            "reservoirs": list(reservoirs),
            "to_move": to_move,
            "quiet_rounds": quiet,
        }
    )


def pits(position):
    return [list(position.pits(seat)) for seat in range(4)]


def reservoirs(position):
    return [position.reservoir(seat) for seat in range(4)]


def kinds(events):
    return [event.kind for event in events]


def skipped(events):
    return [event.seat for event in events if event.kind == "skip" and event.target is None]
