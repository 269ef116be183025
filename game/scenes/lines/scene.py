"""The other lines of a match: those left for another move, to go on with or to look at again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from game.host.interface import Group
from game.play.lines import Line
from game.play.match import Match
from game.play.signs import signs_of_players
from game.rules.protocol import Json, Seat
from game.scenes.frame.context import Context
from game.scenes.frame.match_hook import position_json
from game.scenes.frame.names import players_of, teller_of
from game.scenes.frame.scene import Transition
from game.scenes.frame.sheet import NO_BOX, Content, SheetScene
from game.scenes.result.ways import look_at_line
from game.scenes.result.words import headline
from game.scenes.table.play import changes
from game.scenes.table.play.play import Play
from game.view.box import TOUCH, Box
from game.view.buttons.plate import RAISED
from game.view.buttons.row_list import row_list
from game.view.registry import VIEWS
from game.view.text.text_box import LINE, TextBox
from game.view.widgets import Item

CARD = 64.0
"""The least height of a line, in CSS pixels of text at its usual size."""

_LINES = "lines"
"""The group of all lines; their ids are "line-NUMBER", and "look-NUMBER" for the button beside."""


@dataclass(frozen=True, slots=True)
class GoOn:
    """Go on with the line of a number."""

    line: int


@dataclass(frozen=True, slots=True)
class LookAt:
    """Look back at the line of a number."""

    line: int


class LinesScene(SheetScene):
    """Params: `match`; `below`, the seat at the near side of the board, if it is known.

    `play`: what is played at the table below, which can go on with a line. Over another scene a
    line is only looked at.
    """

    name = "lines"
    widest: ClassVar[float] = 480

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.play: Play | None = params.get("play")
        self.match: Match = params["match"] if self.play is None else self.play.match
        near = self.match.near() if self.play is None else self.play.near.seat
        self._below: Seat = params.get("below", near)
        self._players = players_of(context.words, self.match)
        self._teller = teller_of(context.words, self.match)
        if self.play is not None:
            self._teller = self.play.words.teller

    def title(self) -> str:
        """Return the title."""
        return self.context.words.text("lines.title")

    def description(self) -> str:
        """Return what is said when the sheet comes up."""
        words = self.context.words
        return words.sentences(words.sentence(self.title()), self._told())

    def _told(self) -> str:
        """Return which line is played now, or that there is no other."""
        text, match = self.context.words.text, self.match
        if not match.other_lines:
            return text("lines.none")
        way = "now" if self.play is not None else "look"
        return text(f"lines.{way}", count=len(match.turns))

    def groups(self) -> tuple[Group, ...]:
        """Return the list of lines."""
        return (Group(_LINES, self.title(), "list"),)

    def signs(self) -> tuple[int, ...]:
        """Return the sign of each player."""
        return signs_of_players(self.match.players)

    # Layout

    def content(self, area: Box) -> Content:
        """Lay out which line is played, and a card for each of the others."""
        m, brush = self.context.measure, self.context.brush
        size, told = m.size("body"), self._told()
        lines = brush.type.wrapped(told, "text", size * brush.scale, area.width * brush.scale)
        box = Box(area.x, area.y, area.width, len(lines) * size * LINE)
        words = [TextBox(told, box, size, valign="top", tone="panel_text")]
        side = max(TOUCH, m.icon) if self.play is not None else 0.0
        room = Box(area.x, box.bottom + 1.5 * m.gap, area.width - side - (side and m.gap), 0)
        gap = m.gap + RAISED
        cards, high = row_list(self._cards(), room, brush, CARD * max(1.0, m.text * 0.9), gap)
        height = room.y + high + RAISED - area.y if cards else box.height + m.gap
        items = [item for card in cards for item in (card, *self._look_button(card, side))]
        return items, words, height

    def _cards(self) -> list[Item]:
        """Return a card for each line that is not played, without its place yet."""
        lines = list(enumerate(self.match.lines()))[1:]
        return [self._card(number, line) for number, line in lines]

    def _card(self, number: int, line: Line) -> Item:
        """Return the card of a line: where it leaves the one that is played, and how it ends."""
        words, fork = self.context.words, self.match.fork(number)
        told = {"line": number, "number": fork + 1, "move": self._move_name(line, fork)}
        note = words.text("lines.note", line=number, count=len(line))
        ending = self._ending(line)
        return Item(
            f"line-{number}",
            words.text("lines.line", count=len(line), **told),
            NO_BOX,
            words.text("lines.label", **told),
            "lines",
            "card",
            value=GoOn(number) if self.play is not None else LookAt(number),
            note=words.text("menu.beside", first=note, second=ending) if ending else note,
            group=_LINES,
            description=ending,
            end="forward",
        )

    def _look_button(self, card: Item, side: float) -> list[Item]:
        """Return the button beside a card that only looks at its line, at a table."""
        if not isinstance(card.value, GoOn):
            return []
        line = card.value.line
        name = self.context.words.text("lines.look-at", line=line)
        box = Box(card.box.right + self.context.measure.gap, card.box.y, side, card.box.height)
        return [
            Item(
                f"look-{line}",
                name,
                box,
                icon="replay",
                value=LookAt(line),
                group=_LINES,
                tooltip=name,
            )
        ]

    def _move_name(self, line: Line, at: int) -> str:
        """Return what the move after the first `at` turns of a line is called on a button."""
        game, position = self.match.game, self.match.position_at(at)
        presses = VIEWS[game.name].way_to(game, position, line[at].move)
        return self._teller.move_label(position, presses)

    def _ending(self, line: Line) -> str:
        """Return how a line ends by the rules; "" where it only was left."""
        outcome = self.match.game.outcome(line[-1].after)
        if outcome is None:
            return ""
        return headline(self.context.words, self.match, self._players, outcome)

    # Pressing

    def pressed(self, item: Item) -> Transition | None:
        """Go on with a line, back at the table, or look at it again."""
        if isinstance(item.value, LookAt):
            return look_at_line(self.match, self._below, item.value.line)
        if isinstance(item.value, GoOn) and self.play is not None:
            changes.switch(self.play, item.value.line)
            return Transition("pop")
        return super().pressed(item)

    def position_json(self) -> Json:
        """Return the position at the table."""
        return position_json(self.match)
