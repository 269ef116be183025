"""The person's folders and files, to open a match: where the system shows no list for the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.host.interface import Entry, FileGiven, Key, StorageError
from game.play.saved import stored
from game.scenes.frame.context import Context
from game.scenes.frame.fields import Button, Field
from game.scenes.frame.form import FormScene
from game.scenes.frame.form_layout import columns_of
from game.scenes.frame.header import header
from game.scenes.frame.scene import Transition
from game.scenes.share.arrival import from_file
from game.view.widgets import Item

KEY = "folder"
"""Where the folder that was opened last is kept, as a JSON text."""


def _entry_id(number: int) -> str:
    """Return the id of the button of an entry, the first being 0."""
    return f"entry-{number}"


class FilesScene(FormScene):
    """One folder at a time: ways to others, the folders in it, and what may be matches."""

    name = "files"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        del params
        assert context.host.files is not None
        self._files = context.host.files
        self._places = self._files.places()
        self._entries: list[Entry] = []
        self._notice = ""
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

    def fields(self) -> list[Field]:
        """Return a button for each way out of the folder, and for each entry of it."""
        text = self.context.words.text
        fields: list[Field] = [
            Button(name, text(f"files.{name}"), "open", value=folder)
            for name, folder in self._places.items()
        ]
        above = self._files.above(self.folder)
        if above is not None:
            fields.append(Button("above", text("files.above"), "back", value=above))
        for number, entry in enumerate(self._entries):
            sign = "open" if entry.folder else "sheets"
            spoken = f"{entry.name}/" if entry.folder else entry.name
            label = self._short(spoken)
            name = _entry_id(number)
            fields.append(Button(name, label, sign, half=False, spoken=spoken, value=entry))
        return fields

    def _short(self, name: str) -> str:
        """Return a name that is too long for its button without its middle."""
        m = self.context.measure
        area = header(m).rest
        columns = columns_of(m, area)
        room = (area.width - (columns - 1) * m.gap * 2.5) / columns
        room -= m.gap * 2 + m.button
        length, ruler = len(name), self._ruler()
        short = name
        while length > 8 and not ruler.fits(short, room):
            length -= 2
            short = f"{name[: length - length // 2]}…{name[-(length // 2) :]}"
        return short

    def acted(self, item: Item) -> Transition | None:
        """Go to a folder, or open a file."""
        if isinstance(item.value, Entry):
            if not item.value.folder:
                return self._open(item.value)
            self._go_to(item.value.path)
        elif isinstance(item.value, str):
            self._go_to(item.value)
        return None

    def key(self, key: Key) -> Transition | None:
        """Take the keys of pages, and one that leads up a folder."""
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
            self.pages.number = 0
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
            self.context.announce(self._notice, urgent=True)
        return arrival.transition


def _last_folder(context: Context) -> str:
    """Return the folder that was opened last, "" where that is not known."""
    folder: str = stored.read(context.host.storage, KEY)
    return folder


def _save_folder(context: Context, folder: str) -> None:
    """Remember the folder for the next time."""
    stored.change(context.host.storage, KEY, lambda _: folder)
