"""The column beside a square board: what each of the others did since your turn."""

from __future__ import annotations

import pygame

from game.i18n.emphasis import ON, unemphasised
from game.scenes.frame.context import Context
from game.scenes.table.play.play import Play
from game.scenes.table.play.report import ReportLine
from game.view.box import Box
from game.view.icons import icon
from game.view.pixels import Rect, hull, px
from game.view.text.pen import Face
from game.view.text.text_box import LINE, TextBox, draw_text, truncated

SINCE = "since"
"""Its name among the parts of the table that are drawn again."""


class SinceColumn:
    """A line for each turn of the others, with the sign of the player."""

    def __init__(self, context: Context, play: Play, box: Box) -> None:
        self._context = context
        self._play = play
        self._box = box
        self.lines: tuple[ReportLine, ...] = ()

    def look(self) -> set[str]:
        """Take over what is to be told; return its name if it looks different."""
        lines = tuple(self._play.report.lines)
        changed = lines != self.lines
        self.lines = lines
        return {SINCE} if changed else set()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw heading and lines, as many of the last ones as there is room for."""
        if not self.lines:
            return
        m, brush = self._context.measure, self._context.brush
        size = m.size("least")
        head, rest = self._box.top_part(size * LINE + m.gap)
        title = self._context.words.text(self._heading())
        draw_text(surface, TextBox(title, head, size, "bold", tone="soft_text"), brush)
        sign = size * 0.8
        rows = [(line, self._height(line, size)) for line in self.lines]
        while len(rows) > 1 and sum(high + m.gap for _, high in rows) > rest.height:
            rows.pop(0)
        y = rest.y
        for line, high in rows:
            room = Box(rest.x + sign + 12, y, rest.width - sign - 12, min(high, rest.bottom - y))
            text_box = TextBox(line.text, room, size, valign="top")
            draw_text(surface, truncated(text_box, brush), brush)
            self._draw_sign(surface, line, Box(rest.x, y, sign, size * LINE))
            y += high + m.gap

    def _heading(self) -> str:
        """Return the key of what the column tells: mostly what came since your own turn."""
        match = self._play.match
        reader = self._play.current.reader(match.cursor)
        if all(line.seat == reader for line in self.lines):
            you = reader is not None and self._play.words.players[reader].you
            return "table.since-own" if you else "table.since-last"
        if any(turn.seat == reader for turn in match.turns[: match.cursor]):
            return "table.since"
        return "table.since-start"

    def _height(self, line: ReportLine, size: float) -> float:
        """Return the height of a line of the list."""
        brush = self._context.brush
        width = (self._box.width - size * 0.8 - 12) * brush.scale
        face: Face = "bold" if ON in line.text else "text"
        lines = brush.type.wrapped(unemphasised(line.text), face, size * brush.scale, width)
        return len(lines) * size * LINE + 1

    def _draw_sign(self, surface: pygame.Surface, line: ReportLine, box: Box) -> None:
        """Draw the sign of the player of a line."""
        brush = self._context.brush
        shape, colour = self._play.current.game_view.seat_sign(brush.theme, line.seat)
        sign = icon(shape, round(box.width * brush.scale), colour)
        surface.blit(sign, sign.get_rect(center=px(box, brush.scale).center))

    def redraw(self, surface: pygame.Surface, ground: pygame.Surface) -> Rect:
        """Draw it again; return where."""
        rect = px(self._box, self._context.viewport.scale)
        surface.blit(ground, rect, rect)
        self.draw(surface)
        return hull(rect, surface.get_rect())
