"""What a screen reader asks to be done, as the messages of the game."""

from __future__ import annotations

from typing import Any

import accesskit

from game.host.interface import Adjusted, Edited, Focus, Message, Press, Target

_PRESSES = (accesskit.Action.CLICK, accesskit.Action.EXPAND, accesskit.Action.COLLAPSE)

_STEPS = ((accesskit.Action.INCREMENT, 1), (accesskit.Action.DECREMENT, -1))


def message_of(action: Any, content: Any, target: Target) -> Message | None:
    """Return what an action upon a target means; None for one that means nothing there.

    `content` is the text or number that it is to have.
    """
    if action in _PRESSES:
        return Press(target.id)
    if action == accesskit.Action.FOCUS:
        return Focus(target.id)
    if target.role == "field":
        is_text = action == accesskit.Action.SET_VALUE and isinstance(content, str)
        return Edited(target.id, content) if is_text else None
    return _adjusted(action, content, target)


def _adjusted(action: Any, content: Any, target: Target) -> Message | None:
    """Return the new value of a number, within its range."""
    if target.range is None:
        return None
    step = next((step for steps, step in _STEPS if action == steps), None)
    if step is not None:
        wanted = target.range.now + step
    elif action == accesskit.Action.SET_VALUE and isinstance(content, int | float):
        wanted = round(content)
    else:
        return None
    return Adjusted(target.id, max(target.range.low, min(target.range.high, wanted)))
