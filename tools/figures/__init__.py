"""Looks for the figures of how to play."""
