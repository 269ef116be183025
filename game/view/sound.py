"""Sounds. Silent, and never an error, where there is no sound or it is not allowed yet."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping

import pygame

from game.paths import ASSETS, for_sdl

DROPS = 8
"""Files drop-0.ogg .. drop-7.ogg rise in pitch."""

NAMES = ("tap", "lift", *(f"drop-{n}" for n in range(DROPS)), "store", "capture", "again", "win")
"""In the order in which they are needed, mostly."""

RISING = ("drop", "step")
"""Kinds of event that are heard as drops, each higher than the one before."""

CUES: Mapping[str, str] = {
    "lift": "lift",
    "store": "store",
    "capture": "capture",
    "collect": "capture",
    "again": "again",
    "enter": "lift",
    "finish": "store",
    "pass": "tap",
}
"""The sound of a kind of event; drops have their own."""


class Sound:
    """Plays the sounds of assets/sounds once `unlocked()` says that the player may be heard.

    `wake` is called once a frame. To open the mixer takes long, and so does the first file that is
    read, so each has a frame of its own; what is to be heard meanwhile is heard right after.
    """

    def __init__(self, unlocked: Callable[[], bool]) -> None:
        self._unlocked = unlocked
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._waiting = list(reversed(NAMES))
        self._due: list[str] = []
        self._allowed = False
        self._mixer_tried = False
        self._open = False
        self._awake = False
        self._has_read = False
        self._paused = False
        self.volume = 0.8
        """0 (mute) to 1."""
        self.listener: Callable[[str], None] | None = None
        """Hears of every sound, loud or not."""

    def cue(self, kind: str, step: int) -> None:
        """Play the sound of an event; drops rise with each `step`."""
        if kind in RISING:
            self.play(f"drop-{max(0, step - 1) % DROPS}")
        elif kind in CUES:
            self.play(CUES[kind])

    def play(self, name: str) -> None:
        """Play a sound of `NAMES`."""
        if self.listener is not None and not self._paused:
            self.listener(name)
        self._make_heard(name)

    def _make_heard(self, name: str) -> None:
        """Play a sound now, or as soon as there is a mixer."""
        if self._paused or self.volume <= 0:
            return
        if not self._awake:
            if self._allowed or self._unlocked():
                self._due.append(name)
            return
        sound = self._read(name) if self._open else None
        if sound is not None:
            sound.set_volume(self.volume)
            sound.play()

    def wake(self) -> None:
        """Take one more step towards the first sound, as soon as that is allowed."""
        if self._awake or self._paused or self.volume <= 0:
            return
        if not self._allowed:
            self._allowed = self._unlocked()
        elif not self._mixer_tried:
            self._open_mixer()
        else:
            self._awake = True
            self._read(self._waiting.pop())
            self._has_read = True
            for name in self._due:
                self._make_heard(name)
            self._due.clear()

    def warm(self) -> None:
        """Read one more of the files; called while nothing else is to be done."""
        if self._has_read:
            self._has_read = False  # `wake` did so in this frame, and the first file takes longest
        elif self._awake and self._open and self._waiting and not self._paused and self.volume > 0:
            self._read(self._waiting.pop())

    def pause(self) -> None:
        """Be silent (the page is hidden) until `resume`."""
        self._paused = True
        self._due.clear()
        if self._open:
            pygame.mixer.pause()

    def resume(self) -> None:
        """Be heard again."""
        self._paused = False
        if self._open:
            pygame.mixer.unpause()

    def _open_mixer(self) -> None:
        """Open the mixer, once."""
        self._mixer_tried = True
        # No sound device, or a pygame without a mixer: the game is played in silence.
        with contextlib.suppress(pygame.error, NotImplementedError, AttributeError):
            if not pygame.mixer.get_init():
                pygame.mixer.init(44100, -16, 2, 512)
            self._open = True

    def _read(self, name: str) -> pygame.mixer.Sound | None:
        """Return a sound, from its file the first time; None if that cannot be read."""
        if name not in self._sounds:
            self._sounds[name] = None
            with contextlib.suppress(pygame.error, FileNotFoundError):
                self._sounds[name] = pygame.mixer.Sound(for_sdl(ASSETS / "sounds" / f"{name}.ogg"))
        return self._sounds[name]
