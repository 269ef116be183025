"""Kalah's searcher: packed positions for thinking in slices."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.kalah.packed import UNIT, PackedKalah
from game.ai.kalah.search import KalahSearch, SliceOverError
from game.ai.kalah.worth import kalah_lead
from game.ai.look_ahead import LookAhead
from game.ai.thought import LOWEST, OutOfNodesError, Searcher, Slices, Steps
from game.rules.kalah.board import KalahPosition
from game.rules.kalah.game import Kalah

SLICE = 100
"""Positions between two yields: less than a millisecond natively, a few in a page."""

FEW = 24
"""With so few seeds in the houses a search is likely to come to the end of the game."""

FAST = 4
"""By how many moves it then looks deeper at a time."""

CROWD = 60
"""With so many seeds on the board the rules sow about as fast as the packed form does."""

FEWEST = 200
"""Positions that are looked at however full the board is."""


class KalahSearcher:
    """Values are eighths of a seed: the margin of the final scores that is to be expected."""

    unit = UNIT

    def __init__(self, game: Kalah, position: KalahPosition, most_nodes: int) -> None:
        """Raise OverflowError if there are more seeds than the packed form holds."""
        self._packed = PackedKalah(game)
        board = self._packed.pack(position)
        children = sorted(self._packed.children(board))
        self._children = children
        self.moves: Sequence[int] = [child.house for child in children]
        self._lead = kalah_lead(game, position, position.to_move) * UNIT
        self.stride = FAST if self._packed.seeds(board) <= FEW else 1
        self._search = KalahSearch(self._packed)
        self._search.stop_at = min(SLICE, most_nodes)
        self.most_nodes = most_nodes
        self.nodes = 0
        self.exact = True

    def value(self, index: int, depth: int, low: int, _high: int = -LOWEST) -> Slices:
        """Return the margin that a move leads to; see `game.ai.thought.Searcher`."""
        search, slices = self._search, 0
        while True:
            try:
                value, exact = search.move_value(self._children[index], depth, low - self._lead)
            except SliceOverError:
                self.nodes = search.nodes
                if search.nodes >= self.most_nodes:
                    raise OutOfNodesError from None
                yield None
                # Each slice is a little longer than the last: what is found again through the
                # table at its beginning can then never take up the whole of it.
                slices += 1
                search.stop_at = min(search.nodes + SLICE + slices, self.most_nodes)
            else:
                self.nodes = search.nodes
                self.exact &= exact
                return value + self._lead

    def let_go(self) -> Steps[None]:
        """Forget what was found, piece by piece."""
        return self._search.let_go()


def kalah_searcher(game: Kalah, position: KalahPosition, most_nodes: int) -> Searcher:
    """Return the search that suits `position`.

    A board too full for the packed form is sown by the rules, seed by seed: there fewer positions
    are looked at, the more seeds there are, so that a move takes no longer.
    """
    try:
        return KalahSearcher(game, position, most_nodes)
    except OverflowError:
        return LookAhead(game, position, max(most_nodes * CROWD // sum(position.board), FEWEST))
