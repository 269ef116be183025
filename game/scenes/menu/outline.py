"""What a screen reader finds in the menu besides buttons: the games, and what is told of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game.host.exchange import Gesture
from game.host.interface import Group, Note, Outline
from game.scenes.frame.context import Context
from game.scenes.menu.cards import Card, about_text
from game.scenes.menu.facts import facts_spoken
from game.scenes.menu.tools import FULL_SCREEN_KEY, GROUP
from game.view.text.text_box import TextBox


def menu_outline(
    context: Context,
    title: str,
    cards: Mapping[str, Card],
    strip_words: Sequence[TextBox],
    strip_button: str,
) -> Outline:
    """Return the heading, a group for each card, its level and the tools, and what is written.

    The letter that fills the screen goes with them, as it has no button on phones.
    The words of the strip come before its button.
    """
    text = context.words.text
    tools = Group(GROUP, text("table.tools"), "toolbar")
    groups = [group for card in cards.values() for group in _groups(context, card)]
    strip = context.words.sentences(*(words.text for words in strip_words))
    notes = [
        Note("strip", strip, before=strip_button),
        *(_note(context, card) for card in cards.values()),
    ]
    fills = context.host.can_fill_screen()
    gestures = (Gesture("full-screen", keys=FULL_SCREEN_KEY),) if fills else ()
    told = tuple(note for note in notes if note.text)
    return Outline(title, (*groups, tools), told, gestures)


def _groups(context: Context, card: Card) -> Iterator[Group]:
    """Yield the group of a card, and that of the level on it."""
    title = context.words.text(f"menu.game.{card.game}")
    yield Group(f"card:{card.game}", title)
    if card.boxes.form != "row":
        name = context.words.text("menu.level-of", game=title)
        yield Group(f"level:{card.game}", name, parent=f"card:{card.game}")


def _note(context: Context, card: Card) -> Note:
    """Return what is told of a game, before its first button."""
    words = context.words
    facts = facts_spoken(words, card.game)
    told = words.sentences(about_text(words, card.game), facts and words.sentence(facts))
    return Note(f"about:{card.game}", told, f"card:{card.game}", card.items[0].id)
