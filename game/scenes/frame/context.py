"""What every scene is handed: the world outside, the words, the settings, the looks."""

from __future__ import annotations

import asyncio
import math
import time
from collections import deque
from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from typing import Any

import pygame

from game.host.interface import Host, Viewport
from game.i18n.catalogue import Catalogue
from game.i18n.emphasis import unemphasised
from game.play.draft import Drafts
from game.play.saved import settings as saved_settings
from game.play.saved.progress import Progress
from game.play.saved.series import Series
from game.play.saved.settings import TEXT_FACTOR, Settings
from game.play.saved.statistics import Statistics
from game.scenes.frame.late_letters import LateLetters
from game.scenes.frame.parts import Parts
from game.scenes.frame.scene import Matches, Scene
from game.untrusted.plain_text import plain
from game.view.art import Art
from game.view.brush import Brush
from game.view.measure import Measure, measure
from game.view.signs import with_signs
from game.view.sound import Sound
from game.view.text.spoken import spoken
from game.view.text.type import Type
from game.view.theme import THEMES, Theme

HANDED_OVER = {
    "ground": "table",
    "edge": "table_edge",
    "ink": "text",
    "soft": "soft_text",
    "title": "title",
    "panel": "panel",
    "panel-edge": "panel_edge",
    "panel-ink": "panel_text",
    "well": "well",
    "accent": "accent",
    "accent-edge": "accent_edge",
    "accent-ink": "accent_text",
    "focus": "focus",
}
"""The colours that the host is handed for what it shows itself, by its name for each."""

MOST_ANNOUNCED = 30
"""So many lines that were announced can be read again."""


