"""The lessons of a game: its course as a list, and the doors to what else there is to learn."""
