"""The window's bridge to a screen reader: what is shown goes there, what is asked for comes back.

AccessKit calls from a thread of its own, and only where an assistive technology listens. What it
asks for waits in a queue until the loop takes it. Without AccessKit a window has no bridge.

While AccessKit asks whether there is a tree it holds a lock of its own and waits for Python's, and
whoever calls it meanwhile holds Python's and waits for that. So it is never called before it has
its answer, which is given by a function in C, within which no other thread can take its turn.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from queue import Empty, SimpleQueue
from threading import Lock
from typing import Any

import accesskit

from game.host.interface import Message, Outline, Target
from game.host.window.reader.acts import message_of
from game.host.window.reader.nodes import accessible
from game.host.window.reader.tree import HEADING, WINDOW, Node, key_of, tree_of

TOOLKIT = "Baraza"
"""The name of what draws the window, as a screen reader may tell it."""


_A_TURN = 0.001
"""Seconds in which a thread that waits for Python gets its turn, before AccessKit is called."""


Place = tuple[int, int, int, int, bool]
"""Where a window lies on its screen, in window pixels, and whether it has the keys."""


class Bridge:
    """Shows a window to whoever reads screens. `wake` ends the loop's waiting from any thread."""

    def __init__(self, title: str, wake: Callable[[], None]) -> None:
        self._title = title
        self._wake = wake
        self._asked: SimpleQueue[tuple[Any, Any, int]] = SimpleQueue()
        """What is to be done: the action, its content, and the number of a node."""
        self._listening: list[bool] = []
        """Empty as long as nobody listens."""
        self._gate = Lock()
        """Held while AccessKit is called, and while it tells that nobody listens any more."""
        self._outline = Outline()
        self._targets: Sequence[Target] = ()
        self._focus: str | None = None
        self._said: list[tuple[str, bool]] = []
        self._lines = 0
        self._ids = {WINDOW: 1}
        self._shown: dict[str, Node] = {}
        """The nodes as they were told last; none before somebody listens."""
        self._scale = 1.0
        self._place: Place | None = None
        self._changed = False
        begin = partial(self._listening.append, True)
        self._adapter = accesskit.unix.Adapter(begin, self._ask, self._end)

    def _ask(self, request: accesskit.ActionRequest) -> None:
        """Hand over what is asked for, from whichever thread."""
        self._asked.put((request.action, content_of(request), request.target))
        self._wake()

    def _end(self) -> None:
        """Note that nobody listens any more: whoever comes next is told everything."""
        with self._gate:
            self._listening.clear()
            self._shown = {}
            self._place = None

    def show(self, outline: Outline, targets: Sequence[Target], focus: str | None) -> None:
        """Take over what there is on the screen, and what has the focus."""
        self._outline, self._targets, self._focus = outline, targets, focus
        self._changed = True

    def announce(self, text: str, urgent: bool) -> None:
        """Have a text said."""
        self._said.append((text, urgent))
        self._changed = True

    def messages(self) -> list[Message]:
        """Return what a screen reader has asked for since the last call."""
        messages: list[Message] = []
        while True:
            try:
                wish = self._asked.get_nowait()
            except Empty:
                return messages
            if (message := self._message(*wish)) is not None:
                messages.append(message)

    def _message(self, action: Any, content: Any, number: int) -> Message | None:
        """Return what an action means upon what has this number now, if that is still there."""
        for target in self._targets:
            if self._ids.get(key_of(target.id)) == number:
                return message_of(action, content, target)
        return None

    def pass_on(self, place: Place, scale: float) -> None:
        """Tell whoever listens what has changed since the last call; once in a frame."""
        with self._gate:
            if not self._listening:
                self._said = []
                return
            if scale != self._scale:
                self._scale, self._shown = scale, {}
            if self._changed or not self._shown:
                update = self._update()
                time.sleep(_A_TURN)
                self._adapter.update_if_active(lambda: update)
            if place != self._place:
                self._move(place)

    def _move(self, place: Place) -> None:
        """Tell where the window lies, and whether it has the keys."""
        self._place = place
        x, y, width, height, focused = place
        bounds = accesskit.Rect(x, y, x + width, y + height)
        self._adapter.set_root_window_bounds(bounds, bounds)
        self._adapter.update_window_focus_state(focused)

    def _update(self) -> accesskit.TreeUpdate:
        """Return all nodes that are new or other than before, and the focus."""
        nodes = tree_of(self._targets, self._outline, self._title)
        self._say(nodes)
        for key in nodes:
            self._ids.setdefault(key, len(self._ids) + 1)
        update = accesskit.TreeUpdate(self._ids[self._focused(nodes)])
        if not self._shown:
            update.tree = accesskit.Tree(self._ids[WINDOW])
            update.tree.toolkit_name = TOOLKIT
        update.nodes = [
            (self._ids[key], accessible(node, self._scale, self._ids))
            for key, node in nodes.items()
            if self._shown.get(key) != node
        ]
        self._shown, self._said, self._changed = nodes, [], False
        return update

    def _say(self, nodes: dict[str, Node]) -> None:
        """Add what is to be said, until the next change: as a node of its own each time.

        So the same text again is news as well. It is urgent, and may cut off what is being read,
        where all of it is.
        """
        if not self._said:
            return
        self._lines += 1
        role = "urgent" if all(urgent for _, urgent in self._said) else "polite"
        line = Node(f"line {self._lines}", role, text=" ".join(text for text, _ in self._said))
        window = nodes[WINDOW]
        nodes[WINDOW] = replace(window, children=(*window.children, line.key))
        nodes[line.key] = line

    def _focused(self, nodes: dict[str, Node]) -> str:
        """Return the key of what has the focus: a screen without one begins at its heading."""
        keys = (key_of(self._focus) if self._focus else HEADING, HEADING, WINDOW)
        return next(key for key in keys if key in nodes)


def content_of(request: Any) -> str | float | None:
    """Return the text or number that comes with what is asked for."""
    data = request.data
    if data is None:
        return None
    kind, content = data
    if kind in (accesskit.ActionDataKind.VALUE, accesskit.ActionDataKind.NUMERIC_VALUE):
        is_number = isinstance(content, int | float) and math.isfinite(content)
        return content if is_number or isinstance(content, str) else None
    return None
