"""Boards of any game: where things lie, how they are drawn, and how a move is seen."""
