"""A friend, by link: which seat is whose, and the link that takes the match to him."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

import pygame

from game.host.interface import Group
from game.play.match import Match
from game.play.signs import signs_of_players
from game.rules.protocol import Json
from game.scenes.frame.command import Command, Commands
from game.scenes.frame.context import Context
from game.scenes.frame.match_hook import position_json
from game.scenes.frame.names import players_of
from game.scenes.frame.scene import Transition
from game.scenes.frame.sheet import NO_BOX, Content, SheetScene
from game.scenes.friend import seats, words
from game.scenes.friend.column import Column, button
from game.scenes.friend.seating import SIDES, ChosenSide, Seating, add_name, side_answers
from game.scenes.friend.sending import WAYS, Sending
from game.view.box import Box
from game.view.buttons.notice import draw_notice
from game.view.text.text_box import TextBox
from game.view.widgets import Item

_BESIDE_NOTE = 96.0
"""So much of a card's width is not for its line of help, in CSS pixels of usual text."""


class FriendScene(SheetScene):
    """Params: `match`; `new`: whether it has no table yet, as in set-up.

    First it asks for the side of this device. Once that is settled it offers the ways in which the
    link can go out, and come back.
    """

    name = "friend"
    widest: ClassVar[float] = 560

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.match: Match = params["match"]
        self._new: bool = params.get("new", False)
        self.sending = Sending(context, self.match, self.tell, self._go)
        self.seating = self._unsettled()
        self._notice = ""
        self._notice_box: TextBox | None = None

    def title(self) -> str:
        """Return what is done here."""
        match = self.match
        if not match.to_send:
            return self.context.words.text("friend.title")
        over = match.outcome() is not None
        return self.context.words.text(
            "friend.title-end" if over else "friend.title-send" if match.known else "friend.title"
        )

    def description(self) -> str:
        """Return the title, and what is to be done."""
        return self.context.words.sentences(
            self.context.words.sentence(self.title()), self._explanation()
        )

    def notice(self) -> str:
        """Return what came of the last press."""
        return self._notice

    def groups(self) -> tuple[Group, ...]:
        """Return the question for the side."""
        label = self.context.words.text("friend.side")
        return (Group(SIDES, label, "radiogroup"),) if self.match.side is None else ()

    def signs(self) -> tuple[int, ...]:
        """Return the signs that the players of the match wear."""
        return signs_of_players(self.match.players)

    # What stands on it

    def content(self, area: Box) -> Content:
        """Lay out the question for the side, or the ways in which the link can go out."""
        column = Column(self.context, area)
        self._notice_box = column.notice(self._notice)
        column.text(self._explanation())
        if self.match.side is None:
            self._add_seating(column)
        commands = Commands(self.sending, WAYS).offered()
        column.cards([self._card(command, area.width) for command in commands])
        return column.content()

    def _explanation(self) -> str:
        """Return what playing by link means, or what is to be done with the link."""
        text, match = self.context.words.text, self.match
        if match.side is None:
            return text("friend.about" if len(match.persons()) == 2 else "friend.about-several")
        why_not = seats.refusal_key(match)
        return text(why_not) if why_not else words.sending(self.context.words, match)

    def _add_seating(self, column: Column) -> None:
        """Add the questions for side and name, and the button that settles it."""
        text = self.context.words.text
        column.label(text("friend.side"))
        column.answers(side_answers(self.context, self.seating), SIDES)
        add_name(column, self.context, self.seating)
        column.text(self._first_step())
        if self._is_others_turn:
            column.add(button("make", text("friend.make"), "send"))
        else:
            column.add(button("make", text("friend.play"), "play"))

    @property
    def _is_others_turn(self) -> bool:
        """Whether somebody else is to move once the side is settled, at another device."""
        match = self.match
        return match.player_to_move.kind == "person" and match.to_move != self.seating.side

    def _first_step(self) -> str:
        """Return who moves first once the side is settled."""
        match, text = self.match, self.context.words.text
        if match.to_move == self.seating.side:
            return text("friend.your-turn")
        key = "friend.their-turn" if self._is_others_turn else "friend.computer-first"
        return text(key, player=players_of(self.context.words, match)[match.to_move])

    def _card(self, command: Command[Sending], width: float) -> Item:
        """Return the card of something that can be done, with a line of help."""
        catalogue = self.context.words
        label = catalogue.text(command.name)
        note = command.refusal_text(catalogue, self.sending) or self._note(command, width)
        return Item(
            command.id,
            catalogue.sentences(catalogue.sentence(label), note),
            NO_BOX,
            label,
            command.icon,
            "card",
            value=command,
            note=note,
            end="forward",
            gesture=command.gesture_of(self.sending),
        )

    def _note(self, command: Command[Sending], width: float) -> str:
        """Return the line of help of a card; of the link as much as there is room for."""
        if command.id == "copy":
            brush, room = self.context.brush, width - _BESIDE_NOTE * self.context.measure.text
            measured = brush.type.width
            return words.shortened(
                self.sending.address(), lambda text: measured(text, "text", brush.size) <= room
            )
        return self.context.words.text(command.note(self.sending))

    def paint_content(self, ground: pygame.Surface) -> None:
        """Draw the notice on its plate."""
        if self._notice_box is not None:
            draw_notice(ground, self._notice_box, self.context.brush)

    def draw_one(self, surface: pygame.Surface, item: Item) -> None:
        """Draw a button: the likeliest card tinted, one that is refused faintly."""
        command = item.value
        if isinstance(command, Command):
            refused = bool(command.refusal(self.sending))
            likeliest = command.id == self.sending.likeliest and not refused
            item = replace(item, enabled=not refused, pressed=likeliest)
        super().draw_one(surface, item)

    # What is done

    def pressed(self, item: Item) -> Transition | None:
        """Take an answer, settle the side, or do what a card says."""
        if isinstance(item.value, ChosenSide):
            self.seating.side = item.value.seat
            self.relayout()
            self.context.announce(self.context.words.sentence(item.name))
            return None
        if item.id == "make":
            return self._make()
        command = item.value
        if not isinstance(command, Command):
            return super().pressed(item)
        if refusal := command.refusal_text(self.context.words, self.sending):
            self.context.announce(refusal, urgent=True)
            return None
        return command.run(self.sending)

    def edited(self, item: Item, text: str) -> None:
        """Take what stands in the field of the name."""
        del item
        trouble = self.seating.rename(self.context, text)
        self.relayout()
        self.context.announce(trouble, urgent=True)

    def _make(self) -> Transition | None:
        """Settle the side; go to the table if it is its turn, else give the link away."""
        match = self.match
        self.seating.settle()
        self.context.matches.save(match)
        mine = not match.friend_to_move
        if self._new:
            params: dict[str, Any] = {"match": match}
            if not mine:
                params["over"] = Transition("push", self.name, {"match": match})
            return Transition("reset", "table", params)
        if mine:
            return self.back()
        self.relayout()
        self.context.announce(self.description())
        return None

    def _unsettled(self) -> Seating:
        """Return the answers before anybody has given one."""
        return Seating(self.match, seats.usual_side(self.match), self.match.persons())

    def _go(self, transition: Transition | None) -> None:
        """Go somewhere with the next frame."""
        self._next = transition

    def tell(self, notice: str) -> None:
        """Show and announce what came of it."""
        if self.match.side is None:
            self.seating = self._unsettled()
        self._notice = notice
        self.relayout()
        self.context.announce(notice, urgent=True)
        if self._notice_box is not None:
            self.content_pane.reveal(self._notice_box.box)

    def position_json(self) -> Json:
        """Return the position of the match."""
        return position_json(self.match)
