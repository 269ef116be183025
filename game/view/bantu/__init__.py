"""Bantu: what it looks like, how it is pressed and how it is told."""
