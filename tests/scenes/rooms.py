"""Windows to lay scenes out in, and what all layouts keep: room for each box."""

from itertools import combinations

from game.view.box import TOUCH, Box
from tests.boxes import meet
from tests.window_sizes import SIZES

TEXTS = (1.0, 1.2, 1.4)
WINDOWS = [(size, text) for size in SIZES for text in TEXTS]
"""Size of the window and of the text."""


def all_of(rig, size):
    """All of a scene, as far as it can be scrolled where the window is too low for it."""
    pane = None if rig.top.low is None else rig.top.low.pane
    height = size[1] if pane is None else max(size[1], pane.box.y + pane.height)
    return Box(0, 0, size[0], height)


def assert_apart_and_inside(window, pressed, others=()):
    """All boxes are inside, none overlaps another, and what is pressed is large enough."""
    for box in (*pressed, *others):
        assert box.inside(window), box
        assert box.width > 0
        assert box.height > 0
    for box in pressed:
        assert min(box.width, box.height) >= TOUCH - 0.01, box
    for one, other in combinations((*pressed, *others), 2):
        assert not meet(one, other), (one, other)
