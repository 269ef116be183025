"""A sheet of paper: its size, its fonts, and how something is drawn on it. Lengths are points."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Literal, NamedTuple

from reportlab.lib.pagesizes import A4, LETTER
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from game.paths import ASSETS
from game.view.box import Box

PAPERS = {"a4": A4, "letter": LETTER}
"""Width and height of an upright sheet, in points, by the name of the paper."""

MARGIN = 42.0
"""Most printers reach closer to the edge than this."""

INK = 0.0
GREY = 0.45
"""The grey of what is read second: 4.5:1 on white paper, also from a copier."""
SHADE = 0.88
"""The grey of hollows and grounds: seeds and pencil stand out on it."""

CAPITAL = 0.7
"""Digits and capital letters are so high, in sizes of their text."""

Align = Literal["left", "centre", "right"]
Point = tuple[float, float]

for _face in ("text", "text-bold", "title"):
    pdfmetrics.registerFont(TTFont(_face, str(ASSETS / "fonts" / f"{_face}.ttf")))
pdfmetrics.registerFontFamily("text", normal="text", bold="text-bold")


class Look(NamedTuple):
    """How an outline or an area looks: greys from 0 (black) to 1 (white), None for none."""

    fill: float | None = None
    line: float | None = INK
    width: float = 1.0


OUTLINE = Look()
HOLLOW = Look(fill=SHADE, width=1.2)


class Sheet:
    """The page of a PDF that is being drawn; y runs down from the upper left corner."""

    def __init__(self, canvas: Canvas, size: Point) -> None:
        self.canvas = canvas
        self.width, self.height = size
        canvas.setPageSize(size)

    @property
    def area(self) -> Box:
        """All within the margins."""
        return Box(0, 0, self.width, self.height).shrunk(MARGIN)

    @contextmanager
    def smaller(self, times: float) -> Iterator[None]:
        """Draw all that follows so many times smaller, towards the upper left corner."""
        self.canvas.saveState()
        self.canvas.translate(0, self.height * (1 - 1 / times))
        self.canvas.scale(1 / times, 1 / times)
        yield
        self.canvas.restoreState()

    def text(  # noqa: PLR0917 - all of them are what a line of text has
        self,
        text: str,
        at: Point,
        size: float,
        face: str = "text",
        align: Align = "left",
        grey: float = INK,
    ) -> None:
        """Write a line; `at` is the left end, middle or right end of its base line."""
        self.canvas.setFillGray(grey)
        self.canvas.setFont(face, size)
        x, y = at[0], self.height - at[1]
        draw = {
            "left": self.canvas.drawString,
            "centre": self.canvas.drawCentredString,
            "right": self.canvas.drawRightString,
        }[align]
        draw(x, y, text)

    def centred(
        self, text: str, middle: Point, size: float, face: str = "text-bold", grey: float = INK
    ) -> None:
        """Write digits or capital letters around a point."""
        at = (middle[0], middle[1] + size * CAPITAL / 2)
        self.text(text, at, size, face, "centre", grey)

    def circle(self, middle: Point, radius: float, look: Look = OUTLINE) -> None:
        """Draw a circle."""
        self._take(look)
        x, y = middle
        self.canvas.circle(x, self.height - y, radius, *_parts(look))

    def box(self, box: Box, radius: float = 0.0, look: Look = OUTLINE) -> None:
        """Draw a rectangle with round corners."""
        self._take(look)
        low = self.height - box.bottom
        self.canvas.roundRect(box.x, low, box.width, box.height, radius, *_parts(look))

    def polygon(self, points: Sequence[Point], look: Look = OUTLINE) -> None:
        """Draw a closed line through points, and what it holds."""
        self._take(look)
        path = self.canvas.beginPath()
        path.moveTo(points[0][0], self.height - points[0][1])
        for x, y in points[1:]:
            path.lineTo(x, self.height - y)
        path.close()
        self.canvas.drawPath(path, stroke=_parts(look)[0], fill=_parts(look)[1])

    def bar(self, ends: tuple[Point, Point], width: float, look: Look) -> None:
        """Draw a bar with round ends."""
        (x, y), (u, v) = ends
        turn = math.atan2(v - y, u - x)
        half = [turn + math.pi / 2 + math.pi * part / 12 for part in range(13)]
        other = [angle + math.pi for angle in half]
        spots = [(x + width / 2 * math.cos(a), y + width / 2 * math.sin(a)) for a in half]
        spots += [(u + width / 2 * math.cos(a), v + width / 2 * math.sin(a)) for a in other]
        self.polygon(spots, look)

    def line(self, start: Point, end: Point, width: float = 0.7, dash: float = 0.0) -> None:
        """Draw a line, dashed where something is to be cut."""
        self.canvas.setStrokeGray(INK)
        self.canvas.setLineWidth(width)
        self.canvas.setDash(*([dash, dash],) if dash else ())
        self.canvas.line(start[0], self.height - start[1], end[0], self.height - end[1])
        self.canvas.setDash()

    def _take(self, look: Look) -> None:
        self.canvas.setLineWidth(look.width)
        if look.line is not None:
            self.canvas.setStrokeGray(look.line)
        if look.fill is not None:
            self.canvas.setFillGray(look.fill)


def _parts(look: Look) -> tuple[int, int]:
    """Return whether the outline is drawn, and whether the area is."""
    return int(look.line is not None), int(look.fill is not None)


def pages(place: Path, title: str, language: str) -> Canvas:
    """Return a PDF to be drawn, the same bytes each time; call `save` at its end."""
    canvas = Canvas(str(place), invariant=1, lang=language)
    canvas.setTitle(title)
    canvas.setAuthor("Baraza")
    return canvas
