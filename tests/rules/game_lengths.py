"""The most moves that a random game may take; docs/rules/ states the same numbers."""

KALAH_FACTOR = 4
"""A game of Kalah ends within so many moves for each seed and each house of a side."""

FOUR_PLAYER = 20_000
"""Any variant, with 1 to 9 pieces a pit; the longest of some 28,000 games took 1,618."""

BAO = 1_000
"""Any preset and switches, unless a position comes up for the third time before.

The longest of some 12,000 games, presets and switches alike, took 213.
"""

BANTU = 2_000
"""Any number of players, short and team game; the longest of some 5,000 games took 273."""
