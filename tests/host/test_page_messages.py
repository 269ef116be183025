"""What the page sends is read as if it came from an enemy."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.host.gamepad import Pad
from game.host.interface import (
    Adjusted,
    Edited,
    FileGiven,
    Focus,
    Key,
    NewVersion,
    Pointer,
    PreferencesChanged,
    Press,
    Resized,
    Secondary,
    Viewport,
    Visible,
    Wheel,
)
from game.host.page_messages import (
    MisfitError,
    read_keys,
    read_messages,
    read_preferences,
    read_viewport,
)
from game.host.places import Place, Went
from game.host.preferences import Preferences

GOOD = [
    (
        {"type": "pointer", "phase": "down", "x": 1, "y": 2.5, "device": "touch"},
        Pointer("down", 1.0, 2.5, "touch"),
    ),
    ({"type": "wheel", "x": 1, "y": 2, "dy": -30}, Wheel(1.0, 2.0, -30.0)),
    ({"type": "secondary", "x": 1, "y": 2}, Secondary(1.0, 2.0)),
    ({"type": "key", "name": "u", "shift": True, "ctrl": False}, Key("u", True, False)),
    (
        {"type": "key", "name": "\u0433", "shift": False, "ctrl": False, "code": "KeyU"},
        Key("\u0433", code="KeyU"),
    ),
    ({"type": "key", "name": "a", "shift": False, "ctrl": False, "code": ""}, Key("a")),
    (
        {"type": "pointer", "phase": "up", "x": 1, "y": 2, "device": "touch", "id": 2},
        Pointer("up", 1.0, 2.0, "touch", 2),
    ),
    ({"type": "pad", "button": "hint"}, Pad("hint")),
    ({"type": "press", "target": "house:0:3"}, Press("house:0:3")),
    ({"type": "edited", "target": "name:0", "text": "Anna "}, Edited("name:0", "Anna ")),
    ({"type": "edited", "target": "name:0", "text": ""}, Edited("name:0", "")),
    ({"type": "edited", "target": "name:0", "text": "a\u202eb\n?"}, Edited("name:0", "ab ?")),
    ({"type": "adjusted", "target": "volume", "value": 3}, Adjusted("volume", 3)),
    ({"type": "adjusted", "target": "volume", "value": 2.7}, Adjusted("volume", 3)),
    ({"type": "focus", "target": None, "visible": False}, Focus(None, False)),
    ({"type": "focus", "target": "menu", "visible": True}, Focus("menu", True)),
    ({"type": "resized"}, Resized()),
    ({"type": "visible", "shown": False}, Visible(False)),
    ({"type": "preferences"}, PreferencesChanged()),
    ({"type": "went", "steps": -2, "places": []}, Went(-2)),
    (
        {"type": "went", "steps": 1, "places": [{"id": "v-1", "lasting": "match=a"}]},
        Went(1, (Place("v-1", "match=a"),)),
    ),
    ({"type": "version"}, NewVersion()),
    ({"type": "file", "name": "a.baraza", "content": "e30="}, FileGiven("a.baraza", b"{}")),
    ({"type": "file", "name": "a\u202e.baraza", "content": None}, FileGiven("a?.baraza", None)),
]

BAD = [
    None,
    3,
    "resized",
    [],
    {},
    {"type": "quit"},
    {"type": ["pointer"]},
    {"type": "pointer", "phase": "down", "x": "1", "y": 2, "device": "mouse"},
    {"type": "pointer", "phase": "down", "x": True, "y": 2, "device": "mouse"},
    {"type": "pointer", "phase": "down", "x": 10**400, "y": 2, "device": "mouse"},
    {"type": "pointer", "phase": "fly", "x": 1, "y": 2, "device": "mouse"},
    {"type": "pointer", "phase": [], "x": 1, "y": 2, "device": "mouse"},
    {"type": "pointer", "phase": "down", "x": 1, "y": 2, "device": "paw"},
    {"type": "wheel", "x": 1, "y": 2},
    {"type": "secondary", "x": 1},
    {"type": "key", "name": "", "shift": False, "ctrl": False},
    {"type": "key", "name": "a" * 1000, "shift": False, "ctrl": False},
    {"type": "key", "name": "a", "shift": 1, "ctrl": False},
    {"type": "key", "name": "a", "shift": False, "ctrl": False, "code": 3},
    {"type": "key", "name": "a", "shift": False, "ctrl": False, "code": None},
    {"type": "key", "name": "a", "shift": False, "ctrl": False, "code": "Key U"},
    {"type": "key", "name": "a", "shift": False, "ctrl": False, "code": "K\xebyU"},
    {"type": "key", "name": "a", "shift": False, "ctrl": False, "code": "K" * 41},
    {"type": "pointer", "phase": "up", "x": 1, "y": 2, "device": "touch", "id": -1},
    {"type": "pointer", "phase": "up", "x": 1, "y": 2, "device": "touch", "id": 100},
    {"type": "pointer", "phase": "up", "x": 1, "y": 2, "device": "touch", "id": 1.5},
    {"type": "pointer", "phase": "up", "x": 1, "y": 2, "device": "touch", "id": True},
    {"type": "pointer", "phase": "up", "x": 1, "y": 2, "device": "touch", "id": None},
    {"type": "pad"},
    {"type": "pad", "button": "fly"},
    {"type": "pad", "button": ["up"]},
    {"type": "press", "target": None},
    {"type": "edited", "target": "name:0"},
    {"type": "edited", "target": "name:0", "text": "a" * 1001},
    {"type": "edited", "target": "", "text": "a"},
    {"type": "adjusted", "target": "volume", "value": "3"},
    {"type": "adjusted", "target": "volume", "value": 1e9},
    {"type": "focus", "target": 3, "visible": True},
    {"type": "visible", "shown": "yes"},
    {"type": "went", "steps": 0, "places": []},
    {"type": "went", "steps": 0.5, "places": []},
    {"type": "went", "steps": 1e6, "places": []},
    {"type": "went", "steps": 1},
    {"type": "went", "steps": 1, "places": ["v-1"]},
    {"type": "went", "steps": 1, "places": [{"id": "", "lasting": ""}]},
    {"type": "went", "steps": 1, "places": [{"id": "v-1"}]},
    {"type": "went", "steps": 1, "places": [{"id": "v-1", "lasting": "a" * 201}]},
    {"type": "went", "steps": 1, "places": [{"id": "v-1", "lasting": ""}] * 101},
    {"type": "file", "name": "", "content": "e30="},
    {"type": "file", "name": "a.baraza", "content": 3},
    {"type": "file", "name": "a.baraza", "content": "e30"},
    {"type": "file", "name": "a.baraza", "content": "\u00e9"},
]

JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)


def read(*items):
    warnings = []
    return read_messages(json.dumps(items), warnings.append), warnings


@pytest.mark.parametrize(("sent", "message"), GOOD)
def test_a_good_message_is_read(sent, message):
    assert read(sent) == ([message], [])


@pytest.mark.parametrize("sent", BAD)
def test_a_bad_message_is_dropped_with_a_warning_and_the_next_one_is_read(sent):
    messages, warnings = read(sent, {"type": "resized"})
    assert messages == [Resized()]
    assert len(warnings) == 1


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999"])
def test_a_place_that_is_no_number_is_dropped(number):
    text = f'[{{"type": "wheel", "x": 1, "y": 1, "dy": {number}}}]'
    warnings = []
    assert read_messages(text, warnings.append) == []
    assert warnings


@pytest.mark.parametrize("text", ["", "{", "{}", "3", "null", "[" * 100_000, None])
def test_what_is_no_list_gives_no_messages_and_a_warning(text):
    warnings = []
    assert read_messages(text, warnings.append) == []
    assert len(warnings) == 1


@given(st.lists(JSON_VALUES, max_size=4))
def test_nothing_that_can_be_sent_raises(items):
    warnings = []
    messages = read_messages(json.dumps(items), warnings.append)
    assert len(messages) + len(warnings) == len(items)


def test_a_viewport_is_read():
    assert read_viewport('{"width": 320, "height": 568.5, "scale": 2}') == Viewport(320, 568.5, 2)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '{"width": 0, "height": 5, "scale": 1}',
        '{"width": 5, "height": -5, "scale": 1}',
        '{"width": 5, "height": 5, "scale": 0}',
        '{"width": 5, "height": 5, "scale": 99}',
        '{"width": 5, "height": 5}',
    ],
)
def test_a_viewport_without_room_is_refused(text):
    with pytest.raises(MisfitError):
        read_viewport(text)


def preferences(**told):
    """What the page tells of the system, with some of it told otherwise."""
    usual = {
        "languages": ["en"],
        "reduced_motion": False,
        "high_contrast": False,
        "dark": False,
        "text_scale": 1,
    }
    return json.dumps(usual | told)


def test_preferences_are_read():
    text = preferences(languages=["sw", "en"], reduced_motion=True, dark=True)
    assert read_preferences(text) == Preferences(("sw", "en"), reduced_motion=True, dark=True)


def test_preferences_without_a_language_mean_english():
    text = preferences(languages=[], high_contrast=True)
    assert read_preferences(text) == Preferences(("en",), high_contrast=True)


@pytest.mark.parametrize(("scale", "read"), [(0.01, 0.75), (0, 0.75), (1e5, 4.0), (2.5, 2.5)])
def test_no_text_is_too_small_to_read_or_larger_than_a_window(scale, read):
    assert read_preferences(preferences(text_scale=scale)).text_scale == read


@pytest.mark.parametrize(
    "text",
    [
        "{}",
        preferences(languages="en"),
        preferences(dark=1),
        preferences(dark=None),
        preferences(text_scale="1"),
    ],
)
def test_preferences_that_make_no_sense_are_refused(text):
    with pytest.raises(MisfitError):
        read_preferences(text)


def test_storage_keys_are_texts():
    assert read_keys('["match", 3, null, "settings"]') == ["match", "settings"]
    with pytest.raises(MisfitError):
        read_keys('{"match": 1}')
