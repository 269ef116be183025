"""The games whose moves are the figures of how to play Kalah, by form of the game and page."""

from __future__ import annotations

from collections.abc import Mapping

LINES: Mapping[str, Mapping[str, str]] = {
    "6x4": {
        "sow": "4",
        "again": "3",
        "capture": "3 2 2 5 5 3",
        "round": "5 5 3 2 5 6",
        "end": "2 5 5 2 6 4 5 6 2 2 5 5 3 3 5 2 6",
    },
    "6x3": {
        "sow": "5",
        "again": "4",
        "capture": "4 1",
        "round": "4 1 2 5 4 3 2 3 5 6",
        "end": "5 5 1 1 6 2 3 4 1 5 6",
    },
    "6x5": {
        "sow": "3",
        "again": "5 3 4 6 5",
        "capture": "3 3 2 5 4 3",
        "round": "5 2 1 5 4 6",
        "end": "3 3 5 2 4 4 4 1 3 5 4 4 3 6 3 1 2 2 6 5 3 6",
    },
    "6x6": {
        "sow": "6 4 4 5 6",
        "again": "5 1 1 5 5",
        "capture": "2 6 4 1 2",
        "round": "1 5 4 6",
        "end": "2 5 6 6 6 2 5 4 2 1 1 6 5 4 6 1 4 5 3 6 1 2 5 5 3 4 6 4 5 3 6",
    },
    "4x4": {
        "sow": "2",
        "again": "1",
        "capture": "2 4 4 3 2",
        "round": "1 3 2 4",
        "end": "3 1 4 3 4 1 1 3 4",
    },
    "5x4": {
        "sow": "3",
        "again": "2",
        "capture": "1 5 3 4 1",
        "round": "2 1 3 3 4 5",
        "end": "3 3 2 1 2 2 3 5 3 3 5 4 3 5",
    },
}
