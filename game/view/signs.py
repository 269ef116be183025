"""What stands for a player: a colour with a shape, in sets for all kinds of eyes."""

from __future__ import annotations

PIECE_SETS = ("usual", "safe", "steps")
"""usual: those of the theme. safe: apart for eyes that do not tell all colours. steps: apart by
lightness alone, so in grey as well."""
