"""Checks and completes the options of a game from its `option_list` and `presets`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.rules import shape
from game.rules.protocol import Json, Option, OptionError, Reason


def complete(
    option_list: Sequence[Option],
    presets: Mapping[str, Mapping[str, Json]],
    options: Mapping[str, Json] | None,
) -> dict[str, Json]:
    """Return every option by name: as given, else as the preset says, else its default.

    Options of kind "seats" and "board" are taken as they come: their game checks them.
    Raises OptionError, with the option's name as `at`.
    """
    options = {} if options is None else options
    if not isinstance(options, Mapping):
        raise OptionError(Reason("shape-object"))
    by_name = {option.name: option for option in option_list}
    for name in options:
        if name not in by_name:
            raise OptionError(Reason("option-unknown", {"option": str(name)[:40]}), str(name)[:40])
    checked = {name: _checked(by_name[name], value) for name, value in options.items()}
    defaults = {option.name: option.default for option in option_list}
    preset = {**defaults, **checked}.get("preset", "")
    return {**defaults, **presets.get(preset, {}), **checked}


def _checked(option: Option, value: Json) -> Json:
    """Return `value` if it suits `option`."""
    if option.kind == "choice":
        return shape.one_of(value, option.choices, OptionError, option.name)
    if option.kind == "integer":
        return shape.whole(value, option.low, option.high, OptionError, option.name)
    if option.kind == "flag":
        return shape.one_of(value, (True, False), OptionError, option.name)
    if option.kind == "set":
        return _subset(option, value)
    return value


def _subset(option: Option, value: Json) -> list[Json]:
    """Return the members of `value`, in the order of the option's choices."""
    if not isinstance(value, list | tuple):
        raise OptionError(Reason("shape-any-list"), option.name)
    chosen: list[Json] = []
    for index, item in enumerate(value):
        at = f"{option.name}[{index}]"
        if shape.one_of(item, option.choices, OptionError, at) in chosen:
            raise OptionError(Reason("option-twice", {"value": item}), at)
        chosen.append(item)
    return [choice for choice in option.choices if choice in chosen]
