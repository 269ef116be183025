"""What is offered in turn: first a few groups, then what is in the one that was taken."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, pairwise

from game.host.interface import Target

FEW = 6
"""No group is larger: more than that are offered as several. As few in all need no groups."""


def groups_of(targets: Sequence[Target]) -> list[list[str]]:
    """Return the ids of what is offered, in groups.

    Moves come first: most presses are moves. Places of a board that are none are left out where
    there are moves, as pressing them only tells why they are none.
    """
    moves = [target.id for target in targets if target.kind == "move"]
    others = [target for target in targets if target.kind != "move"]
    if moves:
        others = [target for target in others if target.kind != "pit"]
    if len(moves) + len(others) <= FEW:
        return [[name] for name in (*moves, *(target.id for target in others))]
    together = [list(group) for _, group in groupby(others, key=lambda target: target.group)]
    names = [[target.id for target in group] for group in _joined(together)]
    return [part for group in (moves, *names) for part in _parts(group)]


def _joined(groups: Sequence[list[Target]]) -> list[list[Target]]:
    """Return the groups, with neighbours of one member each as one group."""
    joined: list[list[Target]] = []
    for group in groups:
        if len(group) == 1 and joined and joined[-1][-1].group == "" == group[0].group:
            joined[-1] += group
        else:
            joined.append(group)
    return joined


def _parts(group: list[str]) -> list[list[str]]:
    """Return a group in parts of nearly the same size, none of more than `FEW`."""
    count = -(-len(group) // FEW)
    bounds = [round(number * len(group) / count) for number in range(count + 1)] if count else []
    return [group[low:high] for low, high in pairwise(bounds)]


class Rounds:
    """Goes round the groups, and round what is in the one that was taken, once."""

    def __init__(self, groups: Sequence[Sequence[str]]) -> None:
        self._groups = groups
        self._at = 0
        self._inside: int | None = None
        """Which member of the group is offered, once the group was taken."""

    @property
    def offered(self) -> Sequence[str]:
        """The ids of all that is offered now: one, or those of a group."""
        if not self._groups:
            return ()
        group = self._groups[self._at]
        return group if self._inside is None else (group[self._inside],)

    def go_on(self) -> None:
        """Offer what comes next; after the last of a group, the group that follows."""
        if not self._groups:
            return
        if self._inside is not None and self._inside + 1 < len(self._groups[self._at]):
            self._inside += 1
        else:
            self._inside = None
            self._at = (self._at + 1) % len(self._groups)

    def take(self) -> str | None:
        """Take what is offered: return its id, or None where it is a group that is entered."""
        offered = self.offered
        if len(offered) == 1:
            self._inside = None
            return offered[0]
        if offered:
            self._inside = 0
        return None

    def back(self) -> None:
        """Begin anew with the first group."""
        self._at, self._inside = 0, None
