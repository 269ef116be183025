"""Matches out and in: by link, text and file, and to a friend who plays on elsewhere."""
