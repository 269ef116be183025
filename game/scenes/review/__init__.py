"""A match looked at again: move by move, and inside a move step by step."""
