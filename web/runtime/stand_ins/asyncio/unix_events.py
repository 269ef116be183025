"""Stands in for event loops over sockets: here is the base of the one that Pyodide makes."""

from asyncio.events import BaseDefaultEventLoopPolicy

__all__ = ("DefaultEventLoopPolicy",)


class DefaultEventLoopPolicy(BaseDefaultEventLoopPolicy):
    """Makes no loops."""
