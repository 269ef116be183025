"""Makes the pictures of the game: `python -m tools.make.images`.

- wood.jpg: a tile of wood grain in grey that repeats in both directions; themes colour it.
- pit.png: the light and shade of a round bowl, black and white with alpha, laid over wood.
- seeds.png: seeds lying in several directions; upper row shape and shade in grey, lower row
  their glint in white.
- light.png: the light that falls on the table, in grey.

All are worked out from plain formulas and a fixed random seed, so they come out the same.
"""

from __future__ import annotations

import math
import os
import random
from collections.abc import Callable

from tools.places import ROOT

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

IMAGES = ROOT / "assets" / "images"

WOOD = (1024, 512)
PIT = 256
PIT_REACH = 1.1
"""The picture of a pit reaches so many radii from its centre, to hold the rim."""
SEED = 96
LIGHT_SIZE = (240, 160)
SEED_TURNS = 8

LIGHT = (-0.42, -0.56, 0.714)
"""Where the light comes from: x to the right, y down, z towards the eye; length 1."""

Noise = Callable[[float, float], float]


def noise(across: int, down: int, seed: int) -> Noise:
    """Return a smooth noise, -1..1, over [0,1)x[0,1), repeating, with `across` x `down` knots."""
    source = random.Random(seed)
    knots = [[source.uniform(-1, 1) for _ in range(across)] for _ in range(down)]

    def value(x: float, y: float) -> float:
        x, y = x % 1 * across, y % 1 * down
        left, top = int(x) % across, int(y) % down
        right, bottom = (left + 1) % across, (top + 1) % down
        u, v = x - int(x), y - int(y)
        u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
        upper = knots[top][left] * (1 - u) + knots[top][right] * u
        lower = knots[bottom][left] * (1 - u) + knots[bottom][right] * u
        return upper * (1 - v) + lower * v

    return value


def wood() -> pygame.Surface:
    """Draw the grain: year rings cut lengthwise, fibres, and fine dark pores."""
    width, height = WOOD
    sway, bend = noise(3, 4, 1), noise(7, 11, 2)
    fibre, fine = noise(24, 190, 3), noise(60, 500, 4)
    cloud = noise(4, 5, 5)
    picture = pygame.Surface(WOOD)
    for row in range(height):
        y = row / height
        for column in range(width):
            x = column / width
            ring = y * 9 + 1.15 * sway(x, y) + 0.28 * bend(x, y)
            phase = ring % 1
            late = phase**2.6 * (1 - max(0.0, (phase - 0.93) / 0.07))
            tone = 0.74 - 0.34 * late + 0.09 * fibre(x, y) + 0.07 * fine(x, y)
            tone += 0.07 * cloud(x, y)
            grey = max(0, min(255, round(255 * tone)))
            picture.set_at((column, row), (grey, grey, grey))
    pores(picture)
    return picture


def pores(picture: pygame.Surface) -> None:
    """Scatter short dark strokes along the grain."""
    source = random.Random(6)
    width, height = WOOD
    for _ in range(2600):
        x, y = source.randrange(width), source.randrange(height)
        shade = source.uniform(0.8, 0.93)
        for step in range(source.randrange(4, 22)):
            spot = ((x + step) % width, y)
            grey = round(picture.get_at(spot)[0] * shade)
            picture.set_at(spot, (grey, grey, grey))


def smooth(low: float, high: float, value: float) -> float:
    """Return 0 below `low`, 1 above `high`, and a smooth rise between."""
    share = max(0.0, min(1.0, (value - low) / (high - low)))
    return share * share * (3 - 2 * share)


def bowl(radius: float) -> tuple[float, float]:
    """Return depth (down is positive) and slope of a bowl with a worn rim, at 0..`PIT_REACH`."""
    steep, depth = 2.6, 0.62
    if radius >= 1:
        worn = (PIT_REACH - radius) / (PIT_REACH - 1)
        return 0.02 * worn**2, -0.75 * worn**1.5
    return depth * (1 - radius**steep), -depth * steep * radius ** (steep - 1)


def bowl_light(x: float, y: float) -> float:
    """Return how bright the point of a bowl is beside the flat wood (1)."""
    radius = math.hypot(x, y)
    depth, slope = bowl(radius)
    # The height is -depth, so the surface leans to the middle: its normal is (-dh/dx, -dh/dy, 1).
    lean = slope / radius if radius > 1e-6 else 0.0
    normal = (lean * x, lean * y, 1.0)
    length = math.sqrt(sum(part * part for part in normal))
    facing = sum(a * b for a, b in zip(normal, LIGHT, strict=True)) / length / LIGHT[2]
    if radius >= 1:
        return 1 + (facing - 1) * 0.55
    reach = depth / LIGHT[2]
    edge = math.hypot(x + LIGHT[0] * reach, y + LIGHT[1] * reach)
    shadow = smooth(0.9, 1.25, edge)
    hollow: float = 1 - 0.42 * (depth / 0.62) ** 0.8
    return max(0.0, 0.25 + 0.75 * facing) * (1 - 0.5 * shadow) * hollow


