"""The other lines of a match: those left for another move, to go on with or to look at again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.play.match import Match
from game.rules.protocol import Json, Seat
from game.scenes.frame.context import Context
from game.scenes.frame.fields import Button, Field
from game.scenes.frame.form import FormScene
from game.scenes.frame.match_hook import position_json
from game.scenes.frame.names import teller_of
from game.scenes.frame.scene import Transition
from game.scenes.table.play import changes
from game.scenes.table.play.play import Play
from game.view.registry import VIEWS
from game.view.widgets import Item


class LinesScene(FormScene):
    """Params: `match`; `below`, the seat at the near side of the board, if it is known.

    `play`: what is played at the table below, which can go on with a line. Over another scene a
    line is only looked at.
    """

    name = "lines"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.play: Play | None = params.get("play")
        self.match: Match = params["match"] if self.play is None else self.play.match
        near = self.match.near() if self.play is None else self.play.near.seat
        self.below: Seat = params.get("below", near)

    def title(self) -> str:
        """Return the title."""
        return self.context.words.text("lines.title")

    def notice(self) -> str:
        """Return which line is played now."""
        return self.context.words.text("lines.now", count=len(self.match.turns))

    def fields(self) -> list[Field]:
        """Return two buttons for each line that is not played."""
        match, text = self.match, self.context.words.text
        fields: list[Field] = []
        for number, line in enumerate(match.lines()[1:], 1):
            fork = match.fork(number)
            move = self._move_name(fork, line[fork].move)
            label = text("lines.line", line=number, number=fork + 1, move=move, count=len(line))
            again = text("lines.replay", line=number)
            params = {"match": match, "below": self.below, "line": number}
            replay = Transition("push", "review", params)
            if self.play is not None:
                fields.append(Button(f"line-{number}", label, "lines", half="wide", value=number))
            fields.append(Button(f"replay-{number}", again, "replay", half="wide", value=replay))
        return fields

    def _move_name(self, at: int, move: Any) -> str:
        """Return what a move after the first `at` turns is called on a button at the table."""
        match = self.match
        position = match.position_at(at)
        presses = VIEWS[match.game.name].way_to(match.game, position, move)
        return teller_of(self.context.words, match).move_label(position, presses)

    def acted(self, item: Item) -> Transition | None:
        """Go on with a line, back at the table, or look at it again."""
        if isinstance(item.value, Transition):
            return item.value
        if isinstance(item.value, int) and self.play is not None:
            changes.switch(self.play, item.value)
        return Transition("pop")

    def position_json(self) -> Json:
        """Return the position at the table."""
        return position_json(self.match)
