"""What a position of Bantu is worth."""
