"""Boards in lines and greys: to play on, and small ones with a position on them.

Where everything lies is told by the plan that the game's view makes for the screen.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from game.i18n.catalogue import Catalogue
from game.rules.bantu.board import circles_of
from game.rules.bantu.game import Bantu
from game.rules.protocol import AnyGame, Place, Seat
from game.view.bantu.finish import OUTER
from game.view.bantu.numbers import numbers_of
from game.view.bantu.piece import FORMS, Piece
from game.view.bantu.plan import WEDGE, BantuPlan, spokes, track_of
from game.view.bao.contents import is_nyumba
from game.view.board.plan import Plan, Spot
from game.view.box import Box
from game.view.registry import VIEWS
from tools.printing.paper import GREY, HOLLOW, INK, SHADE, Look, Point, Sheet

UNIT = 640.0
"""A board so many points wide has its counts and letters as a board on the screen has them."""

LAID_OUT = 400.0
"""A smaller board is laid out as wide as this, then drawn smaller: letters too."""

ROUND = 0.28
"""Radius of the corners of a long hollow, in shares of its shorter side."""

COUNT = 0.42
"""Height of a number in a pit, in shares of its diameter."""

FLAT = 0.12
"""A hollow is round if its sides differ by no more than this share."""

GREYS = (1.0, 0.25, 0.25, 1.0)
"""The grey of the pieces of each seat of Bantu; their forms tell them apart as on the screen."""

ARROW = (
    (0.0, -0.4),
    (0.3, -0.05),
    (0.11, -0.05),
    (0.11, 0.36),
    (-0.11, 0.36),
    (-0.11, -0.05),
    (-0.3, -0.05),
)
"""An arrow that points up, in circles around its middle."""

LANE = 0.7
"""The numbers of lanes are so much smaller than those of lines: they stand between circles."""

MIDDLE = 0.5
"""On a darker grey a number is white."""


class PrintedBoard:
    """A board of a game in an area of a sheet. With `contents` a position lies on it."""

    def __init__(
        self, sheet: Sheet, words: Catalogue, game: AnyGame, area: Box, below: Seat | None = None
    ) -> None:
        """Lay out the board with a seat at the near side, the first one if none is named."""
        self._sheet = sheet
        self._words = words
        self._game = game
        self._view = VIEWS[game.name]
        self._near = game.seats[0] if below is None else below
        frame = self._planned(area, 1.0).frame
        self._times = max(1.0, LAID_OUT / max(frame.width, frame.height))
        self._plan: Plan = self._planned(area, self._times)

    def _planned(self, area: Box, times: float) -> Plan:
        """Return the plan of the board laid out so many times as large as the area."""
        room = Box(*(side * times for side in area))
        unit = max(max(room.width, room.height) / UNIT, 1.0) if times == 1.0 else 1.0
        return self._view.plan(self._game, room, self._near, unit)

    @property
    def piece(self) -> float:
        """The radius of a piece that fits a place of the board, as it is drawn."""
        return 0.47 * self._plan.cell / self._times

    def draw(self, contents: Mapping[Place, Any] | None = None) -> Box:
        """Draw it; returns where its frame lies."""
        with self._sheet.smaller(self._times):
            self._draw(contents)
        return Box(*(side / self._times for side in self._plan.frame))

    def _draw(self, contents: Mapping[Place, Any] | None) -> None:
        """Draw it as large as it was laid out."""
        plan, sheet = self._plan, self._sheet
        if isinstance(plan, BantuPlan) and isinstance(self._game, Bantu):
            _draw_disc(sheet, self._game, plan, self._words.text("table.bantu.finish"))
        else:
            sheet.box(plan.frame, plan.rim, Look(fill=1.0, width=1.6))
        for place, spot in plan.spots.items():
            self._draw_place(place, spot, None if contents is None else contents.get(place))

    def _draw_place(self, place: Place, spot: Spot, content: Any) -> None:
        """Draw a hollow, its name, and what lies in it."""
        if place.kind in ("circle", "start", "home"):
            self._draw_circle(place, spot, content)
            return
        hollow = spot.pit
        _draw_hollow(self._sheet, hollow, square=place.kind == "pit" and self._is_house(place))
        name = self._view.coordinate(place)
        if name and spot.name is not None:
            self._sheet.centred(name, spot.name.middle, 0.9 * spot.name.height, "text")
        if content:
            size = COUNT * min(hollow.width, hollow.height)
            self._sheet.centred(self._words.number(content), hollow.middle, size)

    def _is_house(self, place: Place) -> bool:
        """Whether a pit of Bao is a nyumba, which is square."""
        switches = getattr(self._game, "switches", None)
        return bool(getattr(switches, "nyumba", False)) and is_nyumba(place)

    def _draw_circle(self, place: Place, spot: Spot, content: Any) -> None:
        """Draw a circle of Bantu's board, and the piece on it."""
        middle, radius = spot.pit.middle, spot.pit.width / 2
        look = Look(fill=1.0, width=0.8) if place.kind == "circle" else Look(fill=1.0, line=GREY)
        self._sheet.circle(middle, radius, look)
        if place.kind == "circle" and isinstance(self._plan, BantuPlan):
            self._draw_arrow(self._plan, place, middle)
        if isinstance(content, Piece):
            draw_piece(self._sheet, content, middle, radius * 0.94)
        elif place.kind == "start":
            self._sheet.centred(str(place.at[1]), middle, radius, "text")

    def _draw_arrow(self, plan: BantuPlan, place: Place, middle: Point) -> None:
        """Draw the arrow of a circle of the last line; it points to Finish."""
        assert isinstance(self._game, Bantu)
        board = self._game.board
        if place.at[0] != board.lines - 1:
            return
        turn = math.radians(track_of(board).angle(place.at[0]) + 90)
        side = plan.cell
        corners = [
            (
                middle[0] + side * (x * math.cos(turn) - y * math.sin(turn)),
                middle[1] + side * (x * math.sin(turn) + y * math.cos(turn)),
            )
            for x, y in ARROW
        ]
        self._sheet.polygon(corners, Look(fill=INK, line=None))


