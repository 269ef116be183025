"""What stands in the card of a lesson: its own text, what is answered to a press, or both."""

from __future__ import annotations

from typing import NamedTuple

from game.i18n.emphasis import unemphasised
from game.scenes.frame.context import Context
from game.scenes.lesson.layout import SMALL
from game.view.box import Box
from game.view.text.text_box import LINE, TextBox, truncated

GAP = 28.0
"""Between two texts, in CSS pixels of an ordinary window; a line is drawn in its middle."""

SIGN, SIGN_GAP = 1.15, 8.0
"""The side of a sign in sizes of the text, and its distance to that in CSS pixels."""


class Saying(NamedTuple):
    """A text with the sign that stands before it, "" for none."""

    text: str
    sign: str = ""
    warns: bool = False


class SignedText(NamedTuple):
    """A text where it stands, and the sign at its left."""

    text: TextBox
    sign: str = ""
    warns: bool = False


def card_texts(
    context: Context, box: Box, text: Saying, reply: Saying, *, read: bool = False
) -> tuple[SignedText, ...]:
    """Return what stands in a card: text and reply where both find room, else one of them.

    That is the reply, unless it has been `read`.
    """
    m = context.measure
    pad = (12 if m.phone else 24) * m.unit
    area = box.shrunk(pad, (4.0 if m.height < SMALL else pad * 0.6) if m.phone else pad)
    if not reply.text:
        return (_placed(context, text, area),)
    gap = GAP * m.unit
    first, second = (_height(context, each, area) for each in (text, reply))
    if first + gap + second <= area.height:
        upper = area.top_part(first)[0]
        lower = area.bottom_part(area.height - first - gap)[0]
        return _placed(context, text, upper), _placed(context, reply, lower)
    return (_placed(context, text if read else reply, area),)


def _indent(context: Context, saying: Saying) -> float:
    return context.measure.size("lesson") * SIGN + SIGN_GAP if saying.sign else 0.0


def _height(context: Context, saying: Saying, area: Box) -> float:
    """Return how high a text is at its usual size."""
    scale, size = context.brush.scale, context.measure.size("lesson")
    wide = (area.width - _indent(context, saying)) * scale
    # Bold words need more room than others.
    lines = context.type.wrapped(unemphasised(saying.text), "bold", size * scale, wide)
    return len(lines) * size * LINE + 2


def _placed(context: Context, saying: Saying, area: Box) -> SignedText:
    """Return a text in a room for it."""
    room = area.right_part(area.width - _indent(context, saying))[0]
    size = context.measure.size("lesson")
    words = TextBox(saying.text, room, size, valign="top", tone="panel_text")
    return SignedText(truncated(words, context.brush), saying.sign, saying.warns)
