"""Moves in words: a field over the table."""
