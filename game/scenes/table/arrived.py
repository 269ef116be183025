"""What is to be done at a table to which somebody has just come: a sheet over it, or news shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.scenes.frame.scene import Transition
from game.scenes.table.play.play import Play


class Arrived:
    """Params of the table: `over`, a transition to a sheet that comes over it at once.

    `shows_news`: what was played since the person's own last move is shown once it is in view.
    """

    def __init__(self, params: Mapping[str, Any]) -> None:
        self._over: Transition | None = params.get("over")
        self.shows_news: bool = params.get("shows_news", False)

    def go_on(self, play: Play) -> Transition | None:
        """Lead to the sheet, once; else show what there is of news, once."""
        over, self._over = self._over, None
        if over is None and self.shows_news:
            self.shows_news = False
            if play.report.turns:  # they have been told already
                play.show.again(play.report.turns)
        return over
