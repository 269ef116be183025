"""A page of how to play, as data: what it says, and the figure that shows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.rules.protocol import AnyGame, Event, Place


class Shown(NamedTuple):
    """What a figure shows: a position of a game, and a move in it with all that happens.

    Without a move that is None, there are no events, and `after` is the position itself.
    """

    game: AnyGame
    position: Any
    move: Any
    events: Sequence[Event]
    after: Any


Example = Callable[[Shown], bool]
"""Whether a move is an example of what a page is about."""


@dataclass(frozen=True, slots=True)
class Label:
    """What a part of the board is called: a key of the catalogue, and the places it is about."""

    text: str
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Figure:
    """A position that comes up in a game by the rules in force, and the move made in it.

    `line` has the moves of a game from its start, as short texts with a space between. The last of
    them is the one that is shown; a figure that is `still` shows the position after all of them.
    Where the line cannot be played by the rules in force, or is no `example` by them, a game that
    has one is looked for (see `game.view.howto.search`). `labels` are written on the board.
    `closeup`: of a board with very small places only the part about the move.
    """

    line: str = ""
    example: Example | None = None
    still: bool = False
    labels: tuple[Label, ...] = ()
    closeup: bool = False
    plain: bool = False
    """Whether its move is told without the names of kinds of moves, as later pages explain them."""
    near: tuple[Place, ...] = ()
    """What a close-up shows where there is no move."""
    bare: bool = False
    """Whether the board itself is what it is about: then that is told too (`Teller.ground`)."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A word of a glossary: keys of the word, of how it is said ("" for none), of what it means."""

    term: str
    said: str
    meaning: str


@dataclass(frozen=True, slots=True)
class Page:
    """A page of how to play: keys of the catalogue, and a figure.

    `key` tells the page from others of its game, for whoever opens how to play at it. `notes` are
    texts below the `text`, written quietly: what is not in the leaflet. `entries` are those of a
    glossary. `lesson` is the id of the lesson in which it can be tried; "" for none.
    A page without a figure has the whole width for its text, and scrolls.
    """

    key: str
    heading: str
    text: str
    figure: Figure | None = None
    lesson: str = ""
    notes: tuple[str, ...] = ()
    entries: tuple[Entry, ...] = ()
