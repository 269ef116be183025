"""The analysis: what each move is worth, how the game stands, and where it turned."""
