"""Set-up: how a game is played, by whom, and who starts, on one page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pygame

from game.host.interface import Outline
from game.play.saved import quick_play, setup_choices
from game.play.saved.setup_choices import SetupChoices
from game.rules.protocol import Seat
from game.rules.registry import make
from game.scenes.frame.base import BaseScene
from game.scenes.frame.context import Context
from game.scenes.frame.pane import Pane
from game.scenes.frame.scene import Transition
from game.scenes.setup import layout, outline
from game.scenes.setup.drawing import draw_face, ground_steps
from game.scenes.setup.names import TypedName, typed_name, without_usual_names
from game.scenes.setup.own_rules import FOLD
from game.scenes.setup.page import Material, Page
from game.scenes.setup.presets import with_preset, with_seats_for
from game.scenes.setup.start import friend_transition, match_transition
from game.scenes.setup.subjects import (
    EMPTY,
    Answer,
    Member,
    OptionValue,
    Seating,
    Subject,
    Trait,
)
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
        self.choices = self._chosen_before()
        if params.get("seats") in ("persons", "computer"):
            level = quick_play.remembered(storage, self.game).level
            self.choices = self.choices.with_kinds(params["seats"], level)
        self.pane: Pane = Pane()
        self._page = Page()
        self._unfolded = False
        self._trouble = ""
        """What was wrong with the answer before, in words; "" if nothing."""
        self._refused: dict[Seat, TypedName] = {}
        """What was typed as a name and is none yet, by its seat."""
        self._news = ""
        """What is said when the scene comes up again."""

    def _chosen_before(self) -> SetupChoices:
        """Return what was chosen in this visit, else what was played last, else the first card."""
        if self.game in self.context.set_ups:
            chosen: SetupChoices = self.context.set_ups[self.game]
            return chosen
        storage = self.context.host.storage
        choices = setup_choices.load(storage, self.game)
        if self.view.presets and not setup_choices.is_remembered(storage, self.game):
            return with_preset(choices, self.view.presets[0])
        return choices

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
        return outline.outline_of(self._material(), self.title(), self.notice(), self._page.notes)

    def signs(self) -> tuple[int, ...]:
        """Return the sign of each seat as it is chosen."""
        return self.choices.signs

    def notice(self) -> str:
        """Return why the last answer changed nothing, or why these options do not go together.

        Else the rule that makes sure of an end, where it holds.
        """
        text, reason = self.context.words.text, self.choices.refused()
        if self._trouble:
            return self._trouble
        refused = [typed for seat, typed in self._refused.items() if seat in self.choices.seats]
        if refused:
            return refused[0].told(self.context.words)
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
            self.view.idle,
            self._refused,
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
            self._answered(value.of, value.number, item.group)
        else:
            return self._leave_by(item)
        return None

    def _leave_by(self, item: Item) -> Transition:
        """Go through one of the doors of the last line."""
        if isinstance(item.value, Transition):
            return item.value
        return self._set_up() if item.id == "editor" else self._rules()

    def _fold(self) -> None:
        """Show or hide the single rules; shown, as much of them is scrolled to as there is room."""
        self._unfolded = not self._unfolded
        self.relayout()
        if self._unfolded:
            self.pane.reveal(self._page.ground.plates[-1])
        text = self.context.words.text
        self.context.announce(text("setup.unfolded" if self._unfolded else "setup.folded"))

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
        self._trouble = ""
        if isinstance(subject, Seating) and value == EMPTY and self.choices.is_last(subject.seat):
            self._trouble = self.context.words.text("setup.last-seat")
        if isinstance(subject, Seating):
            self._refused.pop(subject.seat, None)
        self._choose(subject, value)
        self.relayout()
        words, item = self.context.words, self.items.get(name)
        news = self.notice() if self.notice() != before or self._trouble else ""
        said = outline.state_of(words, item) if item is not None else ""
        self.context.announce(words.sentences(said, news))

    def _choose(self, subject: Subject, value: Any) -> None:
        """Take a choice over; it is there again when set-up is opened anew in this visit."""
        self.choices = subject.with_answer(self.choices, value)
        if isinstance(subject, OptionValue | Member):
            self.choices = with_seats_for(self.choices, self.view.presets)
        self.context.set_ups[self.game] = self.choices

    def _start(self) -> Transition:
        """Keep what was chosen, and start the match, or roll the die for who starts."""
        played = without_usual_names(self.context.words, self.choices)
        storage = self.context.host.storage
        if not (setup_choices.save(storage, played) and quick_play.keep_last(storage, self.game)):
            self.context.matches.report_unsaved(setup_choices.KEY)
        self.context.set_ups.pop(self.game, None)
        return match_transition("replace", played)

    def _set_up(self) -> Transition:
        """Set a position up for the game that is chosen."""
        played = without_usual_names(self.context.words, self.choices)
        options = make(self.game, played.options).options
        params = {"game": self.game, "options": options, "players": played.players}
        return Transition("push", "editor", params)

    def _friend(self) -> Transition:
        """Ask how it is to be played with a friend on another device."""
        return friend_transition(without_usual_names(self.context.words, self.choices))

    def _rules(self) -> Transition:
        """Show how the game is played that is chosen."""
        params: dict[str, Any] = {"game": self.game}
        if self.choices.refused() is None:
            options = make(self.game, self.choices.options).options
            params["options"] = options
            params["page"] = self.view.page_of_rules(options) or None
        return Transition("push", "rules", params)

    def edited(self, item: Item, text: str) -> None:
        """Take over what stands in a field now."""
        if isinstance(item.value, Trait) and item.value.trait == "name" and item.enabled:
            self._name(item.value, typed_name(text))

    def _name(self, trait: Trait, typed: TypedName) -> None:
        """Take what was typed as a name, or say why it is none yet."""
        before = self.notice()
        self._refused.pop(trait.seat, None)
        self._trouble = typed.told(self.context.words)
        if typed.is_taken:
            self._choose(trait, typed.text)
        else:
            self._refused[trait.seat] = typed
            self.context.letters.note_explained()
        self.relayout()
        if self._trouble and self._trouble != before:
            self.context.announce(self._trouble, urgent=True)
