"""How a game is told: its places, its moves and what happens, in the words of one language."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from game.i18n.catalogue import Catalogue
from game.i18n.player import Player
from game.rules.protocol import AnyGame, Event, Outcome, Place, Reason, Seat
from game.view.board.drawing import PlaceContent
from game.view.board.preview import Preview
from game.view.board.sowing import Show
from game.view.detail import Detail
from game.view.presses import Chosen

Players = Mapping[Seat, Player]
"""Who plays, by seat. A seat without a player has the game's own name ("Player 1")."""

Step = tuple[Any, Sequence[Event]]
"""A move that was made: the position before it, and its events."""

NO_PLAYERS: Players = {}
"""All are called by their seats."""


class Teller(ABC):
    """Tells one game in one language, to those who play it. Each game has its own."""

    def __init__(self, words: Catalogue, game: AnyGame, players: Players = NO_PLAYERS) -> None:
        self.words = words
        self.game = game
        self.players = players
        self.standing = False
        """Whether the board stands upright, so that left and right are up and down."""
        self.near: Seat = game.seats[0]
        """The seat at the near side of the board."""
        self.named = True
        """Whether places can bear their names."""
        self.names_kinds = True
        """Whether a turn is told with what the game calls moves of its kind."""

    def see(self, standing: bool, near: Seat, named: bool = True) -> None:
        """Tell of a board that lies, or stands, with a seat at the near side.

        `named`: whether its places can bear their names, so that a text may count on them.
        """
        self.standing, self.near, self.named = standing, near, named

    def text(self, key: str, /, **values: Any) -> str:
        """Return a sentence of the catalogue."""
        return self.words.text(key, **values)

    def sentences(self, *parts: str) -> str:
        """Return sentences one after the other; those that are "" are left out."""
        return self.words.sentences(*parts)

    def seat_name(self, seat: Seat) -> str:
        """Return what the game calls a seat."""
        return self.text(f"table.{self.game.name}.seat-{seat}")

    def player(self, seat: Seat) -> Player:
        """Return the player of a seat, for sentences that say "you" to the one who reads them."""
        player = self.players.get(seat, Player(""))
        return player if player.name else replace(player, name=self.seat_name(seat))

    # Places and moves

    @abstractmethod
    def contents(self, position: Any) -> Mapping[Place, PlaceContent]:
        """Return what lies at each place, as the game's view has it."""

    @abstractmethod
    def place_name(self, place: Place, content: PlaceContent) -> str:
        """Return the name of a place, with what lies there, as a screen reader says it."""

    def about(self, position: Any, place: Place) -> str:
        """Return what the picture tells of a place besides its name; "" where that is nothing."""
        del position, place
        return ""

    def facing(self, position: Any, place: Place) -> str:
        """Return that a pit lies opposite, with what lies in it, in a sentence."""
        count = self.contents(position)[place]
        return self.text("table.opposite", spot=self.spot_name(place), count=count)

    def spot_name(self, place: Place) -> str:
        """Return a place in the middle of a sentence, with whose it is: "your house 3"."""
        player = self.player(place.at[0])
        return self.text(f"step.at.{place.kind}", player=player, number=place.at[-1])

    def begin_name(self, position: Any, place: Place) -> str:
        """Return what a move begins with in the middle of a sentence: "your house 3"."""
        del position
        return self.spot_name(place)

    def choice_name(self, position: Any, chosen: Chosen, place: Place) -> str:
        """Return the name of a place that may be pressed next; `chosen` is not ()."""
        del chosen
        return self.place_name(place, self.contents(position)[place])

    def move_name(self, position: Any, presses: Chosen) -> str:
        """Return what a move is called in the middle of a sentence, for example "house 4".

        It is clear whose move it is. `presses` are all that lead to it.
        """
        del position
        return self.text(f"move.{presses[0].kind}", number=presses[0].at[1])

    def starred_move(self, position: Any, presses: Chosen) -> str:
        """Return what a move is called in a text that is seen beside the star on its place."""
        return self.move_name(position, presses)

    def move_label(self, position: Any, presses: Chosen) -> str:
        """Return the same as it is written on a button: as short as can be understood."""
        return self.move_name(position, presses)

    def brief_move(self, position: Any, presses: Chosen) -> str:
        """Return the same for where no comma may follow: without what the move does."""
        return self.move_name(position, presses)

    def owned(self, place: Place) -> str:
        """Return a place, or whose piece it stands for, within a sentence: "your house 3"."""
        owner, number = place.at[0], place.at[-1]
        return self.text(f"table.{self.game.name}.owned", player=self.player(owner), number=number)

    # Before a move

    prompt_is_needed: ClassVar[bool] = False
    """Whether what to press next follows from more than whose turn it is: it is always told."""

    @abstractmethod
    def prompt(self, position: Any, chosen: Chosen) -> str:
        """Return what to press next, in a sentence."""

    def brief_prompt(self, position: Any, chosen: Chosen) -> str:
        """Return the same for where there is little room."""
        return self.prompt(position, chosen)

    def pointed_at(self, position: Any, chosen: Chosen, place: Place) -> str:
        """Return what pressing a place would lead to, where it does not complete the move."""
        return self.prompt(position, (*chosen, place))

    @abstractmethod
    def not_a_move(self, position: Any, place: Place) -> str:
        """Return why a place does nothing that is no `GameView.illegal_move` either."""

    def no_digit(self, position: Any, chosen: Chosen, digit: int) -> str:
        """Return that a digit presses none of the places that can be pressed, in a sentence."""
        del position, chosen
        return self.text("table.no-digit", digit=digit)

    def reason(self, position: Any, move: Any) -> str:
        """Return why a move is not legal, in a sentence; "" if it is."""
        reason = self.game.why_not(position, move)
        if reason is None:
            return ""
        values = {"player": self.player(self.game.to_move(position)), **reason.values}
        return self.text(f"reason.{reason.key}", **values)

    @abstractmethod
    def foretell(self, position: Any, preview: Preview) -> str:
        """Return what a legal move in `position` would do, in words."""

    # After a move

    @abstractmethod
    def narrate(self, position: Any, events: Sequence[Event]) -> list[str]:
        """Return a move made in `position` in sentences."""

    def turn(self, steps: Sequence[Step]) -> str:
        """Return what one player did in a row in one short sentence, what was captured in bold.

        "Computer sowed house 4 into its empty house 5 and **captured 4 of your seeds**."
        """
        return self.sentences(*(line for step in steps for line in self.narrate(*step)))

    def gain(self, steps: Sequence[Step]) -> str:
        """Return what one player gained by moves in a row, in a few words ("Diamond captured 3").

        Several of these share a line, so where nothing was captured it says only that.
        """
        return self.turn(steps)

    def gains(self, turns: Sequence[Sequence[Step]]) -> Sequence[str]:
        """Return what several players gained, each by the moves of a turn, as one short text.

        There may be shorter ones after it, for where it finds no room.
        """
        return (self.sentences(*(self.gain(steps) for steps in turns)),)

    def in_line(self, steps: Sequence[Step]) -> Sequence[str]:
        """Return what one player did in a row for the line of text, then shorter texts."""
        return tuple(dict.fromkeys((self.turn(steps), *self.gains([steps]))))

    def log(self, position: Any, events: Sequence[Event]) -> list[str]:
        """Return a move made in `position` for the log: a line for all that happened in it."""
        return self.narrate(position, events)

    def running(self, events: Sequence[Event], show: Show) -> str:
        """Return what `show`, the rest of `events`, shows just now; "" if nothing new."""
        del events, show
        return ""

    def why_over(self, position: Any, outcome: Outcome) -> str:
        """Return why a match ended so, in a sentence; `position` is its last one."""
        del position
        return self.text(f"reason.{outcome.reason}")

    def uncounted(self, position: Any, outcome: Outcome) -> str:
        """Return what lies on the board at the end and counts for nobody, "" if nothing does."""
        del position, outcome
        return ""

    # A position that is set up

    def tally(self, position: Any) -> str:
        """Return how many seeds there are, and how many too many or too few."""
        count, whole = self.game.count(position), self.game.count(self.game.start())
        key = "right" if count == whole else "over" if count > whole else "missing"
        values = {"count": abs(count - whole), "now": count, "whole": whole}
        return self.text(f"editor.{self.game.name}.{key}", **values)

    def stage(self, position: Any) -> str:
        """Return in which stage the game is, in a game that has some."""
        del position
        return ""

    def detail(self, detail: Detail) -> str:
        """Return what a detail of a position is called."""
        whose = {} if detail.seat is None else {"player": self.player(detail.seat)}
        return self.text(f"editor.{self.game.name}.{detail.key}", **whose, **detail.values)

    def oddity(self, reason: Reason) -> str:
        """Return what no match would lead to, in a sentence."""
        values = dict(reason.values)
        if "seat" in values:
            values["seat"] = self.player(values["seat"])
        return self.text(f"reason.{reason.key}", **values)

    # How things stand, for those who listen

    def row(self, position: Any, seat: Seat) -> str:
        """Return what lies on a player's side of the board."""
        return self._standing("row", position, seat)

    def row_name(self, key: str, number: int) -> str:
        """Return what a row of the board is called (`GameView.row_of`)."""
        return self.text(key, player=self.player(number), number=number + 1)

    def board(self, position: Any) -> str:
        """Return what lies on the board, side by side."""
        return self.sentences(*(self.row(position, seat) for seat in self.game.seats))

    def ground(self) -> str:
        """Return how the bare board is laid out; "" where it has nothing but rows of pits."""
        return ""

    def score(self, position: Any) -> str:
        """Return how far each player has come."""
        scores = (self._standing("score", position, seat) for seat in self.game.seats)
        return self.sentences(*scores)

    def counts(self, position: Any, seat: Seat) -> Mapping[str, Any]:
        """Return what a player has, by the names that the sentences of `row` and `score` give it.

        "pit" is how many seeds lie in all pits, and "pit_list" how many in each.
        """
        counts: dict[str, Any] = {}
        for place, count in self.contents(position).items():
            if place.at[0] == seat:
                counts[place.kind] = counts.get(place.kind, 0) + count
                counts.setdefault(f"{place.kind}_list", []).append(count)
        return counts

    def _standing(self, what: str, position: Any, seat: Seat) -> str:
        """Return a sentence about what a player has."""
        key = f"table.{self.game.name}.{what}"
        return self.text(key, player=self.player(seat), **self.counts(position, seat))
