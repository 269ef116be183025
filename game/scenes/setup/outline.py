"""What a screen reader finds on the page of set-up, and what is said of an answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from game.host.interface import Group, Note, Outline
from game.i18n.catalogue import Catalogue
from game.rules.protocol import Seat
from game.scenes.setup import cards, seats, starter
from game.scenes.setup.names import seat_title
from game.scenes.setup.page import Material
from game.scenes.setup.presets import rule_options
from game.scenes.setup.teams import titled_with_partner
from game.view.widgets import Item

_RULE_GROUPS: Mapping[str, Literal["radiogroup", "group"]] = {
    "choice": "radiogroup",
    "integer": "group",
}
"""What the items of a rule are a group of, by its kind; of others there is one item each."""


def outline_of(material: Material, title: str, notice: str, notes: Sequence[Note]) -> Outline:
    """Return the heading of the page, its groups, and the texts that stand on it."""
    text, choices = material.words.text, material.choices
    game = text(f"menu.game.{choices.game}")
    groups = [
        Group(cards.GROUP, text("setup.which", game=game), "radiogroup"),
        Group(seats.GROUP, text("setup.who")),
        Group(starter.GROUP, text("setup.first"), "radiogroup"),
    ]
    for seat in choices.every_seat:
        groups += _seat_groups(material, seat)
    for option in rule_options(choices, material.presets):
        if option.kind in _RULE_GROUPS:
            name = text(f"setup.{choices.game}.{option.name}")
            groups.append(Group(option.name, name, _RULE_GROUPS[option.kind]))
    first = [Note("notice", notice, before="back")] if notice else []
    return Outline(title, tuple(groups), (*first, *notes))


def _seat_groups(material: Material, seat: Seat) -> list[Group]:
    """Return the group of a seat, and in it those of who plays it and how well."""
    words, own = material.words, seats.seat_group(seat)
    name = seat_title(words, material.choices, seat)
    level = words.text("setup.level-of", seat=name)
    return [
        Group(own, titled_with_partner(words, material.choices, seat), parent=seats.GROUP),
        Group(f"player-{seat}", words.text("setup.plays-of", place=name), "radiogroup", own),
        Group(seats.level_group(seat), level, parent=own),
    ]


def state_of(words: Catalogue, item: Item) -> str:
    """Return what is said of an item that has just been set: what it is, and what that means."""
    if item.role == "spin":
        return words.sentence(words.labelled(item.name, item.text))
    if item.role == "switch":
        state = words.text("setup.on" if item.pressed else "setup.off")
        said = words.sentence(words.labelled(item.name, state))
    else:
        said = words.sentence(item.name)
    return words.sentences(said, item.description)
