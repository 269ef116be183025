"""What only Trio's table has: nobody turns so small a board."""

from __future__ import annotations

from game.scenes.table.play.play import Play
from game.scenes.table.scene import Table


class TrioPlay(Play):
    """A match of Trio: south is always near."""

    turnable = False


class TrioTable(Table):
    """Trio's table."""

    play_class = TrioPlay
