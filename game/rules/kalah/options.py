"""The options of Kalah: how large the board is, and by which rules it is played."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.protocol import Json, Option

OPTION_LIST = (
    Option("preset", "choice", "printed", ("printed", "standard", "empty-capture")),
    Option("houses", "integer", 6, low=1, high=9),
    Option("seeds", "integer", 4, low=1, high=9),
    Option("lone_capture", "flag", True, (True, False), switch=True),
    Option("leftovers", "choice", "nobody", ("nobody", "owner"), switch=True),
)
"""The options as data."""

PRESETS: Mapping[str, Mapping[str, Json]] = {
    "printed": {"lone_capture": True, "leftovers": "nobody"},
    "standard": {"lone_capture": False, "leftovers": "owner"},
    "empty-capture": {"lone_capture": True, "leftovers": "owner"},
}
"""What each preset says of each switch."""
