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
from game.scenes.setup.names import clean_name
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
        self._typed: str | None = None
        self.side = side
        self.choices = choices

    @property
    def name(self) -> str:
        """What the player here is called, "" for no name."""
        return self.match.players[self.side].name if self._typed is None else self._typed

    def rename(self, words: Catalogue, text: str) -> None:
        """Take a name as it is typed; what the program calls somebody itself is none."""
        name = clean_name(text)
        usual = words.text("table.you").casefold()
        self._typed = "" if name.strip().casefold() == usual else name

    def settle(self) -> None:
        """Let this device have the side, and its player the name.

        What was taken back before is none of the others' business.
        """
        match = self.match
        match.leave_later_turns()
        match.side = self.side
        player = replace(match.players[self.side], name=self.name.strip())
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
            text=self.name,
            end="pencil",
        )


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
