"""A friend, by link: the match goes back and forth between devices as an address."""
