"""Which seat is this device's, and what its player is called.

Asked by whoever makes a link, and by whoever opens one for the first time.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, replace

from game.i18n.catalogue import Catalogue
from game.play.match import Match
from game.rules.protocol import Seat
from game.scenes.frame.context import Context
from game.scenes.frame.names import player_names
from game.scenes.frame.sheet import NO_BOX
from game.scenes.friend.column import Column
from game.scenes.setup.names import TypedName, typed_name
from game.untrusted.names import is_blank
from game.view.buttons.controls import Segment
from game.view.registry import VIEWS
from game.view.widgets import Item

SIDES = "side"
"""The group of the answers to the question for the side."""


@dataclass(frozen=True, slots=True)
class ChosenSide:
    """What an answer stands for."""

    seat: Seat


class Seating:
    """The answers so far. `choices` are the seats that can be chosen."""

    def __init__(self, match: Match, side: Seat, choices: Sequence[Seat]) -> None:
        self.match = match
        self._name: str | None = None
        """The name that was given here; None where none was."""
        self._typed: TypedName | None = None
        self.side = side
        self.choices = choices

    @property
    def name(self) -> str:
        """What the player here is called, "" for no name."""
        return self.match.players[self.side].name if self._name is None else self._name

    def rename(self, context: Context, text: str) -> str:
        """Take a name as it is typed; what the program calls somebody itself is none.

        Returns what is new to be said of it: why it is no name, or not all of it.
        """
        before, self._typed = self.trouble(context.words), typed_name(text)
        if self._typed.is_taken:
            usual = context.words.text("table.you").casefold()
            name = self._typed.text
            self._name = "" if name.strip().casefold() == usual else name
        else:
            context.letters.note_explained()
        trouble = self.trouble(context.words)
        return "" if trouble == before else trouble

    def trouble(self, words: Catalogue) -> str:
        """Return why what was typed is no name, or not all of it; "" where it is one."""
        return "" if self._typed is None else self._typed.told(words)

    def settle(self) -> None:
        """Let this device have the side, and its player the name.

        What was taken back before is none of the others' business.
        """
        match = self.match
        match.leave_later_turns()
        match.side = self.side
        name = "" if is_blank(self.name) else self.name.strip()
        player = replace(match.players[self.side], name=name)
        match.players = {**match.players, self.side: player}

    def field(self, context: Context) -> Item:
        """Return the field of the name, which has no place yet."""
        text = context.words.text
        return Item(
            "name",
            text("friend.name"),
            NO_BOX,
            text("table.you"),
            style="field",
            role="field",
            text=self.name if self._typed is None or self._typed.is_taken else self._typed.text,
            end="pencil",
        )


def add_name(column: Column, context: Context, seating: Seating) -> None:
    """Add the question for the name to a column, and what is wrong with the answer so far."""
    column.label(context.words.text("friend.name"))
    column.add(seating.field(context))
    if trouble := seating.trouble(context.words):
        column.text(trouble, face="bold")


def side_answers(context: Context, seating: Seating) -> list[Segment]:
    """Return the answers to the question for the side."""
    match, words = copy(seating.match), context.words
    match.side = None  # each is called as all others call him
    names, label = player_names(words, match), words.text("friend.side")
    view, theme = VIEWS[match.game.name], context.theme
    return [
        Segment(
            f"{SIDES}:{seat}",
            names[seat],
            seat == seating.side,
            ChosenSide(seat),
            words.labelled(label, names[seat]),
            view.seat_sign(theme, seat)[0],
        )
        for seat in seating.choices
    ]
