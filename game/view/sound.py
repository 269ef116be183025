"""Sounds. Silent, and never an error, where there is no sound or it is not allowed yet."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game.paths import ASSETS

DROPS = 8
"""Files drop-0.ogg .. drop-7.ogg rise in pitch."""

NAMES = (*(f"drop-{n}" for n in range(DROPS)), "lift", "store", "capture", "again", "win", "tap")

CUES: Mapping[str, str] = {
    "lift": "lift",
    "store": "store",
    "capture": "capture",
    "collect": "capture",
    "again": "again",
    "end": "win",
}
"""The sound of a kind of event; drops have their own."""


class Sound:
    """Plays the sounds of assets/sounds once `unlocked()` says that the player may be heard."""

    def __init__(self, unlocked: Callable[[], bool]) -> None:
        self._unlocked = unlocked
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._tried = False
        self._held = False
        self.volume = 0.8
        """0 (mute) to 1."""

    def cue(self, kind: str, step: int) -> None:
        """Play the sound of an event; drops rise with each `step`."""
        if kind == "drop":
            self.play(f"drop-{max(0, step - 1) % DROPS}")
        elif kind in CUES:
            self.play(CUES[kind])

    def play(self, name: str) -> None:
        """Play a sound of `NAMES`."""
        if self._held or self.volume <= 0 or not self._ready():
            return
        sound = self._sounds.get(name)
        if sound is not None:
            sound.set_volume(self.volume)
            sound.play()

    def pause(self) -> None:
        """Be silent (the page is hidden) until `resume`."""
        self._held = True
        if self._sounds:
            pygame.mixer.pause()

    def resume(self) -> None:
        """Be heard again."""
        self._held = False
        if self._sounds:
            pygame.mixer.unpause()

    def _ready(self) -> bool:
        """Open the mixer and read the files, at the first sound after it is allowed."""
        if not self._tried and self._unlocked():
            self._tried = True
            try:
                if not pygame.mixer.get_init():
                    pygame.mixer.init(44100, -16, 2, 512)
                for name in NAMES:
                    path = ASSETS / "sounds" / f"{name}.ogg"
                    if path.is_file():
                        self._sounds[name] = pygame.mixer.Sound(path)
            except (pygame.error, NotImplementedError, AttributeError):
                # No sound device, or a pygame without a mixer: the game is played in silence.
                self._sounds.clear()
        return bool(self._sounds)
