"""What the host is told of a scene: its targets, and heading and texts if it has no outline."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from game.host.exchange import Gesture
from game.host.interface import Group, Note, Outline, Target
from game.i18n.emphasis import unemphasised
from game.scenes.frame.low_window.window import LowWindow, seen_in
from game.scenes.frame.pane import Pane, seen
from game.untrusted.plain_text import plain
from game.view.box import TOUCH, Box
from game.view.text.text_box import TextBox
from game.view.widgets import Item


class Mirror:
    """Targets and outline of a scene: the same objects as before where nothing has changed."""

    def __init__(self) -> None:
        self._made: dict[str, tuple[Item, Target]] = {}
        self._targets: list[Target] | None = None
        self._outline: Outline | None = None

    def forget_targets(self) -> None:
        """Other things may be pressed now."""
        self._targets = None

    def forget(self) -> None:
        """The scene was laid out anew."""
        self._targets = self._outline = None

    def targets(
        self, items: Mapping[str, Item], pane: Pane | None, low: LowWindow | None = None
    ) -> Sequence[Target]:
        """Return what can be pressed; `pane` is the part of the scene that scrolls.

        `low` is the window where all of it scrolls.
        """
        if self._targets is None:
            self._made = {item.id: self._target_of(item, pane, low) for item in items.values()}
            self._targets = [target for item, target in self._made.values() if item.enabled]
        return self._targets

    def _target_of(
        self, item: Item, pane: Pane | None, low: LowWindow | None
    ) -> tuple[Item, Target]:
        place = seen(item, pane)
        entry, box = self._made.get(item.id), seen_in(low, place)
        if entry is not None and entry[0] is item and entry[1].rect == box:
            return entry
        target = item.target(box)
        in_view = _in_view(item, place, pane) and (low is None or low.shows(place))
        if target.gesture is not None and not in_view:
            target = replace(target, gesture=replace(target.gesture, in_view=False))
        return item, target

    def outline(
        self,
        title: Callable[[], str],
        items: Mapping[str, Item],
        text_boxes: Sequence[TextBox],
        groups: Callable[[], tuple[Group, ...]],
    ) -> Outline:
        """Return the heading, the groups, and a note for each text."""
        if self._outline is None:
            self._outline = outline_of(title(), [*items.values()], text_boxes, groups())
        return self._outline


def _in_view(item: Item, box: Box, pane: Pane | None) -> bool:
    """Whether all of an item is to be seen where it is now."""
    if pane is None or not (pane.active and item.in_pane):
        return True
    return pane.box.y <= box.y and box.bottom <= pane.box.bottom


def by_letters(items: Iterable[Item]) -> tuple[Gesture, ...]:
    """Return what a browser has to begin for the letters of buttons."""
    lettered = [item for item in items if item.enabled and item.shortcut]
    return tuple(
        replace(item.gesture, keys=item.shortcut.lower()) for item in lettered if item.gesture
    )


def heading(text_boxes: Iterable[TextBox]) -> str:
    """Return the text that is drawn as the heading of a scene, "" where there is none."""
    return next((box.text for box in text_boxes if box.face == "title"), "")


def outline_of(
    title: str,
    items: Sequence[Item],
    text_boxes: Sequence[TextBox],
    groups: tuple[Group, ...] = (),
) -> Outline:
    """Return an outline with a note for each text that is not said with an item or a group."""
    title = plain(unemphasised(title))
    said = {"", title, *(group.name for group in groups)}
    said |= {plain(unemphasised(text)) for item in items for text in _said_with(item)}
    texts = [(plain(unemphasised(box.spoken or box.text)), box) for box in text_boxes]
    notes = [
        Note(f"text:{number}", text, before=_after(box, items))
        for number, (text, box) in enumerate(texts)
        if text not in said
    ]
    return Outline(title, groups, tuple(notes))


def _said_with(item: Item) -> tuple[str, str, str]:
    """Return what is said of an item."""
    return item.name, item.description, item.text


def _after(text_box: TextBox, items: Iterable[Item]) -> str:
    """Return the item that comes after a text: close beside it or below it, "" if none does."""
    box, y = text_box.box, text_box.box.middle[1]
    enabled = [item for item in items if item.enabled]
    near = [
        item
        for item in enabled
        if (item.box.y >= y and item.box.x < box.right and box.x < item.box.right)
        or (item.box.y <= y < item.box.bottom and 0 <= item.box.x - box.right + TOUCH < 2 * TOUCH)
    ]
    below = [item for item in enabled if item.box.y >= y]
    nearest = min(near, key=lambda item: item.box.y, default=next(iter(below), None))
    return "" if nearest is None else nearest.id
