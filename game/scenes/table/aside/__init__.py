"""What is told beside the board, where a window has room for it."""
