"""Colours, sizes and times as tokens; three themes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

Colour = tuple[int, int, int]


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """All colours of a look. Text colours reach 4.5:1 on what they stand on, marks 3:1.

    Two are the same only if they are one object, so that pictures are found quickly by theme.

    `textured` is False where wood and seeds are flat shapes.
    """

    name: str
    textured: bool
    table: Colour
    """The middle of the background; text stands on it."""
    table_edge: Colour
    """The corners of the background."""
    text: Colour
    soft_text: Colour
    """Text of less weight."""
    title: Colour
    panel: Colour
    """Buttons and fields."""
    panel_edge: Colour
    panel_hover: Colour
    panel_text: Colour
    well: Colour
    """Behind pictures of boards."""
    tint: Colour
    """A card that is chosen, and the likelier of two buttons."""
    bad: Colour
    """A mistake, and what cannot be undone."""
    accent: Colour
    """The main button of a scene, and what is chosen."""
    accent_edge: Colour
    accent_hover: Colour
    accent_text: Colour
    focus: Colour
    """The ring of the keyboard focus, outside; `focus_gap` lies between it and the thing."""
    focus_gap: Colour
    wood_dark: Colour
    wood_light: Colour
    """The grain runs from one to the other."""
    wood_side: Colour
    """The edge of the board that faces the person."""
    groove: Colour
    pit: Colour
    """The bottom of a pit, tinted into the wood (flat themes: its colour)."""
    seeds: tuple[Colour, ...]
    badge: Colour
    badge_text: Colour
    badge_active: Colour
    """Counts of pits that may be played."""
    badge_active_text: Colour
    mark_legal: Colour
    mark_last: Colour
    mark_end: Colour
    mark_capture: Colour
    mark_line: Colour
    """The outline around all marks, so that they stand out on any wood."""
    mark_edge: float
    """How wide that is, in shares of the line it runs along: more where the wood is light, as there
    it is the outline that stands out from the wood."""
    seats: tuple[Colour, ...]
    """The colour of each seat's sign (see `seat_sign`). Those of the first four are 15 apart
    (CIEDE2000), for eyes that lack a kind of cone as well."""
    signs: tuple[int, ...] = (0, 1, 2, 3, 4, 5)
    """Which sign each seat wears: its shape, and its place among the colours."""
    piece_set: str = "usual"
    """The set of colours of players (see `game.view.signs`)."""

    def seat_sign(self, seat: int) -> tuple[str, Colour]:
        """Return icon and colour of a seat."""
        return f"seat-{self.signs[seat]}", self.seats[seat]

    def sign_colour(self, sign: int) -> Colour:
        """Return the colour of a sign, whoever wears it."""
        return self.seats[self.signs.index(sign)]


LIGHT_WOOD = Theme(
    name="light-wood",
    textured=True,
    table=(242, 233, 217),
    table_edge=(219, 203, 176),
    text=(52, 33, 20),
    soft_text=(99, 73, 50),
    title=(122, 50, 24),
    panel=(253, 248, 238),
    panel_edge=(150, 118, 82),
    panel_hover=(255, 240, 214),
    panel_text=(58, 36, 20),
    well=(232, 219, 194),
    tint=(226, 238, 234),
    bad=(118, 22, 6),
    accent=(18, 92, 98),
    accent_edge=(10, 62, 67),
    accent_hover=(14, 110, 117),
    accent_text=(255, 252, 244),
    focus=(6, 48, 128),
    focus_gap=(255, 255, 255),
    wood_dark=(132, 74, 32),
    wood_light=(232, 176, 106),
    wood_side=(98, 54, 24),
    groove=(84, 44, 18),
    pit=(196, 132, 76),
    seeds=((226, 219, 200), (206, 202, 186), (190, 193, 180), (216, 204, 178)),
    badge=(66, 36, 16),
    badge_text=(255, 240, 214),
    badge_active=(255, 246, 226),
    badge_active_text=(66, 34, 12),
    mark_legal=(255, 249, 228),
    mark_last=(160, 236, 240),
    mark_end=(255, 230, 112),
    mark_capture=(255, 206, 188),
    mark_line=(44, 20, 6),
    mark_edge=0.9,
    seats=(
        (18, 92, 92),
        (114, 27, 0),
        (93, 63, 155),
        (113, 114, 48),
        (162, 20, 91),
        (68, 64, 60),
    ),
)

DARK_WOOD = Theme(
    name="dark-wood",
    textured=True,
    table=(38, 44, 44),
    table_edge=(20, 24, 25),
    text=(245, 234, 214),
    soft_text=(205, 190, 164),
    title=(242, 190, 104),
    panel=(58, 64, 63),
    panel_edge=(140, 130, 110),
    panel_hover=(78, 84, 81),
    panel_text=(248, 238, 220),
    well=(46, 52, 52),
    tint=(76, 74, 62),
    bad=(255, 172, 138),
    accent=(240, 178, 74),
    accent_edge=(255, 214, 140),
    accent_hover=(252, 200, 110),
    accent_text=(44, 26, 8),
    focus=(140, 214, 255),
    focus_gap=(10, 14, 16),
    wood_dark=(44, 24, 14),
    wood_light=(140, 88, 52),
    wood_side=(34, 18, 10),
    groove=(24, 12, 6),
    pit=(104, 66, 40),
    seeds=((226, 212, 182), (204, 190, 160), (186, 184, 164), (214, 190, 150)),
    badge=(20, 12, 8),
    badge_text=(250, 232, 204),
    badge_active=(250, 226, 178),
    badge_active_text=(44, 24, 8),
    mark_legal=(255, 232, 176),
    mark_last=(122, 220, 226),
    mark_end=(255, 214, 70),
    mark_capture=(255, 176, 150),
    mark_line=(14, 6, 2),
    mark_edge=0.2,
    seats=(
        (134, 217, 216),
        (228, 134, 98),
        (185, 160, 255),
        (222, 238, 134),
        (255, 157, 193),
        (237, 228, 216),
    ),
)

HIGH_CONTRAST = Theme(
    name="high-contrast",
    textured=False,
    table=(0, 0, 0),
    table_edge=(0, 0, 0),
    text=(255, 255, 255),
    soft_text=(255, 255, 255),
    title=(255, 225, 60),
    panel=(0, 0, 0),
    panel_edge=(255, 255, 255),
    panel_hover=(56, 56, 56),
    panel_text=(255, 255, 255),
    well=(0, 0, 0),
    tint=(30, 30, 30),
    bad=(255, 150, 120),
    accent=(255, 225, 60),
    accent_edge=(255, 255, 255),
    accent_hover=(255, 242, 150),
    accent_text=(0, 0, 0),
    focus=(90, 210, 255),
    focus_gap=(0, 0, 0),
    wood_dark=(30, 30, 30),
    wood_light=(30, 30, 30),
    wood_side=(255, 255, 255),
    groove=(170, 170, 170),
    pit=(0, 0, 0),
    seeds=((255, 255, 255),),
    badge=(0, 0, 0),
    badge_text=(255, 255, 255),
    badge_active=(255, 225, 60),
    badge_active_text=(0, 0, 0),
    mark_legal=(255, 225, 60),
    mark_last=(90, 210, 255),
    mark_end=(255, 255, 255),
    mark_capture=(255, 150, 120),
    mark_line=(0, 0, 0),
    mark_edge=0.5,
    seats=(
        (173, 236, 255),
        (243, 167, 48),
        (187, 156, 250),
        (225, 255, 173),
        (255, 124, 183),
        (255, 255, 255),
    ),
)

THEMES: Mapping[str, Theme] = {
    theme.name: theme for theme in (LIGHT_WOOD, DARK_WOOD, HIGH_CONTRAST)
}
"""By name, in the order in which the settings offer them."""


def luminance(colour: Colour) -> float:
    """Return the relative luminance of a colour, 0..1, as WCAG 2 defines it."""

    def linear(level: int) -> float:
        share = level / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = colour
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast of two colours, 1..21."""
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """Return the colour `share` (0..1) of the way from `one` to `other`."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue
