"""What a game looks like and how it is told: what scenes ask of each game.

A new game gets a `GameView` of its own, and a line in `game.view.registry`. It must say where
things lie (`plan`, `contents`), what pressing them means (`choices`, `tried`) and how all this is
told in words. All else has a default that suits games of pits and seeds.

A move is made by pressing places, one or several. Kalah: the house. Bantu: the piece, then its
circle. Bao: the pit, then the side, and in mid-move perhaps "stop" or "sow on". What has been
pressed so far is called `chosen`, a tuple of places, () before the first press. The table keeps
it: pressing the last of `chosen` again or Escape lets it go, and pressing another place that
`choices` has for () begins anew there. Everything here is asked for a person to move.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from game.i18n.catalogue import Catalogue
from game.rules.protocol import AnyGame, Event, Json, Outcome, Place, Seat
from game.view.art import Art
from game.view.board.board import Board
from game.view.board.drawing import Drawing, PlaceContent
from game.view.board.marks import Mark
from game.view.board.plan import Plan
from game.view.board.preview import Preview, preview
from game.view.board.sowing import Show, Sowing, Tempo
from game.view.box import Box
from game.view.text.type import Type
from game.view.theme import Colour, Theme

Chosen = tuple[Place, ...]
"""The places pressed so far for the move that is being made."""

NextPresses = Mapping[Place, Any | None]
"""What each place means that may be pressed next: a complete legal move, or None if the move goes
on with another press."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page of how to play: catalogue keys, and a figure.

    `position` and `move` are short texts of the rules; the figure shows the position and what the
    move would do in it. `options` are laid over those in force. `closeup`: only the part of the
    board that the move needs, or that with the places `near`.
    """

    heading: str
    text: str
    position: str | None = None
    move: str | None = None
    options: Mapping[str, Json] = field(default_factory=dict)
    closeup: bool = False
    near: tuple[Place, ...] = ()


@dataclass(frozen=True, slots=True)
class Button:
    """A choice that is no place of the board but a button on it: a side, "stop", "sow on".

    `place` stands for it in `choices`. `name` is spoken, `label` written, `icon` one of
    `game.view.icons`.
    """

    place: Place
    box: Box
    name: str
    label: str = ""
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Owners:
    """What the owners of places are called.

    `names` by seat; a seat without one has the game's own ("South"). `mine` is the seat of the
    person, where one person plays against opponents.
    """

    names: Mapping[Seat, str] = field(default_factory=dict)
    mine: Seat | None = None

    def name(self, words: Catalogue, game: str, seat: Seat) -> str:
        """Return what the owner of a seat is called; `game` is that of the catalogue's keys."""
        return self.names.get(seat) or words.text(f"table.{game}.seat-{seat}")


NOBODY = Owners()
"""Owners are called by their seats."""


