"""The progress of somebody who learns, given away as a file for another device."""

from __future__ import annotations

from game.play.saved.progress_file import NAME, content_of
from game.scenes.frame.context import Context


async def save_progress(context: Context) -> None:
    """Save the progress as a file, and have its name told, or that it could not be saved."""
    path = await context.host.save_file(NAME, content_of(context.progress))
    text = context.words.text
    context.tell(
        text("share.progress-not-saved")
        if path is None
        else text("share.progress-saved", name=path)
    )
