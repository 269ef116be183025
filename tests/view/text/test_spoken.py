"""What is said aloud of something that can be pressed."""

import pytest

from game.host.interface import Range, Target
from game.view.text.spoken import spoken
from tests.scenes.stage import words_of


def target(**changes):
    return Target(
        **{"id": "a", "kind": "control", "name": "Sound", "rect": (0, 0, 9, 9), **changes}
    )


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({}, "Sound."),
        ({"description": "Turns it on."}, "Sound. Turns it on."),
        ({"role": "switch", "pressed": True}, "Sound: on."),
        ({"role": "switch", "pressed": False}, "Sound: off."),
        ({"role": "radio", "pressed": True}, "Sound: chosen."),
        ({"role": "radio", "pressed": False}, "Sound."),
        ({"role": "slider", "text": "4", "range": Range(0, 5, 4)}, "Sound: 4."),
        ({"role": "field"}, "Sound: empty."),
        ({"role": "field", "text": "Asha"}, "Sound: Asha."),
        ({"expanded": False}, "Sound: closed."),
        ({"pressed": True}, "Sound: pressed."),
    ],
)
def test_a_target_is_told_with_how_it_stands(changes, said):
    assert spoken(target(**changes), words_of("en")) == said
