"""Bao: what it looks like and how it is told."""
