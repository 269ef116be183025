"""Moves that are typed in words: what was meant by them."""
