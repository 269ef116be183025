"""Who listens to a window: a screen reader, and whoever has the system's voice speak."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING

import pygame

from game.host.display import UNSEEN
from game.host.interface import Message, Outline, Target
from game.host.window.waiting import wake

if TYPE_CHECKING:
    from game.host.window.reader.bridge import Bridge
    from game.host.window.voice import Voice

Tell = Callable[[Target], str]
"""Says in words what something to be pressed is, and how it stands."""


@cache
def voice() -> Voice | None:
    """Return the voice of this system, None where it has none; it is looked for once."""
    if sys.platform == "emscripten":
        return None
    from game.host.window.voice import Voice, program_of  # noqa: PLC0415 - most never hear it

    program = program_of(sys.platform)
    return None if program is None else Voice(program)


class Listeners:
    """Passes on what a window shows and says; nothing goes anywhere where nobody listens."""

    def __init__(self) -> None:
        self._outline = Outline()
        self._targets: Sequence[Target] = ()
        self._focus: str | None = None
        self._opened = False
        """Whether the screen is another one since texts were said last."""
        self._moved = False
        """Whether the focus is."""
        self._shown = False
        """Whether anything of it is yet to be passed on."""
        self._said: list[tuple[str, bool]] = []
        self._bridge: Bridge | None = None
        self._begun = False
        self._tell: Tell | None = None
        self._spoken = ""
        """What the voice was given last."""

    def show_outline(self, outline: Outline, opened: bool) -> None:
        """Take over heading, groups and texts."""
        self._outline, self._shown = outline, True
        self._opened = self._opened or opened

    def show_targets(self, targets: Sequence[Target], focus: str | None) -> None:
        """Take over what can be pressed, and what has the focus."""
        self._moved = self._moved or focus != self._focus
        self._targets, self._focus, self._shown = targets, focus, True

    def announce(self, text: str, urgent: bool) -> None:
        """Take over what is to be said."""
        self._said.append((text, urgent))

    def set_voice(self, tell: Tell | None) -> None:
        """Have the system's voice speak, or not (None)."""
        if tell is None and self._tell is not None and (speaker := voice()) is not None:
            speaker.silence()
        self._tell = tell

    def messages(self) -> list[Message]:
        """Return what a screen reader has asked for since the last call."""
        return [] if self._bridge is None else self._bridge.messages()

    def pass_on(self, scale: float) -> None:
        """Tell who listens what is new; once in a frame. `scale`: window pixels for a CSS pixel."""
        if not self._begun:
            self._begun = True
            self._bridge = bridge_of(pygame.display.get_caption()[0])
        if self._bridge is not None:
            if self._shown:
                self._bridge.show(self._outline, self._targets, self._focus)
            for text, urgent in self._said:
                self._bridge.announce(text, urgent)
            self._bridge.pass_on(place_of_window(), scale)
        if self._tell is not None and (speaker := voice()) is not None:
            self._speak(speaker, self._tell)
        self._said, self._opened, self._moved, self._shown = [], False, False, False

    def _speak(self, speaker: Voice, tell: Tell) -> None:
        """Say what is new. Where somebody has gone on, what was being said is no news any more."""
        texts = [text for text, _ in self._said]
        title = self._outline.title
        # Many a screen has said its own name when it was opened, a frame before it is told here.
        if self._opened and title and not any(title in text for text in (self._spoken, *texts)):
            texts.insert(0, f"{title}.")
        if self._moved:
            texts += [tell(target) for target in self._targets if target.id == self._focus]
        urgent = any(urgent for _, urgent in self._said)
        if text := " ".join(text for text in texts if text):
            speaker.say(text, urgent or self._opened or self._moved)
            self._spoken = text

    def close(self) -> None:
        """Pass on nothing any more."""
        self._bridge = None
        if self._tell is not None and (speaker := voice()) is not None:
            speaker.close()


def bridge_of(title: str) -> Bridge | None:
    """Return a bridge to the screen reader of this system; None where there is no way to it.

    On other systems than Linux AccessKit has to be in a window before it is shown first, and SDL
    has shown it by then.
    """
    if sys.platform != "linux" or pygame.display.get_driver() in UNSEEN:
        return None
    with contextlib.suppress(ImportError):
        from game.host.window.reader.bridge import Bridge  # noqa: PLC0415 - it may be missing

        return Bridge(title, wake)
    return None


def place_of_window() -> tuple[int, int, int, int, bool]:
    """Return where the window lies on its screen, in window pixels, and whether it has the keys."""
    x, y = pygame.display.get_window_position()
    width, height = pygame.display.get_window_size()
    return x, y, width, height, pygame.key.get_focused()
