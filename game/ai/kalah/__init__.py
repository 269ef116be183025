"""How the opponent thinks about Mancala (Kalah): a search of its own, and an opening book."""
