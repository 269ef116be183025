"""What a match is that a friend sends for the first time: who, which game, whose turn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

from game.host.interface import Group
from game.play.match import Match
from game.play.signs import signs_of_players
from game.rules.protocol import Json
from game.scenes.frame.context import Context
from game.scenes.frame.match_hook import position_json
from game.scenes.frame.scene import Transition
from game.scenes.frame.sheet import Content, SheetScene
from game.scenes.friend import seats, words
from game.scenes.friend.column import Column, button
from game.scenes.friend.seating import SIDES, ChosenSide, Seating, add_name, side_answers
from game.view.box import Box
from game.view.widgets import Item


class InvitationScene(SheetScene):
    """Params: `match`, which has just come and has a side here."""

    name = "invitation"
    widest: ClassVar[float] = 560

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        match: Match = params["match"]
        self.match = match
        side = match.near()
        self.seating = Seating(match, side, seats.free_seats(match))

    def title(self) -> str:
        """Return who sends it."""
        return words.invitation_title(self.context.words, self.match)

    def description(self) -> str:
        """Return who sends it, and what it is."""
        catalogue = self.context.words
        return catalogue.sentences(catalogue.sentence(self.title()), self._explanation())

    def _explanation(self) -> str:
        """Return which game it is, whose turn, and what to do."""
        catalogue, match = self.context.words, self.match
        back = "friend.send-back" if len(match.persons()) == 2 else "friend.send-on"
        mine = match.to_move == match.side
        return catalogue.sentences(
            catalogue.sentence(words.game_title(catalogue, match)),
            self._seat() if len(self.seating.choices) == 1 else "",
            words.turn(catalogue, match),
            catalogue.text(back if mine else "friend.wait"),
        )

    def _seat(self) -> str:
        """Return what marks the seat of this device."""
        catalogue, match, side = self.context.words, self.match, self.match.near()
        if match.game.seats_are_colours:
            return catalogue.text(
                "friend.you-are", sign=catalogue.text(f"table.{match.game.name}.seat-{side}")
            )
        return ""

    def groups(self) -> tuple[Group, ...]:
        """Return the question for the side, where there are several."""
        label = self.context.words.text("friend.side")
        return (Group(SIDES, label, "radiogroup"),) if len(self.seating.choices) > 1 else ()

    def signs(self) -> tuple[int, ...]:
        """Return the signs that the players of the match wear."""
        return signs_of_players(self.match.players)

    def content(self, area: Box) -> Content:
        """Lay out what it is, the questions for side and name, and the ways on."""
        text, column = self.context.words.text, Column(self.context, area)
        column.text(self._explanation())
        if len(self.seating.choices) > 1:
            column.label(text("friend.side"))
            column.answers(side_answers(self.context, self.seating), SIDES)
        add_name(column, self.context, self.seating)
        column.add(button("play", text("friend.play"), "play"))
        column.add(replace(button("rules", text("more.rules"), "book"), style="plain"))
        return column.content()

    def edited(self, item: Item, text: str) -> None:
        """Take what stands in the field of the name."""
        del item
        trouble = self.seating.rename(self.context, text)
        self.relayout()
        self.context.announce(trouble, urgent=True)

    def pressed(self, item: Item) -> Transition | None:
        """Take an answer, show how the game is played, or go to the board."""
        if isinstance(item.value, ChosenSide):
            self.seating.side = item.value.seat
            self._settle()
            self.relayout()
            self.context.announce(self.description())
            return None
        if item.id == "rules":
            game = self.match.game
            return Transition("push", "rules", {"game": game.name, "options": game.options})
        return self.back() if item.id == "play" else super().pressed(item)

    def back(self) -> Transition | None:
        """Go to the board with what was answered."""
        self._settle()
        return super().back()

    def _settle(self) -> None:
        self.seating.settle()
        self.context.matches.save(self.match)

    def position_json(self) -> Json:
        """Return the position of the match."""
        return position_json(self.match)
