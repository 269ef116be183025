"""Measures and draws a line of one face at one size, whatever letters are in it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

import pygame

from game.paths import ASSETS, for_sdl
from game.view.text import letters
from game.view.text.letters import Piece
from game.view.theme import Colour

Face = Literal["text", "bold", "title"]

_FILES: dict[Face, str] = {"text": "text.ttf", "bold": "text-bold.ttf", "title": "title.ttf"}

_LATE_SIZE = 0.93
"""Size of the late font for a size of the faces: then small letters are as high in both."""

_SIGN = 0.58
"""Width of the sign for a letter that nothing draws, in sizes of its text."""

_MOST_MARKS = 8
"""So many marks of one letter are drawn: more are there to be a nuisance."""

_BELOW = frozenset("\u0323\u0324\u0325\u0326\u0327\u0328\u032d\u032e\u0330\u0331")
_ATTACHED = frozenset("\u031b\u0327\u0328")
"""Marks that touch their letter."""

_FINE = 4
"""A sign is drawn so many times as large, and then made smaller, so that its edges are smooth."""


class Pen:
    """A face at a size; `font` draws its own letters."""

    def __init__(self, face: Face, size: int) -> None:
        self.face = face
        self.size = size
        self.font = pygame.font.Font(for_sdl(ASSETS / "fonts" / _FILES[face]), size)

    def width(self, line: str) -> int:
        """Return how wide a plain line is, in canvas pixels."""
        if letters.has_all(line):
            return self.font.size(line)[0]
        return sum(self._piece_width(piece) for piece in letters.pieces(line))

    def draw(self, line: str, colour: Colour) -> pygame.Surface:
        """Return a plain line as a picture: an empty one where nothing of it is to be seen."""
        if letters.has_all(line):
            return _rendered(self.font, line, colour)
        size = self.width(line), self.font.get_height()
        picture = pygame.Surface(size, pygame.SRCALPHA)
        x = 0
        for piece in letters.pieces(line):
            self._draw_piece(picture, x, piece, colour)
            x += self._piece_width(piece)
        return picture

    def waits(self, line: str) -> bool:
        """Whether a line needs the font that comes late, and that is not here."""
        return not letters.has_all(line) and any(
            piece.source == "late" and self._late is None for piece in letters.pieces(line)
        )

    @property
    def _late(self) -> pygame.font.Font | None:
        """The font of the letters that the faces do not have; None where it is not here yet."""
        return _late_font(self.size, self.face != "text") if letters.is_here() else None

    def _font_of(self, piece: Piece) -> pygame.font.Font | None:
        if piece.source == "own":
            return self.font
        return self._late if piece.source == "late" else None

    def _piece_width(self, piece: Piece) -> int:
        font = self._font_of(piece)
        if font is None:
            signs = letters.signs_for(piece)
            return signs * round(self.size * _SIGN)
        marks = letters.marks_of(piece.text)
        return font.size(piece.text[:1] if marks else piece.text)[0]

    def _draw_piece(self, picture: pygame.Surface, x: int, piece: Piece, colour: Colour) -> None:
        font = self._font_of(piece)
        if font is None:
            self._draw_signs(picture, x, letters.signs_for(piece), colour)
            return
        marks = letters.marks_of(piece.text)
        text = piece.text[:1] if marks else piece.text
        y = self.font.get_ascent() - font.get_ascent()
        picture.blit(_rendered(font, text, colour), (x, y))
        for place, mark in _placed(font, text, marks[:_MOST_MARKS]):
            picture.blit(_rendered(font, mark, colour), (x + place[0], y + place[1]))

    def _draw_signs(self, picture: pygame.Surface, x: int, number: int, colour: Colour) -> None:
        """Draw a lozenge for each cluster that nothing draws."""
        sign = _sign(self.size, colour)
        wide = round(self.size * _SIGN)
        y = self.font.get_ascent() - round(self.size * 0.06) - sign.get_height()
        for count in range(number):
            left = x + count * wide + (wide - sign.get_width()) // 2
            picture.blit(sign, (left, y))


def _placed(
    font: pygame.font.Font, letter: str, marks: str
) -> Iterator[tuple[tuple[int, int], str]]:
    """Yield where the picture of each mark has its corner, from that of its letter.

    One mark stands above or below the other, in the middle of the letter; where the letter is low
    they stand where the font has them.
    """
    left, right, bottom, top = _ink(font, letter)
    gap = max(1, font.get_height() // 24)
    for mark in marks:
        mark_left, mark_right, mark_bottom, mark_top = _ink(font, mark)
        # The picture of a mark begins with its ink.
        x = (left + right - (mark_right - mark_left)) // 2
        space = 0 if mark in _ATTACHED else gap
        shift = 0
        if mark in _BELOW:
            shift = max(0, mark_top - (bottom - space))
            bottom = mark_bottom - shift
        elif mark not in _ATTACHED:
            shift = -max(0, top + space - mark_bottom)
            top = mark_top - shift
        else:
            x = right - (mark_right - mark_left) // 2
        yield (x, shift), mark


def _ink(font: pygame.font.Font, letter: str) -> tuple[int, int, int, int]:
    """Return left, right, bottom and top of a letter's ink, from its origin; up is positive."""
    metrics = font.metrics(letter)
    return metrics[0][:4] if metrics and metrics[0] else (0, 0, 0, 0)


def _rendered(font: pygame.font.Font, text: str, colour: Colour) -> pygame.Surface:
    try:
        return font.render(text, True, colour)
    except pygame.error:  # joiners alone have no width
        return font.render("", True, colour)


@lru_cache(maxsize=64)
def pen(face: Face, size: int) -> Pen:
    """Return the pen of a face at a size in canvas pixels."""
    return Pen(face, size)


@lru_cache(maxsize=32)
def _late_font(size: int, bold: bool) -> pygame.font.Font:
    font = pygame.font.Font(for_sdl(letters.FILE), max(6, round(size * _LATE_SIZE)))
    font.bold = bold
    return font


@lru_cache(maxsize=16)
def _sign(size: int, colour: Colour) -> pygame.Surface:
    """Return the sign for a letter that nothing draws."""
    width, height = max(4, round(size * 0.46)), max(6, round(size * 0.62))
    large = pygame.Surface((width * _FINE, height * _FINE), pygame.SRCALPHA)
    large.fill((*colour[:3], 0))
    line = max(_FINE, round(size * 0.07 * _FINE))
    edge = line // 2 + 1
    right, bottom = width * _FINE - edge, height * _FINE - edge
    middle, half = width * _FINE // 2, height * _FINE // 2
    corners = [(middle, edge), (right, half), (middle, bottom), (edge, half)]
    pygame.draw.polygon(large, colour, corners, line)
    return pygame.transform.smoothscale(large, (width, height))
