"""What the person has told the system, and not us."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Preferences:
    """Languages (best first), motion, contrast, and how texts are to be shown.

    `text_scale`: how large texts are, as the browser is set: 1 is the usual size.
    """

    languages: tuple[str, ...] = ("en",)
    reduced_motion: bool = False
    high_contrast: bool = False
    dark: bool = False
    text_scale: float = 1.0
