"""Four Player Mancala: what it looks like and how it is told."""
