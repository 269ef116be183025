"""Mancala, also called Kalah: what it looks like and how it is told."""
