"""Mancala, also called Kalah: its rules."""