def draw_piece(sheet: Sheet, piece: Piece, middle: tuple[float, float], radius: float) -> None:
    """Draw a piece of Bantu: its number on the form and the grey of its seat."""
    form, grey = FORMS[piece.seat], GREYS[piece.seat]
    look = Look(fill=grey, width=1.2)
    x, y = middle
    if len(form.points) == 1:
        sheet.circle(middle, radius, look)
    else:
        corners = [(x + a * 2.3 * radius, y + b * 2.3 * radius) for a, b in form.points]
        sheet.polygon(corners, look)
    low = (x, y + form.down * 2 * radius)
    ink = INK if grey > MIDDLE else 1.0
    sheet.centred(str(piece.number), low, form.figure * 1.7 * radius, grey=ink)


def _draw_hollow(sheet: Sheet, hollow: Box, *, square: bool) -> None:
    """Draw a hollow: round, long with round ends, or square."""
    short, long = sorted((hollow.width, hollow.height))
    if square:
        sheet.box(hollow, 0.14 * short, HOLLOW)
    elif long - short <= FLAT * long:
        sheet.circle(hollow.middle, short / 2, HOLLOW)
    else:
        sheet.box(hollow, ROUND * short, HOLLOW)


def _draw_disc(sheet: Sheet, game: Bantu, plan: BantuPlan, finish: str) -> None:
    """Draw what lies under the circles of Bantu's board."""
    board, track = game.board, track_of(game.board)
    sheet.box(plan.frame, plan.frame.width / 2, Look(fill=1.0, width=1.6))
    inner = track.inside - 1.25 * track.circle
    turns = [1.07 * WEDGE * (part / 8 - 1) for part in range(17)]
    spots = [plan.point(OUTER, turn) for turn in turns]
    spots += [plan.point(inner, turn) for turn in reversed(turns)]
    sheet.polygon(spots, Look(fill=SHADE, width=1.0))
    starts = {line: number for number, line in board.start_lines.items()}
    at = spokes(board)
    wide = track.circle * plan.radius
    for row in dict.fromkeys(board.rows):
        circles = circles_of(row)
        if len(circles) > 1:
            line, first = board.spot(circles[0])
            last = board.spot(circles[-1])[1]
            angle, is_start = track.angle(line), line in starts
            ends = (
                plan.point(track.radius(first), angle),
                plan.point(track.radius(last), angle),
            )
            if is_start and at[starts[line]] == angle:
                middle = plan.point(0.3, angle)
                sheet.bar((middle, ends[1]), 0.2 * wide, Look(fill=SHADE, line=None))
            look = Look(fill=SHADE, width=2.2) if is_start else Look(fill=0.6, width=0.8)
            sheet.bar(ends, (1.4 if is_start else 1.22) * wide, look)
    for number in numbers_of(plan, board):
        face = "text-bold" if number.kind == "piece" else "text"
        small = LANE if number.kind == "lane" else 1.0
        sheet.centred(number.text, number.middle, small * number.size, face)
    word = plan.point((inner + track.inside) / 2 - 0.02, 0)
    sheet.centred(finish, word, 0.55 * wide)
