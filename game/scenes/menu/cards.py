"""The card of a game: what is written on it, and what can be pressed."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from game.host.interface import Range
from game.i18n.catalogue import Catalogue
from game.learn.registry import LESSONS
from game.play.levels import LEVELS, level_key
from game.play.match import Match
from game.play.saved import quick_play
from game.play.saved.quick_play import Usual
from game.scenes.frame.context import Context
from game.scenes.frame.learning import learn_door
from game.scenes.frame.scene import Transition
from game.scenes.menu.card_layout import CardBoxes
from game.scenes.menu.facts import Sign, facts_line, facts_texts
from game.scenes.menu.ways import OpenRow, PlayGame
from game.view.box import Box, around
from game.view.buttons.controls import Step, stepper_of
from game.view.buttons.drawing import item_fits
from game.view.registry import FACTS, VIEWS
from game.view.text.label import MARGIN
from game.view.text.text_box import TextBox, fits, truncated
from game.view.widgets import Item

_BEFORE_PLAY = 6.0
"""So far before the button of a row its end begins, in CSS pixels."""


class Card(NamedTuple):
    """A card or row as it is drawn: its boxes, words and signs, and its items in focus order."""

    game: str
    boxes: CardBoxes
    items: Sequence[Item]
    words: Sequence[TextBox]
    signs: Sequence[Sign] = ()


def usual_of(game: str) -> Usual:
    """Return how a newcomer plays a game."""
    preset = next(iter(VIEWS[game].presets), None)
    return Usual() if preset is None else Usual(preset.options, preset.seats)


def first_match(game: str) -> Match:
    """Return a match of a newcomer before its first move, for its picture."""
    return quick_play.usual_rules(game, usual_of(game)).match()


def about_text(words: Catalogue, game: str) -> str:
    """Return the sentence about a game, "" if it has none."""
    key = f"menu.game.{game}.about"
    return words.text(key) if key in words else ""


def is_imported(game: str) -> bool:
    """Whether the view of a game is there already: the first picture waits for none."""
    return VIEWS.module(game) in sys.modules


def row_halves(boxes: CardBoxes) -> tuple[Box, Box]:
    """Cut a row in two: what opens it, and the end with Play."""
    whole, play = boxes.whole, boxes.play
    if play.x > boxes.picture.x:
        return whole.left_part(play.x - _BEFORE_PLAY - whole.x)
    button, rest = whole.left_part(play.right + _BEFORE_PLAY - whole.x)
    return rest, button


class CardMaker:
    """Makes the cards of the menu as it is laid out now."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._text = context.words.text
        self._levels = {
            game: quick_play.remembered(context.host.storage, game).level for game in VIEWS
        }

    def card(self, game: str, boxes: CardBoxes) -> Card:
        """Return the card of a game, cut up like this."""
        if boxes.form == "row":
            return Card(game, boxes, self._row_items(game, boxes), self._row_words(game, boxes))
        words, signs = self._words(game, boxes)
        return Card(game, boxes, self._items(game, boxes), words, signs)

    def _title(self, game: str) -> str:
        return self._text(f"menu.game.{game}")

    def _about(self, game: str) -> str:
        return about_text(self._context.words, game)

    def _row_words(self, game: str, boxes: CardBoxes) -> list[TextBox]:
        m, brush = self._context.measure, self._context.brush
        title = TextBox(self._title(game), boxes.title, m.size("card"), "title", tone="title")
        if not fits(title, brush):
            # Two lines for the name: it says more than how long the game is.
            both = around([boxes.title, boxes.about])
            return [truncated(replace(title, box=both, size=m.size("name")), brush)]
        lines = [*facts_texts(self._context.words, game), self._about(game)]
        boxed = [TextBox(line, boxes.about, m.size("least"), tone="soft_text") for line in lines]
        facts = next((each for each in boxed if fits(each, brush)), boxed[0])
        return [truncated(title, brush), truncated(facts, brush)]

    def _words(self, game: str, boxes: CardBoxes) -> tuple[list[TextBox], list[Sign]]:
        m, brush = self._context.measure, self._context.brush
        title = TextBox(self._title(game), boxes.title, m.size("card"), "title", tone="title")
        about = TextBox(self._about(game), boxes.about, m.size("least"), tone="panel_text")
        about = replace(about, valign="top")
        texts, signs = facts_line(
            self._context.words, game, boxes.facts, m.size("least"), self._context.brush
        )
        words = [title, about] if boxes.about.height else [title]
        return [*(truncated(each, brush) for each in words), *texts], signs

    # What can be pressed

    def _row_items(self, game: str, boxes: CardBoxes) -> list[Item]:
        name = self._text("menu.open", game=self._title(game))
        rest, button = row_halves(boxes)
        row = Item(f"open:{game}", name, rest, style="drawn", value=OpenRow(game))
        play = replace(self._play(game, boxes), box=button, label="", style="icon")
        return self._grouped(game, [row, play])

    def _items(self, game: str, boxes: CardBoxes) -> list[Item]:
        items = [self._play(game, boxes), *self._level(game, boxes)]
        items += [self._people(game, boxes), self._learn(game, boxes), self._setup(game, boxes)]
        return self._grouped(game, items)

    def _grouped(self, game: str, items: Sequence[Item]) -> list[Item]:
        """Return items as those of one card; the parts of a number keep their own group."""
        return [replace(item, group=item.group or f"card:{game}") for item in items]

    def _level_name(self, game: str) -> str:
        return self._text(level_key(self._levels[game]))

    def _play(self, game: str, boxes: CardBoxes) -> Item:
        name = self._text("menu.play-of", game=self._title(game), level=self._level_name(game))
        label = self._text("menu.play")
        item = Item(f"play:{game}", name, boxes.play, label, "play", "primary")
        item = replace(item, value=PlayGame(game))
        return self._readable(item, self._text("menu.play.short"))

    def _level(self, game: str, boxes: CardBoxes) -> list[Item]:
        title = self._title(game)
        step = Step(
            f"level:{game}",
            self._text("menu.level-of", game=title),
            self._level_name(game),
            Range(LEVELS[0], LEVELS[-1], self._levels[game]),
            self._text("menu.level.less", game=title),
            self._text("menu.level.more", game=title),
            game,
        )
        less, number, more = stepper_of(step, boxes.level, boxes.level.height)
        long = self._on_one_line(replace(number, label=self._text("menu.level", level=step.text)))
        return [less, self._readable(long, step.text), more]

    def _on_one_line(self, item: Item) -> Item:
        """Return a button without its label if that does not stand on one line."""
        brush = self._context.brush
        wide = brush.type.width(item.label, "bold", brush.size * brush.scale)
        return item if wide <= (item.box.width - MARGIN) * brush.scale else replace(item, label="")

    def _people(self, game: str, boxes: CardBoxes) -> Item:
        facts = FACTS.get(game)
        low, high = facts.players if facts else (2, 2)
        key = "" if low == high else ".range"
        values = {"game": self._title(game), "low": low, "high": high}
        label = self._text(f"menu.people{key}", **values)
        way = Transition("push", "setup", {"game": game, "seats": "persons"})
        name = self._text(f"menu.people-of{key}", **values)
        item = Item(f"people:{game}", name, boxes.people, label, "people", value=way)
        return self._readable(item)

    def _learn(self, game: str, boxes: CardBoxes) -> Item:
        label, name = self._text("menu.learn"), self._text("menu.learn-of", game=self._title(game))
        of, short = LESSONS.get(game, 0), ""
        if of:
            done = len(self._context.progress.lessons_done(game))
            values = {"done": done, "of": of, "game": self._title(game)}
            name, short = self._text("learn.progress-of", **values), label
            label = self._text("learn.progress", **values) if done else label
        item = Item(f"learn:{game}", name, boxes.learn, label, "book", value=learn_door(game))
        return self._readable(item, short)

    def _setup(self, game: str, boxes: CardBoxes) -> Item:
        rules = self._rules(game)
        name = self._text("menu.setup-of", game=self._title(game), rules=rules)
        way = Transition("push", "setup", {"game": game, "seats": "computer"})
        item = Item(f"setup:{game}", name, boxes.rules, rules, style="row", end="forward")
        return self._readable(replace(item, value=way), self._text("menu.rules"))

    def _rules(self, game: str) -> str:
        """Return which rules are played, as far as that is known without waiting."""
        presets = VIEWS[game].presets if is_imported(game) else ()
        if not presets:
            return self._text("menu.rules.unknown")
        storage = self._context.host.storage
        choices = quick_play.rules_of(storage, game, usual_of(game))
        for preset in presets:
            if quick_play.same_rules(choices, preset.options):
                name = self._text(f"setup.{game}.preset.{preset.key}")
                return self._text("menu.rules.named", rules=name)
        return self._text("menu.rules.own")

    def _readable(self, item: Item, short: str = "") -> Item:
        """Return a button with the longest words that can be read on it."""
        shorter = (replace(item, label=label) for label in (item.label, short) if label)
        brush = self._context.brush
        fitting = (each for each in shorter if item_fits(each, brush))
        return next(fitting, replace(item, label=""))
