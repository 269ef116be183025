"""Where the program's own files lie, natively, in pygbag and in the page alike."""

from pathlib import Path

ASSETS = Path(__file__).resolve().parent.parent / "assets"
"""Fonts, sounds, images and locale files."""
