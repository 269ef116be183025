"""A game's options in a few words: `preset=standard houses=6`, for notations and links."""

from __future__ import annotations

import json
from collections.abc import Mapping

from game.play.records.reading import RecordError
from game.rules.protocol import AnyGame, Json, Option, OptionError, Reason
from game.rules.registry import GAMES, make
from game.untrusted import json_text

_FLAGS: Mapping[str, bool] = {"yes": True, "no": False}


def shortest(game: AnyGame) -> dict[str, Json]:
    """Return the fewest options that make this very game, the preset and the defaults unsaid."""
    options: dict[str, Json] = {}
    twin = make(game.name)
    for option in game.option_list:
        if twin.options[option.name] != game.options[option.name]:
            options[option.name] = game.options[option.name]
            try:
                twin = make(game.name, options)
            except OptionError:
                continue  # it does not go with the default of an option that comes later
    return options if twin.options == game.options else dict(game.options)


def to_text(game: AnyGame) -> str:
    """Return the options in words, "" where all are the default."""
    kinds = {option.name: option for option in game.option_list}
    return " ".join(
        f"{name}={_value(kinds[name], value)}" for name, value in shortest(game).items()
    )


def _value(option: Option, value: Json) -> str:
    if option.kind == "flag":
        return "yes" if value else "no"
    if option.kind in ("set", "seats"):
        return ",".join(map(str, value)) or "none"
    return str(value) if option.kind != "board" else json.dumps(value, separators=(",", ":"))


def from_text(name: str, text: str) -> dict[str, Json]:
    """Return the options of the game called `name` that `text` tells.

    Values are only put into their form; the game checks them. Raises RecordError.
    """
    kinds = {option.name: option for option in GAMES[name].option_list}
    options: dict[str, Json] = {}
    for word in text.split():
        key, _, value = word.partition("=")
        if key not in kinds:
            raise RecordError(Reason("option-unknown", {"option": key[:40]}), "Options")
        options[key] = _read(kinds[key], value)
    return options


def _read(option: Option, text: str) -> Json:
    """Return the value of an option; the text itself where it is none, for the game to refuse."""
    if option.kind == "flag":
        return _FLAGS.get(text, text)
    if option.kind in ("set", "seats"):
        return [] if text == "none" else [_choice(option, part) for part in text.split(",")]
    if option.kind == "board":
        try:
            return json_text.parse(text)
        except json_text.JsonError:
            return text
    if option.kind == "integer":
        return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else text
    return _choice(option, text)


def _choice(option: Option, text: str) -> Json:
    return next((choice for choice in option.choices if str(choice) == text), text)
