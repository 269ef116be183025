"""Stands in for streams over sockets, which a page has not got."""

__all__ = ()
