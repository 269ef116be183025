"""The person's folders and files, to open a match: where the system shows no list for the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.host.interface import Entry, FileGiven, Key, StorageError
from game.play.saved import stored
from game.rules.protocol import Json
from game.scenes.frame.context import Context
from game.scenes.frame.fields import Act, Field
from game.scenes.frame.form import FormScene
from game.scenes.frame.form_layout import columns_of
from game.scenes.frame.scene import Transition
from game.scenes.matches.arrival import from_file
from game.view.screens import header
from game.view.widgets import Item

KEY = "folder"
"""Where the folder that was opened last is kept, as a JSON text."""

_ENTRY = "entry-"
_ABOVE = "above"


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
        self._news = ""
        self.folder = next(iter(self._places.values()), "")
        last = _last_folder(context)
        if not self._opens(last or self.folder) and last:
            self._opens(self.folder)

    def title(self) -> str:
        """Return the title."""
        return self.context.words.text("files.title")

    def notice(self) -> str:
        """Return where we are, or why the last press led nowhere."""
        return self._news

    def enter(self) -> None:
        """Say where we are and what is there."""
        super().enter()
        words = self.context.words
        self.context.announce(words.sentences(words.sentence(self.title()), self._news))

    def _told(self) -> str:
        """Return the folder and how much is in it."""
        text, folders = self.context.words.text, sum(entry.folder for entry in self._entries)
        if not self._entries:
            return text("files.none", folder=self.folder)
        files = len(self._entries) - folders
        counted = (text("files.folders", count=folders), text("files.files", count=files))
        return text("files.here", folder=self.folder, folders=counted[0], files=counted[1])

    def fields(self) -> list[Field]:
        """Return a button for each way out of the folder, and for each entry of it."""
        text = self.context.words.text
        found: list[Field] = [Act(name, text(f"files.{name}"), "open") for name in self._places]
        if self._files.above(self.folder) is not None:
            found.append(Act(_ABOVE, text("files.above"), "back"))
        for number, entry in enumerate(self._entries):
            sign = "open" if entry.folder else "sheets"
            spoken = f"{entry.name}/" if entry.folder else entry.name
            label = self._short(spoken)
            found.append(Act(f"{_ENTRY}{number}", label, sign, half=False, spoken=spoken))
        return found

    def _short(self, name: str) -> str:
        """Return a name that is too long for its button without its middle."""
        m = self.context.measure
        area = header(m).rest
        columns = columns_of(m, area)
        room = (area.width - (columns - 1) * m.gap * 2.5) / columns
        room -= m.gap * 2 + m.button
        kept, ruler = len(name), self._ruler()
        short = name
        while kept > 8 and not ruler.fits(short, room):
            kept -= 2
            short = f"{name[: kept - kept // 2]}…{name[-(kept // 2) :]}"
        return short

    def chosen(self, field: str, value: Json) -> None:
        """There is nothing to answer here, only something to do."""

    def acted(self, item: Item) -> Transition | None:
        """Go to a folder, or open a file."""
        if item.id == _ABOVE:
            self._rise()
        elif item.id in self._places:
            self._goes(self._places[item.id])
        else:
            entry = self._entries[int(item.id.removeprefix(_ENTRY))]
            if not entry.folder:
                return self._open(entry)
            self._goes(entry.path)
        return None

    def key(self, key: Key) -> Transition | None:
        """Take the keys of pages, and one that leads up a folder."""
        if key.name == "Backspace":
            self._rise()
            return None
        return super().key(key)

    def _rise(self) -> None:
        """Go to the folder that this one lies in."""
        above = self._files.above(self.folder)
        if above is not None:
            self._goes(above)

    def _goes(self, folder: str) -> None:
        """Go to a folder and tell what is there; the focus goes to its first entry."""
        if self._opens(folder):
            self.page = 0
            _keep_folder(self.context, folder)
        self.relayout()
        if self._focus is not None:
            first = f"{_ENTRY}0"
            self.move_focus(first if first in self.items else self._focus)
        self.context.announce(self._news, urgent=True)

    def _opens(self, folder: str) -> bool:
        """Take over what is in a folder; False where it cannot be opened."""
        try:
            self._entries = list(self._files.entries(folder))
        except StorageError:
            self._news = self.context.words.text("files.closed", folder=folder)
            return False
        self.folder = folder
        self._news = self._told()
        return True

    def _open(self, entry: Entry) -> Transition | None:
        """Return the way to the match in a file, or tell why there is none."""
        try:
            given = FileGiven(entry.name, self._files.read(entry.path))
        except StorageError:
            given = FileGiven(entry.name, None)
        way = from_file(self.context, given)
        if isinstance(way, Transition):
            return way
        self._news = way
        self.relayout()
        self.context.announce(way, urgent=True)
        return None


def _last_folder(context: Context) -> str:
    """Return the folder that was opened last, "" where that is not known."""
    folder: str = stored.read(context.host.storage, KEY)
    return folder


def _keep_folder(context: Context, folder: str) -> None:
    """Remember the folder for the next time."""
    stored.change(context.host.storage, KEY, lambda _: folder)
