"""How colours look to eyes of all kinds, and how far apart two of them are.

The matrices are those by which the gallery shows its pictures; distances are those of CIE L*a*b*
(D65), where some 2 can just be seen.
"""

import math

from tools.gallery.eyes import LACKING, linear

EYES = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    **LACKING,
    "achromatopsia": ((0.2126, 0.7152, 0.0722),) * 3,
}


def seen(colour, eye):
    """The L*, a*, b* of a colour as an eye sees it."""
    light = [linear(level) for level in colour]
    red, green, blue = (
        min(1, max(0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in EYES[eye]
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (_root(value) for value in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def _root(value):
    return value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def distance(one, other, eye):
    """How far apart two colours are for an eye."""
    return math.dist(seen(one, eye), seen(other, eye))


def difference(one, other, eye="usual"):
    """How different two colours are for an eye, as CIEDE2000 has it: 1 can just be seen."""
    return ciede2000(seen(one, eye), seen(other, eye))


def ciede2000(one, other):
    """The difference of two colours given by their L*, a*, b* (Sharma, Wu and Dalal 2005)."""
    (light, chroma, hue), (other_light, other_chroma, other_hue) = _corrected(one, other)
    turn = _turn(hue, other_hue) if chroma * other_chroma else 0.0
    far_hue = 2 * math.sqrt(chroma * other_chroma) * _sin(turn / 2)
    middle_light, middle = (light + other_light) / 2, (chroma + other_chroma) / 2
    # A grey has no hue of its own: it takes that of the other.
    middle_hue = hue + turn / 2 if chroma * other_chroma else hue + other_hue
    weight = (
        1
        - 0.17 * _cos(middle_hue - 30)
        + 0.24 * _cos(2 * middle_hue)
        + 0.32 * _cos(3 * middle_hue + 6)
        - 0.20 * _cos(4 * middle_hue - 63)
    )
    lightness = (middle_light - 50) ** 2
    by_light = (other_light - light) / (1 + 0.015 * lightness / math.sqrt(20 + lightness))
    by_chroma = (other_chroma - chroma) / (1 + 0.045 * middle)
    by_hue = far_hue / (1 + 0.015 * middle * weight)
    blue = 30 * math.exp(-((((middle_hue % 360) - 275) / 25) ** 2))
    twist = -_sin(2 * blue) * 2 * _saturation(middle)
    return math.sqrt(by_light**2 + by_chroma**2 + by_hue**2 + twist * by_chroma * by_hue)


def _corrected(*colours):
    """Lightness, chroma and hue (in degrees) of two colours, their greys being evened out."""
    mean = sum(math.hypot(a, b) for _, a, b in colours) / 2
    stretch = 1 + 0.5 * (1 - _saturation(mean))
    for light, a, b in colours:
        hue = math.degrees(math.atan2(b, stretch * a)) % 360
        yield light, math.hypot(stretch * a, b), hue


def _saturation(chroma):
    return math.sqrt(chroma**7 / (chroma**7 + 25**7))


def _turn(hue, other):
    """The shorter way from a hue to another, in degrees."""
    turn = other - hue
    return turn if abs(turn) <= 180 else turn - math.copysign(360, turn)


def _sin(degrees):
    return math.sin(math.radians(degrees))


def _cos(degrees):
    return math.cos(math.radians(degrees))
