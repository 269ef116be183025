"""Where the keyboard's focus goes."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from game.host.interface import Group, Key, Role
from game.view.box import Box
from game.view.widgets import Item

DIRECTIONS: Mapping[str, tuple[int, int]] = {
    "ArrowLeft": (-1, 0),
    "ArrowRight": (1, 0),
    "ArrowUp": (0, -1),
    "ArrowDown": (0, 1),
}

_KEYS = frozenset({*DIRECTIONS, "Tab", "Home", "End"})
"""Keys that move the focus, where what has it does not take them for itself."""

_LEAVES_FIELD = "Escape"
"""The key that leads from a field to what comes next."""

_NEXT_FIELD = "Enter"
"""The key that leads from a field to the next one. In the last it stays: what is typed then stays
there too."""

ONE_STOP = frozenset({"grid", "radiogroup", "tablist"})
"""Groups in which Tab stops once; the arrows lead to the others. The page does the same."""

_ARROWS_CHOOSE: frozenset[Role] = frozenset({"radio", "tab"})
"""Roles of which an arrow within their group presses what it leads to."""

_AS_NEAR = 2.0
"""What is no more than so many CSS pixels farther is as near."""

_STEPS = {"ArrowRight": 1, "ArrowDown": 1, "ArrowLeft": -1, "ArrowUp": -1}


def neighbour(
    boxes: Mapping[str, Box],
    current: str | None,
    key: str,
    back: bool,
    row: Collection[str] = (),
) -> str | None:
    """Return the id that `key` (an arrow, Tab, Home, End) leads to; None when there is none.

    `boxes` are in focus order; `back` is Shift with Tab. Of two that are as near, an arrow leads to
    that in the same `row`.
    """
    order = list(boxes)
    if not order:
        return None
    if key in ("Home", "End"):
        return order[0 if key == "Home" else -1]
    if current is None or current not in boxes:
        return order[-1 if back else 0]
    if key == "Tab":
        return order[(order.index(current) + (-1 if back else 1)) % len(order)]
    return _nearest(boxes, current, *DIRECTIONS[key], row)


def _nearest(boxes: Mapping[str, Box], current: str, dx: int, dy: int, row: Collection[str]) -> str:
    """Return the id of the nearest box in a direction; the same one if none lies there."""
    x, y = boxes[current].middle
    best, least = current, float("inf")
    for name, box in boxes.items():
        to_x, to_y = box.middle[0] - x, box.middle[1] - y
        ahead = to_x * dx + to_y * dy
        aside = abs(to_x * dy) + abs(to_y * dx)
        # Boxes beside the line count too, but each step aside is worth more than two ahead.
        if ahead > 1 and aside <= ahead * 3:
            far = ahead + 2.4 * aside + (0 if name in row else _AS_NEAR)
            if far < least:
                best, least = name, far
    return best


class Step(NamedTuple):
    """A move of the focus: where to, and whether that is pressed with it."""

    to: str | None
    presses: bool = False


class FocusOrder:
    """Knows for each group where its one stop is."""

    def __init__(self) -> None:
        self._left: dict[str, str] = {}
        """By group, the item in it that had the focus last."""

    def step(
        self, items: Mapping[str, Item], groups: Sequence[Group], current: str | None, key: Key
    ) -> Step | None:
        """Return where a key leads; None if it is no key that moves the focus."""
        item = items.get(current or "")
        if item is not None and item.role == "field":
            if key.name == _NEXT_FIELD:
                return Step(_next_field(items, item))
            if key.name == _LEAVES_FIELD:
                key = Key("Tab")
        if key.name not in _KEYS or key.ctrl:
            return None
        name = self._following(items, groups, current, key)
        goal = items.get(name or "")
        if item is None or goal is None or key.name == "Tab" or goal.pressed:
            return Step(name)
        same = item.role == goal.role and item.group == goal.group != ""
        return Step(name, same and goal.role in _ARROWS_CHOOSE)

    def _following(
        self, items: Mapping[str, Item], groups: Sequence[Group], current: str | None, key: Key
    ) -> str | None:
        enabled = {name: item for name, item in items.items() if item.enabled}
        known = {group.id: group for group in groups}
        around = {name: _one_stop(item.group, known) for name, item in enabled.items()}
        group = around.get(current or "")
        if group is not None and current is not None:
            self._left[group.id] = current
        if key.name == "Tab":
            stops = self._stops(enabled, around)
            return neighbour(_boxes(stops), current, key.name, key.shift)
        if group is None or current is None:
            return neighbour(_boxes(enabled), current, key.name, key.shift)
        members = {name: item for name, item in enabled.items() if around[name] is group}
        if group.role == "grid":
            return _in_grid(members, current, key)
        return _in_row(list(members), current, key)

    def _stops(
        self, items: Mapping[str, Item], around: Mapping[str, Group | None]
    ) -> Mapping[str, Item]:
        """Return the items at which Tab stops."""
        members: dict[str, list[Item]] = {}
        for name, group in around.items():
            if group is not None:
                members.setdefault(group.id, []).append(items[name])
        stops = {self._stop(name, inside) for name, inside in members.items()}
        return {name: item for name, item in items.items() if around[name] is None or name in stops}

    def _stop(self, group: str, members: Sequence[Item]) -> str:
        """Return where Tab stops in a group: where the focus was, else at what is likely wanted."""
        left = self._left.get(group)
        if any(item.id == left for item in members) and left is not None:
            return left
        likely = [item for item in members if item.pressed]
        likely += [item for item in members if item.kind == "move"]
        return next(iter(likely), members[0]).id


def _next_field(items: Mapping[str, Item], field: Item) -> str:
    """Return the field after another one; the same one if it is the last."""
    fields = [name for name, item in items.items() if item.role == "field" and item.enabled]
    after = fields[fields.index(field.id) + 1 :]
    return after[0] if after else field.id


def _boxes(items: Mapping[str, Item]) -> Mapping[str, Box]:
    return {name: item.box for name, item in items.items()}


def _one_stop(name: str, known: Mapping[str, Group]) -> Group | None:
    """Return the group with one stop in which a group lies, or that it is itself."""
    for _ in known:
        group = known.get(name)
        if group is None or group.role in ONE_STOP:
            return group
        name = group.parent
    return None


def _in_grid(members: Mapping[str, Item], current: str, key: Key) -> str | None:
    """Return the place of a grid that an arrow leads to; Home and End lead along the row."""
    row = [name for name, item in members.items() if item.group == members[current].group]
    if key.name in DIRECTIONS:
        return neighbour(_boxes(members), current, key.name, key.shift, row)
    return row[0 if key.name == "Home" else -1]


def _in_row(members: Sequence[str], current: str, key: Key) -> str:
    """Return the next one of several answers, round and round."""
    if key.name in ("Home", "End"):
        return members[0 if key.name == "Home" else -1]
    return members[(members.index(current) + _STEPS[key.name]) % len(members)]


def kept(focus: str | None, before: Mapping[str, Item], items: Mapping[str, Item]) -> str | None:
    """Return what has the focus once `items` have taken the place of those before.

    A button that is only off for now, as at the end of a number, hands the focus to its partner:
    what else can be pressed in the same group.
    """
    if focus is None or focus not in items:
        return None
    if items[focus].enabled or focus not in before:
        return focus if items[focus].enabled else None
    middle, group = before[focus].box.middle, items[focus].group
    fit = [item for item in items.values() if item.enabled and group and item.group == group]
    nearest = min(fit, key=lambda item: math.dist(item.box.middle, middle), default=None)
    return None if nearest is None else nearest.id
