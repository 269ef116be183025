"""A match: players, history, undo, records, saves."""
