"""How many play a game, how long, and how hard it is: as a line of signs and words, and as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.i18n.catalogue import Catalogue
from game.view.art import smooth
from game.view.box import Box
from game.view.brush import Brush
from game.view.icons import icon
from game.view.pixels import px
from game.view.registry import FACTS, Facts
from game.view.text.text_box import LINE, TextBox
from game.view.theme import Colour

HARDEST = 3
"""So many dots tell the difficulty."""


class Sign(NamedTuple):
    """A picture in the line: an icon, or (without one) so many dots filled."""

    box: Box
    icon: str = ""
    filled: int = 0


def facts_texts(words: Catalogue, game: str) -> list[str]:
    """Return the facts of a game for a row, in one line: all of them, or only how long it is."""
    facts = FACTS.get(game)
    if facts is None:
        return []
    seats, minutes = _players(words, facts), _minutes(words, facts)
    return [words.text("menu.facts", seats=seats, minutes=minutes), minutes]


def facts_spoken(words: Catalogue, game: str) -> str:
    """Return the facts of a game for a screen reader."""
    facts = FACTS.get(game)
    if facts is None:
        return ""
    low, high = facts.minutes
    return words.text(
        "menu.facts-of",
        seats=_players(words, facts),
        minutes=words.text("menu.range", low=low, high=high),
        difficulty=words.text(f"menu.difficulty.{facts.difficulty}"),
    )


def facts_line(
    words: Catalogue, game: str, box: Box, size: float, brush: Brush
) -> tuple[list[TextBox], list[Sign]]:
    """Return the facts of a game from left to right in a box, going on in the next line."""
    facts = FACTS.get(game)
    if facts is None:
        return [], []
    parts = (
        _Part(_players(words, facts), size * 1.1, "people"),
        _Part(_minutes(words, facts), size * 1.05, "clock"),
        _Part(
            words.text(f"menu.difficulty.{facts.difficulty}"),
            size * 0.72 * HARDEST,
            filled=facts.difficulty,
        ),
    )
    # Closer to each other rather than not all.
    lines = (_spread(parts, box, size, between * size, brush) for between in (0.6, 0.4, 0.25))
    texts, signs = next(
        (line for line in lines if line[0][-1].box.right <= box.right),
        _spread(parts, box, size, 0.6 * size, brush),
    )
    kept = [text for text in texts if text.box.right <= box.right]
    return kept, signs[: len(kept)]


class _Part(NamedTuple):
    """A sign and the word behind it."""

    text: str
    wide: float
    icon: str = ""
    filled: int = 0


def _spread(
    parts: Sequence[_Part], box: Box, size: float, between: float, brush: Brush
) -> tuple[list[TextBox], list[Sign]]:
    """Return signs and words from left to right, in the next line where a box has one."""
    high = size * LINE
    x, y = box.x, box.y
    texts, signs = [], []
    for part in parts:
        long = brush.type.width(part.text, "text", size * brush.scale) / brush.scale + 2
        if x > box.x and x + part.wide + 4 + long > box.right and y + 2 * high <= box.bottom + 1:
            x, y = box.x, y + high
        signs.append(Sign(Box(x, y, part.wide, high), part.icon, part.filled))
        word = Box(x + part.wide + 4, y, long, high)
        texts.append(TextBox(part.text, word, size, tone="soft_text"))
        x = word.right + between
    return texts, signs


def _players(words: Catalogue, facts: Facts) -> str:
    low, high = facts.players
    return str(low) if low == high else words.text("menu.range", low=low, high=high)


def _minutes(words: Catalogue, facts: Facts) -> str:
    low, high = facts.minutes
    return words.text("menu.minutes", low=low, high=high)


def draw_sign(surface: pygame.Surface, sign: Sign, brush: Brush) -> None:
    """Draw a picture of the line of facts."""
    rect, ink = px(sign.box, brush.scale), brush.theme.soft_text
    if sign.icon:
        picture = icon(sign.icon, round(min(rect.width, rect.height) * 0.94), ink)
    else:
        picture = _dots_picture(rect.width, sign.filled, ink)
    surface.blit(picture, picture.get_rect(midleft=rect.midleft))


def _dots_picture(width: int, filled: int, ink: Colour) -> pygame.Surface:
    """Return a row of dots, of which some are filled."""
    step = width / HARDEST
    radius = step * 0.3

    def draw(large: pygame.Surface, k: int) -> None:
        for number in range(HARDEST):
            centre = ((number + 0.5) * step * k, step * k / 2)
            line = 0 if number < filled else max(1, round(radius * 0.34 * k))
            pygame.draw.circle(large, ink, centre, radius * k, line)

    return smooth((width, round(step)), draw, ink)
