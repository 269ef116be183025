"""The log: each move of the match in words, in a scene and beside the board."""
