"""The places of the bar at the table; the layout says which of them there is room for.

Of several commands for a place the first that is shown stands there. What finds no room is offered
by "more".
"""

from __future__ import annotations

MENU_PLACE, HINT_PLACE, UNDO_PLACE, REDO_PLACE, LOG_PLACE, MORE_PLACE, ACTION_PLACE = range(7)
"""Help with the move stands where a match of computers is halted. The action is what goes with the
line of text: to see a move again or skip it, to let go of a piece, to go to the result."""
