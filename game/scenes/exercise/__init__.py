"""An exercise on its board: what lessons and puzzles have in common."""
