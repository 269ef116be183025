"""The link of a match, and the ways in which it goes out and comes back."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from game.host.exchange import Gesture
from game.play.match import Match
from game.play.qr.sizes import size_for
from game.play.records import link
from game.scenes.frame.command import Command, gesture, no_words
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Transition
from game.scenes.friend import seats, words
from game.scenes.friend.arrival import from_clipboard

NEWEST_CODE = 25
"""The latest version of a QR code that a telephone reads with ease from a screen."""


class Sending:
    """What can be done with the link of a match.

    `told` is handed what came of it, in words; `goes` the way to a match that came back.
    """

    def __init__(
        self,
        context: Context,
        match: Match,
        told: Callable[[str], None],
        goes: Callable[[Transition | None], None],
    ) -> None:
        self.match = match
        self._context = context
        self._told = told
        self._goes = goes
        self._address: tuple[tuple[object, ...], str] = ((), "")

    @property
    def likeliest(self) -> str:
        """The id of the way that is taken most."""
        if not self.has_link:
            return "paste"
        return "send" if self.can_share else "copy"

    @property
    def can_share(self) -> bool:
        """Whether the system has a list of its own of ways to send the link."""
        return self.has_link and self._context.host.can_share()

    @property
    def can_be_scanned(self) -> bool:
        """Whether a telephone could do anything with the code: natively there is no address."""
        return self.has_link and bool(self._context.host.address())

    @property
    def goes_on(self) -> bool:
        """Whether the match is played by link, and not over."""
        return self.match.side is not None and self.match.outcome() is None

    def start(self, job: Coroutine[Any, Any, None]) -> None:
        """Start a job beside the loop, as a browser may ask the person first."""
        self._context.spawn(job)

    @property
    def has_link(self) -> bool:
        """Whether there is a link to be given away."""
        return self.match.side is not None and not seats.refusal_key(self.match)

    def address(self) -> str:
        """Return the link for whoever is to have it next."""
        match = self.match
        at = match.known, match.side, tuple(match.players.values())
        if self._address[0] != at:
            fragment = link.match_link(match, seats.receivers(match)[0])
            self._address = at, f"{self._context.host.address()}#{fragment}"
        return self._address[1]

    def code_size(self) -> int | None:
        """Return how many modules wide the link is as a QR code; None where it is too long."""
        size = size_for(len(self.address().encode()), NEWEST_CODE)
        return None if size is None else size.side

    def sent(self) -> None:
        """Note that the link has gone out."""
        self.match.note_sent()
        self._context.matches.save(self.match)

    def title(self) -> str:
        """Return what the link is called where it is sent."""
        return words.game_title(self._context.words, self.match)

    async def send(self) -> None:
        """Send the link by the system's own list, or copy it where no list comes.

        Nothing is said where the list was closed.
        """
        outcome = await self._context.host.share(self.title(), self.address())
        if outcome == "sent":
            self.sent()
            self._told(self._context.words.text("friend.sent"))
        elif outcome == "refused":
            await self.copy()

    async def copy(self) -> None:
        """Copy the link, and tell whether it was copied."""
        is_copied = await self._context.host.copy_text(self.address())
        if is_copied:
            self.sent()
        self._told(self._context.words.text("friend.copied" if is_copied else "friend.refused"))

    async def paste(self) -> None:
        """Open the link that is on the clipboard."""
        content = await self._context.host.paste_text()
        if content is None:
            self._told(self._context.words.text("share.nothing-pasted"))
            return
        arrival = from_clipboard(self._context, content)
        if arrival.refusal:
            self._told(arrival.refusal)
        else:
            self._goes(arrival.transition)

    def show_code(self) -> Transition:
        """Show the link as a QR code: whoever sees it has it."""
        self.sent()
        return Transition("push", "code", {"text": self.address(), "modules": self.code_size()})

    async def stay(self) -> None:
        """Play all sides on this device again."""
        self.match.side = self.match.sent = None
        self._context.matches.save(self.match)
        self._told(self._context.words.text("friend.stayed"))


def _beside_loop(
    job: Callable[[Sending], Coroutine[Any, Any, None]],
) -> Callable[[Sending], None]:
    """Return what starts a job beside the loop."""
    return lambda sending: sending.start(job(sending))


def _why_no_code(sending: Sending) -> str:
    return "friend.code.too-long" if sending.code_size() is None else no_words(sending)


def _to_share(sending: Sending) -> Gesture:
    return Gesture("share", sending.title(), sending.address())


def _has_link(sending: Sending) -> bool:
    return sending.has_link


def _note(key: str) -> Callable[[Sending], str]:
    """Return what gives the key of a line of help that is always the same."""
    return lambda _sending: key


WAYS: tuple[Command[Sending], ...] = (
    Command(
        "send",
        "friend.share",
        "send",
        _beside_loop(Sending.send),
        lambda sending: sending.can_share,
        note=_note("friend.share.note"),
        gesture=_to_share,
    ),
    Command(
        "copy",
        "friend.copy",
        "link",
        _beside_loop(Sending.copy),
        _has_link,
        gesture=gesture("copy"),
    ),
    Command(
        "code",
        "friend.code",
        "code",
        Sending.show_code,
        lambda sending: sending.can_be_scanned,
        refusal=_why_no_code,
        note=_note("friend.code.note"),
    ),
    Command(
        "paste",
        "friend.paste",
        "open",
        _beside_loop(Sending.paste),
        lambda sending: sending.goes_on,
        note=_note("friend.paste.note"),
        gesture=gesture("paste"),
    ),
    Command(
        "stay",
        "friend.stay",
        "cancel",
        _beside_loop(Sending.stay),
        lambda sending: sending.goes_on,
        note=_note("friend.stay.note"),
    ),
)
"""In the order in which they are offered."""
