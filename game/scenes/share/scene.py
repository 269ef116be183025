"""Matches out and in: as text, as a link, as a file; to a friend who plays on elsewhere."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from game.host.interface import FileGiven
from game.play.match import Match
from game.play.records import link, notation, record
from game.rules.protocol import Json, Seat
from game.scenes.frame.command import Command, Commands
from game.scenes.frame.context import Context
from game.scenes.frame.fields import Choice, Field, Question
from game.scenes.frame.form import FormScene
from game.scenes.frame.names import player_names
from game.scenes.frame.scene import Transition
from game.scenes.share.arrival import Arrival, from_clipboard, from_file
from game.view.widgets import Item

_SEAT = "seat"
"""The question which seat the friend plays."""


class ShareScene(FormScene):
    """Params: `match`, or nothing: then a match can only be brought in."""

    name = "share"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.match: Match | None = params.get("match")
        self._notice = ""
        self._friend: Seat | None = None
        """The seat that was chosen for the friend."""

    def title(self) -> str:
        """Return the title."""
        return self.context.words.text("share.title" if self.match else "share.title-open")

    def notice(self) -> str:
        """Return what came of the last press."""
        return self._notice

    def fields(self) -> list[Field]:
        """Return a button for each way, below the seats among which the friend can have one."""
        words, values = self.context.words, self._values()
        buttons = (
            command.button(words, self, not command.wide, **values)
            for command in Commands(self, COMMANDS).offered()
        )
        return [*self._seats(), *buttons]

    def _seats(self) -> list[Field]:
        """Return the question which seat the friend plays, where there is one."""
        seats, seat = self.friend_seats(), self.friend()
        if self.match is None or seat is None or len(seats) < 2:
            return []
        names = player_names(self.context.words, self.match)
        label = self.context.words.text("share.seat")
        return [Choice(_SEAT, label, seat, {each: names[each] for each in seats})]

    def _values(self) -> dict[str, str]:
        """Return what the words of a button may need."""
        seat = self.friend()
        if self.match is None or seat is None:
            return {}
        return {"player": player_names(self.context.words, self.match)[seat]}

    def chosen(self, question: Question, value: Json) -> None:
        """Take the seat that the friend is to play."""
        del question
        if isinstance(value, int):
            self._friend = value

    def acted(self, item: Item) -> Transition | None:
        """Do it, or say why it cannot be done."""
        command = item.value
        if not isinstance(command, Command):
            return None
        if command.refusal(self):
            refusal = command.refusal_text(self.context.words, self)
            self.context.announce(refusal, urgent=True)
            return None
        return command.run(self)

    def show_notice(self, notice: str) -> None:
        """Show and announce what came of it."""
        self._notice = notice
        self.relayout()
        self.context.announce(notice, urgent=True)

    # Out

    async def copy(self, text: str, key: str) -> None:
        """Copy a text and tell whether that worked."""
        is_copied = await self.context.host.copy_text(text)
        self.show_notice(self.context.words.text(key if is_copied else "share.refused"))

    def link_to(self, fragment: str) -> str:
        """Return the link to give away."""
        return f"{self.context.host.address()}#{fragment}"

    async def save(self, match: Match) -> None:
        """Save the match as a file and tell its name."""
        day = time.strftime("%Y-%m-%d", time.localtime(self.context.host.now()))
        name = f"baraza-{match.game.name}-{day}.json"
        path = await self.context.host.save_file(name, record.to_text(match).encode())
        text = self.context.words.text
        self.show_notice(
            text("share.not-saved") if path is None else text("share.saved", name=path)
        )

    # To a friend

    def friend(self) -> Seat | None:
        """Return the seat of the friend to whom the match can be sent, if any.

        Unless another one was chosen, it is the one to move, or the first after the end.
        """
        seats = self.friend_seats()
        if self.match is None or not seats:
            return None
        default = seats[0] if self.match.outcome() else self.match.to_move
        return self._friend if self._friend in seats else default

    def with_friend(self) -> bool:
        """Whether a friend can play, or is to hear of the end."""
        match = self.match
        if match is None or len(match.persons()) < 2:
            return False
        return match.outcome() is None or match.side is not None

    def no_friend_key(self) -> str:
        """Return which words say why nothing can be sent to the friend now; "" if it can."""
        if self.match is None or self.friend() is not None:
            return ""
        person = self.match.player_to_move.kind == "person"
        return "share.friend.mine" if person else "share.friend.computer"

    def friend_seats(self) -> list[Seat]:
        """Return the seats that a friend can play; none while it is not for persons to move.

        Until a device has a side of its own the friend can play any; then he is who is waited for,
        and after the end whoever is to hear of it.
        """
        match = self.match
        if match is None or not self.with_friend():
            return []
        if match.outcome() is not None:
            return [seat for seat in match.persons() if seat != match.side]
        if match.player_to_move.kind != "person":
            return []
        if match.side is None:
            return match.persons()
        return [match.to_move] if match.friend_to_move else []

    def note_key(self) -> str:
        """Return which note stands below the button for a friend: who moves first then."""
        if self.match is not None and self.match.outcome() is not None:
            return "share.friend.note-over"
        waits = self.match is not None and self.friend() not in (None, self.match.to_move)
        return "share.friend.note-first" if waits else "share.friend.note"

    async def send(self, match: Match) -> None:
        """Copy the link for the friend; from here on this device plays one side."""
        seat = self.friend()
        if seat is None:
            return
        if match.side is None:
            match.side = own_side(match, seat)
            self.context.matches.save(match)
        await self.copy(self.link_to(link.match_link(match, seat)), "share.sent")

    async def stop_sharing(self, match: Match) -> None:
        """Play all sides on this device again."""
        match.side = None
        self.context.matches.save(match)
        self.show_notice(self.context.words.text("share.stayed"))

    # In

    async def pick(self) -> None:
        """Let the person pick a file, and open it; in a list of our own where the host has none."""
        if self.context.host.files is not None:
            self._next = Transition("push", "files")
            return
        file = await self.context.host.open_file()
        if file is not None:
            self._take_in(from_file(self.context, FileGiven(*file)))

    async def paste(self) -> None:
        """Open what is on the clipboard."""
        content = await self.context.host.paste_text()
        if content is None:
            self.show_notice(self.context.words.text("share.nothing-pasted"))
        else:
            self._take_in(from_clipboard(self.context, content))

    def _take_in(self, arrival: Arrival) -> None:
        """Go to the match that came in, or say that there is none, and why."""
        if arrival.refusal:
            self.show_notice(arrival.refusal)
        else:
            self._next = arrival.transition


def own_side(match: Match, friend: Seat) -> Seat:
    """Return the side of this device: who is to move, unless that is the friend.

    Then it is the person who moved last, else the one after the friend.
    """
    others = [seat for seat in match.persons() if seat != friend]
    if match.to_move in others:
        return match.to_move
    movers = [turn.seat for turn in match.turns[: match.cursor] if turn.seat in others]
    after = [seat for seat in others if seat > friend]
    return movers[-1] if movers else (after or others)[0]


def _beside_loop(
    job: Callable[[ShareScene, Match], Coroutine[Any, Any, None]],
) -> Callable[[ShareScene], None]:
    """Return what starts a job with the match: beside the loop, as a browser may ask first."""

    def run(scene: ShareScene) -> None:
        if scene.match is not None:
            scene.context.spawn(job(scene, scene.match))

    return run


async def _copy_link(scene: ShareScene, match: Match) -> None:
    await scene.copy(scene.link_to(link.match_link(match)), "share.copied-link")


async def _copy_position(scene: ShareScene, match: Match) -> None:
    await scene.copy(scene.link_to(link.position_link(match)), "share.copied-position")


async def _copy_text(scene: ShareScene, match: Match) -> None:
    await scene.copy(notation.to_text(match), "share.copied-text")


def _pick(scene: ShareScene) -> None:
    scene.context.spawn(scene.pick())


def _paste(scene: ShareScene) -> None:
    scene.context.spawn(scene.paste())


def _has_match(scene: ShareScene) -> bool:
    return scene.match is not None


def _by_link(scene: ShareScene) -> bool:
    match = scene.match
    return match is not None and match.side is not None and match.outcome() is None


def _stay_note(_scene: ShareScene) -> str:
    return "share.stay.note"


COMMANDS: tuple[Command[ShareScene], ...] = (
    Command(
        "friend",
        "share.friend",
        "send",
        _beside_loop(ShareScene.send),
        ShareScene.with_friend,
        refusal=ShareScene.no_friend_key,
        note=ShareScene.note_key,
        wide=True,
    ),
    Command(
        "stay",
        "share.stay",
        "cancel",
        _beside_loop(ShareScene.stop_sharing),
        _by_link,
        note=_stay_note,
        wide=True,
    ),
    Command("link", "share.link", "send", _beside_loop(_copy_link), _has_match),
    Command("position", "share.position", "send", _beside_loop(_copy_position), _has_match),
    Command("text", "share.text", "sheets", _beside_loop(_copy_text), _has_match),
    Command("save", "share.save", "save", _beside_loop(ShareScene.save), _has_match),
    Command("file", "share.file", "open", _pick),
    Command("paste", "share.paste", "sheets", _paste),
)
"""In the order in which they are offered."""
