"""How the opponent thinks about Bao."""
