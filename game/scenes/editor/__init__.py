"""The position editor: seeds and pieces are placed by hand, and the game goes on from there."""
