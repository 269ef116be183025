"""The other lines of a match."""
