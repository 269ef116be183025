"""A puzzle: a position with a goal, and one answer."""
