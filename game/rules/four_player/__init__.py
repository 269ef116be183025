"""Four Player Mancala: its rules."""
