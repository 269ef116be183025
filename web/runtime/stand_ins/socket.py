"""Stands in for sockets, which a page has not got: what asyncio has as values of arguments."""

__all__ = ("AF_UNSPEC", "AI_PASSIVE")

AF_UNSPEC = 0
AI_PASSIVE = 1
