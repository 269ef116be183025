"""Bantu positions written by hand, and moves and places told in short."""

from game.rules.protocol import Place

HOME = "home"


def set_up(game, to_move, **pieces):
    """A position: `red={3: (1, 1), 4: "home"}`; what is not told waits in its starting space."""
    told = {
        colour: {str(n): to_json(pieces.get(colour, {}).get(n, "start")) for n in game.numbers}
        for colour in game.options["seats"]
    }
    return game.position_from_json({"pieces": told, "to_move": to_move})


def to_json(place):
    return place if isinstance(place, str) else list(place)


def move_of(game, piece, to):
    return game.move_from_json({"piece": piece, "to": to_json(to)})


def play(game, position, piece, to):
    return game.play(position, move_of(game, piece, to))


def targets(game, position, piece):
    """Where the mover's piece can go: circles as (line, lane), and "home"."""
    moves = [game.move_to_json(move) for move in game.legal_moves(position)]
    found = [move["to"] for move in moves if move["piece"] == piece]
    return {to if isinstance(to, str) else tuple(to) for to in found}


def reason(game, position, piece, to):
    return game.why_not(position, move_of(game, piece, to)).key


def pieces(game, position):
    return game.position_to_json(position)["pieces"]


def circle(line, lane):
    return Place("circle", (line, lane))


def home_but(*numbers):
    """All four pieces home, except these, which wait in their starting spaces."""
    return {n: "start" if n in numbers else HOME for n in (1, 2, 3, 4)}
