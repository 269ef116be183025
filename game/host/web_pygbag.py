"""The stock page of pygbag: a window like the native one, without files and without our script."""

from __future__ import annotations

import asyncio
import platform
import time
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Literal

from game.host.exchange import SavedFile
from game.host.interface import Viewport
from game.host.native import LONGEST_STEP, NativeHost
from game.host.storage import StorageError

PREFIX = "baraza:"
"""Before every key: one origin is shared by many games."""

_FALLBACK_SIZE = (1280, 720)


class PygbagHost(NativeHost):
    """What pygbag's page gives: SDL's events, and the browser's local storage."""

    name: Literal["native", "web", "fake"] = "web"

    def __init__(self) -> None:
        """Fill the browser's window."""
        super().__init__(size=_window_size(), scale=1.0, storage=LocalStorage())
        self.files = None

    def viewport(self) -> Viewport:
        """Return the size of the canvas; pygbag's page scales it to the window."""
        width, height = self._size
        return Viewport(width, height, 1.0)

    async def next_frame(self, rest: float = 0.0) -> float:
        """Give the page its turn; pygbag's loop comes back with the next animation frame."""
        del rest
        await asyncio.sleep(0)
        now = time.perf_counter()
        step, self._woke = now - self._woke, now
        return min(step, LONGEST_STEP)

    def can_fill_screen(self) -> bool:
        """Return False: the page decides."""
        return False

    def toggle_full_screen(self) -> None:
        """Do nothing, as above."""

    async def save_file(self, name: str, content: bytes) -> SavedFile | None:
        """Return None: what is written here is gone with the page."""
        del name, content
        return None

    def close(self) -> None:
        """Do nothing: the page goes on."""


class LocalStorage:
    """The browser's local storage through pygbag's `platform.window`, where there is one."""

    def _storage(self) -> Any:
        storage = getattr(getattr(platform, "window", None), "localStorage", None)
        if storage is None:
            raise StorageError("no local storage")
        return storage

    def _call(self, name: str, *values: str | int) -> Any:
        try:
            return getattr(self._storage(), name)(*values)
        except StorageError:
            raise
        except Exception as error:  # whatever JavaScript throws when storage is blocked or full
            raise StorageError(str(error)) from error

    def get(self, key: str) -> str | None:
        """Return the text of `key`, or None. Raises StorageError."""
        text = self._call("getItem", PREFIX + key)
        return text if isinstance(text, str) else None

    def set(self, key: str, text: str) -> None:
        """Keep `text`. Raises StorageError."""
        self._call("setItem", PREFIX + key, text)

    def remove(self, key: str) -> None:
        """Throw the text of `key` away. Raises StorageError."""
        self._call("removeItem", PREFIX + key)

    def keys(self) -> Sequence[str]:
        """Return every key of the game. Raises StorageError."""
        storage = self._storage()
        length = getattr(storage, "length", 0)
        names = [self._call("key", n) for n in range(length if isinstance(length, int) else 0)]
        return [str(name)[len(PREFIX) :] for name in names if str(name).startswith(PREFIX)]

    def alone(self) -> AbstractContextManager[object]:
        """Do nothing: a browser locks its storage for nobody who does not wait."""
        return nullcontext()


def _window_size() -> tuple[int, int]:
    """Return the browser window's size in CSS pixels."""
    window = getattr(platform, "window", None)
    width, height = getattr(window, "innerWidth", 0), getattr(window, "innerHeight", 0)
    if isinstance(width, int | float) and isinstance(height, int | float) and width and height:
        return max(240, int(width)), max(240, int(height))
    return _FALLBACK_SIZE
