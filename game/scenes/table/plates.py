"""Plates of the players beside the board: who plays, what they have, and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from game.i18n.emphasis import weighed
from game.rules.protocol import Seat
from game.scenes.frame.context import Context
from game.scenes.frame.names import level_text
from game.scenes.table.layout import PlateKind
from game.scenes.table.partners import partner_text
from game.scenes.table.plate_painting import GLOW, PlatePainter, PlateText, draw_body
from game.scenes.table.play.play import Play
from game.view.box import Box
from game.view.game_view import Score
from game.view.steps import Steps

FADE = 0.2
"""Seconds in which the glow comes up."""

_STAGES = 4
"""So often it is drawn meanwhile."""


def plate_id(seat: Seat) -> str:
    """Return the id of a plate among the parts of the table that are drawn again."""
    return f"plate:{seat}"


class Plates:
    """The plates of one table in one window."""

    def __init__(
        self, context: Context, play: Play, seats: Sequence[Seat], boxes: Sequence[Box]
    ) -> None:
        self._context = context
        self._play = play
        self._seats = seats
        self.boxes: dict[Seat, Box] = dict(zip(seats, boxes, strict=True)) if boxes else {}
        """Where they stand; nowhere on a table that has room for none."""
        self.texts: dict[Seat, PlateText] = {}
        self._lit: Seat | None = None
        """Whose glow is coming up, or came up last."""
        self._lit_for = FADE

    @property
    def fading(self) -> bool:
        """Whether a glow is coming up."""
        return self._lit_for < FADE

    def update(self, dt: float) -> set[str]:
        """Let time pass; return the id of the plate whose glow is stronger now."""
        if not self.fading:
            return set()
        before = self._stage()
        self._lit_for = self._lit_for + dt if self._fades() else FADE
        if self._lit not in self.boxes or before == self._stage():
            return set()
        return {plate_id(self._lit)}

    def _fades(self) -> bool:
        """Whether a glow comes up bit by bit."""
        return not (self._context.reduced_motion or self._context.settings.speed == "off")

    def _stage(self) -> int:
        """Return how far the glow has come up, from 0 to `_STAGES`."""
        return min(_STAGES, int(self._lit_for / FADE * _STAGES))

    def look(self) -> set[str]:
        """Take over how things are now; return the ids of the plates that look different."""
        texts = {seat: self._text(seat) for seat in self._seats}
        lit = next((seat for seat, text in texts.items() if text.active), None)
        if lit != self._lit and self.texts and self._fades():
            self._lit_for = 0.0
        self._lit = lit
        changed = {plate_id(seat) for seat in self.boxes if self.texts.get(seat) != texts[seat]}
        self.texts = texts
        return changed

    def _score(self, seat: Seat) -> Score:
        """Return what a player has: what is won is counted when the last seed of a move lies."""
        match, show = self._play.match, self._play.show
        game_view = self._play.current.game_view
        if show.waiting:
            running = game_view.running_score(show.contents(), seat)
            if running is not None:
                return self._with_hand(running, seat)
        return game_view.score(match.game, match.position_at(self._play.seen.count()), seat)

    def _with_hand(self, score: Score, seat: Seat) -> Score:
        """Return a score with what lies in the hand of the player whose move is shown."""
        show = self._play.show
        in_hand = sum(flight.count for flight in show.flights()) if seat == show.mover else 0
        return replace(score, number=score.number + in_hand)

    def _text(self, seat: Seat) -> PlateText:
        """Return what stands on a plate now."""
        status = self._play.status
        active = status.seat == seat and not status.finished
        words = self._play.words
        second = self._turn() if active else self._quality(seat)
        return PlateText(
            seat, words.names[seat], words.short_names[seat], second, self._score(seat), active
        )

    def _turn(self) -> str:
        """Return how it stands with the player to move."""
        status, text = self._play.status, self._context.words.text
        if self._play.show.moving:
            return text("plate.halted" if status.still else "plate.moves")
        if status.friend:
            return text("plate.waits" if self._play.match.to_send else "plate.friend")
        if status.halted:
            return text("plate.halted")
        if status.person:
            only = self._play.match.only_person() is not None or self._play.match.side is not None
            return text("plate.your-turn" if only else "plate.turn")
        return text("plate.thinking")

    def _quality(self, seat: Seat) -> str:
        """Return who has won, or the level of a computer."""
        match, text = self._play.match, self._context.words.text
        outcome = match.outcome() if self._play.status.finished else None
        if outcome is not None and seat in outcome.winners:
            return text("plate.won")
        if team := partner_text(self._play, self._context.words, seat):
            return team
        player = match.players[seat]
        if player.kind == "person":
            return ""
        return level_text(self._context.words, match, player.level)

    # Drawing

    def area(self, seat: Seat) -> Box:
        """Return all that drawing a plate may touch."""
        return self.boxes[seat].shrunk(-GLOW)

    def draw(self, surface: pygame.Surface, seat: Seat, kind: PlateKind) -> None:
        """Draw a plate."""
        for _ in self.draw_steps(surface, seat, kind):
            pass

    def draw_steps(self, surface: pygame.Surface, seat: Seat, kind: PlateKind) -> Steps:
        """Draw a plate, first its body and then what stands on it."""
        plate, box = self.texts[seat], self.boxes[seat]
        brush, m = self._context.brush, self._context.measure
        sign = self._play.current.game_view.seat_sign(brush.theme, seat)
        light = self._stage() / _STAGES if plate.active else 0.0
        draw_body(surface, box, light, brush)
        yield
        painter = PlatePainter(surface, brush, m, plate, sign, self._score_text(plate.score, kind))
        painter.paint(kind, box.shrunk(0, 1))
        yield

    def _score_text(self, score: Score, kind: PlateKind) -> tuple[str, str]:
        """Return the number of a score as it is written, and what is counted."""
        words = self._context.words
        sentence = words.text(score.key, count=score.number)
        if score.most is None:
            bolds = [part for part, weight in weighed(sentence) if weight != "plain"]
            rest = [part for part, weight in weighed(sentence) if weight == "plain"]
            return "".join(bolds), "".join(rest).strip() if kind == "wide" else ""
        if kind == "wide":
            return "", sentence
        number, slash, most = words.text(
            "table.plate.of", count=score.number, most=score.most
        ).partition("/")
        return number, slash + most
