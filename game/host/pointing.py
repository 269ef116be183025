"""What the mouse points at, and the shape it has there."""

from __future__ import annotations

from collections.abc import Sequence

from game.host.interface import Host, Pointer, Target

_HAND_OVER = frozenset({"move", "control", "choice"})
"""The kinds of target over which the mouse pointer is a hand."""


def target_at(targets: Sequence[Target], x: float, y: float) -> Target | None:
    """Return the target at a point; the last one in focus order where several lie there."""
    for target in reversed(targets):
        left, top, width, height = target.rect
        if left <= x < left + width and top <= y < top + height:
            return target
    return None


class MousePointer:
    """Follows the mouse, and makes its pointer a hand over what can be pressed."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._place: tuple[float, float] | None = None
        self._is_hand = False

    def follow(self, pointer: Pointer, targets: Sequence[Target]) -> None:
        """Remember where the mouse is; a finger leaves no pointer behind."""
        on_area = pointer.device == "mouse" and pointer.phase != "leave"
        self._place = (pointer.x, pointer.y) if on_area else None
        self.shape(targets)

    def shape(self, targets: Sequence[Target]) -> None:
        """Give the pointer the shape for what lies under it now."""
        target = target_at(targets, *self._place) if self._place else None
        is_hand = target is not None and target.kind in _HAND_OVER
        if is_hand != self._is_hand:
            self._is_hand = is_hand
            self._host.set_pointer("hand" if is_hand else "arrow")
