"""How to play: pages of text with figures."""
