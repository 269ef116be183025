"""How the opponent thinks about Four Player Mancala."""
