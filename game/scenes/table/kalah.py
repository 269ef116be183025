"""What only Kalah's table has: nothing so far. One press on a house is a move."""

from __future__ import annotations

from game.scenes.table.scene import Table


class KalahTable(Table):
    """Kalah's table."""
