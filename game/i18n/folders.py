"""Where the words are read from: files of each language, in folders that can be added to.

In a folder, LANGUAGE.json has what belongs to no part of the program, and parts/NAME.LANGUAGE.json
the words of one screen or one game: parts/bao.en.json has all that is said of Bao. A game that is
added brings its words in the same way: it puts parts/NAME.LANGUAGE.json into the folder of the
others, or registers a folder of its own before a catalogue is loaded::

    FOLDERS.register(folder)

"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from game.paths import ASSETS

PARTS = "parts"


class Folders:
    """Folders with words; of a key that stands in two, the folder that came last says it."""

    def __init__(self, *folders: Path) -> None:
        self._folders = list(folders)

    def register(self, folder: Path) -> None:
        """Add a folder."""
        self._folders.append(folder)

    def unregister(self, folder: Path) -> None:
        """Take a folder away. Raises ValueError."""
        self._folders.remove(folder)

    def and_those_of(self, *others: Folders) -> Folders:
        """Return these folders with those of others behind them."""
        return Folders(*self._folders, *(path for other in others for path in other._folders))

    def files(self, language: str) -> list[Path]:
        """Return the files of a language; none when there is no such language."""
        return [
            path
            for folder in self._folders
            for path in (
                *sorted((folder / PARTS).glob(f"*.{language}.json")),
                folder / f"{language}.json",
            )
            if path.is_file()
        ]

    def languages(self) -> list[str]:
        """Return the languages that have files."""
        paths = [
            path
            for folder in self._folders
            for path in (*folder.glob("*.json"), *(folder / PARTS).glob("*.json"))
        ]
        return sorted({path.stem.rpartition(".")[2] for path in paths})

    def read(self, language: str) -> list[str]:
        """Return the texts of the files of a language."""
        return [path.read_text(encoding="utf-8") for path in self.files(language)]


FOLDERS = Folders(ASSETS / "locale")
"""The folders that every catalogue is read from, if it is not told otherwise."""

LATE: Mapping[str, Folders] = {"lessons": Folders(ASSETS / "lessons" / "words")}
"""The folders of words that come with a part of the program, by its name: in the page that part is
fetched when it is first needed (`Host.bring_part`), and its words join the others then."""


def all_folders() -> Folders:
    """Return every folder of words: those that are read at the start, and those that come late."""
    return FOLDERS.and_those_of(*LATE.values())
