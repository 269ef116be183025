"""The fields of set-up for any game, made from its options as data."""

from __future__ import annotations

from game.i18n.catalogue import Catalogue
from game.play.levels import level_names
from game.play.saved.setup_choices import DIE, LOT, PLAYERS, SetupChoices
from game.play.signs import SIGNS
from game.rules.protocol import Json, Option, Seat
from game.rules.registry import GAMES
from game.scenes.frame.fields import Choice, Cycle, Field, SignChoice, Stepper, Toggle
from game.scenes.setup.subjects import EMPTY, Member, OptionValue, Seating, Starter, Trait

USUAL_NAMES = 12
"""So many names the catalogue offers to those who play."""

ASKED_ELSEWHERE = ("seats", "board")
"""Kinds of options without a field of their own: seats are taken one by one, and another board
than the usual one comes with a match that is opened."""


def fields_of(words: Catalogue, choices: SetupChoices) -> list[Field]:
    """Return all fields: the game first, then who plays, then single rules."""
    game: list[Field] = []
    rules: list[Field] = []
    for option in choices.option_list:
        if option.kind in ASKED_ELSEWHERE:
            continue
        single = option.switch or option.kind in ("flag", "set")
        (rules if single else game).extend(_option(words, choices, option))
    seats = [field for seat in choices.every_seat for field in _seat(words, choices, seat)]
    return [*game, *seats, _first(words, choices), *rules]


def seat_name(words: Catalogue, choices: SetupChoices, seat: Seat) -> str:
    """Return what a seat is called: by its person's name, if that is known."""
    player = choices.player(seat)
    name = player.name if player.kind == "person" else ""
    return name or words.text(f"table.{choices.game}.seat-{seat}")


def _option(words: Catalogue, choices: SetupChoices, option: Option) -> list[Field]:
    """Return the fields of an option."""
    text, value = words.text, choices.whole[option.name]
    base, about = f"setup.{choices.game}.{option.name}", OptionValue(option.name)
    if option.name == "players":
        labels: dict[Json, str] = {n: words.number(n) for n in range(option.low, option.high + 1)}
        label = text("setup.players")
        return [Choice("players", label, len(choices.seats), labels, half="wide", about=about)]
    if option.kind == "integer":
        return [Stepper(option.name, text(base), value, option.low, option.high, about=about)]
    if option.kind == "flag":
        return [Toggle(option.name, text(base), value, text(f"{base}.note"), about=about)]
    if option.kind == "set":
        return [
            Toggle(
                f"{option.name}-{member}",
                text(f"{base}.{member}"),
                member in value,
                text(f"{base}.{member}.note"),
                about=Member(option.name, member),
            )
            for member in option.choices
        ]
    labels = {choice: text(f"{base}.{choice}") for choice in option.choices}
    note = text(f"{base}.{value}.note")
    return [Choice(option.name, text(base), value, labels, note, about=about)]


def _seat(words: Catalogue, choices: SetupChoices, seat: Seat) -> list[Field]:
    """Return the fields of a seat: who plays it, and his name or its level."""
    text, player = words.text, choices.player(seat)
    kinds = [*PLAYERS, EMPTY] if choices.option("seats") else [*PLAYERS]
    labels: dict[Json, str] = {kind: text(f"setup.player.{kind}") for kind in kinds}
    name = text(f"table.{choices.game}.seat-{seat}")
    kind = player.kind if seat in choices.seats else EMPTY
    about = Seating(seat)
    fields: list[Field] = [
        Choice(f"player-{seat}", name, kind, labels, half="wide", seat=seat, about=about)
    ]
    if kind == "opponent":
        levels = level_names(choices.game).items()
        level_labels: dict[Json, str] = {level: text(key) for level, key in levels}
        label = text("setup.level-of", seat=name)
        level = Trait(seat, "level")
        fields.append(Choice(f"level-{seat}", label, player.level, level_labels, about=level))
    elif kind == "person":
        label = text("setup.name-of", seat=name)
        names = _names(words, choices, seat)
        about_name = Trait(seat, "name")
        fields.append(
            Cycle(f"name-{seat}", label, player.name, names, half="wide", about=about_name)
        )
    if kind != EMPTY and not GAMES[choices.game].seats_are_colours:
        fields.append(_signs(words, choices, seat))
    return fields


def _signs(words: Catalogue, choices: SetupChoices, seat: Seat) -> SignChoice:
    """Return the field of the colour and shape that stand for a seat."""
    text, signs = words.text, choices.signs
    label = text("setup.sign-of", seat=text(f"table.{choices.game}.seat-{seat}"))
    labels: dict[Json, str] = {sign: text(f"setup.sign.{sign}") for sign in SIGNS}
    unavailable = tuple(signs[other] for other in choices.seats if other != seat)
    return SignChoice(
        f"sign-{seat}",
        label,
        signs[seat],
        labels,
        about=Trait(seat, "sign"),
        unavailable=unavailable,
    )


def _names(words: Catalogue, choices: SetupChoices, seat: Seat) -> dict[Json, str]:
    """Return the names to choose from: the seat's own, that of now, and some that are free."""
    now = choices.player(seat).name
    others = {choices.player(other).name for other in choices.every_seat if other != seat}
    usual = [words.text(f"setup.names.{number}") for number in range(1, USUAL_NAMES + 1)]
    free_names = [name for name in usual if name not in others]
    names = dict.fromkeys(["", *([now] if now else []), *free_names])
    own = words.text(f"table.{choices.game}.seat-{seat}")
    return {name: name or own for name in names}


def _first(words: Catalogue, choices: SetupChoices) -> Field:
    """Return the field of who starts."""
    text = words.text
    labels: dict[Json, str] = {
        seat: text(f"table.{choices.game}.seat-{seat}") for seat in choices.seats
    }
    labels[LOT] = text("setup.first.lot")
    if GAMES[choices.game].die_may_choose_first:
        labels[DIE] = text("setup.first.die")
    return Choice("first", text("setup.first"), choices.starter, labels, about=Starter())
