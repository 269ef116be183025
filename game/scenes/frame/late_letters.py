"""The letters that come when they are first needed, and what is said of those that never do."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine
from typing import Any

from game.host.interface import Host
from game.view.text import letters, text_box
from game.view.text.type import Type

AGAIN = 20.0
"""Seconds until letters that did not arrive are asked for once more."""


class LateLetters:
    """Watches what is drawn with `type_`. Letters that no font of ours has are told of once."""

    def __init__(
        self,
        type_: Type,
        host: Host,
        spawn: Callable[[Coroutine[Any, Any, Any]], None],
        tell: Callable[[], None],
    ) -> None:
        self._type = type_
        self._host = host
        self._spawn = spawn
        self._tell = tell
        self._asked: float | None = None
        """When they were asked for, by the clock of `time.monotonic`."""
        self._came = False
        self._told = False

    def update(self) -> bool:
        """Ask for letters that are missing; True when they have come: all is to be drawn anew."""
        if self._type.has_signs and not self._told:
            self._told = True
            self._tell()
        if self._type.waits and not self._is_asked():
            self._asked = time.monotonic()
            self._spawn(self._bring())
        came, self._came = self._came, False
        return came

    def note_explained(self) -> None:
        """Take note that somebody was told already, by who refused such letters."""
        self._told = True

    def _is_asked(self) -> bool:
        return self._asked is not None and time.monotonic() - self._asked < AGAIN

    async def _bring(self) -> None:
        """Bring the font. Where it did not arrive, what was drawn without it asks for it again."""
        if await self._host.bring_part(letters.PART):
            self._type.forget()
            text_box.forget()
            self._came = True
