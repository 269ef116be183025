"""What is seen of the figure of a page: its board, what is told of the step, dots and legend."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.rules.protocol import AnyGame
from game.scenes.frame.context import Context
from game.scenes.frame.flight_layer import board_batches
from game.scenes.howto.board import figure_plan
from game.scenes.howto.controls import LegendEntry, draw_dots, draw_legend, legend_entries
from game.scenes.howto.figure import FigurePlay
from game.scenes.howto.layout import HowToLayout
from game.scenes.howto.picture import FigurePicture
from game.view.board.place_id import place_id
from game.view.howto.page import Figure
from game.view.pixels import Rect, hull, px
from game.view.steps import Steps
from game.view.text.text_box import LINE, TextBox, draw_text, lines_of

TOLD, BOARD, DOTS = "told", "board", "dots"
"""Names of parts that are drawn again when they change."""

ENDLESS = 1e5
"""The height of a room in which any text fits, in CSS pixels."""


LEAST_SIDE = 40.0
"""In less room than this, in CSS pixels, no board is drawn: the window is far too small."""


class FigureView:
    """A figure on the screen. It is laid out anew when the window or the page changes."""

    def __init__(self, context: Context, game: AnyGame, figure: Figure) -> None:
        self.context = context
        self.play = FigurePlay(context, game, figure)
        self._layout: HowToLayout
        self._picture: FigurePicture | None = None
        self.standing = False
        """Whether its board stands upright."""
        self._shown: tuple[str, bool, int] = ("", False, -1)
        """What was told last, whether it was playing, and at which step."""

    def lay_out(self, layout: HowToLayout) -> None:
        """Make the picture of the figure."""
        context, play, box = self.context, self.play, layout.figure
        self._layout, self._picture = layout, None
        if box is None or min(box.width, box.height) < LEAST_SIDE:
            return
        plan = figure_plan(play, box, context.measure)
        named = any(spot.name is not None for spot in plan.spots.values())
        self.standing = plan.upright
        play.told.see(plan.upright, named)
        scale = context.viewport.scale
        board = play.view.drawing(play.game, plan, context.art, context.type, scale)
        play.view.inscribe(board, context.words)
        labels = [(context.words.text(label.text), label.places) for label in play.figure.labels]
        size = context.measure.size("least") * 0.86
        self._picture = FigurePicture(board, context.brush, labels, size)
        self.look()

    def look(self) -> set[str]:
        """Take over how the figure looks; return the names of what looks different."""
        play, picture = self.play, self._picture
        if picture is None:
            return set()
        looks = play.looks()
        looks = {place: look for place, look in looks.items() if place in picture.appearances}
        changed = {place_id(place) for place in picture.differing(looks)}
        picture.appearances.update(looks)
        if picture.take_arcs(play.arcs):
            changed = {BOARD}
        return changed | ({TOLD, DOTS} if self._is_news() else set())

    def _is_news(self) -> bool:
        """Take over what is told; whether it is something else."""
        before, self._shown = self._shown, (self.play.words, self.play.playing, self.play.at)
        return before != self._shown

    def legend(self) -> list[LegendEntry]:
        """Return what the marks mean, as far as there is room."""
        room = self._layout.legend
        if room is None:
            return []
        context = self.context
        return legend_entries(self.play, context.words, room, context.measure, context.brush)

    def names(self) -> list[pygame.Rect]:
        """Return where the names of parts of the board lie."""
        return [] if self._picture is None else self._picture.names()

    # Drawing

    def paint_steps(self, ground: pygame.Surface) -> Steps:
        """Draw the bare board, and the signs of the legend."""
        if self._picture is not None:
            yield from self._picture.board.ground_steps(ground)
        draw_legend(ground, self.legend(), self.context.brush)
        yield

    def draw(self, surface: pygame.Surface) -> Steps:
        """Draw all that may change."""
        if self._picture is not None:
            yield from self._picture.draw_all(surface)
        self._draw_told(surface)
        self._draw_dots(surface)
        yield

    def fly(self, surface: pygame.Surface, resting: pygame.Surface) -> Sequence[Rect]:
        """Draw what is in the air, as far as a close-up has its places."""
        if self._picture is None:
            return []
        spots = self._picture.board.plan.spots
        seen = [f for f in self.play.flights() if f.source in spots and f.target in spots]
        return self._picture.fly(surface, resting, seen)

    def told_box(self, told: str) -> TextBox | None:
        """Return what is told of a step in its room, None where there is none."""
        box, m = self._layout.told, self.context.measure
        size = m.size("least" if self._layout.contents is None else "body")
        return None if box is None else TextBox(told, box, size)

    def height_of_told(self) -> float:
        """Return how high the longest of what is told of the steps is in small letters."""
        box, brush = self._layout.told, self.context.brush
        if box is None:
            return 0.0
        size = self.context.measure.size("least")
        steps = (self.play.told.told(at) for at in range(self.play.last + 1))
        endless = box._replace(height=ENDLESS)
        lines = max(len(lines_of(TextBox(told, endless, size), brush)[1]) for told in steps)
        return lines * size * LINE

    def _draw_told(self, surface: pygame.Surface) -> None:
        """Draw what is told of the step."""
        text = self.told_box(self.play.words)
        if text is not None:
            draw_text(surface, text, self.context.brush)

    def _draw_dots(self, surface: pygame.Surface) -> None:
        if self._layout.dots is not None:
            draw_dots(surface, self._layout.dots, self.play, self.context.brush)

    def batches(self, names: Sequence[str]) -> list[list[str]]:
        """Return names of parts in groups that are drawn together."""
        return board_batches(names, self._picture)

    def redraw(
        self, surface: pygame.Surface, ground: pygame.Surface, names: Sequence[str]
    ) -> Rect | None:
        """Draw parts again; None for what is none of the figure's."""
        picture, name = self._picture, names[0]
        if picture is not None and name in picture.places:
            area = picture.around([picture.places[name] for name in names])
            return picture.redraw_area(surface, ground, area)
        if picture is not None and name == BOARD:
            return picture.redraw_area(surface, ground, picture.frame.clip(surface.get_rect()))
        box = {TOLD: self._layout.told, DOTS: self._layout.dots}.get(name)
        if box is None:
            return None
        rect = px(box, self.context.viewport.scale)
        surface.blit(ground, rect, rect)
        (self._draw_told if name == TOLD else self._draw_dots)(surface)
        return hull(rect, surface.get_rect())
