"""Which of the things that can be pressed lies at a point."""

from __future__ import annotations

from collections.abc import Sequence

from game.host.interface import Target


def target_at(targets: Sequence[Target], x: float, y: float) -> Target | None:
    """Return the target at a point; the last one in focus order where several lie there."""
    for target in reversed(targets):
        left, top, width, height = target.rect
        if left <= x < left + width and top <= y < top + height:
            return target
    return None
