"""Settings: what a person wants to see and hear."""
