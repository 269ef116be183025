"""The ways to play a game that are offered as cards: which of them is chosen, and which is near."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.play.saved.setup_choices import SetupChoices
from game.rules.protocol import Json, Option
from game.view.game_view import Preset

NOT_RULES = ("seats", "board")
"""Kinds of options that are no rules: seats are taken one by one, and another board than the usual
one comes with a match that is opened."""

_FAR = 1_000
"""So much differs from a card that is another game altogether."""


def rule_options(choices: SetupChoices, presets: Sequence[Preset]) -> list[Option]:
    """Return the options that are single rules; where there are cards, they say the preset."""
    return [
        option
        for option in choices.option_list
        if option.kind not in NOT_RULES
        and option.name != "players"
        and not (presets and option.name == "preset")
    ]


def count_rules(choices: SetupChoices, presets: Sequence[Preset]) -> int:
    """Return how many single rules there are: each member of a set is one."""
    return sum(
        len(option.choices) if option.kind == "set" else 1
        for option in rule_options(choices, presets)
    )


def with_preset(choices: SetupChoices, preset: Preset) -> SetupChoices:
    """Return the choices with the rules of a card. Who plays stays, if the card does not say it."""
    kept = {
        option.name: choices.options[option.name]
        for option in choices.option_list
        if (option.kind in NOT_RULES or option.name == "players") and option.name in choices.options
    }
    return with_seats_for(replace(choices, options={**kept, **preset.options}), [preset])


def with_seats_for(choices: SetupChoices, presets: Sequence[Preset]) -> SetupChoices:
    """Return the choices with as many at the table as a card says, if all its rules hold."""
    for preset in presets:
        if preset.seats is None or seats_suit(choices, preset):
            continue
        if all(choices.whole[name] == value for name, value in preset.options.items()):
            return choices.with_number(preset.seats)
    return choices


def differences(choices: SetupChoices, preset: Preset) -> int:
    """Return in how many rules the choices differ from those of a card."""
    mine, its = choices.whole, with_preset(SetupChoices(choices.game), preset).whole
    count = 0
    for option in rule_options(choices, ()):
        one, other = mine[option.name], its[option.name]
        if option.kind == "set":
            count += len(set(one) ^ set(other))
        elif one != other:
            count += _FAR if option.name == "preset" else 1
    return count


def seats_suit(choices: SetupChoices, preset: Preset) -> bool:
    """Tell whether as many play as a card says, if it says it."""
    return preset.seats is None or len(choices.seats) == preset.seats


def nearest(choices: SetupChoices, presets: Sequence[Preset]) -> Preset | None:
    """Return the card from which the rules differ least; None where there are no cards."""
    return min(presets, key=lambda preset: differences(choices, preset), default=None)


def chosen(choices: SetupChoices, presets: Sequence[Preset]) -> Preset | None:
    """Return the card that the choices are; None where they are rules of one's own."""
    near = nearest(choices, presets)
    if near is None or differences(choices, near) or not seats_suit(choices, near):
        return None
    return near


def member_name(option: Option, member: Json) -> str:
    """Return what a rule is called that is a member of a set."""
    return f"{option.name}-{member}"
