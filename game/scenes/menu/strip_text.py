"""What is written on the strip of the menu."""

from __future__ import annotations

from typing import NamedTuple


class StripText(NamedTuple):
    """A heading, how it stands, whose turn it is ("" for nobody's); `spoken` is all of it."""

    heading: str
    standing: str
    turn: str
    spoken: str
