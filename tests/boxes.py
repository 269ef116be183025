"""Whether boxes are in each other's way: layouts never ask, their tests always do."""

SLACK = 0.01


def meet(one, other):
    """Tell whether two boxes overlap by more than `SLACK`."""
    return (
        one.x < other.right - SLACK
        and other.x < one.right - SLACK
        and one.y < other.bottom - SLACK
        and other.y < one.bottom - SLACK
    )
