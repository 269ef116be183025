"""The Bantu board without pieces: wood, lanes, joined rows, start lines, arrows, Finish."""

from __future__ import annotations

import math
from collections.abc import Iterable

import pygame

from game.rules.bantu.board import Board, circles_of
from game.rules.protocol import Place
from game.view.art import Art, rounded, smooth, soft
from game.view.bantu.colours import INKS, BantuColours, colours_of
from game.view.bantu.numbers import Number, numbers_of
from game.view.bantu.piece import Piece, footprint
from game.view.bantu.plan import EDGE, WEDGE, BantuPlan, spokes, track_of
from game.view.icons import icon
from game.view.pixels import px, stroke
from game.view.steps import Steps
from game.view.text.type import Type
from game.view.theme import Colour, Theme, contrast, mixed


def number_ink(theme: Theme) -> Colour:
    """Return the colour of numbers on the bare wood."""
    wood = mixed(theme.wood_dark, theme.wood_light, 0.5)
    return max(INKS[:2], key=lambda ink: contrast(ink, wood))


class Ground:
    """Draws one board at one size on a surface, within the room of its plan."""

    def __init__(self, board: Board, plan: BantuPlan, art: Art, type_: Type, scale: float) -> None:
        self.board = board
        self.plan = plan
        self.art = art
        self.type = type_
        self.scale = scale
        self.track = track_of(board)
        self.radius = plan.radius * scale
        self.middle = (plan.middle[0] * scale, plan.middle[1] * scale)
        self.circle = max(4, round(plan.cell * scale))
        self.line = stroke(scale, max(1.0, plan.radius / 300))

    @property
    def theme(self) -> Theme:
        """The theme."""
        return self.art.theme

    @property
    def colours(self) -> BantuColours:
        """The colours of Bantu in this theme."""
        return colours_of(self.theme)

    def draw(self, surface: pygame.Surface) -> Steps:
        """Draw everything, a few milliseconds at a time."""
        if self.plan.enlarged:
            surface.set_clip(px(self.plan.room, self.scale))
        yield from self._draw_disc(surface)
        self._draw_finish(surface)
        yield
        for part in (self._draw_lanes, self._draw_rows, self._draw_hollows, self._draw_arrows):
            yield from part(surface)
        for number in numbers_of(self.plan, self.board):
            self._draw_number(surface, number)
        yield
        surface.set_clip(None)

    def _point(self, radius: float, degrees: float) -> tuple[float, float]:
        """Return the canvas pixels of a point of the disc."""
        x, y = self.plan.point(radius, degrees)
        return x * self.scale, y * self.scale

    # The disc

    def _draw_disc(self, surface: pygame.Surface) -> Steps:
        """Draw the round plank: its shadow, its side, its face with a carved edge."""
        reach = self.radius * (1 + EDGE)
        lip = max(2, round(self.plan.rim * 0.3 * self.scale))
        x, y = self.middle
        # The side that faces the person takes its height from the disc's own.
        reach -= lip
        if self.theme.textured and not self.plan.enlarged:
            blur = max(4, round(self.plan.rim * 0.8 * self.scale))
            wide = round(2 * reach)
            shadow = soft((wide, wide), blur, reach, 120)
            yield
            surface.blit(shadow, shadow.get_rect(center=(round(x), round(y + lip))))
            yield
        pygame.draw.aacircle(surface, self.theme.wood_side, (x, y + lip), reach)
        yield
        yield from self._draw_face(surface, reach)
        yield from self._draw_edge(surface, reach)

    def _draw_face(self, surface: pygame.Surface, reach: float) -> Steps:
        """Draw the wood of the upper side, as far as it is in the room."""
        x, y = self.middle
        box = pygame.Rect(
            math.floor(x - reach), math.floor(y - reach), *(2 * [math.ceil(2 * reach) + 2])
        )
        box = box.clip(surface.get_clip())
        face = pygame.Surface(box.size, pygame.SRCALPHA)
        pygame.draw.aacircle(face, (255, 255, 255), (x - box.x, y - box.y), reach)
        yield
        wood = yield from self.art.wood(box.size, self.scale * max(1.0, self.plan.radius / 400))
        face.blit(wood, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        yield
        surface.blit(face, box)
        yield

    def _draw_edge(self, surface: pygame.Surface, reach: float) -> Steps:
        """Cut lines along the edge and around the middle."""
        rim = self.radius * EDGE
        light = (255, 236, 204) if self.theme.textured else self.theme.groove
        carved = reach - rim * 0.26
        inner = (self.track.inside - 0.7 * self.track.circle) * self.radius
        for radius, ink, width, alpha in (
            (reach, light, 2 * self.line, 70),
            (carved, self.theme.groove, self.line, 200),
            (carved - 2 * self.line, light, self.line, 70),
            (inner, self.theme.groove, self.line, 130),
            (inner - self.line * 2, light, self.line, 60),
        ):
            self._ring(surface, radius, ink, width, alpha)
            yield

    def _ring(
        self, surface: pygame.Surface, radius: float, ink: Colour, width: int, alpha: int
    ) -> None:
        """Draw a thin circle around the middle, as a chain of lines."""
        steps = 180
        spots = [
            self._point(radius / self.radius, 360 * number / steps) for number in range(steps + 1)
        ]
        self._chain(surface, spots, ink, width, alpha)

    def _chain(
        self,
        surface: pygame.Surface,
        spots: list[tuple[float, float]],
        ink: Colour,
        width: int,
        alpha: int,
    ) -> None:
        """Draw a curve around the middle, antialiased; `alpha` lets the wood show through."""
        ground = self.theme.wood_light if self.theme.textured else self.theme.wood_dark
        share = alpha / 255
        colour = tuple(round(g + (i - g) * share) for g, i in zip(ground, ink, strict=True))
        x, y = self.middle
        for number in range(width):
            away = number - (width - 1) / 2
            points = []
            for spot in spots:
                far = max(1.0, math.dist(spot, (x, y)))
                grown = 1 + away / far
                points.append((x + (spot[0] - x) * grown, y + (spot[1] - y) * grown))
            pygame.draw.aalines(surface, colour, False, points)

    # The track

    def _draw_lanes(self, surface: pygame.Surface) -> Steps:
        """Cut a groove along each lane, from the first line to the last."""
        lines = range(self.track.lines)
        parts = max(1, math.ceil(self.track.step / 3))
        for lane in range(self.track.lanes):
            radius = self.track.radius(lane)
            angles = [
                self.track.angle(line) + self.track.step * part / parts
                for line in lines[:-1]
                for part in range(parts)
            ]
            spots = [self._point(radius, angle) for angle in [*angles, self.track.angle(lines[-1])]]
            self._chain(surface, spots, self.theme.groove, 2 * self.line, 170)
            yield

    def _rows(self) -> Iterable[tuple[int, int, int]]:
        """Yield line, outermost and innermost lane of each row of several circles."""
        for bits in dict.fromkeys(self.board.rows):
            circles = circles_of(bits)
            if len(circles) > 1:
                line, first = self.board.spot(circles[0])
                yield line, first, self.board.spot(circles[-1])[1]

    def _draw_rows(self, surface: pygame.Surface) -> Steps:
        """Lay the grounds of joined rows, and those of start lines with their spokes."""
        starts = {line: number for number, line in self.board.start_lines.items()}
        at = spokes(self.board)
        inner = min(
            (math.dist(spot.pit.middle, self.plan.middle) / self.plan.radius)
            for place, spot in self.plan.spots.items()
        )
        for line, first, last in self._rows():
            angle = self.track.angle(line)
            if line in starts and at[starts[line]] == angle and not self.plan.enlarged:
                self._bar(
                    surface, angle, (inner, self.track.radius(last)), 0.22, self.colours.start
                )
            ink = self.colours.start if line in starts else self.colours.joined
            ends = self.track.radius(last), self.track.radius(first)
            self._bar(surface, angle, ends, 1.26 if line in starts else 1.16, ink)
            yield

    def _bar(
        self,
        surface: pygame.Surface,
        degrees: float,
        ends: tuple[float, float],
        width: float,
        ink: Colour,
    ) -> None:
        """Draw a bar with round ends along a spoke, `width` in circles, with a dark edge."""
        spots = [self._point(radius, degrees) for radius in ends]
        half = width * self.circle / 2
        edge = max(1, self.line)
        pad = half + edge + 1
        left, top = min(s[0] for s in spots) - pad, min(s[1] for s in spots) - pad
        right, bottom = max(s[0] for s in spots) + pad, max(s[1] for s in spots) + pad
        box = pygame.Rect(round(left), round(top), round(right - left), round(bottom - top))
        if not box.colliderect(surface.get_clip()):
            return
        dark = self.theme.mark_line if self.theme.textured else self.theme.groove

        def draw(large: pygame.Surface, k: int) -> None:
            a, b = (pygame.Vector2(x - box.x, y - box.y) * k for x, y in spots)
            for colour, reach in ((dark, half + edge), (ink, half)):
                across = (b - a).rotate(90).normalize() * reach * k
                pygame.draw.polygon(large, colour, [a + across, b + across, b - across, a - across])
                for spot in (a, b):
                    pygame.draw.circle(large, colour, spot, reach * k)

        surface.blit(smooth(box.size, draw, dark), box)

    def _draw_hollows(self, surface: pygame.Surface) -> Steps:
        """Draw the hollows of circles, the marks of starting spaces, the holes of Finish."""
        small = round(self.circle * 0.9)
        for place, spot in self.plan.spots.items():
            rect = px(spot.pit, self.scale)
            if place.kind == "start":
                picture = footprint(Piece(*place.at), self.circle, self.theme, self.type)
                surface.blit(self._plate(), self._plate().get_rect(center=rect.center))
            else:
                picture = self.art.pit((small, small))
            surface.blit(picture, picture.get_rect(center=rect.center))
            yield

    def _draw_number(self, surface: pygame.Surface, number: Number) -> None:
        """Write the number of a line or a lane; that of a start line stands on its colour."""
        size, ink = number.size * self.scale, number_ink(self.theme)
        x, y = (round(value * self.scale) for value in number.middle)
        if number.start:
            ink = max(INKS, key=lambda colour: contrast(colour, self.colours.start))
            wide = self.type.width(number.text, "bold", size) + size * 0.5
            plate = pygame.Rect(0, 0, round(wide), round(size * 1.16))
            plate.center = (x, y)
            edge = self.theme.mark_line if self.theme.textured else self.theme.groove
            surface.blit(rounded(plate.size, size * 0.36, edge), plate)
            inner = plate.inflate(-2 * self.line, -2 * self.line)
            surface.blit(rounded(inner.size, size * 0.3, self.colours.start), inner)
        digits = self.type.line(number.text, "bold", size, ink)
        surface.blit(digits, digits.get_rect(center=(x, y)))

    def _plate(self) -> pygame.Surface:
        """Return the light ground of a starting space."""
        side = round(self.circle * 1.1)
        ink = self.theme.wood_light if self.theme.textured else self.theme.pit

        def draw(large: pygame.Surface, k: int) -> None:
            pygame.draw.circle(large, self.theme.groove, (side * k / 2, side * k / 2), side * k / 2)
            inner = side * k / 2 - self.line * k
            pygame.draw.circle(large, ink, (side * k / 2, side * k / 2), inner)

        return smooth((side, side), draw, self.theme.groove)

    # Finish

    def _draw_finish(self, surface: pygame.Surface) -> None:
        """Draw the sunken ground of Finish in the opening at the top, and its flag."""
        outer = 1 + EDGE * 0.52
        inner = self.track.inside - 0.6 * self.track.circle
        turns = [WEDGE * (number / 12 - 1) for number in range(25)]
        edge = [self._point(outer, turn) for turn in turns]
        edge += [self._point(inner, turn) for turn in reversed(turns)]
        xs, ys = [x for x, _ in edge], [y for _, y in edge]
        box = pygame.Rect(math.floor(min(xs)) - 2, math.floor(min(ys)) - 2, 0, 0)
        box.size = (math.ceil(max(xs)) - box.x + 4, math.ceil(max(ys)) - box.y + 4)
        if not box.colliderect(surface.get_clip()):
            return

        def draw(large: pygame.Surface, k: int) -> None:
            spots = [((x - box.x) * k, (y - box.y) * k) for x, y in edge]
            pygame.draw.polygon(large, (*self.colours.finish, 205), spots)
            pygame.draw.lines(large, self.theme.groove, True, spots, 2 * self.line * k)

        surface.blit(smooth(box.size, draw, self.theme.groove), box)
        size = round(self.circle * 1.0)
        x, y = self._point(self.track.inside - 1.35 * self.track.circle, 0)
        sign = icon("flag", size, self.theme.groove)
        surface.blit(sign, sign.get_rect(center=(round(x), round(y))))

    def _draw_arrows(self, surface: pygame.Surface) -> Steps:
        """Carve an arrow into each circle of the last line; it points to Finish."""
        line = self.track.lines - 1
        for lane in range(self.track.lanes):
            place = Place("circle", (line, lane))
            if place not in self.plan.spots:
                continue
            arrow = self._arrow(self.track.angle(line) + 90)
            centre = px(self.plan.spots[place].pit, self.scale).center
            surface.blit(arrow, arrow.get_rect(center=centre))
            yield

    def _arrow(self, degrees: float) -> pygame.Surface:
        """Return an arrow that points in a direction, clockwise from 12 o'clock."""
        side = self.circle
        ink = self.theme.mark_legal

        def draw(large: pygame.Surface, k: int) -> None:
            w = side * k
            shape = [(0, -0.32), (0.27, 0.0), (0.1, 0.0), (0.1, 0.3), (-0.1, 0.3), (-0.1, 0.0)]
            shape.append((-0.27, 0.0))
            corners = [pygame.Vector2(spot).rotate(degrees) * w for spot in shape]
            pygame.draw.polygon(large, ink, [(w / 2 + v.x, w / 2 + v.y) for v in corners])

        return smooth((side, side), draw, ink)
