"""The look of each game, by its name in the rules' registry."""

from __future__ import annotations

from collections.abc import Mapping

from game.view.kalah_look import KalahLook
from game.view.look import Look

LOOKS: Mapping[str, Look] = {"kalah": KalahLook()}
"""In the order of the menu."""
