"""Which sheet of a game is to be printed."""
