"""How to play: its pages, and the figures on them."""
