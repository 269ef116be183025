"""The table: a match on its board."""
