"""What a scene is, and what passes between the scenes and the loop.

The loop (`game/app.py`) keeps a stack of scenes and only ever talks to the top one:

1. `context = game.scenes.frame.registry.open_context(host, catalogue, matches)`, then
   `scene = context.make_scene("menu", {})`, put it on the stack, `scene.enter()`.
2. Each message of `host.poll()`:
   - `Resized`: `host.open_display(title)` again, `context.viewport = host.viewport()`,
     `top.resize(context.viewport)`.
   - `PreferencesChanged`: `context.refresh()`, then `top.resize(context.viewport)`.
   - `Visible`: `context.sound.pause()` or `.resume()`; while hidden nothing is updated or drawn.
   - `Quit`: leave the loop.
   - all others: `transition = hand_in(top, message)`; carry it out if it is not None.
3. `changed = top.update(dt)`, then carry out `top.next_scene()` if it is not None.
4. If `changed`, or the top scene is a new one: `rects = draw_in(top, surface, scale)`,
   `host.present(rects)`. When `outline()`, `targets()` or `focus` differ from what was shown
   last: `host.show_outline(top.outline(), opened)` and `host.show_targets(top.targets(),
   top.focus)`; not while the scene is `late`, and not in the first frame of a picture that takes
   several.
5. Before the page is hidden and before the program ends: `top.flush()`.

Transitions: "push" puts a new scene on top (`leave()` of the old, `enter()` of the new), "pop"
takes the top one away and `enter()`s the one below (the menu when nothing is left), "replace"
swaps the top one, "reset" empties the stack first. `enter()` makes the whole scene be drawn again
and takes over a viewport that has changed meanwhile, so scenes below need no `resize`.

The error scene is `context.make_scene("error", {"report": text, "saved": bool})`: `report` is
the traceback and whatever helps a developer, `saved` tells whether the match was saved.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

import pygame

from game.host.interface import Message, Outline, Target, Viewport
from game.play.match import Match
from game.play.saved.merging import Received
from game.play.saved.saved_match import NewerMatch, SavedMatch
from game.rules.protocol import Json
from game.scenes.frame.low_window.window import LowWindow
from game.view.box import Box
from game.view.pixels import Rect
from game.view.widgets import Item


@dataclass(frozen=True, slots=True)
class Transition:
    """Where to go next: `scene` is a name known to `Context.make_scene`."""

    kind: Literal["push", "pop", "replace", "reset"]
    scene: str = ""
    params: Mapping[str, Any] = field(default_factory=dict)


class Scene(Protocol):
    """One screen of the game. Nothing in it waits: each call returns within a few ms."""

    name: str
    """As in `game.scenes.frame.registry`."""

    beneath: Scene | None
    """The scene that this one was put on."""

    passing: bool
    """Whether it goes away by itself as soon as it comes up again."""

    items: dict[str, Item]
    """What it has to press, by id."""

    typed: Collection[str]
    """Characters that are typed there, so that they are no commands: the digits of a number."""
    low: LowWindow | None
    """The window, where that is too low for all of the scene: see `hand_in` and `draw_in`."""

    @property
    def focus(self) -> str | None:
        """The id of the target that has the keyboard focus."""

    @property
    def focus_visible(self) -> bool:
        """Whether keys have led it there, so that it is seen."""

    def enter(self) -> None:
        """The scene is on top now, new or uncovered again."""

    def leave(self) -> None:
        """The scene is covered or gone: sounds and jobs of its own stop."""

    def let_go(self) -> None:
        """The scene will not come up again: its pictures go, which are large."""

    def back(self) -> Transition | None:
        """What Escape means, and Back: let go of what is held, or leave."""

    def targets(self) -> Sequence[Target]:
        """What can be pressed now, in focus order. Cheap: the same object until it changes."""

    def outline(self) -> Outline:
        """Heading, groups and texts for a screen reader.

        Asked for where `targets` gives another list, and where something was announced.
        """

    def explained(self) -> tuple[Item, Box] | None:
        """The item under the mouse, or with a visible focus, and where it is seen."""

    def handle(self, message: Message) -> Transition | None:
        """Take in a pointer, wheel, key, gamepad, press, focus, edited or adjusted message."""

    def scrolled(self, message: Message) -> None:
        """A message of the window has scrolled the scene: it means nothing else."""

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass (clamped here too). True: something must be drawn."""

    def next_scene(self) -> Transition | None:
        """Where the scene wants to go of itself, told once. Asked after each `update`."""

    def draw(self, surface: pygame.Surface) -> list[Rect] | None:
        """Draw what changed; return the changed rectangles, or None for all of it."""

    @property
    def unfinished(self) -> bool:
        """Whether `draw` is in the middle of a new picture: the one before stays on view."""

    @property
    def late(self) -> bool:
        """Whether something was left for the next frames: they will be short ones, too."""

    def flush(self) -> None:
        """Do at once what was left for the next frames; the program may end after this."""

    def resize(self, viewport: Viewport) -> None:
        """The viewport, theme or text size is another: lay out anew, draw everything."""

    def busy(self) -> bool:
        """Whether something is animating or late, or an opponent is thinking."""

    def position_json(self) -> Json:
        """The position as the console writes it, or None where there is none."""

    def hook_state(self) -> Mapping[str, Json]:
        """More for the test rig: at the table game, options, turns, outcome; else empty."""


class Matches(Protocol):
    """Keeps matches between visits (`game.play.saved.saves.Saves`, over the host's storage).

    Nothing here raises: what cannot be read counts as not there, and is told by the loop.
    """

    def unfinished(self) -> Match | None:
        """The match to continue: the unfinished one that was played last, or None."""

    def listed(self) -> Sequence[SavedMatch]:
        """Every match that can be opened, finished or not, the one changed last first. Cheap."""

    def readable(self) -> bool:
        """Whether it can be told which matches there are."""

    def newer(self) -> Sequence[NewerMatch]:
        """The matches that only a newer version of the program can open."""

    def open(self, id_: str) -> Match | None:
        """The match of an id, replayed by the rules."""

    def save(self, match: Match) -> bool:
        """Save it, after each step of it; False where it could not be saved."""

    def receive(self, match: Match) -> Received:
        """Keep a match that came by link, file or clipboard; tells the one to play on."""

    def is_saved_here(self, match: Match) -> bool:
        """Whether `match` can be continued at another visit."""

    def remove(self, id_: str) -> bool:
        """Throw a match away."""

    def restore(self, id_: str) -> bool:
        """Bring a match back that was thrown away a moment ago; False if it cannot."""

    def forget(self) -> None:
        """Throw the match away that is played."""

    def report_unsaved(self, key: str) -> None:
        """Have it told, once, that what lies under a key beside the matches was not changed."""


MakeScene = Callable[[str, Mapping[str, Any]], Scene]
"""Makes the scene of a name with its parameters."""
