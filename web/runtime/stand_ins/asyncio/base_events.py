"""Stands in for an event loop over sockets: the page's own loop is Pyodide's."""

__all__ = ()
