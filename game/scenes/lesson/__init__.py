"""A lesson: an exercise with a bubble that says what it is about."""
