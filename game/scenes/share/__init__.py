"""Matches out and in: by link, text and file."""
