"""What events of a pointer mean: browsers tell of a second button by moves."""

import pytest

MOUSE, TOUCH, PEN = "mouse", "touch", "pen"

EVENTS = [
    ("the first button goes down", ("pointerdown", MOUSE, 0, 1), "down"),
    ("the first button goes up", ("pointerup", MOUSE, 0, 0), "up"),
    ("the other button goes down", ("pointerdown", MOUSE, 2, 2), ""),
    ("the first one goes down while the other one is held", ("pointermove", MOUSE, 0, 3), "down"),
    ("the first one goes up while the other one is held", ("pointermove", MOUSE, 0, 2), "up"),
    ("the other one goes up while the first one is held", ("pointermove", MOUSE, 2, 1), "move"),
    ("it only moves", ("pointermove", MOUSE, -1, 0), "move"),
    ("it pulls", ("pointermove", MOUSE, -1, 1), "move"),
    ("a finger comes down", ("pointerdown", TOUCH, 0, 1), "down"),
    ("a finger moves, as some browsers tell it", ("pointermove", TOUCH, 0, 1), "move"),
    ("a finger is taken away", ("pointercancel", TOUCH, 0, 0), "cancel"),
    ("the tip of a pen comes down", ("pointerdown", PEN, 0, 1), "down"),
    ("the side button of a pen goes down", ("pointerdown", PEN, 2, 2), ""),
    ("the rubber of a pen comes down", ("pointerdown", PEN, 5, 32), ""),
]


@pytest.mark.parametrize(("event", "phase"), [e[1:] for e in EVENTS], ids=[e[0] for e in EVENTS])
def test_an_event_is_what_the_first_button_does_by_it(in_page, event, phase):
    kind, device, button, buttons = event
    told = in_page(
        "pointers.js",
        f"""return page.phaseOf({{
          type: "{kind}", pointerType: "{device}", button: {button}, buttons: {buttons},
        }});""",
    )
    assert told == phase
