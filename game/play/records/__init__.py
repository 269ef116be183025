"""Matches as records, notations and links: written, read again, and opened whatever they are."""
