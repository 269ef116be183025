"""The end of a match, and the series it belongs to."""
