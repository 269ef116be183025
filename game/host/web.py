"""The page: its script (web/page/bridge.js) takes all input and does what only a browser can.

The only module that touches JavaScript. Texts cross as strings and structures as JSON; what
comes from the page is checked before anything is made of it.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import asdict, fields
from importlib import import_module
from typing import Any, Literal, cast, get_args

import pygame

from game.host.display import canvas_size, open_surface
from game.host.exchange import Gesture, SavedFile, Shared
from game.host.gamepad import Pad
from game.host.interface import (
    Message,
    Outline,
    PreferencesChanged,
    Target,
    Viewport,
)
from game.host.page_messages import (
    MisfitError,
    read_keys,
    read_messages,
    read_preferences,
    read_viewport,
)
from game.host.places import Place
from game.host.preferences import Preferences
from game.host.storage import Files, Storage, StorageError
from game.untrusted.plain_text import file_name, plain

LONGEST_STEP = 0.1
"""Most seconds that one frame may seem to last: a hidden page stands still for as long as it is."""

_SMALLEST = Viewport(320.0, 240.0, 1.0)


class WebHost:
    """The game in a browser."""

    name: Literal["native", "web", "fake"] = "web"

    def __init__(self, page: Any = None) -> None:
        """Take `page`, an object like `barazaPage`; None takes the page this runs in."""
        self._page = import_module("js").barazaPage if page is None else page
        self.storage: Storage = PageStorage(self._page)
        self.files: Files | None = None
        self.testing = bool(self._page.testing)
        self.presenting = bool(self._page.presenting)
        self.has_gamepad = False
        self._viewport = _SMALLEST
        self._preferences = Preferences()
        self._asked = False
        self._last_frame: float | None = None
        self._drawn = False
        self._texts: dict[str, tuple[Target, str]] = {}
        self._published: dict[str, tuple[Any, str]] = {}

    def now(self) -> float:
        """Return the seconds since 1970 by the clock of the system."""
        return time.time()

    def viewport(self) -> Viewport:
        """Return the size of the stage. An answer that makes no sense leaves the last one."""
        try:
            self._viewport = read_viewport(self._page.viewport())
        except MisfitError as misfit:
            self._page.warn(str(misfit))
        return self._viewport

    def preferences(self) -> Preferences:
        """Return what the browser knows of the person's wishes; it tells when they change."""
        if not self._asked:
            self._asked = True
            try:
                self._preferences = read_preferences(self._page.preferences())
            except MisfitError as misfit:
                self._page.warn(str(misfit))
        return self._preferences

    def open_display(self, title: str) -> None:
        """Give the canvas as many pixels as the viewport has."""
        open_surface(title, canvas_size(self.viewport()))

    def poll(self) -> Sequence[Message]:
        """Return what the page has heard. What SDL says is thrown away: it hears too little."""
        pygame.event.clear()
        messages = read_messages(self._page.takeMessages(), self._page.warn)
        if any(isinstance(message, PreferencesChanged) for message in messages):
            self._asked = False
        self.has_gamepad = self.has_gamepad or any(isinstance(each, Pad) for each in messages)
        return messages

    async def next_frame(self, rest: float = 0.0) -> float:
        """Wait for the browser's next animation frame; while the page is hidden none comes."""
        now = float(await self._page.nextFrame(rest * 1000)) / 1000
        step = 0.0 if self._last_frame is None else now - self._last_frame
        self._last_frame = now
        return min(max(step, 0.0), max(rest, LONGEST_STEP))

    def present(self, rects: Sequence[tuple[int, int, int, int]] | None) -> None:
        """Copy the display surface, or these rectangles of it, to the canvas."""
        if rects is None:
            pygame.display.flip()
        else:
            pygame.display.update(list(rects))
        if not self._drawn:
            self._drawn = True
            self._page.firstFrame()

    def show_outline(self, outline: Outline, opened: bool) -> None:
        """Have heading, groups and texts made beside the targets that are shown next."""
        self._page.setOutline(_dumps(asdict(outline)), opened)

    def show_targets(self, targets: Sequence[Target], focus: str | None) -> None:
        """Make a real element of each target."""
        self._texts = {target.id: self._text_of(target) for target in targets}
        texts = ",".join(text for _, text in self._texts.values())
        self._page.setTargets(f"[{texts}]", focus or "")

    def _text_of(self, target: Target) -> tuple[Target, str]:
        """Return a target as JSON; most are as they were, and need not be written again."""
        before = self._texts.get(target.id)
        if before is not None and before[0] is target:
            return before
        return target, _dumps(_target_json(target))

    def announce(self, text: str, urgent: bool = False) -> None:
        """Put `text` into a live region."""
        self._page.announce(plain(text), urgent)

    def can_speak(self) -> bool:
        """Return False: in a page that is for the screen reader."""
        return False

    def set_voice(self, tell: Callable[[Target], str] | None) -> None:
        """Do nothing, as above."""

    def publish(self, state: Mapping[str, Any]) -> None:
        """Show `state` as `window.baraza`, if the page was opened with `?test=1`.

        The page itself puts in the targets: those it was shown last.
        """
        texts = [
            f"{_dumps(key)}:{self._written(key, value)}"
            for key, value in state.items()
            if key != "targets"
        ]
        self._page.publish(f"{{{','.join(texts)}}}")

    def _written(self, key: str, value: Any) -> str:
        """Return a part of the state as JSON; the same object as last time needs no writing."""
        before = self._published.get(key)
        if before is None or before[0] is not value:
            before = self._published[key] = value, _dumps(value)
        return before[1]

    def shown(self) -> bool:
        """Whether the page can be seen."""
        return bool(self._page.shown())

    def sound_unlocked(self) -> bool:
        """Whether the browser lets sound out; never with `?mute=1`."""
        return bool(self._page.soundUnlocked())

    def set_colours(self, colours: Mapping[str, tuple[int, int, int]]) -> None:
        """Have the page's own sheets look like those of the game."""
        self._page.setColours(_dumps(colours))

    def set_pointer(self, shape: Literal["arrow", "hand"]) -> None:
        """Give the mouse pointer a shape over the stage."""
        self._page.setPointer(shape)

    def can_fill_screen(self) -> bool:
        """Whether the browser can; an iPhone cannot, and a page with our frame may forbid it."""
        return bool(self._page.canFillScreen())

    def toggle_full_screen(self) -> None:
        """Ask the browser for the whole screen, or give it back."""
        self._page.toggleFullScreen()

    async def copy_text(self, text: str) -> bool:
        """Put `text` on the clipboard; where the browser refuses, the person may by hand."""
        return bool(await self._page.copyText(plain(text)))

    def show_text(self, text: str) -> None:
        """Show `text` on a sheet of the page's own."""
        self._page.showText(plain(text))

    async def paste_text(self) -> str | None:
        """Return the clipboard's text, or what the person pastes; None where that is nothing."""
        text = await self._page.pasteText()
        return text if isinstance(text, str) else None

    def can_share(self) -> bool:
        """Whether the browser shows the system's list of ways to send an address."""
        return bool(self._page.canShare())

    async def share(self, title: str, address: str) -> Shared:
        """Show that list."""
        outcome = await self._page.shareAddress(plain(title), plain(address))
        return cast(Shared, outcome) if outcome in get_args(Shared) else "refused"

    def address(self) -> str:
        """Return the address of the page, without what stands behind the '#'."""
        return str(self._page.address())

    def link(self) -> str:
        """Return what stands behind the '#' of the address."""
        return str(self._page.link())

    def set_link(self, fragment: str) -> None:
        """Change what stands behind the '#', without a new entry in the history."""
        self._page.setLink(plain(fragment))

    def show_places(self, places: Sequence[Place]) -> None:
        """Have an entry of the browser's history for each."""
        self._page.showPlaces(_dumps([asdict(place) for place in places]))

    async def open_file(self) -> tuple[str, bytes | None] | None:
        """Let the person pick a file."""
        picked = await self._page.openFile()
        if picked is None:
            return None
        content = None if picked.bytes is None else bytes(picked.bytes.to_bytes())
        return file_name(str(picked.name)), content

    async def save_file(self, name: str, content: bytes) -> SavedFile | None:
        """Hand a file to the browser's downloads; where they are, only the browser knows."""
        to_js = import_module("pyodide.ffi").to_js
        outcome = self._page.saveFile(name, to_js(content))
        if outcome not in ("saved", "handed"):
            return None
        return SavedFile(name, is_sure=outcome == "saved")

    def has_part(self, name: str) -> bool:
        """Return whether the page has put the files of a part where Python finds them."""
        return bool(self._page.hasPart(name))

    async def bring_part(self, name: str) -> bool:
        """Have the page fetch them; False where they did not arrive, or not whole."""
        return bool(await self._page.bringPart(name))

    def leisure(self) -> None:
        """Let the page keep what makes the next start quicker."""
        self._page.leisure()

    def has_papers(self) -> bool:
        """Return True: the build puts them beside the page."""
        return True

    def open_paper(self, name: str) -> None:
        """Show a sheet in a tab of its own."""
        self._page.openPaper(name)

    def protect_storage(self) -> None:
        """Ask the browser, which may ask the person; what it answers changes nothing here."""
        self._page.protectStorage()

    def reload(self) -> None:
        """Load the page again: it comes as the newest version that the browser has."""
        self._page.reload()

    def report_error(self, text: str) -> None:
        """Write `text` to the console as an error."""
        self._page.reportError(plain(text))

    def close(self) -> None:
        """Do nothing: the page says that the game has ended."""


