"""The games whose moves are the figures of how to play Bantu, by form of the game and page."""

from __future__ import annotations

from collections.abc import Mapping

LINES: Mapping[str, Mapping[str, str]] = {}
