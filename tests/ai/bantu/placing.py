"""Positions of Bantu that are set by hand."""

from game.rules.bantu.board import START, BantuPosition


def placed(to_move, **pieces):
    """A position: red1=17 puts Red's piece 1 on a circle; all others wait to start."""
    places = [START] * 16
    for name, place in pieces.items():
        seat = ["red", "green", "blue", "yellow"].index(name[:-1])
        places[4 * seat + int(name[-1]) - 1] = place
    return BantuPosition(tuple(places), to_move)


def circle(line):
    """The outermost circle of a line; the shipped board has four lanes."""
    return 4 * line