def pit() -> pygame.Surface:
    """Draw the light and shade of a bowl."""
    picture = pygame.Surface((PIT, PIT), pygame.SRCALPHA)
    for row in range(PIT):
        for column in range(PIT):
            x = ((column + 0.5) / PIT * 2 - 1) * PIT_REACH
            y = ((row + 0.5) / PIT * 2 - 1) * PIT_REACH
            if math.hypot(x, y) >= PIT_REACH:
                continue
            light = bowl_light(x, y)
            if light <= 1:
                colour = (26, 10, 2, round(255 * (1 - light) * 0.94))
            else:
                colour = (255, 240, 214, round(255 * min(1.0, (light - 1) * 0.8)))
            picture.set_at((column, row), colour)
    return picture


def seed_point(x: float, y: float, turn: float) -> tuple[float, float, float] | None:
    """Return grey, glint and cover (each 0..1) of a seed, at -1..1; None outside of it."""
    cos, sin = math.cos(turn), math.sin(turn)
    along, over = (x * cos + y * sin) / 0.9, (-x * sin + y * cos) / 0.76
    over += 0.1 * (along * along - 0.4)  # a seed is a little bent
    reach = math.hypot(along, over)
    if reach >= 1.03:
        return None
    up = math.sqrt(max(0.02, 1 - min(1.0, reach) ** 2))
    flat = (along / 0.9, over / 0.76)
    normal = (flat[0] * cos - flat[1] * sin, flat[0] * sin + flat[1] * cos, up * 1.15)
    length = math.sqrt(sum(part * part for part in normal))
    normal = (normal[0] / length, normal[1] / length, normal[2] / length)
    facing = max(0.0, sum(a * b for a, b in zip(normal, LIGHT, strict=True)))
    back = max(0.0, 0.5 * normal[0] + 0.6 * normal[1]) * 0.16  # wood throws light back
    lines = 1 + 0.035 * math.sin(13 * over + 2.2 * along)
    grey = min(1.0, (0.3 + 0.74 * facing + back) * lines)
    grey *= 1 - 0.35 * smooth(0.86, 1.03, reach)
    half = (LIGHT[0], LIGHT[1], LIGHT[2] + 1)
    size = math.sqrt(sum(part * part for part in half))
    shine = max(0.0, sum(a * b / size for a, b in zip(normal, half, strict=True)))
    glint = 0.75 * shine**70 + 0.2 * shine**14
    return grey, glint, 1 - smooth(0.97, 1.03, reach)


def seeds() -> pygame.Surface:
    """Draw the seeds, one turn a column."""
    picture = pygame.Surface((SEED * SEED_TURNS, 2 * SEED), pygame.SRCALPHA)
    for number in range(SEED_TURNS):
        turn = math.pi * number / SEED_TURNS + 0.2
        for row in range(SEED):
            for column in range(SEED):
                spot = ((column + 0.5) / SEED * 2 - 1, (row + 0.5) / SEED * 2 - 1)
                point = seed_point(*spot, turn)
                if point is None:
                    continue
                grey, glint, cover = point
                level = round(255 * grey)
                left = number * SEED + column
                picture.set_at((left, row), (level, level, level, round(255 * cover)))
                picture.set_at((left, SEED + row), (255, 255, 255, round(255 * glint * cover)))
    return picture


def light() -> pygame.Surface:
    """Draw the light on the table: white in the middle, darker to the corners, finely grained."""
    source = random.Random(7)
    width, height = LIGHT_SIZE
    picture = pygame.Surface(LIGHT_SIZE)
    for row in range(height):
        for column in range(width):
            across = (column + 0.5) / width * 2 - 1
            down = (row + 0.5) / height * 2 - 0.85
            far = min(1.0, math.hypot(across, down) / 1.35)
            grey = max(0, min(255, round(255 * (1 - far**2.2) + source.uniform(-9, 9))))
            picture.set_at((column, row), (grey, grey, grey))
    return picture


def main() -> None:
    """Write all pictures."""
    pygame.display.init()
    IMAGES.mkdir(parents=True, exist_ok=True)
    drawers = {"wood.jpg": wood, "pit.png": pit, "seeds.png": seeds, "light.png": light}
    for name, draw in drawers.items():
        pygame.image.save(draw(), IMAGES / name)
        print(name, (IMAGES / name).stat().st_size)


if __name__ == "__main__":
    main()