class GameView(ABC):
    """One game's board, words and choices. Holds no state; the catalogue is passed in."""

    digits: ClassVar[str] = "pit"
    """Kind of the mover's places that the keys 1 to 9 press."""

    turnable: ClassVar[bool] = True
    """Whether the board has sides, so that it can be turned."""

    touched: ClassVar[bool] = False
    """Whether "a piece touched must be played" is an option of its table."""

    laps: ClassVar[bool] = False
    """Whether moves have laps, after which their shows can wait: see `LapShow`."""

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
        return Board(plan, art, type_, scale)

    @abstractmethod
    def contents(self, game: AnyGame, position: Any) -> dict[Place, PlaceContent]:
        """Return what lies at each place: how many seeds, or a piece (None for no piece)."""

    def animate(
        self, contents: Mapping[Place, PlaceContent], events: Sequence[Event], tempo: Tempo | None
    ) -> Show:
        """Return the animation of events that begin with `contents`; without a tempo their end.

        It tells what flies (`Flight`) and what is heard (`Cue`, sounds by kind of event in
        `game.view.sound.CUES`). The default sows seeds.
        """
        return Sowing(contents, events, tempo)

    def step(self, show: Show) -> None:
        """Show the next step of a move at once: all the rest of it, or one lap of many."""
        show.finish()

    def preview(self, events: Sequence[Event]) -> Preview:
        """Return what the events of a move amount to, for marks and words."""
        return preview(events)

    def seat_sign(self, theme: Theme, seat: Seat) -> tuple[str, Colour]:
        """Return icon and colour of a seat: the shape tells it as well as the colour."""
        return theme.seat_sign(seat)

    # Pressing

    @abstractmethod
    def choices(self, game: AnyGame, position: Any, chosen: Chosen) -> NextPresses:
        """Return what may be pressed after `chosen`, and what it means.

        Together all ways of pressing lead to each legal move just once.
        """

    @abstractmethod
    def tried(self, game: AnyGame, position: Any, chosen: Chosen, place: Place) -> Any | None:
        """Return the illegal move that pressing `place` would be, for `why_not`; None if none."""

    def so_far(self, game: AnyGame, position: Any, chosen: Chosen) -> Sequence[Event]:
        """Return the events that happen before the next choice is asked, () mostly.

        They are shown at once, and the next choices are asked after that: Bao's nyumba. The
        complete move's events must begin with them, and no seeds are in the hand at their end.
        """
        del game, position, chosen
        return ()

    def signs(self, game: AnyGame, position: Any, chosen: Chosen) -> Mapping[Place, Mark]:
        """Return a sign for each of `choices` that needs one, to be drawn by the look's board."""
        del game, position, chosen
        return {}

    def buttons(
        self, words: Catalogue, game: AnyGame, position: Any, chosen: Chosen, plan: Plan
    ) -> Sequence[Button]:
        """Return the buttons of those of `choices` that are no places of the plan."""
        del words, game, position, chosen, plan
        return ()

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

    def digit(self, game: AnyGame, position: Any, chosen: Chosen, number: int) -> Place | None:
        """Return the place that a digit key presses."""
        del chosen
        return Place(self.digits, (game.to_move(position), number))

    # Words

    @abstractmethod
    def place_name(
        self, words: Catalogue, place: Place, lying: PlaceContent, owners: Owners = NOBODY
    ) -> str:
        """Return the name of a place as a screen reader says it."""

    def choice_name(
        self,
        words: Catalogue,
        game: AnyGame,
        position: Any,
        chosen: Chosen,
        place: Place,
    ) -> str:
        """Return the name of a place that may be pressed next; `chosen` is not ()."""
        del chosen
        return self.place_name(words, place, self.contents(game, position)[place])

    def move_name(self, words: Catalogue, game: AnyGame, position: Any, presses: Chosen) -> str:
        """Return what a move is called in the middle of a sentence, for example "house 4".

        Whose move it is is known. `presses` are all that lead to it.
        """
        del game, position
        return words.text(f"move.{presses[0].kind}", number=presses[0].at[1])

    def move_label(self, words: Catalogue, game: AnyGame, position: Any, presses: Chosen) -> str:
        """Return the same as it is written on a button: as short as can be understood."""
        return self.move_name(words, game, position, presses)

    @abstractmethod
    def prompt(self, words: Catalogue, game: AnyGame, position: Any, chosen: Chosen) -> str:
        """Return what to press next, in a sentence."""

    @abstractmethod
    def not_a_move(self, words: Catalogue, game: AnyGame, position: Any, place: Place) -> str:
        """Return why pressing `place`, where `tried` is None, does nothing."""

    @abstractmethod
    def narrate(
        self,
        words: Catalogue,
        game: AnyGame,
        position: Any,
        names: Mapping[Seat, str],
        events: Sequence[Event],
    ) -> list[str]:
        """Return a move made in `position` in sentences. `names` are those of the players."""

    def log(
        self,
        words: Catalogue,
        game: AnyGame,
        position: Any,
        names: Mapping[Seat, str],
        events: Sequence[Event],
    ) -> list[str]:
        """Return a move made in `position` for the log: a line for all that happened in it."""
        return self.narrate(words, game, position, names, events)

    def running(
        self, words: Catalogue, names: Mapping[Seat, str], events: Sequence[Event], show: Show
    ) -> str:
        """Return what `show`, the rest of `events`, shows just now; "" leaves what was told."""
        del words, names, events, show
        return ""

    def uncounted(self, words: Catalogue, game: AnyGame, position: Any, outcome: Outcome) -> str:
        """Return what lies on the board at the end and counts for nobody, "" if nothing does."""
        del words, game, position, outcome
        return ""

    @abstractmethod
    def foretell(
        self,
        words: Catalogue,
        game: AnyGame,
        position: Any,
        seen: Preview,
        owners: Owners = NOBODY,
    ) -> str:
        """Return what a legal move in `position` would do, in words."""

    @abstractmethod
    def rules(self, options: Mapping[str, Json]) -> Sequence[Page]:
        """Return how to play with these options, page by page."""
