"""Takes all steps of what the game does a few at a time."""


def at_once(steps):
    """What the work makes."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value
