"""Parts of the program that come when they are first needed: the page does not wait for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.host.interface import Host
from game.i18n.catalogue import Catalogue
from game.i18n.folders import LATE
from game.view.howto.reading import HISTORY, WORDS

LESSONS = "lessons"
"""Courses and puzzles, and their words: `assets/lessons/`. The glossary comes with them."""

_OF_SCENES: Mapping[str, str] = {
    "lessons": LESSONS,
    "lesson": LESSONS,
    "puzzles": LESSONS,
    "puzzle": LESSONS,
    "linked": LESSONS,
}


def part_of(scene: str, params: Mapping[str, Any]) -> str:
    """Return the part that has to be there before a scene is made, "" where none has to."""
    if scene == "rules" and params.get("page") in (WORDS, HISTORY):
        return LESSONS
    guided = getattr(params.get("match"), "guided", "") if scene == "table" else ""
    return LESSONS if guided else _OF_SCENES.get(scene, "")


class Parts:
    """Which parts are here. Their words are said from then on."""

    def __init__(self, host: Host, words: Catalogue) -> None:
        self._host = host
        self._words = words
        self._ready: set[str] = set()

    def ready(self, name: str) -> bool:
        """Whether a part is here."""
        if name not in self._ready and self._host.has_part(name):
            self._words.add(LATE[name].read)
            self._ready.add(name)
        return name in self._ready

    async def bring(self, name: str) -> bool:
        """Bring a part; False where it did not arrive."""
        return self.ready(name) or (await self._host.bring_part(name) and self.ready(name))
