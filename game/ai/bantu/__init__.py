"""How the opponent thinks about Bantu."""
