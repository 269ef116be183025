"""Stands in for decimal numbers: fractions look whether a number is one, and none ever is."""

__all__ = ("Decimal",)


class Decimal:
    """What no number is an instance of."""
