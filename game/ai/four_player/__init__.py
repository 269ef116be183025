"""What a position of Four Player Mancala is worth."""
