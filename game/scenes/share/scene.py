"""Matches out and in: as text, as a link, as a file."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import replace
from typing import Any, ClassVar

import pygame

from game.host.exchange import Gesture
from game.host.interface import FileGiven
from game.play.match import Match
from game.play.records import link, notation, record
from game.play.signs import signs_of_players
from game.scenes.frame.command import Command, Commands, gesture
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Transition
from game.scenes.frame.sheet import NO_BOX, Content, SheetScene
from game.scenes.frame.today import local_time
from game.scenes.friend.arrival import Arrival, from_clipboard, from_file
from game.scenes.friend.seats import can_play
from game.scenes.friend.words import game_title
from game.view.box import Box
from game.view.buttons.notice import bottom_of, draw_notice, notice_box
from game.view.buttons.plate import RAISED
from game.view.buttons.row_list import row_list
from game.view.text.text_box import TextBox
from game.view.widgets import Item

CARD = 64.0
"""The least height of a card, in CSS pixels of text at its usual size."""

LIKELIEST = "friend"
"""The id of the card that is tinted."""


class ShareScene(SheetScene):
    """Params: `match`, or nothing: then a match can only be brought in."""

    name = "share"
    widest: ClassVar[float] = 560

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.match: Match | None = params.get("match")
        self.new: bool = params.get("new", False)
        """Whether the match has no table below it yet."""
        self._notice = ""
        self._notice_box: TextBox | None = None

    def title(self) -> str:
        """Return the title."""
        return self.context.words.text("share.title" if self.match else "share.title-open")

    def notice(self) -> str:
        """Return what came of the last press."""
        return self._notice

    def content(self, area: Box) -> Content:
        """Lay out a card for each way."""
        m, brush = self.context.measure, self.context.brush
        words: list[TextBox] = []
        y = area.y
        self._notice_box = None
        if self._notice:
            self._notice_box = notice_box(self._notice, area, brush)
            words.append(self._notice_box)
            y = bottom_of(self._notice_box) + m.gap
        cards = [self._card(command) for command in Commands(self, COMMANDS).offered()]
        room = Box(area.x, y, area.width, 0)
        placed, height = row_list(cards, room, brush, CARD * max(1.0, m.text * 0.9), m.gap)
        return placed, words, y + height + RAISED - area.y

    def paint_content(self, ground: pygame.Surface) -> None:
        """Draw the notice on its plate."""
        if self._notice_box is not None:
            draw_notice(ground, self._notice_box, self.context.brush)

    def _card(self, command: Command[ShareScene]) -> Item:
        """Return the card of a way out or in, with a line of help, or why it is barred."""
        words = self.context.words
        label = words.text(command.name)
        note = command.refusal_text(words, self) or words.text(command.note(self))
        return Item(
            command.id,
            words.sentences(words.sentence(label), note),
            NO_BOX,
            label,
            command.icon,
            "card",
            value=command,
            note=note,
            end="forward",
            gesture=command.gesture_of(self),
        )

    def draw_one(self, surface: pygame.Surface, item: Item) -> None:
        """Draw a button: the likeliest one tinted, one that is refused faintly."""
        if isinstance(item.value, Command):
            refused = bool(item.value.refusal(self))
            item = replace(item, enabled=not refused, pressed=item.id == LIKELIEST and not refused)
        super().draw_one(surface, item)

    def signs(self) -> tuple[int, ...]:
        """Return the signs that the players of the match wear."""
        return () if self.match is None else signs_of_players(self.match.players)

    def pressed(self, item: Item) -> Transition | None:
        """Do it, or say why it cannot be done."""
        command = item.value
        if not isinstance(command, Command):
            return super().pressed(item)
        if refusal := command.refusal_text(self.context.words, self):
            self.context.announce(refusal, urgent=True)
            return None
        return command.run(self)

    def show_notice(self, notice: str) -> None:
        """Show and announce what came of it."""
        self._notice = notice
        self.relayout()
        self.context.announce(notice, urgent=True)
        if self._notice_box is not None:
            self.content_pane.reveal(self._notice_box.box)

    # Out

    async def copy(self, text: str, key: str) -> None:
        """Copy a text and tell whether that worked."""
        is_copied = await self.context.host.copy_text(text)
        self.show_notice(self.context.words.text(key if is_copied else "share.refused"))

    def link_to(self, fragment: str) -> str:
        """Return the link to give away."""
        return f"{self.context.host.address()}#{fragment}"

    async def send(self, fragment: str, copied: str) -> None:
        """Send a link by the system's own list, or copy it where no list comes."""
        address = self.link_to(fragment)
        outcome = await self.context.host.share(self.sent_title(), address)
        if outcome == "sent":
            self.show_notice(self.context.words.text("share.sent"))
        elif outcome == "refused":
            await self.copy(address, copied)

    def sent_title(self) -> str:
        """Return what a link is called where it is sent."""
        return "" if self.match is None else game_title(self.context.words, self.match)

    async def save(self, match: Match) -> None:
        """Save the match as a file and tell where it is, as far as that is known."""
        day = time.strftime("%Y-%m-%d", local_time(self.context.host.now()))
        name = f"baraza-{match.game.name}-{day}.baraza"
        file = await self.context.host.save_file(name, record.to_text(match).encode())
        text = self.context.words.text
        if file is None:
            self.show_notice(text("share.not-saved"))
        else:
            key = "share.saved" if file.is_sure else "share.handed"
            self.show_notice(text(key, name=file.place, way=text("share.text")))

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


