"""Ways to press a target: by mouse, by finger and by keyboard, wherever it lies on a screen.

Each is a function of a target's id. What lies in a part that scrolls is scrolled to first; the
focus does that by itself.
"""

from game.i18n.catalogue import Catalogue
from game.view.box import Box
from game.view.focus import DIRECTIONS, neighbour

words = Catalogue.load(["en"]).text

HEAD, FOOT = 76, 96
"""What of a window the head of a screen takes at most, and its foot on a phone."""

MANY_TURNS = 100
"""More turns of the wheel than any screen is long."""

#: Roles of which Tab stops at one of a group.
CHOICES = ("radio", "tab")

#: More presses of Tab than any screen has stops.
MANY_STOPS = 160


def by_mouse(visit):
    """Click on it."""

    def click(identity):
        scroll_to(visit, identity)
        visit.click(identity)

    return click


def by_finger(visit):
    """Tap on it, and once more where a place was shown large first."""

    def tap(identity):
        scroll_to(visit, identity)
        before = progress(visit.state)
        visit.tap(identity)
        if ":" in identity and before[0] == "table":
            state = visit.until(
                f"the touch of {identity} is heard",
                lambda now: not now["busy"] and (progress(now) != before or enlarged(now)),
            )
            if progress(state) == before:
                visit.tap(identity)

    return tap


def by_keyboard(visit):
    """Walk there by Tab, on a board and in a group of choices by arrows, and press Enter."""

    def enter(identity):
        walk(visit, identity)
        visit.press("Enter")

    return enter


def progress(state):
    """What changes with every press that is a move or a part of one."""
    return state["scene"], state.get("turns"), state.get("chosen")


def enlarged(state):
    return state["text"] == words("table.enlarged")


def walk(visit, identity):
    """Walk to a target by Tab; within a board, or a group of choices, by arrows."""
    goal = visit.target(identity)
    for _ in range(MANY_STOPS):
        here = visit.focused()
        if here == identity:
            return
        around = {t["id"]: box_of(t) for t in visit.targets() if is_beside(goal, t)}
        if here not in around:
            visit.press("Tab")
        elif goal["role"] == "cell":
            key, there = first_step(around, here, identity)
            visit.press(key)
            visit.until(f"{key} leads to {there}", lambda _, to=there: visit.focused() == to)
        else:
            visit.press("ArrowRight")
            visit.until("the arrow leads on", lambda _, old=here: visit.focused() != old)
    raise AssertionError(f"no key leads to {identity}")


def is_beside(goal, target):
    """Whether arrows lead from a target to another."""
    if goal["role"] == "cell":
        return target["role"] == "cell"
    return target["role"] in CHOICES and target.get("group") == goal.get("group")


def box_of(target):
    return Box(target["x"], target["y"], target["width"], target["height"])


def first_step(boxes, here, there):
    """The arrow with which the shortest way to another place begins, and where it leads."""
    ways = {here: None}
    todo = [here]
    for place in todo:
        for key in DIRECTIONS:
            further = neighbour(boxes, place, key, False)
            if further not in ways:
                ways[further] = ways[place] or (key, further)
                todo.append(further)
    return ways[there]


def scroll_to(visit, identity):
    """Scroll a screen that is longer than the window until all of a target is to be seen."""
    before = None
    for _ in range(MANY_TURNS):
        target, height = visit.target(identity), visit.read("innerHeight")
        above = target["y"] < HEAD
        seen = not above and target["y"] + target["height"] <= height - FOOT
        if seen or target == before:
            # At its end nothing moves any more, and there the foot covers nothing.
            return
        before = target
        visit.turn_wheel(100, height / 2, -60 if above else 60)
        visit.until_idle()
    raise AssertionError(f"{identity} cannot be scrolled to")
