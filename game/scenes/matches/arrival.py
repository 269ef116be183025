"""Matches that come in from outside: by the address of the page, from a file, by the clipboard."""

from __future__ import annotations

from collections.abc import Callable

from game.host.interface import FileGiven
from game.play.match import Match
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Transition
from game.untrusted.plain_text import quoted_name

Read = Callable[[], Match]
"""Reads what came in. Raises RecordError."""


def taken_in(context: Context, read: Read) -> Match | str:
    """Return the match that came in, kept, or in words why it is none."""
    from game.play.records.reading import RecordError  # noqa: PLC0415 - most visits do without all this

    try:
        return context.matches.add(read())
    except RecordError as error:
        return context.words.text(f"reason.{error.reason.key}", **error.reason.values)


def from_file(context: Context, given: FileGiven) -> Transition | str:
    """Return the way to the match in a file that was handed to the game, or why it is none."""
    from game.play.records.open_any import open_file  # noqa: PLC0415 - most visits do without all this

    content = given.content
    if content is None:
        return context.words.text("files.unreadable", name=quoted_name(given.name))
    match = taken_in(context, lambda: open_file(content))
    if isinstance(match, str):
        return context.words.text("files.refused", name=quoted_name(given.name), why=match)
    return Transition("reset", "table", {"match": match})


def from_address(context: Context) -> Transition | str | None:
    """Return the way to the match in the page's address, or why it is none; None without one.

    It is taken out of the address: from here on the match is kept like any other. Where it could
    not be kept, the address is all there is of it, and it stays there.
    """
    fragment = context.host.link()
    if not fragment.startswith(("m=", "p=")):
        return None
    from game.play.records.link import open_link  # noqa: PLC0415 - as above

    context.host.set_link("")
    match = taken_in(context, lambda: open_link(fragment).match)
    if isinstance(match, str):
        return context.words.text("link.refused", why=match)
    if not context.matches.is_kept(match):
        context.host.set_link(fragment)
    return Transition("reset", "table", {"match": match})
