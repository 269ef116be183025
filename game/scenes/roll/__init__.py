"""Who starts, by the roll of a die."""
