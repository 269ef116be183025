"""The puzzles of a game: the one of the day, and all of them in rows of ten."""
