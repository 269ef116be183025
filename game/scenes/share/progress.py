"""The progress of somebody who learns, given away as a file for another device."""

from __future__ import annotations

from game.play.saved.progress_file import NAME, content_of
from game.scenes.frame.context import Context


async def save_progress(context: Context) -> None:
    """Save the progress as a file, and have told what became of it.

    Where the file may not have come, its text is shown as well.
    """
    content, text = content_of(context.progress), context.words.text
    file = await context.host.save_file(NAME, content)
    if file is None or not file.is_sure:
        context.host.show_text(content.decode())
    if file is None:
        context.tell(text("share.progress-not-saved"))
    else:
        key = "share.progress-saved" if file.is_sure else "share.progress-handed"
        context.tell(text(key, name=file.place))
