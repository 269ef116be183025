"""How pictures look to eyes that lack a kind of cone.

The matrices are those of Machado, Oliveira and Fernandes (2009) at full strength, for linear light.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import pygame

Matrix = tuple[tuple[float, float, float], ...]
"""A row for each of red, green and blue as it is seen: its shares of those that are there."""

LACKING: Mapping[str, Matrix] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""By the name of what such eyes have."""


def linear(level: int) -> float:
    """Return the light of a level, 0..255, as a share of the brightest."""
    share = level / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


def level(light: float) -> int:
    """Return the level, 0..255, of a share of the brightest light."""
    share = min(1.0, max(0.0, light))
    curved = 12.92 * share if share <= 0.0031308 else 1.055 * share ** (1 / 2.4) - 0.055
    return round(255 * curved)


@lru_cache(maxsize=400_000)
def _seen(colour: tuple[int, int, int], eye: str) -> bytes:
    """Return the bytes of a colour as an eye sees it."""
    light = [linear(each) for each in colour]
    rows = LACKING[eye]
    return bytes(level(sum(a * b for a, b in zip(row, light, strict=True))) for row in rows)


def as_seen(picture: pygame.Surface, eye: str) -> pygame.Surface:
    """Return a picture as it looks to an eye, a name of `LACKING`."""
    parts = iter(pygame.image.tobytes(picture, "RGB"))
    seen = b"".join(_seen(colour, eye) for colour in zip(parts, parts, parts, strict=True))
    return pygame.image.frombytes(seen, picture.get_size(), "RGB")
