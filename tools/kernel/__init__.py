"""Makes the kernel of Kalah, and holds it to the rules."""
