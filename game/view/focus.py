"""Where the keyboard's focus goes."""

from __future__ import annotations

from collections.abc import Mapping

from game.view.box import Box

DIRECTIONS: Mapping[str, tuple[int, int]] = {
    "ArrowLeft": (-1, 0),
    "ArrowRight": (1, 0),
    "ArrowUp": (0, -1),
    "ArrowDown": (0, 1),
}


def neighbour(boxes: Mapping[str, Box], current: str | None, key: str, back: bool) -> str | None:
    """Return the id that `key` (an arrow, Tab, Home, End) leads to; None when there is none.

    `boxes` are in focus order; `back` is Shift with Tab.
    """
    order = list(boxes)
    if not order:
        return None
    if key in ("Home", "End"):
        return order[0 if key == "Home" else -1]
    if current is None or current not in boxes:
        return order[-1 if back else 0]
    if key == "Tab":
        return order[(order.index(current) + (-1 if back else 1)) % len(order)]
    return _nearest(boxes, current, *DIRECTIONS[key])


def _nearest(boxes: Mapping[str, Box], current: str, dx: int, dy: int) -> str:
    """Return the id of the nearest box in a direction; the same one if none lies there."""
    x, y = boxes[current].middle
    best, least = current, float("inf")
    for name, box in boxes.items():
        to_x, to_y = box.middle[0] - x, box.middle[1] - y
        ahead = to_x * dx + to_y * dy
        aside = abs(to_x * dy) + abs(to_y * dx)
        # Boxes beside the line count too, but each step aside is worth more than two ahead.
        if ahead > 1 and aside <= ahead * 3:
            far = ahead + 2.4 * aside
            if far < least:
                best, least = name, far
    return best
