"""The other lines of a match: those left for another move, to go on with or to look at again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.protocol import Json
from game.scenes.frame.context import Context
from game.scenes.frame.fields import Button, Field
from game.scenes.frame.form import FormScene
from game.scenes.frame.scene import Transition
from game.scenes.table.turns import TableTurns
from game.scenes.table.ways import way_to
from game.view.widgets import Item

_LINE, _REPLAY = "line-", "replay-"


class LinesScene(FormScene):
    """Params: `turns`, the course of the match at the table below this scene."""

    name = "lines"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.turns: TableTurns = params["turns"]

    def title(self) -> str:
        """Return the title."""
        return self.context.words.text("lines.title")

    def notice(self) -> str:
        """Return which line is played now."""
        return self.context.words.text("lines.now", count=len(self.turns.match.turns))

    def fields(self) -> list[Field]:
        """Return two buttons for each line that is not played."""
        match, text = self.turns.match, self.context.words.text
        fields: list[Field] = []
        for number, line in enumerate(match.lines()[1:], 1):
            fork = match.fork(number)
            move = self._move_name(fork, line[fork].move)
            label = text("lines.line", line=number, number=fork + 1, move=move, count=len(line))
            again = text("lines.replay", line=number)
            fields.append(Button(f"{_LINE}{number}", label, "lines", half="wide"))
            fields.append(Button(f"{_REPLAY}{number}", again, "replay", half="wide"))
        return fields

    def _move_name(self, at: int, move: Any) -> str:
        """Return what a move after the first `at` turns is called on a button at the table."""
        words, match, game_view = self.context.words, self.turns.match, self.turns.game_view
        position = match.position_at(at)
        presses = way_to(game_view, match.game, position, move)
        return game_view.move_label(words, match.game, position, presses)

    def acted(self, item: Item) -> Transition | None:
        """Go on with a line, back at the table, or look at it again."""
        if item.id.startswith(_REPLAY):
            line = int(item.id.removeprefix(_REPLAY))
            params = {"match": self.turns.match, "below": self.turns.below, "line": line}
            return Transition("push", "replay", params)
        self.turns.switch(int(item.id.removeprefix(_LINE)))
        return Transition("pop")

    def position_json(self) -> Json:
        """Return the position at the table."""
        return self.turns.match.game.position_to_json(self.turns.match.position)
