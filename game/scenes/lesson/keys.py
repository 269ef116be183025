"""The letters that press buttons of a lesson."""

from __future__ import annotations

from collections.abc import Mapping

KEYS: Mapping[str, str] = {"h": "show", "w": "why", "n": "next", "b": "back", "l": "all"}
"""The letters, and the ids of the buttons. Help lists them: "settings.key.lesson.ID" says what."""
