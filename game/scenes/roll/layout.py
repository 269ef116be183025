"""Layout of the roll for who starts: a die for each player."""

from __future__ import annotations

from typing import NamedTuple

from game.scenes.frame.header import Header, header
from game.view.box import Box
from game.view.measure import Measure


class RollLayout(NamedTuple):
    """Title, a die and a name for each player, what follows from the rolls, and a button."""

    top: Header
    dice: tuple[Box, ...]
    names: tuple[Box, ...]
    verdict: Box
    button: Box


def roll_layout(m: Measure, players: int) -> RollLayout:
    """Lay out so many dice: side by side, or in an upright window two in a row."""
    top = header(m)
    foot, rest = top.rest.bottom_part(m.button)
    verdict, rest = rest.bottom_part(m.line * 3.2)
    across = players if m.width > m.height else 2
    rows = rest.rows(-(-players // across), m.gap)
    cells = [cell for row in rows for cell in row.columns(across, m.gap)][:players]
    dice, names = zip(*(_die_and_name(m, cell) for cell in cells), strict=True)
    return RollLayout(top, dice, names, verdict, foot.centred(260 * m.unit, foot.height))


def _die_and_name(m: Measure, cell: Box) -> tuple[Box, Box]:
    """Return where a die and its player's name stand."""
    whole = cell.centred(cell.width, min(cell.height, 190 * m.unit))
    name, room = whole.bottom_part(m.line * 1.5)
    # The sign of the seat stands at the left of the die.
    side = min(room.width * 0.62, room.height * 0.9, 117 * m.unit)
    return room.centred(side, side), name
