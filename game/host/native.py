"""The native window."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
import time
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Literal

import pygame

from game.host.display import open_surface, refuse_unseen
from game.host.exchange import SavedFile, Shared
from game.host.files import FolderFiles, file_given, free_name, may_be_replaced
from game.host.interface import (
    FileGiven,
    Key,
    Message,
    Outline,
    Quit,
    Resized,
    Target,
    Viewport,
    Visible,
)
from game.host.languages import system_languages
from game.host.places import Place, Went
from game.host.preferences import Preferences
from game.host.pygame_input import PygameInput
from game.host.silence import choose_driver
from game.host.storage import Files, Storage
from game.host.window.folder import FolderStorage, NoStorage, write_whole
from game.host.window.history import WindowHistory
from game.host.window.home import data_folder, home_folder
from game.host.window.listeners import Listeners, Tell, voice
from game.host.window.opening import (
    SMALLEST,
    USUAL_SIZE,
    fitting_size,
    suitable_scale,
    wear_icon,
)
from game.host.window.waiting import look_for_event, wait_for_event
from game.paths import ASSETS
from game.signals import asked
from game.untrusted.plain_text import plain

FRAME = 1 / 60
"""Seconds between two frames while something happens."""

IDLE_FRAME = 0.05
"""Longest wait, in seconds, while nothing is drawn; any event ends it at once."""

LONGEST_STEP = 0.1
"""Most seconds that one frame may seem to last (after a suspended process, say)."""

PAPERS = ASSETS.parent / "build" / "print"
"""Where `./build.sh print` puts the sheets to be printed."""

_QUIET_FRAMES = 20
_WORKING = 0.003
_CURSORS = {"arrow": pygame.SYSTEM_CURSOR_ARROW, "hand": pygame.SYSTEM_CURSOR_HAND}


class NativeHost:
    """A window of the system, files in the system's data folder."""

    name: Literal["native", "web", "fake"] = "native"

    def __init__(
        self,
        *,
        size: tuple[int, int] | None = None,
        scale: float | None = None,
        full_screen: bool = False,
        mute: bool = False,
        present: bool = False,
        test_hook: Path | None = None,
        folder: Path | None = None,
        storage: Storage | None = None,
        file: Path | None = None,
        link: str = "",
    ) -> None:
        """Take the choices of the command line; `size` is in window pixels.

        None takes what fits the desktop.

        `scale` is window pixels for one CSS pixel; None takes what suits the desktop. `folder`
        replaces the system's data folder, and `storage` the files altogether. `file` is given to
        the game with its first messages; `link` is as if it stood behind the '#' of an address.
        """
        self._fits = size is None
        self._size = self._window = size or USUAL_SIZE
        self._resized = False
        self._scale = scale
        self._full_screen = full_screen
        self._mute = mute
        self._test_hook = test_hook
        self.testing = test_hook is not None
        self.presenting = present
        self._home = home_folder()
        folder = folder or data_folder(sys.platform, os.environ, self._home)
        self.storage: Storage = storage or (
            NoStorage() if folder is None else FolderStorage(folder)
        )
        self.files: Files | None = FolderFiles(self._home, folder)
        self._input = PygameInput()
        self._history = WindowHistory()
        self._listeners = Listeners()
        self._file: list[FileGiven] = [] if file is None else [file_given(file)]
        self._link = link
        self._waiting: list[Any] = []
        self._shown = True
        self._presented = False
        self._quiet_frames = 0
        self._woke = time.perf_counter()

    @property
    def has_gamepad(self) -> bool:
        """Whether a gamepad is connected."""
        return self._input.has_gamepad

    def now(self) -> float:
        """Return the seconds since 1970 by the clock of the system."""
        return time.time()

    def viewport(self) -> Viewport:
        """Return the window's size in CSS pixels and its scale."""
        width, height = self._size
        scale = self._scale or 1.0
        return Viewport(width / scale, height / scale, scale)

    def preferences(self) -> Preferences:
        """Return the languages of the system. Motion and contrast are asked in the game."""
        return Preferences(system_languages())

    def open_display(self, title: str) -> None:
        """Make the window, or remake it after its size changed."""
        if not pygame.display.get_init():
            choose_driver(os.environ)
            pygame.display.init()
            refuse_unseen()
            wear_icon()
        desktops = pygame.display.get_desktop_sizes()
        if self._scale is None:
            self._scale = suitable_scale(desktops)
        if self._fits:
            self._fits = False
            self._size = self._window = fitting_size(desktops, self._scale)
        if self._full_screen:
            size, flags = pygame.display.get_desktop_sizes()[0], pygame.FULLSCREEN
        else:
            size, flags = self._size, pygame.RESIZABLE
        self._size = open_surface(title, size, flags).get_size()

    def poll(self) -> Sequence[Message]:
        """Return what happened since the last call; a change of size comes once, first."""
        events = self._waiting + pygame.event.get()
        self._waiting = []
        read = self._input.read(events, self.viewport().scale)
        heard = [self._walked(message) for message in read if not self._took(message)]
        messages = [*self._file, *(message for message in heard if message is not None)]
        self._listeners.pass_on(self.viewport().scale)
        messages += self._listeners.messages()
        self._file = []
        if asked():
            messages.append(Quit())
        return [Resized(), *messages] if self._has_other_size() else messages

    def _took(self, message: Message) -> bool:
        """Note what concerns the window; True if it concerns nobody else."""
        if isinstance(message, Visible):
            self._shown = message.shown
        if isinstance(message, Key) and message.name == "F11":
            self.toggle_full_screen()
            return True
        return False

    def _walked(self, message: Message) -> Message | None:
        """Complete a step back or forward; None where it leads nowhere."""
        return self._history.walk(message.steps) if isinstance(message, Went) else message

    def _has_other_size(self) -> bool:
        """Take over the window's size; tell whether it changed since the last call."""
        if self._resized:  # the display still has its old size until it is remade
            self._resized = False
            return True
        surface = pygame.display.get_surface()
        if surface is None or surface.get_size() == self._size:
            return False
        width, height = surface.get_size()
        self._size = (max(width, SMALLEST[0]), max(height, SMALLEST[1]))
        return True

    async def next_frame(self, rest: float = 0.0) -> float:
        """Wait for the next frame; longer, but not beyond any event, while nothing moves."""
        await asyncio.sleep(0)
        worked = time.perf_counter() - self._woke
        busy = self._presented or worked > _WORKING
        self._quiet_frames = 0 if busy else self._quiet_frames + 1
        self._presented = False
        if self._quiet_frames > _QUIET_FRAMES:
            self._input.look_for_gamepads()
            self._wait_for_event(self._input.patience(rest or IDLE_FRAME))
        else:
            await asyncio.sleep(max(0.0, FRAME - worked))
        now = time.perf_counter()
        step, self._woke = now - self._woke, now
        return min(step, max(rest, LONGEST_STEP))

    def _wait_for_event(self, seconds: float) -> None:
        # With a gamepad SDL itself would look a thousand times a second.
        (look_for_event if self._input.has_gamepad else wait_for_event)(seconds)
        self._waiting += pygame.event.get()
        if self._waiting:
            self._quiet_frames = 0

    def present(self, rects: Sequence[tuple[int, int, int, int]] | None) -> None:
        """Show the display surface, or only these rectangles of it."""
        self._presented = True
        if rects is None:
            pygame.display.flip()
        else:
            pygame.display.update(list(rects))

    def show_outline(self, outline: Outline, opened: bool) -> None:
        """Tell a screen reader what there is besides the targets, which are shown next."""
        self._listeners.show_outline(outline, opened)

    def show_targets(self, targets: Sequence[Target], focus: str | None) -> None:
        """Tell a screen reader what can be pressed."""
        self._listeners.show_targets(targets, focus)

    def announce(self, text: str, urgent: bool = False) -> None:
        """Have `text` said by a screen reader, and by the system's voice if that speaks."""
        self._listeners.announce(text, urgent)

    def can_speak(self) -> bool:
        """Return whether the system has a voice that is known here."""
        return voice() is not None

    def set_voice(self, tell: Tell | None) -> None:
        """Have the system's voice speak, or not."""
        self._listeners.set_voice(tell)

    def publish(self, state: Mapping[str, Any]) -> None:
        """Write `state` as JSON into the file of `--test-hook`.

        Where that is not possible any more, as the disk is full, say, the old state stays there.
        """
        if self._test_hook is None:
            return
        text = json.dumps(state, ensure_ascii=False)
        with contextlib.suppress(OSError):
            if may_be_replaced(self._test_hook):
                write_whole(self._test_hook, text.encode("utf-8", "replace"))

    def shown(self) -> bool:
        """Whether the window is not minimised."""
        return self._shown

    def sound_unlocked(self) -> bool:
        """Whether sound may play: always, but for `--mute`."""
        return not self._mute

    def set_colours(self, colours: Mapping[str, tuple[int, int, int]]) -> None:
        """Do nothing: a window shows the game alone."""

    def set_pointer(self, shape: Literal["arrow", "hand"]) -> None:
        """Give the mouse pointer a shape; a system without that shape keeps its own."""
        try:
            pygame.mouse.set_cursor(_CURSORS[shape])
        except pygame.error:
            return

    def can_fill_screen(self) -> bool:
        """Return True: every window can."""
        return True

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back to the window."""
        if not self._full_screen:
            self._window = self._size
        self._full_screen = not self._full_screen
        self._size = self._window
        self._resized = True

    async def copy_text(self, text: str) -> bool:
        """Put `text` on the clipboard; False where there is none."""
        try:
            pygame.scrap.put_text(plain(text))
        except pygame.error:
            return False
        return True

    def show_text(self, text: str) -> None:
        """Do nothing: a file that was written is there."""

    async def paste_text(self) -> str | None:
        """Return the clipboard's text, or None."""
        try:
            return pygame.scrap.get_text() or None
        except (pygame.error, ValueError):  # what is there need not be a text
            return None

    def can_share(self) -> bool:
        """Return False: SDL knows of no such list."""
        return False

    async def share(self, title: str, address: str) -> Shared:
        """Return that there is none, as above."""
        del title, address
        return "refused"

    def address(self) -> str:
        """Return nothing: a window has no address."""
        return ""

    def link(self) -> str:
        """Return what it was started with: a window has no address."""
        return self._link

    def set_link(self, fragment: str) -> None:
        """Take over what would stand in the address of a page."""
        self._link = fragment

    def show_places(self, places: Sequence[Place]) -> None:
        """Remember them, for Forward."""
        self._history.show(places)

    def has_part(self, name: str) -> bool:
        """Return True: a window has the whole program beside it."""
        del name
        return True

    async def bring_part(self, name: str) -> bool:
        """Return True: nothing is to be brought."""
        del name
        return True

    def leisure(self) -> None:
        """Do nothing: a window starts quickly as it is."""

    async def open_file(self) -> tuple[str, bytes | None] | None:
        """Return None: SDL shows no list of files, so the game does (see `files`)."""
        return None

    async def save_file(self, name: str, content: bytes) -> SavedFile | None:
        """Write `content` into the person's own folder under `name`, or that with a number."""
        if self._home is None:
            return None
        path = free_name(self._home / Path(name).name)
        try:
            write_whole(path, content)
        except OSError:
            return None
        return SavedFile(str(path))

    def has_papers(self) -> bool:
        """Return whether `./build.sh print` has made them."""
        return PAPERS.is_dir()

    def open_paper(self, name: str) -> None:
        """Show a sheet in the program that the system has for it."""
        # By its name: the page, of which this module is a part too, has no such thing.
        import_module("webbrowser").open((PAPERS / Path(name).name).as_uri())

    def protect_storage(self) -> None:
        """Do nothing: nobody empties the person's own folders."""

    def reload(self) -> None:
        """Do nothing: a newer version is never here while the program runs."""

    def report_error(self, text: str) -> None:
        """Write `text` to standard error."""
        with contextlib.suppress(OSError, ValueError):  # nobody may be listening
            print(plain(text), file=sys.stderr, flush=True)

    def close(self) -> None:
        """Close the window."""
        self._listeners.close()
        pygame.quit()
