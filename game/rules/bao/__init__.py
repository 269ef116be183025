"""Bao: its rules."""
