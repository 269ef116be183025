"""Makes puzzles: positions of games in which just one answer meets a goal."""
