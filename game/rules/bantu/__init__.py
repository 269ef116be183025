"""Bantu: its rules."""
