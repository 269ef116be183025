"""Options are checked one by one and completed from presets and defaults."""

import pytest

from game.rules.options import complete
from game.rules.protocol import Option, OptionError

OPTIONS = (
    Option("preset", "choice", "plain", ("plain", "rich")),
    Option("size", "integer", 3, low=2, high=5),
    Option("lucky", "flag", False, (True, False), switch=True),
    Option("extras", "set", [], (2, 3, 4)),
    Option("seats", "seats", [0, 2]),
)
PRESETS = {"plain": {"lucky": False}, "rich": {"lucky": True}}
DEFAULTS = {"preset": "plain", "size": 3, "lucky": False, "extras": [], "seats": [0, 2]}


def test_what_is_left_out_has_its_default():
    assert complete(OPTIONS, PRESETS, None) == DEFAULTS
    assert complete(OPTIONS, PRESETS, {}) == DEFAULTS


def test_a_preset_sets_its_switches():
    assert complete(OPTIONS, PRESETS, {"preset": "rich"}) == {
        **DEFAULTS,
        "preset": "rich",
        "lucky": True,
    }


def test_a_switch_overrides_the_preset():
    chosen = complete(OPTIONS, PRESETS, {"preset": "rich", "lucky": False})
    assert chosen == {**DEFAULTS, "preset": "rich"}


def test_the_default_preset_sets_its_switches_too():
    assert complete(OPTIONS, {"plain": {"lucky": True}}, {})["lucky"] is True


def test_a_game_without_presets_takes_its_defaults():
    assert complete(OPTIONS[1:], {}, {"size": 5})["size"] == 5


def test_a_set_is_kept_in_the_order_of_its_choices():
    assert complete(OPTIONS, PRESETS, {"extras": [4, 2]})["extras"] == [2, 4]
    assert complete(OPTIONS, PRESETS, {"extras": (3,)})["extras"] == [3]


def test_seats_are_left_to_the_game():
    assert complete(OPTIONS, PRESETS, {"seats": "any"})["seats"] == "any"


@pytest.mark.parametrize("size", [2, 5])
def test_the_limits_of_a_number_belong_to_it(size):
    assert complete(OPTIONS, PRESETS, {"size": size})["size"] == size


@pytest.mark.parametrize(
    ("given", "at", "key", "values"),
    [
        ("plain", "", "shape-object", {}),
        ({"colour": 1}, "colour", "option-unknown", {"option": "colour"}),
        ({"x" * 50: 1}, "x" * 40, "option-unknown", {"option": "x" * 40}),
        ({"size": 1}, "size", "shape-range", {"low": 2, "high": 5}),
        ({"size": 6}, "size", "shape-range", {"low": 2, "high": 5}),
        ({"size": "3"}, "size", "shape-whole-number", {}),
        ({"lucky": 0}, "lucky", "shape-choice", {"choices": ["true", "false"]}),
        ({"preset": "x"}, "preset", "shape-choice", {"choices": ["plain", "rich"]}),
        ({"extras": [4, 2, 4]}, "extras[2]", "option-twice", {"value": 4}),
        ({"extras": 2}, "extras", "shape-any-list", {}),
        ({"extras": [2, 5]}, "extras[1]", "shape-choice", {"choices": ["2", "3", "4"]}),
    ],
)
def test_a_wrong_option_is_refused_by_name(given, at, key, values):
    with pytest.raises(OptionError) as refused:
        complete(OPTIONS, PRESETS, given)
    assert refused.value.at == at
    assert (refused.value.reason.key, refused.value.reason.values) == (key, values)
