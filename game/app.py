"""The loop: messages to the scene on top, time to it, and its picture to the host.

A frame is drawn only when something changed. An error in a frame ends neither the loop nor the
match: the match is saved, and the error scene shows a report that can be copied.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import ClassVar

import pygame

from game import __version__
from game.garbage import GarbageCollection
from game.hook import Hook, Meter
from game.host.interface import (
    Adjusted,
    Edited,
    FileGiven,
    Focus,
    Host,
    LinkChanged,
    Message,
    NewVersion,
    Outline,
    Pointer,
    PreferencesChanged,
    Press,
    Quit,
    Resized,
    Target,
    Visible,
)
from game.host.places import Went
from game.host.pointing import MousePointer
from game.i18n.catalogue import Catalogue
from game.notice import Notice
from game.play.match import Match
from game.play.saved.saves import Saves
from game.play.saved.statistics import Statistics
from game.rest import Rest
from game.scene_stack import FIRST_SCENE, SceneStack
from game.scenes.frame.low_window.showing import draw_in, hand_in
from game.scenes.frame.overlays.overlays import Overlays
from game.scenes.frame.registry import open_context
from game.scenes.frame.scene import Scene, Transition
from game.scenes.friend.arrival import Arrival, from_address, from_file
from game.trail import Trail
from game.untrusted.plain_text import both_ends
from game.view.box import Box

LONGEST_STEP = 0.1
"""Most seconds that one frame moves the game on by, however long the last one took."""

PATIENCE = 0.008
"""Most seconds that a frame draws on a large picture before it leaves the rest to the next."""

FIRST_PATIENCE = 0.04
"""The same for the very first picture: nobody can press anything yet, so nothing has to wait."""

ERROR_SCENE = "error"
"""Where the game goes when it met an error of its own."""

CHECKING = 1.0
"""Seconds between two looks whether another window has written over the match being played."""
_MOST_FAILURES = 3
_OF_A_MATCH = frozenset({"table", "friend", "code"})


class App:
    """The running game on a host."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.catalogue = Catalogue.load(host.preferences().languages)
        self.title = self.catalogue.text("app-title")
        host.open_display(self.title)
        statistics = Statistics(host.storage)
        self.saves = Saves(host.storage, host.now, statistics)
        self.saves.set_aside_broken()
        self.context = open_context(host, self.catalogue, self.saves, statistics)
        self.scenes = SceneStack(self.context.make_scene)
        self.trail = Trail(host, self.scenes, self.saves)
        self.notice = Notice(self.context)
        self.overlays = Overlays(self.context)
        self.meter = Meter()
        self.garbage = GarbageCollection()
        self.rest = Rest()
        self.hook = Hook(host, self.meter)
        self.running = True
        self._targets: Sequence[Target] = ()
        self._focus: str | None = None
        self._outline: Outline | None = None
        self._outlined: tuple[Scene, Sequence[Target], str] | None = None
        """The scene whose outline the host knows, its targets, and what had been announced."""
        self._mouse = MousePointer(host)
        self._unchecked = 0.0
        self._failures = 0

    async def run(self) -> None:
        """Play until the person quits."""
        self.context.patience = FIRST_PATIENCE
        await asyncio.sleep(0)  # else the page would stand still for too long
        self.guarded(self.begin)
        try:
            await self._loop()
        finally:
            self.garbage.end()
        self.host.close()

    async def _loop(self) -> None:
        step = 0.0
        while self.running:
            self.frame(step)
            if self.meter.frames_drawn:
                self.context.patience = PATIENCE
                self.garbage.begin()
            alone = len(asyncio.all_tasks()) == 1  # else a picked file, say, is on its way
            step = await self.host.next_frame(self.rest.seconds if alone else 0.0)

    def begin(self) -> None:
        """Go to the menu, or to the match in the page's address."""
        self.scenes.go(Transition("reset", FIRST_SCENE))
        self._arrive()

    def _arrive(self) -> None:
        """Go to the match in the page's address, if there is one, or say why it is none."""
        self._take_in(from_address(self.context))

    def _take_in(self, arrival: Arrival) -> None:
        """Go to a match that came in, or tell why it is none."""
        if arrival.refusal:
            self._tell(arrival.refusal)
            self.scenes.fresh = True
        else:
            self.scenes.go(arrival.transition)

    def frame(self, step: float) -> None:
        """Do all that one frame asks for, `step` seconds after the last one."""
        began = self.context.frame_began = time.perf_counter()
        self.guarded(lambda: self._frame(step))
        self.meter.note_frame(time.perf_counter() - began, min(step, LONGEST_STEP))

    def guarded(self, act: Callable[[], None]) -> None:
        """Do `act`; if it fails, go on with the error scene."""
        try:
            act()
        except Exception:
            self._failures += 1
            report = traceback.format_exc()
            if self._failures > _MOST_FAILURES:
                self.host.report_error(report)
                raise
            self.fail(report)

    def fail(self, report: str) -> None:
        """Keep the match, tell the developer's console, and show the error scene.

        Whatever was at work may be what failed, so nothing of it has a part in that scene.
        """
        report = both_ends(report)
        self.meter.last_error = report
        self.notice.drop()
        with contextlib.suppress(Exception):
            self.host.report_error(report)
        with contextlib.suppress(Exception):
            self.scenes.top.flush()
        is_saved = False
        with contextlib.suppress(Exception):
            is_saved = self.saves.rescue()
        self.scenes.drop_all()
        text = f"Baraza {__version__}, {self.host.name}, pygame {pygame.ver}\n{report}"
        self.guarded(
            lambda: self.scenes.go(
                Transition("reset", ERROR_SCENE, {"report": text, "saved": is_saved})
            )
        )

    @property
    def _failed(self) -> bool:
        """Whether the error scene is on view: a notice waits until it is left."""
        return self.scenes.is_set and self.scenes.top.name == ERROR_SCENE

    def _frame(self, step: float) -> None:
        self.rest.begin_turn()
        messages, drawn = self.host.poll(), self.meter.frames_drawn
        if messages:  # what somebody has just done moves on by a frame, however long the rest was
            step = min(step, LONGEST_STEP)
        for message in messages:
            self._take(message)
        begun = False
        if self.running and self.host.shown():
            begun = self._pass(step)
        if begun:
            # Of a new scene that takes more frames to draw nothing is told in the first of them.
            self.hook.publish_begun()
        else:
            self._publish()
        self.trail.show()
        busy = self.scenes.top.busy()
        self.garbage.pass_time(step, busy)
        stirred = bool(messages) or self.meter.frames_drawn != drawn
        self.rest.end_turn(step, stirred or (busy and self.host.shown()))
        self._failures = 0

    def _pass(self, step: float) -> bool:
        """Let `step` seconds pass, and show what is new; tell whether a new picture was begun."""
        changed, fresh, top = self._update(step), self.scenes.fresh, self.scenes.top
        is_new = self._outlined is not None and self._outlined[0] is not top
        # To tell of a new scene takes as long as a frame may: the next one goes on with drawing.
        is_only_told = is_new and top.unfinished and not (fresh or top.late)
        if (changed or fresh) and not is_only_told:
            self._draw()
        begun = fresh and top.unfinished
        if not (begun or top.late):
            self._show_targets()
        return begun

    def _publish(self) -> None:
        """Tell the test rig how things stand."""
        if self.meter.frames_drawn or not self.scenes.top.unfinished:
            # Before the first picture is complete the page still shows that it is loading.
            over = self.overlays.hook_state()
            self.hook.publish(self.scenes.top, self._targets, self.context.last_text, over)

    def _update(self, step: float) -> bool:
        """Let `step` seconds pass; tell whether something looks different."""
        if self.context.letters.update():
            self._draw_anew()
        self.notice.update(step)
        self._unchecked += step
        if self._unchecked >= CHECKING and not self._failed:
            self._unchecked = 0.0
            self._catch_up(self.saves.check())
        if not self.scenes.top.unfinished:  # those frames have enough to do
            self.context.sound.wake()
        changed = self.scenes.top.update(step)
        self.scenes.go(self.scenes.top.next_scene())
        changed = self.overlays.update(step, self.scenes.top) or changed
        return (not self._failed and self._tell_of_saves()) or changed

    def _catch_up(self, match: Match | None) -> None:
        """Show a match by link as another window has played it on, where it is on view."""
        if match is not None and self.scenes.top.name in _OF_A_MATCH:
            self.scenes.go(Transition("reset", "table", {"match": match}))

    def _tell_of_saves(self) -> bool:
        """Tell what became of the matches that are kept; whether there was anything to tell."""
        keys = self.saves.take_notices()
        for text in (texts := [*map(self.catalogue.text, keys), *self.context.take_notices()]):
            self._tell(text)
        return bool(texts)

    def _tell(self, text: str) -> None:
        """Show a notice; what was on view of others may take more room than what is now."""
        if self.notice.shown:
            self._draw_anew()
        self.notice.tell(text)
        self._place_notice()

    def _place_notice(self) -> None:
        """Have the notice lie on nothing that can be pressed, where it finds such a place."""
        self.notice.keep_off([Box(*target.rect) for target in self.scenes.top.targets()])

    def _take(self, message: Message) -> None:
        if (admitted := self.overlays.admit(message, self.scenes.top)) is None:
            return
        message = admitted
        act = self._own.get(type(message))
        if act is not None:
            act(self, message)
            return
        if isinstance(message, Pointer):
            self._mouse.follow(message, self._targets)
        if self._taken_by_notice(message) or self._is_stale(message):
            return
        self.scenes.go(hand_in(self.scenes.top, message))

    def _is_stale(self, message: Message) -> bool:
        """Whether the message is about a target that has gone: its button was still there."""
        if not isinstance(message, Press | Focus | Edited | Adjusted) or message.target is None:
            return False
        return all(target.id != message.target for target in self.scenes.top.targets())

    def _taken_by_notice(self, message: Message) -> bool:
        if self._failed:
            return False
        before = self.notice.waiting
        taken = self.notice.take(message)
        if self.notice.waiting != before:
            self._draw_anew()
        return taken

    def _draw_anew(self) -> None:
        """Have the top scene drawn as a whole."""
        self.scenes.top.resize(self.context.viewport)
        self.scenes.fresh = True

    def _draw(self) -> None:
        self.scenes.fresh = False
        if (surface := pygame.display.get_surface()) is None:
            return
        covered = self.overlays.uncover(surface)
        rects = draw_in(self.scenes.top, surface, self.context.viewport.scale)
        if self.scenes.top.unfinished:
            return
        if rects is not None:
            rects = [*covered, *rects]
        covering = self.overlays.draw(surface)
        rects = None if rects is None else [*rects, *covering]
        if self.notice.shown and not self._failed:
            if rects is None:
                self._place_notice()
            area = self.notice.draw(surface)
            # What a sheet darkens is not to have the notice in it.
            self.context.on_view = ()
            rects = None if rects is None else [*rects, area]
        self.host.present(rects)
        self.meter.frames_drawn += 1

    def _show_targets(self) -> None:
        top = self.scenes.top
        targets, focus = top.targets(), top.focus
        same = targets is self._targets or targets == self._targets
        if self._tell_outline(top, targets) or not same or focus != self._focus:
            self._targets, self._focus = targets, focus
            self.host.show_targets(targets, focus)
            self._mouse.shape(targets)

    def _tell_outline(self, top: Scene, targets: Sequence[Target]) -> bool:
        """Tell the host what there is besides the targets, if that is new.

        It can only be so where the targets are listed anew, or where something was said.
        """
        now, before = (top, targets, self.context.last_text), self._outlined
        if before is not None and all(a is b for a, b in zip(now, before, strict=True)):
            return False
        self._outlined = now
        outline = replace(top.outline(), shortcuts=self.context.settings.shortcuts)
        opened = before is None or before[0] is not top
        if not opened and outline == self._outline:
            return False
        self._outline = outline
        self.host.show_outline(outline, opened)
        return True

    def _resized(self, _message: Message) -> None:
        self.host.open_display(self.title)
        self.context.viewport = self.host.viewport()
        self._draw_anew()

    def _preferences_changed(self, _message: Message) -> None:
        self.context.refresh()
        self._draw_anew()

    def _file_given(self, message: Message) -> None:
        if isinstance(message, FileGiven):
            self.scenes.top.flush()
            self._take_in(from_file(self.context, message))

    def _new_version(self, _message: Message) -> None:
        """Remember it: the menu offers it, and nothing else is disturbed by it."""
        self.context.newer_is_here = True

    def _link_changed(self, _message: Message) -> None:
        self.scenes.top.flush()
        self._arrive()

    def _went(self, message: Message) -> None:
        if isinstance(message, Went):
            self.trail.follow(message)

    def _visible(self, message: Message) -> None:
        if isinstance(message, Visible) and message.shown:
            self.context.sound.resume()
            self.scenes.fresh = True
        else:
            self.scenes.top.flush()
            self.context.sound.pause()

    def _quit(self, _message: Message) -> None:
        self.scenes.top.flush()
        self.running = False

    _own: ClassVar[dict[type[Message], Callable[[App, Message], None]]] = {
        Resized: _resized,
        PreferencesChanged: _preferences_changed,
        LinkChanged: _link_changed,
        Went: _went,
        NewVersion: _new_version,
        FileGiven: _file_given,
        Visible: _visible,
        Quit: _quit,
    }
