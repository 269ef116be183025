"""Positions set up at random, in every game, as the editor does it: place by place."""

from hypothesis import strategies as st

from game.rules import shape
from game.rules.registry import make
from game.view.registry import VIEWS

OPTIONS = {
    "kalah": [{}, {"houses": 1}, {"houses": 9, "preset": "standard"}],
    "four-player": [{}, {"players": 2}, {"players": 3}, {"variations": [4, 5]}],
    "bao": [{"preset": "printed"}, {"preset": "kiswahili"}, {"preset": "kujifunza"}],
    "bantu": [{}, {"short": True}, {"players": 3}, {"players": 4, "team": True}],
}
"""Ways to play each game, whose boards or positions differ."""

COUNTS = st.one_of(st.integers(0, 3), st.integers(0, 40), st.sampled_from([5000, shape.MOST]))


@st.composite
def setups(draw, games=tuple(OPTIONS), edits=25):
    """A game and a position of it after some edits."""
    name = draw(st.sampled_from(games))
    game, view = make(name, draw(st.sampled_from(OPTIONS[name]))), VIEWS[name]
    position = game.start(draw(st.sampled_from(game.seats)))
    for _ in range(draw(st.integers(0, edits))):
        contents = view.contents(game, position)
        place = draw(st.sampled_from(list(contents)))
        if view.of_pieces:
            pieces = [piece for piece in contents.values() if piece is not None]
            content = draw(st.sampled_from([None, *pieces]))
        else:
            content = draw(COUNTS)
        position = view.with_content(game, position, place, content)
    for detail in view.details(game, position):
        position = view.with_detail(game, position, detail, draw(st.integers(0, detail.most)))
    return game, position
