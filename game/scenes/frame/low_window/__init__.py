"""Windows too low for what they show, as those of strongly zoomed pages are: the scene scrolls."""