def _beside_loop(
    job: Callable[[ShareScene, Match], Coroutine[Any, Any, None]],
) -> Callable[[ShareScene], None]:
    """Return what starts a job with the match: beside the loop, as a browser may ask first."""

    def run(scene: ShareScene) -> None:
        if scene.match is not None:
            scene.context.spawn(job(scene, scene.match))

    return run


async def _send_link(scene: ShareScene, match: Match) -> None:
    await scene.send(link.match_link(match), "share.copied-link")


async def _send_position(scene: ShareScene, match: Match) -> None:
    await scene.send(link.position_link(match), "share.copied-position")


def _to_share(fragment: Callable[[Match], str]) -> Callable[[ShareScene], Gesture | None]:
    """Return what gives the gesture that sends the link of a match."""

    def of(scene: ShareScene) -> Gesture | None:
        if scene.match is None:
            return None
        return Gesture("share", scene.sent_title(), scene.link_to(fragment(scene.match)))

    return of


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


def _can_share(scene: ShareScene) -> bool:
    return scene.match is not None and scene.context.host.can_share()


def _takes_in(scene: ShareScene) -> bool:
    """Whether a match can be brought in: from the menu, and where one comes back from a friend."""
    return scene.match is None or scene.match.side is not None


def _friend(scene: ShareScene) -> Transition:
    return Transition("push", "friend", {"match": scene.match, "new": scene.new})


def _with_friend(scene: ShareScene) -> bool:
    return can_play(scene.match)


def _note(key: str) -> Callable[[ShareScene], str]:
    """Return what gives the key of a line of help that is always the same."""
    return lambda _scene: key


COMMANDS: tuple[Command[ShareScene], ...] = (
    Command(
        "friend",
        "share.friend",
        "people",
        _friend,
        _with_friend,
        note=_note("share.friend.note"),
    ),
    Command(
        "send",
        "share.send",
        "send",
        _beside_loop(_send_link),
        _can_share,
        note=_note("share.link.note"),
        gesture=_to_share(link.match_link),
    ),
    Command(
        "link",
        "share.link",
        "link",
        _beside_loop(_copy_link),
        _has_match,
        note=_note("share.link.note"),
        gesture=gesture("copy"),
    ),
    Command(
        "send-position",
        "share.send-position",
        "send",
        _beside_loop(_send_position),
        _can_share,
        note=_note("share.position.note"),
        gesture=_to_share(link.position_link),
    ),
    Command(
        "position",
        "share.position",
        "link",
        _beside_loop(_copy_position),
        _has_match,
        note=_note("share.position.note"),
        gesture=gesture("copy"),
    ),
    Command(
        "save",
        "share.save",
        "save",
        _beside_loop(ShareScene.save),
        _has_match,
        note=_note("share.save.note"),
    ),
    Command(
        "text",
        "share.text",
        "sheets",
        _beside_loop(_copy_text),
        _has_match,
        note=_note("share.text.note"),
        gesture=gesture("copy"),
    ),
    Command(
        "file",
        "share.file",
        "open",
        _pick,
        _takes_in,
        note=_note("share.file.note"),
        gesture=gesture("open"),
    ),
    Command(
        "paste",
        "share.paste",
        "sheets",
        _paste,
        _takes_in,
        note=_note("share.paste.note"),
        gesture=gesture("paste"),
    ),
)
"""In the order in which they are offered."""
