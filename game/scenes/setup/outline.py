"""What a screen reader finds on the page of set-up, and what is said of an answer."""

from __future__ import annotations

from collections.abc import Sequence

from game.host.interface import Group, Note, Outline
from game.i18n.catalogue import Catalogue
from game.scenes.setup import cards, starter
from game.scenes.setup.names import seat_title
from game.scenes.setup.page import Material
from game.scenes.setup.presets import rule_options
from game.scenes.setup.seats import seat_group
from game.scenes.setup.teams import titled_with_partner
from game.view.text.text_box import TextBox
from game.view.widgets import Item


def outline_of(material: Material, title: str, words: Sequence[TextBox]) -> Outline:
    """Return the heading of the page, its groups, and the texts that stand on it."""
    text, choices = material.words.text, material.choices
    game = text(f"menu.game.{choices.game}")
    groups = [
        Group(cards.GROUP, text("setup.which", game=game), "radiogroup"),
        Group(starter.GROUP, text("setup.first"), "radiogroup"),
    ]
    for seat in choices.every_seat:
        kind = text("setup.plays-of", place=seat_title(material.words, choices, seat))
        groups.append(Group(seat_group(seat), titled_with_partner(material.words, choices, seat)))
        groups.append(Group(f"player-{seat}", kind, "radiogroup", seat_group(seat)))
    for option in rule_options(choices, material.presets):
        if option.kind == "choice":
            name = text(f"setup.{choices.game}.{option.name}")
            groups.append(Group(option.name, name, "radiogroup"))
    notes = tuple(
        Note(f"text-{number}", box.text)
        for number, box in enumerate(box for box in words if box.text != title)
    )
    return Outline(title, tuple(groups), notes)


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
