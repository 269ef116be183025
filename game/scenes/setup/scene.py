"""Set-up: how a game is played, by whom, and who starts, on one page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pygame

from game.host.interface import Adjusted, Edited, Key, Message, Outline
from game.play.saved import quick_play, setup_choices
from game.rules.registry import make
from game.scenes.frame.base import BaseScene
from game.scenes.frame.context import Context
from game.scenes.frame.pane import Pane
from game.scenes.frame.scene import Transition
from game.scenes.setup import layout, outline
from game.scenes.setup.drawing import draw_face, ground_steps
from game.scenes.setup.names import clean_name, without_usual_names
from game.scenes.setup.own_rules import FOLD
from game.scenes.setup.page import Material, Page
from game.scenes.setup.presets import with_preset
from game.scenes.setup.start import friend_transition, match_transition
from game.scenes.setup.subjects import EMPTY, Answer, Seating, Subject, Trait
from game.view.buttons.controls import StepTo
from game.view.registry import VIEWS
from game.view.steps import Steps
from game.view.text.text_box import TextBox
from game.view.widgets import Item


class SetupScene(BaseScene):
    """Params: `game`, and `seats`: "persons", "computer" (one person against it), or as last."""

    name = "setup"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.game: str = params["game"]
        self.view = VIEWS[self.game]
        storage = context.host.storage
        self.choices = setup_choices.load(storage, self.game)
        if self.view.presets and not setup_choices.is_remembered(storage, self.game):
            self.choices = with_preset(self.choices, self.view.presets[0])
        if params.get("seats") in ("persons", "computer"):
            level = quick_play.remembered(storage, self.game).level
            self.choices = self.choices.with_kinds(params["seats"], level)
        self.pane: Pane = Pane()
        self._page = Page()
        self._unfolded = False
        self._last_stays = False
        """Whether the answer before was to empty the last seat, which stays taken."""
        self._news = ""
        """What is said when the scene comes up again."""

    def title(self) -> str:
        """Return what is done here."""
        text = self.context.words.text
        return text("setup.title", game=text(f"menu.game.{self.game}"))

    def description(self) -> str:
        """Return what is said when the scene comes up: where we are, or what was chosen."""
        news, self._news = self._news, ""
        return news or self.title()

    def outline(self) -> Outline:
        """Return heading, groups and texts for a screen reader."""
        return outline.outline_of(self._material(), self.title(), self.words)

    def signs(self) -> tuple[int, ...]:
        """Return the sign of each seat as it is chosen."""
        return self.choices.signs

    def notice(self) -> str:
        """Return why the last answer changed nothing, or why these options do not go together.

        Else the rule that makes sure of an end, where it holds.
        """
        text, reason = self.context.words.text, self.choices.refused()
        if self._last_stays:
            return text("setup.last-seat")
        if reason is not None:
            return text(f"reason.{reason.key}", **reason.values)
        if make(self.game, self.choices.options).stop_rule:
            return text(f"setup.{self.game}.stop-rule")
        return ""

    # Layout and drawing

    def _material(self) -> Material:
        """Return what the page is made of."""
        context = self.context
        signs = {seat: self.view.seat_sign(context.theme, seat) for seat in self.choices.every_seat}
        return Material(
            context.words,
            context.measure,
            context.brush,
            self.choices,
            self.view.presets,
            signs,
            self._unfolded,
        )

    def layout(self) -> tuple[list[Item], list[TextBox]]:
        """Lay out the head, Start, and the page between."""
        material, text, m = self._material(), self.context.words.text, self.context.measure
        notice = self.notice()
        frame = layout.frame_of(material, self.title(), notice)
        self._page, height = layout.page_of(material, frame.pane)
        self.pane.bar = self.context.theme.panel_edge
        self.pane.fit(frame.pane, height)
        words = [TextBox(self.title(), frame.title, m.size("screen"), "title", tone="title")]
        if notice:
            words.append(TextBox(notice, frame.notice, material.note, "bold", tone="title"))
        can, label = self.choices.refused() is None, text("setup.start")
        back = text("setup.back")
        items = [
            Item("back", back, frame.back, icon="back", shortcut="Esc", tooltip=back),
            *(replace(item, in_pane=True) for item in self._page.items),
            Item("start", label, frame.start, label, "play", "primary", enabled=can),
        ]
        words += [replace(text_box, in_pane=True) for text_box in self._page.ground.texts]
        return items, words

    def paint_steps(self, ground: pygame.Surface) -> Steps:
        """Draw what lies below the items, where nothing scrolls."""
        if not self.pane.active:
            yield from ground_steps(ground, self._page.ground, self.context.brush)

    def paint_pane(self, ground: pygame.Surface) -> Steps:
        """Draw what lies below the items that scroll."""
        yield from ground_steps(ground, self._page.ground, self.context.brush)

    def draw_one(self, surface: pygame.Surface, item: Item) -> None:
        """Draw an item, and what stands on it if it is a card."""
        super().draw_one(surface, item)
        face = self._page.faces.get(item.id)
        if face is not None:
            draw_face(surface, face, self.context.brush, self.state(item.id).down)

    # Answers

    def pressed(self, item: Item) -> Transition | None:
        """Take an answer, go on, or go back."""
        ways = {"back": self.back, "start": self._start, "friend": self._friend}
        if item.id in ways:
            return ways[item.id]()
        if item.id == FOLD:
            self._fold()
            return None
        value = item.value
        if isinstance(value, Trait):
            return self._trait_pressed(item, value)
        if isinstance(value, Answer):
            self._answered(value.subject, value.value, item.id)
        elif isinstance(value, StepTo) and isinstance(value.of, Subject):
            self._answered(value.of, value.number, item.group if item.role == "button" else item.id)
        else:
            return self._learn()
        return None

    def _fold(self) -> None:
        """Show or hide the single rules; shown, as much of them is scrolled to as there is room."""
        self._unfolded = not self._unfolded
        self.relayout()
        if self._unfolded:
            self.pane.reveal(self._page.ground.plates[-1])
        self.context.announce(self.items[FOLD].name)

    def _trait_pressed(self, item: Item, trait: Trait) -> Transition | None:
        """Let a name be typed, or a sign be chosen."""
        if trait.trait == "name":
            self.move_focus(item.id)
            return None

        def choose(sign: int) -> None:
            self._choose(trait, sign)
            label = self.context.words.text(f"setup.sign.{sign}")
            self._news = self.context.words.sentence(label)

        params = {"choices": self.choices, "seat": trait.seat, "on_sign": choose}
        return Transition("push", "signs", params)

    def _answered(self, subject: Subject, value: Any, name: str) -> None:
        """Take an answer, show the page with it, and say so; `name` is the id of its item."""
        before = self.notice()
        self._last_stays = (
            isinstance(subject, Seating) and value == EMPTY and self.choices.is_last(subject.seat)
        )
        self._choose(subject, value)
        self.relayout()
        words, item = self.context.words, self.items.get(name)
        news = self.notice() if self.notice() != before or self._last_stays else ""
        said = outline.state_of(words, item) if item is not None else ""
        self.context.announce(words.sentences(said, news))

    def _choose(self, subject: Subject, value: Any) -> None:
        """Take a choice over and remember it."""
        self.choices = subject.with_answer(self.choices, value)
        self._remember()

    def _remember(self) -> None:
        """Keep what is chosen for the next visit."""
        kept = without_usual_names(self.context.words, self.choices)
        if not setup_choices.save(self.context.host.storage, kept):
            self.context.matches.report_unsaved(setup_choices.KEY)

    def _start(self) -> Transition:
        """Start the match, or roll the die for who starts."""
        self._remember()
        return match_transition("replace", without_usual_names(self.context.words, self.choices))

    def _friend(self) -> Transition:
        """Ask how it is to be played with a friend on another device."""
        return friend_transition(without_usual_names(self.context.words, self.choices))

    def _learn(self) -> Transition:
        """Show how the game is played that is chosen."""
        params: dict[str, Any] = {"game": self.game}
        if self.choices.refused() is None:
            params["options"] = make(self.game, self.choices.options).options
        return Transition("push", "rules", params)

    # Fields and numbers

    def handle(self, message: Message) -> Transition | None:
        """Take letters into the name that has the focus; anything else as every scene does."""
        if isinstance(message, Edited | Adjusted) and message.target in self.items:
            target = self.items[message.target]
            if isinstance(message, Edited):
                self.edited(target, message.text)
            else:
                self.adjusted(target, message.value)
            return None
        item = self.items.get(self.focus or "")
        if isinstance(message, Key) and item is not None and item.role == "field":
            typed = self._typed(item, message)
            if typed is not None:
                self.edited(item, typed)
                return None
        return super().handle(message)

    def _typed(self, item: Item, key: Key) -> str | None:
        """Return what stands in a field after a key; None for a key that types nothing."""
        if key.ctrl or not item.enabled:
            return None
        if key.name == "Backspace":
            return item.text[:-1]
        return f"{item.text}{key.name}" if len(key.name) == 1 else None

    def edited(self, item: Item, text: str) -> None:
        """Take over what stands in a field now."""
        if isinstance(item.value, Trait) and item.value.trait == "name" and item.enabled:
            self._choose(item.value, clean_name(text))
            self.relayout()

    def adjusted(self, item: Item, value: int) -> None:
        """Take over the number that was set."""
        within = item.range is not None and item.range.low <= value <= item.range.high
        if within and isinstance(item.value, StepTo) and isinstance(item.value.of, Subject):
            self._answered(item.value.of, value, item.id)
