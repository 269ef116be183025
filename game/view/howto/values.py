"""What the sentences of how to play are filled with."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.protocol import Json


def page_values(options: Mapping[str, Json], *, standing: bool = False) -> dict[str, Json]:
    """Return the values of all texts of pages: the numbers of a match, and which way is which.

    `standing`: the board stands upright, so that what lies left in the words lies above.
    """
    numbers = {
        name: value
        for name, value in options.items()
        if isinstance(value, int) and not isinstance(value, bool)
    }
    left, right = ("up", "down") if standing else ("left", "right")
    return {**numbers, "left": left, "right": right}
