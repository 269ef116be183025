"""A host for tests: messages from a script, everything it is told kept to be looked at."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Literal

from game.host.display import canvas_size, open_surface
from game.host.exchange import SavedFile, Shared
from game.host.interface import (
    Message,
    Outline,
    Quit,
    Resized,
    Target,
    Viewport,
    Visible,
)
from game.host.places import Place
from game.host.preferences import Preferences
from game.host.storage import Files, StorageError

_DESKTOP = Viewport(1280, 720, 1)


class MemoryStorage:
    """Texts in memory. `blocked` makes every call fail, `full` only writing."""

    def __init__(self, texts: Mapping[str, str] | None = None) -> None:
        self.texts = dict(texts or {})
        self.blocked = False
        self.full = False

    def get(self, key: str) -> str | None:
        """Return the text of `key`, or None. Raises StorageError."""
        self._check()
        return self.texts.get(key)

    def set(self, key: str, text: str) -> None:
        """Keep `text`. Raises StorageError."""
        self._check(writing=True)
        self.texts[key] = text

    def remove(self, key: str) -> None:
        """Throw the text of `key` away. Raises StorageError."""
        self._check()
        self.texts.pop(key, None)

    def keys(self) -> list[str]:
        """Return every key. Raises StorageError."""
        self._check()
        return sorted(self.texts)

    def alone(self) -> AbstractContextManager[object]:
        """Do nothing: one thread has it all for itself."""
        return nullcontext()

    def _check(self, writing: bool = False) -> None:
        if self.blocked or (self.full and writing):
            raise StorageError("blocked" if self.blocked else "full")


class FakeHost:
    """Runs the game without a person, a window or a page.

    `script` holds the messages of one frame each; after the last of them the person quits.
    """

    name: Literal["native", "web", "fake"] = "fake"

    def __init__(
        self,
        script: Iterable[Sequence[Message]] = (),
        viewport: Viewport = _DESKTOP,
        storage: MemoryStorage | None = None,
        preferences: Preferences | None = None,
    ) -> None:
        self.script = deque(script)
        self.storage = storage or MemoryStorage()
        self.files: Files | None = None
        self.testing = True
        self.presenting = False
        self.has_gamepad = False
        self.step = 1 / 60
        self.time = 1_800_000_000.0
        self.presented: list[Sequence[tuple[int, int, int, int]] | None] = []
        self.targets: Sequence[Target] = ()
        self.focus: str | None = None
        self.outline = Outline()
        self.opened = 0
        self.announced: list[str] = []
        self.speaks = True
        self.tell: Callable[[Target], str] | None = None
        self.published: list[Mapping[str, Any]] = []
        self.errors: list[str] = []
        self.pointer: Literal["arrow", "hand"] = "arrow"
        self.clipboard: str | None = None
        self.fragment = ""
        self.places: Sequence[Place] = ()
        self.answers = 0
        self.clipboard_refuses = False
        self.shared: list[str] | None = None
        self.share_outcome: Shared = "sent"
        self.shown_texts: list[str] = []
        self.file_to_open: tuple[str, bytes | None] | None = None
        self.saved: dict[str, bytes] = {}
        self.saves_surely = True
        self.save_refuses = False
        self.full_screen = False
        self.fills_screen = True
        self.parts_missing = False
        self.leisures = 0
        self.part_arrives = True
        self.papers = True
        self.opened_papers: list[str] = []
        self.colours: dict[str, tuple[int, int, int]] = {}
        self.unlocked = True
        self.closed = False
        self.storage_protected = 0
        self.reloads = 0
        self._viewport = viewport
        self._preferences = preferences or Preferences()
        self._shown = True

    def resize(self, viewport: Viewport) -> Resized:
        """Take another viewport; return the message that tells so."""
        self._viewport = viewport
        return Resized()

    def now(self) -> float:
        """Return `time`, which only a test changes."""
        return self.time

    def viewport(self) -> Viewport:
        """Return the viewport given."""
        return self._viewport

    def preferences(self) -> Preferences:
        """Return the preferences given."""
        return self._preferences

    def open_display(self, title: str) -> None:
        """Make the display: a real one, so the tests' SDL drivers are dummies."""
        open_surface(title, canvas_size(self._viewport))

    def poll(self) -> Sequence[Message]:
        """Return the messages of the next frame of the script."""
        messages = self.script.popleft() if self.script else (Quit(),)
        for message in messages:
            if isinstance(message, Visible):
                self._shown = message.shown
        return messages

    async def next_frame(self, rest: float = 0.0) -> float:
        """Return `step` at once."""
        del rest
        await asyncio.sleep(0)
        return self.step

    def present(self, rects: Sequence[tuple[int, int, int, int]] | None) -> None:
        """Keep what was shown."""
        self.presented.append(rects)

    def show_outline(self, outline: Outline, opened: bool) -> None:
        """Keep the outline, and count the screens."""
        self.outline = outline
        self.opened += opened

    def show_targets(self, targets: Sequence[Target], focus: str | None) -> None:
        """Keep the targets."""
        self.targets, self.focus = targets, focus

    def announce(self, text: str, urgent: bool = False) -> None:
        """Keep the text."""
        del urgent
        self.announced.append(text)

    def can_speak(self) -> bool:
        """Return `speaks`."""
        return self.speaks

    def set_voice(self, tell: Callable[[Target], str] | None) -> None:
        """Keep it."""
        self.tell = tell

    def publish(self, state: Mapping[str, Any]) -> None:
        """Keep the state."""
        self.published.append(state)

    def shown(self) -> bool:
        """Return what the last Visible message said."""
        return self._shown

    def sound_unlocked(self) -> bool:
        """Return `unlocked`."""
        return self.unlocked

    def set_colours(self, colours: Mapping[str, tuple[int, int, int]]) -> None:
        """Keep the colours."""
        self.colours = dict(colours)

    def set_pointer(self, shape: Literal["arrow", "hand"]) -> None:
        """Keep the shape."""
        self.pointer = shape

    def can_fill_screen(self) -> bool:
        """Return `fills_screen`."""
        return self.fills_screen

    def toggle_full_screen(self) -> None:
        """Keep that it was asked for."""
        self.full_screen = not self.full_screen

    async def copy_text(self, text: str) -> bool:
        """Keep the text as the clipboard, unless `clipboard_refuses`."""
        if self.clipboard_refuses:
            return False
        self.clipboard = text
        return True

    def show_text(self, text: str) -> None:
        """Keep the text."""
        self.shown_texts.append(text)

    async def paste_text(self) -> str | None:
        """Return the clipboard, unless `clipboard_refuses`."""
        return None if self.clipboard_refuses else self.clipboard

    def can_share(self) -> bool:
        """Return whether `shared` is a list."""
        return self.shared is not None

    async def share(self, title: str, address: str) -> Shared:
        """Keep the address, if `share_outcome` is that it was sent."""
        del title
        if self.shared is not None and self.share_outcome == "sent":
            self.shared.append(address)
        return "refused" if self.shared is None else self.share_outcome

    def address(self) -> str:
        """Return an address."""
        return "https://example.org/baraza/"

    def link(self) -> str:
        """Return the fragment."""
        return self.fragment

    def set_link(self, fragment: str) -> None:
        """Keep the fragment."""
        self.fragment = fragment

    def show_places(self, places: Sequence[Place]) -> None:
        """Keep the places, and count how often they were told."""
        self.places = places
        self.answers += 1

    async def open_file(self) -> tuple[str, bytes | None] | None:
        """Return `file_to_open`."""
        return self.file_to_open

    async def save_file(self, name: str, content: bytes) -> SavedFile | None:
        """Keep the file, unless `save_refuses`."""
        if self.save_refuses:
            return None
        self.saved[name] = content
        return SavedFile(name, self.saves_surely)

    def has_part(self, name: str) -> bool:
        """Return whether no part is missing."""
        del name
        return not self.parts_missing

    async def bring_part(self, name: str) -> bool:
        """Bring a part, if `part_arrives`."""
        del name
        self.parts_missing = not self.part_arrives
        return self.part_arrives

    def leisure(self) -> None:
        """Count how often there was time."""
        self.leisures += 1

    def has_papers(self) -> bool:
        """Return whether there are some."""
        return self.papers

    def open_paper(self, name: str) -> None:
        """Keep the name."""
        self.opened_papers.append(name)

    def protect_storage(self) -> None:
        """Count how often it was asked for."""
        self.storage_protected += 1

    def reload(self) -> None:
        """Count how often it was asked for."""
        self.reloads += 1

    def report_error(self, text: str) -> None:
        """Keep the text."""
        self.errors.append(text)

    def close(self) -> None:
        """Note that the game is over."""
        self.closed = True
