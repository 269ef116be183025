"""The catalogue of all text that a person reads, and plural rules."""
