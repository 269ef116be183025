"""What a key means to a field, a number or a slider that has the focus, and what may stand there.

In the page a field is the browser's own, and only what stands in it then is told (`Edited`).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from game.host.interface import Adjusted, Edited, Key
from game.untrusted.clusters import clusters, count
from game.view.buttons.controls import StepTo
from game.view.widgets import Item

_STEPS = {
    "spin": {"ArrowUp": 1, "ArrowDown": -1},
    "slider": {"ArrowUp": 1, "ArrowDown": -1, "ArrowRight": 1, "ArrowLeft": -1},
}
"""By role, by how much a key changes a number."""

_PAGES = {"PageUp": 1, "PageDown": -1}
_PAGE = 10
"""A page is one of so many parts of what there is."""


Setting = Edited | Adjusted
"""What the page tells that a person has changed in an element itself."""


class Changeable(Protocol):
    """What of a scene this needs."""

    items: dict[str, Item]

    @property
    def focus(self) -> str | None:
        """The item with the keyboard's focus."""

    def move_focus(self, name: str | None, visible: bool = True) -> None:
        """Give the focus to an item."""

    def edited(self, item: Item, text: str) -> None:
        """Take what stands in a field now."""

    def adjusted(self, item: Item, value: int) -> None:
        """Take the value of a slider, or of a number without buttons."""

    def pressed(self, item: Item) -> object:
        """Do what pressing an item means."""


def hand_over(scene: Changeable, change: Key | Setting) -> bool:
    """Hand over what a field or a number of a scene is changed to; False if it is not changed.

    A key changes what has the focus, which is to be seen from then on. A number that has buttons is
    set as these set it.
    """
    name = scene.focus if isinstance(change, Key) else change.target
    item = _number_of(scene, scene.items.get(name or ""))
    if item is None or not item.enabled:
        return False
    text = None if isinstance(change, Adjusted) else edited(item, change)
    value = None if isinstance(change, Edited) else adjusted(item, change)
    if isinstance(change, Key) and (text is not None or value is not None):
        scene.move_focus(item.id)
    if text is not None:
        scene.edited(item, text)
    elif value is not None and isinstance(item.value, StepTo):
        scene.pressed(replace(item, value=StepTo(item.value.of, value)))
    elif value is not None:
        scene.adjusted(item, value)
    return text is not None or value is not None


def _number_of(scene: Changeable, item: Item | None) -> Item | None:
    """Return the number that a button beside it sets; any other item itself."""
    if item is None or item.role == "spin" or not isinstance(item.value, StepTo):
        return item
    subject = item.value.of
    numbers = (each for each in scene.items.values() if each.role == "spin")
    own = (each for each in numbers if isinstance(each.value, StepTo) and each.value.of == subject)
    return next(own, item)


def edited(item: Item, change: Key | Edited) -> str | None:
    """Return what stands in a field after a key or an editing of it; None if it is not for it."""
    if item.role != "field":
        return None
    if isinstance(change, Edited):
        return change.text
    if change.name == "Backspace":
        return "".join(clusters(item.text)[:-1])
    return item.text + change.name if count(change.name) == 1 and not change.ctrl else None


def adjusted(item: Item, change: Key | Adjusted) -> int | None:
    """Return the value of a number or slider after it was set or a key was pressed.

    None if it is not for it.
    """
    reach, steps = item.range, _STEPS.get(item.role)
    if reach is None or steps is None:
        return None
    if isinstance(change, Adjusted):
        value = change.value
    elif change.name in steps:
        value = reach.now + steps[change.name]
    elif change.name in ("Home", "End"):
        value = reach.low if change.name == "Home" else reach.high
    elif change.name in _PAGES:
        value = reach.now + _PAGES[change.name] * max(1, (reach.high - reach.low) // _PAGE)
    else:
        return None
    return min(max(value, reach.low), reach.high)