class PageStorage:
    """The browser's local storage; the page puts our prefix before every key."""

    def __init__(self, page: Any) -> None:
        self._page = page

    def get(self, key: str) -> str | None:
        """Return the text of `key`, or None. Raises StorageError."""
        text = self._call("storageGet", key)
        return text if isinstance(text, str) else None

    def set(self, key: str, text: str) -> None:
        """Keep `text`. Raises StorageError."""
        self._call("storageSet", key, text)

    def remove(self, key: str) -> None:
        """Throw the text of `key` away. Raises StorageError."""
        self._call("storageRemove", key)

    def keys(self) -> Sequence[str]:
        """Return every key of the game. Raises StorageError."""
        try:
            return read_keys(self._call("storageKeys"))
        except MisfitError as misfit:
            raise StorageError(str(misfit)) from misfit

    def alone(self) -> AbstractContextManager[object]:
        """Do nothing: a browser locks its storage for nobody who does not wait."""
        return nullcontext()

    def _call(self, name: str, *values: str) -> Any:
        try:
            return getattr(self._page, name)(*values)
        except Exception as error:  # whatever JavaScript throws when storage is blocked or full
            raise StorageError(str(error)) from error


def _dumps(value: Any) -> str:
    """Return JSON in ASCII: nothing in it can be lost between two languages."""
    return json.dumps(value, separators=(",", ":"))


def _target_json(target: Target) -> dict[str, Any]:
    """Return a target as the page has it: what it always has, and what else there is of it."""
    x, y, width, height = target.rect
    more: dict[str, Any] = {
        "group": target.group,
        "description": target.description,
        "text": target.text,
        "expanded": target.expanded,
    }
    if target.gesture is not None:
        more["gesture"] = _gesture_json(target.gesture)
    if target.range is not None:
        more["range"] = [target.range.low, target.range.high, target.range.now]
    return {
        "id": target.id,
        "kind": target.kind,
        "name": target.name,
        "x": x,
        "y": y,
        "width": width,
        "height": height,
        "pressed": target.pressed,
        "role": target.role,
        **{name: value for name, value in more.items() if value or value is False},
    }


def _gesture_json(gesture: Gesture) -> dict[str, Any]:
    """Return a gesture as the page has it: what of it is not as it mostly is."""
    values = {each.name: getattr(gesture, each.name) for each in fields(gesture)}
    usual = Gesture(gesture.kind)
    return {
        name: value
        for name, value in values.items()
        if name == "kind" or value != getattr(usual, name)
    }