class Context:
    """Shared by all scenes. `viewport` is set by the loop when the window changes."""

    def __init__(
        self,
        host: Host,
        words: Catalogue,
        matches: Matches,
        statistics: Statistics,
        make_scene: Callable[[str, Context, Mapping[str, Any]], Scene],
    ) -> None:
        self._make_scene = make_scene
        self.host = host
        self.words = words
        self.matches = matches
        self.statistics = statistics
        self.viewport: Viewport = host.viewport()
        self.laid_out = 0.0
        """For what height the scene on view is laid out, in CSS pixels; 0: for that of the window,
        which is high enough (`game.scenes.frame.low_window`)."""
        self.settings: Settings = saved_settings.load(host.storage)
        if host.presenting:
            self.settings = self.settings.with_value("present", True)
        self.type = Type()
        self.letters = LateLetters(
            self.type, host, self.spawn, lambda: self.tell(words.text("frame.no-letters"))
        )
        self.sound = Sound(host.sound_unlocked)
        self.parts = Parts(host, words)
        self.progress = Progress(host.storage)
        self.series = Series(host.storage, matches.report_unsaved)
        self.patience = math.inf
        """Most seconds that drawing may take of one frame; then the next one goes on with it."""
        self.frame_began: float | None = None
        """When this frame began, by the clock of `time.perf_counter`; None where no loop runs."""
        self.set_ups: dict[str, Any] = {}
        """What was chosen at set-up in this visit, by game: only a match makes it last longer."""
        self.drafts = Drafts()
        """The positions that are being set up."""
        self.last_text = ""
        """The line announced last."""
        self.announced: deque[str] = deque(maxlen=MOST_ANNOUNCED)
        """The lines announced in this visit, the newest last; none is there twice in a row."""
        self.seat_signs: tuple[int, ...] = ()
        """The sign of each seat in the scene on view (see `game.view.signs`)."""
        self.shade: tuple[tuple[object, ...], pygame.Surface] | None = None
        """The darkened picture of the scene below a sheet, and of which scene and look it is."""
        self.on_view: tuple[object, ...] = ()
        """The scene whose whole picture was drawn last, and what it was drawn for."""
        self.notices: list[str] = []
        """Texts that wait to be told over whatever scene is shown."""
        self.newer_is_here = False
        """Whether a newer version of the program is here: the menu offers it."""
        self._jobs: set[asyncio.Task[None]] = set()
        self._theme: tuple[tuple[object, ...], Theme] | None = None
        self._brush: tuple[tuple[object, ...], Brush] | None = None
        self.art = Art(self.theme)
        self.refresh()

    @property
    def theme(self) -> Theme:
        """The theme in force."""
        return self.theme_of(self.seat_signs)

    def theme_of(self, seat_signs: tuple[int, ...]) -> Theme:
        """Return the theme in force with these signs of the seats."""
        key = (self.settings, self.host.preferences(), seat_signs)
        if self._theme is None or self._theme[0] != key:
            theme = THEMES[self.settings.theme_name(key[1])]
            self._theme = key, with_signs(theme, self.settings.piece_set, seat_signs)
        return self._theme[1]

    @property
    def reduced_motion(self) -> bool:
        """Whether nothing may travel."""
        return self.settings.reduced_motion(self.host.preferences())

    @property
    def presenting(self) -> bool:
        """Whether the table is shown to a class."""
        return self.settings.present

    def rest_of_frame(self) -> float:
        """Return for how many seconds a picture of many steps may be drawn in this frame yet."""
        gone = 0.0 if self.frame_began is None else time.perf_counter() - self.frame_began
        return max(0.0, self.patience - gone)

    @property
    def measure(self) -> Measure:
        """The sizes for the window as it is now."""
        factor = TEXT_FACTOR[self.settings.text_size] * self.host.preferences().text_scale
        width, height = self.viewport.width, self.laid_out or self.viewport.height
        return measure(width, height, factor, self.settings.left_handed)

    @property
    def brush(self) -> Brush:
        """What drawing needs."""
        key = (self.theme, self.viewport, self.laid_out, self.settings, self.host.preferences())
        if self._brush is None or self._brush[0] != key:
            m = self.measure
            scale, shortcuts = self.viewport.scale, self.settings.shortcuts
            self._brush = key, Brush(self.theme, self.type, scale, m.body, m.unit, shortcuts)
        return self._brush[1]

    def refresh(self) -> None:
        """Take over changed settings or preferences; scenes are laid out anew by `resize`."""
        theme = self.theme
        self.host.set_colours({name: getattr(theme, token) for name, token in HANDED_OVER.items()})
        if self.art.theme.name != theme.name:
            self.art = Art(theme)
        elif self.art.theme is not theme:
            self.art = self.art.with_theme(theme)
        self.sound.volume = 0.0 if self.settings.mute else self.settings.volume / 5
        self.host.set_voice(partial(spoken, words=self.words) if self.settings.speech else None)

    def set_seat_signs(self, seat_signs: tuple[int, ...]) -> None:
        """Let the seats wear these signs."""
        if seat_signs != self.seat_signs:
            self.seat_signs = seat_signs
            self.refresh()

    def change(self, name: str, value: Any) -> None:
        """Change a setting and save it."""
        self.settings = self.settings.with_value(name, value)
        if not saved_settings.save(self.host.storage, self.settings, name):
            self.matches.report_unsaved(saved_settings.KEY)
        self.refresh()

    def announce(self, text: str, urgent: bool = False) -> None:
        """Say a line through the screen reader; another one may be said right after it."""
        if text:
            self.last_text = self.words.ended(plain(unemphasised(text)))
            if not self.announced or self.announced[-1] != self.last_text:
                self.announced.append(self.last_text)
            self.host.announce(self.last_text, urgent)

    def tell(self, text: str) -> None:
        """Have a text told that concerns the whole program, and stays until it is read."""
        if text:
            self.notices.append(text)

    def take_notices(self) -> list[str]:
        """Return what is to be told now, once."""
        notices, self.notices = self.notices, []
        return notices

    def spawn(self, job: Coroutine[Any, Any, Any]) -> None:
        """Start a job beside the loop; its errors go to the host's console."""

        async def guarded() -> None:
            try:
                await job
            except Exception as error:
                self.host.report_error(repr(error))

        try:
            task = asyncio.get_running_loop().create_task(guarded())
        except RuntimeError:  # no loop runs: a test that draws scenes only
            job.close()
            return
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)

    def make_scene(self, name: str, params: Mapping[str, Any]) -> Scene:
        """Make the scene called `name`."""
        return self._make_scene(name, self, params)
