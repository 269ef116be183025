"""Any game of Bantu, and positions of it set by hand."""

from hypothesis import strategies as st

from game.rules.bantu.board import HOME, START, UNUSED, BantuPosition
from game.rules.bantu.game import Bantu

OPTIONS = [
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 2, "short": True},
    {"players": 3, "short": True},
    {"players": 4, "short": True},
    {"players": 4, "team": True},
    {"players": 4, "team": True, "short": True},
]
GAMES = [Bantu(options) for options in OPTIONS]


@st.composite
def games_and_positions(draw):
    """A game, and a position of it set by hand: the pieces near one another or anywhere."""
    game = draw(st.sampled_from(GAMES))
    circles = game.board.lines * game.board.lanes
    low = draw(st.integers(0, circles - 1))
    near = range(low, min(low + 24, circles))
    somewhere = st.one_of(st.sampled_from(near), st.integers(0, circles - 1))
    places = [UNUSED] * 16
    for seat in game.seats:
        for number in game.numbers:
            place = draw(st.one_of(st.sampled_from([START, HOME]), somewhere, somewhere))
            places[4 * seat + number - 1] = START if place in places and place >= 0 else place
    return game, BantuPosition(tuple(places), draw(st.sampled_from(game.seats)))
