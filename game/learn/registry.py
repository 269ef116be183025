"""How many lessons the course of each game has. A game with a new course is added here.

It is known without the courses, which are fetched only when somebody begins to learn.
"""

from __future__ import annotations

from collections.abc import Mapping

LESSONS: Mapping[str, int] = {"kalah": 12, "four-player": 10, "bao": 19, "bantu": 11}
"""By the game's name; a game that is not named has none."""
