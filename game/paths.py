"""Where the program's own files lie, natively, in pygbag and in the page alike."""

import os
from pathlib import Path

ASSETS = Path(__file__).resolve().parent.parent / "assets"
"""Fonts, sounds, images and locale files."""


def for_sdl(path: Path) -> bytes:
    """Return a path as the bytes that the system has for it, which SDL opens as they are.

    As a text it is opened by pygame only where Python knows how the system writes its letters.
    """
    return os.fsencode(path)
