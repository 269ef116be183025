"""Mancala, also called Kalah: what it looks like, how it is pressed and how it is told."""
