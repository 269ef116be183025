"""Stands in for processes, which a page has not got: what asyncio has as a value of arguments."""

__all__ = ("PIPE",)

PIPE = -1
