"""Makes the opening book of Kalah."""
