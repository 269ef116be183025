"""What a screen reader asks for becomes what keys and pointer would have brought."""

import pytest

from game.host.interface import Adjusted, Edited, Focus, Press, Range, Target

accesskit = pytest.importorskip("accesskit", reason="it is only installed on Linux")
acts = pytest.importorskip("game.host.window.reader.acts")
Action = accesskit.Action

BUTTON = Target("menu:play", "control", "Play", (0, 0, 9, 9))
FIELD = Target("name:0", "control", "Name", (0, 0, 9, 9), role="field")
SLIDER = Target("volume", "choice", "Volume", (0, 0, 9, 9), role="slider", range=Range(0, 5, 4))


@pytest.mark.parametrize(
    ("action", "content", "target", "message"),
    [
        (Action.CLICK, None, BUTTON, Press("menu:play")),
        (Action.EXPAND, None, BUTTON, Press("menu:play")),
        (Action.FOCUS, None, BUTTON, Focus("menu:play")),
        (Action.SCROLL_INTO_VIEW, None, BUTTON, None),
        (Action.SET_VALUE, "Asha", BUTTON, None),
        (Action.SET_VALUE, "Asha", FIELD, Edited("name:0", "Asha")),
        (Action.SET_VALUE, 3.0, FIELD, None),
        (Action.SET_VALUE, 2.0, SLIDER, Adjusted("volume", 2)),
        (Action.SET_VALUE, 99.0, SLIDER, Adjusted("volume", 5)),
        (Action.SET_VALUE, "loud", SLIDER, None),
        (Action.INCREMENT, None, SLIDER, Adjusted("volume", 5)),
        (Action.DECREMENT, None, SLIDER, Adjusted("volume", 3)),
    ],
)
def test_each_act_has_its_message_or_none(action, content, target, message):
    assert acts.message_of(action, content, target) == message
