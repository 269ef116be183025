"""The menu: the opening page, from which everything is reached."""
