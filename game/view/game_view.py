"""What a game looks like and how it is played: what scenes ask of each game.

A new game gets a `GameView` of its own, and a line in `game.view.registry`. It must say where
things lie (`plan`, `contents`), what pressing them means (`choices`, `illegal_move`) and who tells
all this in words (`teller`). All else has a default that suits games of pits and seeds.

A move is made by pressing places (see `game.view.presses`). What has been pressed so far is called
`chosen`. The table keeps it: pressing the last of `chosen` again or Escape lets it go, and pressing
another place that `choices` has for () begins anew there. Everything here is asked for a person to
move.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from game.i18n.catalogue import Catalogue
from game.rules.protocol import AnyGame, Event, Json, Place, Seat
from game.view.art import Art
from game.view.board.board import Board
from game.view.board.drawing import Drawing, PlaceContent
from game.view.board.marks import Mark
from game.view.board.plan import Plan
from game.view.board.preview import Preview, preview_of
from game.view.board.sowing import Show, Sowing, Tempo
from game.view.box import Box
from game.view.detail import Detail
from game.view.howto.page import Page
from game.view.presses import Chosen, NextPresses
from game.view.teller import NO_PLAYERS, Players, Teller
from game.view.text.type import Type
from game.view.theme import Colour, Theme


@dataclass(frozen=True, slots=True)
class Preset:
    """A way to play the game that set-up offers as a card: the options that make it.

    The catalogue has its name, local name and what it is like as "setup.GAME.preset.KEY",
    with ".local" and ".note". `seats`: how many play it, where it says so.
    """

    key: str
    options: Mapping[str, Json] = field(default_factory=dict)
    seats: int | None = None


@dataclass(frozen=True, slots=True)
class Idle:
    """Options that change nothing where others have these values; `reason`: a catalogue key."""

    names: Collection[str]
    beside: Mapping[str, Json]
    reason: str


@dataclass(frozen=True, slots=True)
class Score:
    """What a player has: a number, the catalogue key that tells it, and the most there is.

    The number is what is bold of its sentence. With a `most` it is seen as so many rings, of which
    `number` are filled.
    """

    number: int
    key: str = "table.plate"
    most: int | None = None
    spoken: str = ""
    """The catalogue key that tells it to those who do not see the board; by default `key`."""


Row = tuple[str, int]
"""A row of places: the catalogue key of what it is, and the seat or number that tells it apart."""


class GameView(ABC):
    """One game's board, and how moves are pressed on it. Holds no state."""

    table: ClassVar[str] = "game.scenes.table.scene:Table"
    """The scene class of its table, named as registries name things: the scenes import the view,
    and never the other way round."""

    reader: ClassVar[str] = "game.view.typed.numbered:NumberedReader"
    """The class that reads moves typed in words (`game.view.typed.reader`), named like the table:
    only who types a move needs it."""

    square: ClassVar[bool] = False
    """Whether its board is as high as wide, and seen from all sides."""

    scored: ClassVar[bool] = True
    """Whether the scores of its outcome count something, and not only who has won."""

    presets: ClassVar[Sequence[Preset]] = ()
    """The ways to play that set-up offers, the one for newcomers first."""

    idle: ClassVar[Sequence[Idle]] = ()
    """The options that cannot always matter."""
    of_pieces: ClassVar[bool] = False
    """Whether single pieces stand at its places, each told from all others, and no counts."""

    glossary: ClassVar[Sequence[str]] = ()
    """The words that its glossary explains, by the names they have in the catalogue."""

    history: ClassVar[Sequence[str]] = ()
    """The parts in which it is told where the game comes from."""

    digits: ClassVar[str] = "pit"
    """Kind of the mover's places that the keys 1 to 9 press."""

    # The board

    @abstractmethod
    def plan(
        self,
        game: AnyGame,
        area: Box,
        below: Seat,
        unit: float,
        closeup: Collection[Place] = (),
    ) -> Plan:
        """Lay out the board with seat `below` at the near side.

        With `closeup` a board with very small places shows these only, large; others ignore it.
        """

    def drawing(self, game: AnyGame, plan: Plan, art: Art, type_: Type, scale: float) -> Drawing:
        """Return what draws the board of a plan."""
        del game
        return Board(plan, art, type_, scale, self.coordinate)

    def coordinate(self, place: Place) -> str:
        """Return the name of a place that may be written on the board, as texts say it.

        "" for a place without one, and in games whose boards have their numbers always.
        """
        del place
        return ""

    def inscribe(self, board: Drawing, words: Catalogue) -> None:
        """Give a board the words that are carved into it."""
        del board, words

    @abstractmethod
    def contents(self, game: AnyGame, position: Any) -> dict[Place, PlaceContent]:
        """Return what lies at each place: how many seeds, or a piece (None for no piece)."""

    def animate(
        self, contents: Mapping[Place, PlaceContent], events: Sequence[Event], tempo: Tempo | None
    ) -> Show:
        """Return the animation of events that begin with `contents`; without a tempo their end.

        It says what flies (`Flight`) and what is heard (`Cue`, sounds by kind of event in
        `game.view.sound.CUES`). The default sows seeds.
        """
        return Sowing(contents, events, tempo)

    def preview(self, events: Sequence[Event]) -> Preview:
        """Return what the events of a move amount to, for marks and words."""
        return preview_of(events)

    def row_of(self, place: Place) -> Row:
        """Return in which row of the board a place lies, for those who find their way by rows."""
        return "grid.side", place.at[0]

    def score(self, game: AnyGame, position: Any, seat: Seat) -> Score:
        """Return what stands on the plate of a player: the seeds won so far."""
        return Score(game.scores(position)[seat])

    def running_score(self, contents: Mapping[Place, PlaceContent], seat: Seat) -> Score | None:
        """Return the same in the midst of a move that rests, from what lies where.

        None where that is known at its end only.
        """
        del contents, seat
        return None

    def store_of(self, seat: Seat) -> Place | None:
        """Return the place where all lies that a seat has won; None where no board has that."""
        del seat
        return None

    def seat_sign(self, theme: Theme, seat: Seat) -> tuple[str, Colour]:
        """Return icon and colour of a seat: the shape says it as well as the colour."""
        return theme.seat_sign(seat)

    # Setting up a position

    @abstractmethod
    def with_content(
        self, game: AnyGame, position: Any, place: Place, content: PlaceContent
    ) -> Any:
        """Return the position with so many seeds at a place, or with a piece there (or none).

        A piece comes from where it was; one that stood in its way goes back to where it starts.
        What could only be after the move before is let go.
        """

    def lies_at(self, game: AnyGame, position: Any, place: Place) -> Place:
        """Return where what is known by a place lies now: there, unless places stand for pieces."""
        del game, position
        return place

    def empty(self, game: AnyGame, position: Any) -> Any:
        """Return the position with nothing at any place."""
        for place in self.contents(game, position):
            position = self.with_content(game, position, place, None if self.of_pieces else 0)
        return position

    def details(self, game: AnyGame, position: Any) -> Sequence[Detail]:
        """Return what else belongs to the position."""
        del game, position
        return ()

    def with_detail(self, game: AnyGame, position: Any, detail: Detail, value: int) -> Any:
        """Return the position with one of its `details` changed."""
        del game, detail, value
        return position

    # Pressing

    @abstractmethod
    def choices(self, game: AnyGame, position: Any, chosen: Chosen) -> NextPresses:
        """Return what may be pressed after `chosen`, and what it means.

        Together all ways of pressing lead to each legal move just once.
        """

    @abstractmethod
    def illegal_move(
        self, game: AnyGame, position: Any, chosen: Chosen, place: Place
    ) -> Any | None:
        """Return the illegal move that pressing `place` would be, for `why_not`; None if none."""

    def way_to(self, game: AnyGame, position: Any, move: Any) -> Chosen:
        """Return all presses that lead to a legal move; () if none do."""
        waiting: list[Chosen] = [()]
        while waiting:
            pressed = waiting.pop()
            for place, complete in self.choices(game, position, pressed).items():
                if complete == move:
                    return (*pressed, place)
                if complete is None:
                    waiting.append((*pressed, place))
        return ()

    def ways(
        self, game: AnyGame, position: Any, chosen: Chosen
    ) -> Generator[None, None, dict[Any, Chosen]]:
        """Find all moves that can follow the presses `chosen`, each with all its presses."""
        ways: dict[Any, Chosen] = {}
        waiting = [chosen]
        while waiting:
            pressed = waiting.pop()
            for place, move in self.choices(game, position, pressed).items():
                if move is None:
                    waiting.append((*pressed, place))
                else:
                    ways[move] = (*pressed, place)
            yield
        return ways

    def signs(self, game: AnyGame, position: Any, chosen: Chosen) -> Mapping[Place, Mark]:
        """Return a sign for each of `choices` that needs one, to be drawn by the game's board."""
        del game, position, chosen
        return {}

    def closeup(self, game: AnyGame, position: Any, chosen: Chosen) -> Collection[Place]:
        """Return which places `plan` should show large now, () for the whole board."""
        del game, position, chosen
        return ()

    def goal(self, presses: Chosen) -> Place | None:
        """Return the place to which the presses of a move lead, where the last of them names it.

        A hint marks it from the beginning, beside the place to press first.
        """
        del presses
        return None

    def hint_signs(
        self, game: AnyGame, position: Any, chosen: Chosen, move: Any
    ) -> Mapping[Place, Mark]:
        """Return signs for the way that a hinted move goes, while `chosen` does not tell it yet."""
        del game, position, chosen, move
        return {}

    def digit(self, game: AnyGame, position: Any, chosen: Chosen, number: int) -> Place | None:
        """Return the place that a digit key presses."""
        del chosen
        return Place(self.digits, (game.to_move(position), number))

    # Words

    @abstractmethod
    def teller(self, words: Catalogue, game: AnyGame, players: Players = NO_PLAYERS) -> Teller:
        """Return who tells a game in the words of a language; `players` are those of the seats."""

    @abstractmethod
    def rules(self, options: Mapping[str, Json]) -> Sequence[Page]:
        """Return how to play with these options, page by page."""

    def page_for(self, game: AnyGame, position: Any, events: Sequence[Event]) -> str:
        """Return the key of the page that belongs to the moment, "" for the first one.

        `events` are those of the move that led to `position`, () at the start.
        """
        del game, position, events
        return ""

    def page_of_rules(self, options: Mapping[str, Json]) -> str:
        """Return the key of the page on what is special with these options, "" if nothing is."""
        del options
        return ""
