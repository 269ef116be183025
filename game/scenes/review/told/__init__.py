"""What is said of a match in its review, beyond the line above the board."""
