"""The ways to play that set-up offers as cards."""

import pytest

from game.i18n.catalogue import Catalogue
from game.play.saved.setup_choices import SetupChoices
from game.rules.registry import GAMES, make
from game.scenes.setup.presets import chosen, count_rules, differences, nearest, with_preset
from game.view.registry import VIEWS

ENGLISH = Catalogue.load(["en"])

CARDS = [(game, preset) for game in GAMES for preset in VIEWS[game].presets]


def card(game, key):
    """A card of a game."""
    return next(preset for preset in VIEWS[game].presets if preset.key == key)


@pytest.mark.parametrize(
    ("game", "key", "expected"),
    [
        ("kalah", "printed", {"preset": "printed", "lone_capture": True, "leftovers": "nobody"}),
        ("kalah", "standard", {"lone_capture": False, "leftovers": "owner", "houses": 6}),
        ("kalah", "empty-capture", {"lone_capture": True, "leftovers": "owner"}),
        ("bao", "kujifunza", {"preset": "kujifunza", "takasia": False}),
        ("bao", "printed", {"preset": "printed", "mtaji_limit": "none"}),
        ("bao", "kiswahili", {"preset": "kiswahili", "takasia": True, "mtaji_limit": "15"}),
        ("four-player", "printed", {"seeds": 4, "variations": []}),
        ("four-player", "quick", {"seeds": 3, "variations": [2]}),
        ("four-player", "straight", {"seeds": 4, "variations": [3]}),
        ("bantu", "full", {"short": False, "team": False, "players": 2}),
        ("bantu", "short", {"short": True, "team": False}),
        ("bantu", "team", {"short": False, "team": True, "players": 4}),
    ],
)
def test_each_card_makes_its_rules(game, key, expected):
    options = with_preset(SetupChoices(game), card(game, key)).match().game.options
    assert {name: options[name] for name in expected} == expected


@pytest.mark.parametrize(("game", "preset"), CARDS)
def test_a_card_is_chosen_where_its_rules_are_and_takes_away_all_others(game, preset):
    for before in VIEWS[game].presets:
        choices = with_preset(with_preset(SetupChoices(game), before), preset)
        assert chosen(choices, VIEWS[game].presets) is preset
        assert choices.refused() is None


def test_own_rules_are_no_card_and_say_how_many_differ_from_the_nearest():
    presets = VIEWS["bao"].presets
    choices = with_preset(SetupChoices("bao"), card("bao", "kiswahili"))
    choices = choices.with_option("takasia", False).with_option("mtaji_limit", "none")
    assert chosen(choices, presets) is None
    assert nearest(choices, presets).key == "kiswahili"
    assert differences(choices, nearest(choices, presets)) == 2


def test_each_variation_is_a_rule_of_its_own():
    choices = SetupChoices("four-player", {"variations": [2, 4, 5]})
    assert differences(choices, card("four-player", "printed")) == 3
    assert count_rules(choices, VIEWS["four-player"].presets) == 6


def test_a_card_leaves_those_who_play_in_their_seats():
    choices = SetupChoices("four-player", {"seats": [1, 2, 3], "seeds": 7})
    choices = choices.with_player(1, name="Ann")
    after = with_preset(choices, card("four-player", "quick"))
    assert after.seats == (1, 2, 3)
    assert after.player(1).name == "Ann"


def test_teams_need_their_four_seats_to_be_chosen():
    presets = VIEWS["bantu"].presets
    choices = with_preset(SetupChoices("bantu"), card("bantu", "team"))
    assert choices.seats == (0, 1, 2, 3)
    assert chosen(choices.with_seat(3, False), presets) is None


@pytest.mark.parametrize(("game", "preset"), CARDS)
def test_every_card_has_its_name_and_what_it_is_like(game, preset):
    key = f"setup.{game}.preset.{preset.key}"
    assert key in ENGLISH
    assert f"{key}.note" in ENGLISH


@pytest.mark.parametrize("game", GAMES)
def test_every_preset_of_the_rules_has_a_card(game):
    offered = {preset.options.get("preset") for preset in VIEWS[game].presets}
    assert set(make(game).presets) <= offered
