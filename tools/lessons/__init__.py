"""Lessons and puzzles as people write them, made ready to be shipped."""
