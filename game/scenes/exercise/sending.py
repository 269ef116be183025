"""The link of a lesson or a puzzle, and how it goes out."""

from __future__ import annotations

from game.host.exchange import Gesture
from game.learn.exercise import Exercise
from game.scenes.frame.context import Context
from game.scenes.frame.learning import link_to


def address_of(context: Context, exercise: Exercise) -> str:
    """Return the address that opens an exercise."""
    return f"{context.host.address()}#{link_to(exercise)}"


def gesture_of(context: Context, exercise: Exercise, title: str) -> Gesture:
    """Return what a browser has to begin for `send`."""
    if not context.host.can_share():
        return Gesture("copy")
    return Gesture("share", title, address_of(context, exercise))


def send(context: Context, exercise: Exercise, title: str) -> None:
    """Send the link of an exercise by the system's own list, or copy it and tell so."""
    context.spawn(_send(context, exercise, title))


async def _send(context: Context, exercise: Exercise, title: str) -> None:
    host, address = context.host, address_of(context, exercise)
    if host.can_share() and await host.share(title, address) != "refused":
        return
    is_copied = await host.copy_text(address)
    key = "learn.link-copied" if is_copied else "friend.refused"
    context.tell(context.words.text(key))
