"""Matches that come in from outside: by the address of the page, from a file, by the clipboard."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.host.interface import FileGiven
from game.play.match import Match
from game.play.saved.merging import Received
from game.rules.registry import GAMES
from game.scenes.frame.context import Context
from game.scenes.frame.learning import linked_door
from game.scenes.frame.scene import Transition
from game.untrusted.plain_text import quoted_name


@dataclass(frozen=True, slots=True)
class Arrival:
    """A match that came in, or in words why there is none; neither where nothing came.

    `way`: the way to a lesson, a puzzle or a game that was asked for instead.
    A file with somebody's progress in learning leads to no match: that it came is told then.
    """

    received: Received | None = None
    refusal: str = ""
    way: Transition | None = None

    @property
    def match(self) -> Match | None:
        """The match to be played on."""
        return None if self.received is None else self.received.match

    @property
    def transition(self) -> Transition | None:
        """The way to the match: over its invitation, if a friend sends it for the first time.

        At the table it is shown what was played since.
        """
        if self.received is None:
            return self.way
        match, news = self.received.match, self.received.news
        params = {"match": match, "shows_news": match.side is not None and news != "none"}
        if news == "new" and match.side is not None and not match.outcome():
            params["over"] = Transition("push", "invitation", {"match": match})
        return Transition("reset", "table", params)


def from_file(context: Context, file: FileGiven) -> Arrival:
    """Open a file that was handed to the game."""
    from game.play.records.open_any import open_file  # noqa: PLC0415 - most visits do without all this
    from game.play.saved.progress_file import progress_in  # noqa: PLC0415 - as above

    text, name, content = context.words.text, quoted_name(file.name), file.content
    if content is None:
        return Arrival(refusal=text("files.unreadable", name=name))
    progress = progress_in(content)
    if progress is not None:
        kept = context.progress.take_in(progress)
        return Arrival(refusal=text("files.progress" if kept else "files.progress-unkept"))
    return _arrival(
        context,
        lambda: open_file(content),
        lambda why: text("files.refused", name=name, why=why),
    )


def from_clipboard(context: Context, text: str) -> Arrival:
    """Open a text that was pasted."""
    from game.play.records.open_any import open_text  # noqa: PLC0415 - as above

    return _arrival(
        context,
        lambda: open_text(text),
        lambda why: context.words.text("share.not-opened", why=why),
    )


def from_address(context: Context) -> Arrival:
    """Open the match, lesson, puzzle or game in the page's address, if there is one.

    It is taken out of the address: from here on the match is kept like any other. Where it could
    not be kept, the address is all there is of it, and it stays there.
    """
    fragment = context.host.link()
    if (game := fragment.removeprefix("play=")) in GAMES and game != fragment:
        from game.scenes.menu.begin import shortcut_way  # noqa: PLC0415 - most visits do without it

        context.host.set_link("")
        return Arrival(way=shortcut_way(context, game))
    if (way := linked_door(fragment)) is not None:
        context.host.set_link("")
        return Arrival(way=way)
    if not fragment:
        return Arrival()
    from game.play.records.link import is_link, open_link  # noqa: PLC0415 - as above

    if not is_link(fragment):
        return Arrival()
    context.host.set_link("")
    arrival = _arrival(
        context,
        lambda: open_link(fragment).match,
        lambda why: context.words.text("link.refused", why=why),
    )
    if arrival.match is not None and not context.matches.is_saved_here(arrival.match):
        context.host.set_link(fragment)
    return arrival


def _arrival(context: Context, read: Callable[[], Match], refusal: Callable[[str], str]) -> Arrival:
    """Return the match that `read` returns, saved; where it raises RecordError, a `refusal`."""
    from game.play.records.reading import RecordError  # noqa: PLC0415 - as above
    from game.play.records.unreadable import told  # noqa: PLC0415 - as above

    try:
        came = read()
    except RecordError as error:
        return Arrival(refusal=refusal(told(error, context.words.text)))
    if came.side not in came.persons() or len(came.persons()) < 2:
        came.side = came.sent = None  # whoever made this link, it asks nobody to play
    side = came.side
    received = context.matches.receive(came)
    if received.news == "none":
        context.tell(_nothing_new(context, received.match, len(came.turns), side))
    return Arrival(received)


def _nothing_new(context: Context, match: Match, moves: int, side: int | None) -> str:
    """Return what is said of a match with `moves` that told nothing new, sent for `side`."""
    words, further = context.words, len(match.turns) - moves
    if further:
        return words.text("link.older", count=further)
    if side is not None and match.side is not None and side != match.side:
        from game.scenes.frame.names import players_of  # noqa: PLC0415 - as above

        if match.outcome():
            return words.text("link.own-over")
        return words.text("link.own", player=players_of(words, match)[side])
    return words.text("link.same")
