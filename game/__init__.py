"""Baraza: traditional count-and-capture games."""

__version__ = "0.1.0"
