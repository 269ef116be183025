"""The person's folders and files, to open a match: where the system shows no list for the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

import pygame

from game.host.interface import FileGiven, Key
from game.host.storage import Entry, StorageError
from game.play.saved import stored
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Transition
from game.scenes.frame.sheet import NO_BOX, PAD, Content, SheetScene
from game.scenes.friend.arrival import from_file
from game.view.box import Box
from game.view.buttons.notice import bottom_of, draw_notice, notice_box
from game.view.buttons.row_list import draw_line, row_list
from game.view.text.text_box import TextBox
from game.view.widgets import Item

PORTION = 60
"""So many entries of a long folder are seen at a time."""

ROW = 48.0
"""The least height of a row, in CSS pixels."""

ROOM_BESIDE = 104.0
"""So much of a row's width its icons take, in CSS pixels of text at its usual size."""

KEY = "folder"
"""Where the folder that was opened last is kept, as a JSON text."""


def _entry_id(number: int) -> str:
    """Return the id of the button of an entry, the first being 0."""
    return f"entry-{number}"


class FilesScene(SheetScene):
    """One folder at a time: ways to others, the folders in it, and what may be matches.

    Of a long list a portion is seen; rows at its ends lead to the portions before and after it.
    """

    name = "files"
    widest: ClassVar[float] = 560
    side: ClassVar[float] = 8

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        del params
        assert context.host.files is not None
        self._files = context.host.files
        self._places = self._files.places()
        self._entries: list[Entry] = []
        self._notice = ""
        self._notice_box: TextBox | None = None
        self._line: Box | None = None
        """The one between ways to other folders and what is in this one."""
        self.portion = 0
        self.folder = next(iter(self._places.values()), "")
        last = _last_folder(context)
        if not self._enter_folder(last or self.folder) and last:
            self._enter_folder(self.folder)

    def title(self) -> str:
        """Return the title."""
        return self.context.words.text("files.title")

    def notice(self) -> str:
        """Return where we are, or why the last press led nowhere."""
        return self._notice

    def enter(self) -> None:
        """Say where we are and what is there."""
        super().enter()
        words = self.context.words
        self.context.announce(words.sentences(words.sentence(self.title()), self._notice))

    def _contents(self) -> str:
        """Return the folder and how much is in it."""
        text, folders = self.context.words.text, sum(entry.folder for entry in self._entries)
        if not self._entries:
            return text("files.none", folder=self.folder)
        files = len(self._entries) - folders
        return text(
            "files.here",
            folder=self.folder,
            folders=text("files.folders", count=folders),
            files=text("files.files", count=files),
        )

    def content(self, area: Box) -> Content:
        """Lay out where we are, a row for each way out of the folder, and one for each entry."""
        m, brush = self.context.measure, self.context.brush
        self._notice_box = notice_box(
            self._notice, area.shrunk((PAD - self.side) * m.unit, 0), brush
        )
        y = bottom_of(self._notice_box) + m.gap
        least = ROW * max(1.0, m.text * 0.9)
        ways, high = row_list(self._ways(), Box(area.x, y, area.width, 0), brush, least)
        self._line = Box(self.sheet.x, y + high, self.sheet.width, 1)
        room = Box(area.x, y + high + 1, area.width, 0)
        entries, height = row_list(self._rows(area.width), room, brush, least)
        return ways + entries, [self._notice_box], room.y + height - area.y

    def paint_content(self, ground: pygame.Surface) -> None:
        """Draw the plate of the notice, and a line above the entries."""
        brush = self.context.brush
        if self._notice_box is not None and self._line is not None:
            draw_notice(ground, self._notice_box, brush)
            draw_line(ground, self._line, brush)

    def _ways(self) -> list[Item]:
        """Return the rows that lead to other folders."""
        text = self.context.words.text
        above = self._files.above(self.folder)
        ways = [_row(name, text(f"files.{name}"), "open", at) for name, at in self._places.items()]
        if above is not None:
            ways.append(_row("above", text("files.above"), "back", above))
        return ways

    def _rows(self, width: float) -> list[Item]:
        """Return the rows of the portion that is seen, and those that lead to others."""
        text = self.context.words.text
        first = self.portion * PORTION
        rows = [
            self._entry_row(number, entry, width)
            for number, entry in enumerate(self._entries[first : first + PORTION], first)
        ]
        if first:
            rows.insert(0, _row("before", text("files.before"), "jump-back", self.portion - 1))
        if first + PORTION < len(self._entries):
            rows.append(_row("after", text("files.after"), "jump-forward", self.portion + 1))
        return rows

    def _entry_row(self, number: int, entry: Entry, width: float) -> Item:
        """Return the row of a folder or file."""
        spoken = f"{entry.name}/" if entry.folder else entry.name
        label = self._short(spoken, width - ROOM_BESIDE * self.context.measure.text)
        row = _row(_entry_id(number), label, "open" if entry.folder else "sheets", entry)
        return replace(row, name=spoken, end="forward" if entry.folder else "")

    def _short(self, name: str, room: float) -> str:
        """Return a name that is too long for its row without its middle."""
        brush = self.context.brush
        length, short = len(name), name
        while length > 8 and brush.type.width(short, "text", brush.size * brush.scale) > (
            room * brush.scale
        ):
            length -= 2
            short = f"{name[: length - length // 2]}…{name[-(length // 2) :]}"
        return short

    def pressed(self, item: Item) -> Transition | None:
        """Go to a folder or another portion, or open a file."""
        value = item.value
        if isinstance(value, Entry) and not value.folder:
            return self._open(value)
        if isinstance(value, Entry):
            self._go_to(value.path)
        elif isinstance(value, str):
            self._go_to(value)
        elif isinstance(value, int):
            self._turn_to(value)
        else:
            return super().pressed(item)
        return None

    def _turn_to(self, portion: int) -> None:
        """Go to another portion of the list; the focus goes to its first entry."""
        self.portion = portion
        self.relayout()
        self.move_focus(_entry_id(portion * PORTION), self.focus_visible)

    def key(self, key: Key) -> Transition | None:
        """Take a key that leads up a folder."""
        if key.name == "Backspace":
            self._go_up()
            return None
        return super().key(key)

    def _go_up(self) -> None:
        """Go to the folder that this one lies in."""
        above = self._files.above(self.folder)
        if above is not None:
            self._go_to(above)

    def _go_to(self, folder: str) -> None:
        """Go to a folder and tell what is there; the focus goes to its first entry."""
        if self._enter_folder(folder):
            self.portion = 0
            self.content_pane.to_top()
            _save_folder(self.context, folder)
        self.relayout()
        if self._focus is not None:
            first = _entry_id(0)
            self.move_focus(first if first in self.items else self._focus)
        self.context.announce(self._notice, urgent=True)

    def _enter_folder(self, folder: str) -> bool:
        """Take over what is in a folder; False where it cannot be opened."""
        try:
            self._entries = list(self._files.entries(folder))
        except StorageError:
            self._notice = self.context.words.text("files.closed", folder=folder)
            return False
        self.folder = folder
        self._notice = self._contents()
        return True

    def _open(self, entry: Entry) -> Transition | None:
        """Return the way to the match in a file, or tell why there is none."""
        try:
            file = FileGiven(entry.name, self._files.read(entry.path))
        except StorageError:
            file = FileGiven(entry.name, None)
        arrival = from_file(self.context, file)
        if arrival.refusal:
            self._notice = arrival.refusal
            self.relayout()
            self.content_pane.to_top()
            self.context.announce(self._notice, urgent=True)
        return arrival.transition


def _row(id_: str, label: str, icon: str, value: object) -> Item:
    """Return a row that has no place yet."""
    return Item(id_, label, NO_BOX, label, icon, "row", value=value)


def _last_folder(context: Context) -> str:
    """Return the folder that was opened last, "" where that is not known."""
    folder: str = stored.read(context.host.storage, KEY)
    return folder


def _save_folder(context: Context, folder: str) -> None:
    """Remember the folder for the next time."""
    stored.change(context.host.storage, KEY, lambda _: folder)
