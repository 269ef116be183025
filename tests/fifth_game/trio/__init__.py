"""Trio, a small game of three pits a side: all that a game needs, in one place."""
