"""Stands in for processes, which a page has not got."""

__all__ = ()
