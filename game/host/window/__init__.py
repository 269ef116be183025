"""What only a window asks of its system: folders, locks, waiting for events, and steps back."""
