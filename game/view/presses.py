"""The presses that make a move.

A move is made by pressing places, one or several. Kalah: the house. Bantu: the piece, then its
circle. Bao: the pit, then the side, and in mid-move perhaps "stop" or "sow on".
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.protocol import Place

Chosen = tuple[Place, ...]
"""The places pressed so far for the move that is being made, () before the first press."""

NextPresses = Mapping[Place, Any | None]
"""What each place means that may be pressed next: a complete legal move, or None if the move goes
on with another press."""
