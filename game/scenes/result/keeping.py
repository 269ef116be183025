"""What was played is worth keeping once a match has ended: the browser is asked to do so."""

from __future__ import annotations

from game.play.saved.quick_play import is_taught, note_taught
from game.scenes.frame.context import Context

ASKED = "storage-protected"
"""What was done once on this device, beside what was taught there once."""


def protect_storage(context: Context) -> None:
    """Ask, once on a device, that what is kept is not thrown away where room is short."""
    storage = context.host.storage
    if not is_taught(storage, ASKED) and note_taught(storage, ASKED):
        context.host.protect_storage()
