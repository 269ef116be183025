"""The end of a match: the final count, who won, and what next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame

from game.host.interface import Key
from game.play.match import Match
from game.play.signs import signs_of_players
from game.rules.protocol import Json, Seat
from game.scenes.frame.base import BaseScene
from game.scenes.frame.context import Context
from game.scenes.frame.match_hook import hook_state, position_json
from game.scenes.frame.names import player_names, players_of, teller_of
from game.scenes.frame.scene import Transition
from game.scenes.result.layout import result_layout, score_row_parts, score_rows
from game.scenes.result.words import headline, resignation
from game.view.art import draw_edged
from game.view.box import Box
from game.view.icons import icon
from game.view.pixels import px
from game.view.registry import VIEWS
from game.view.text.text_box import TextBox
from game.view.widgets import Item, Style

FIRST = {"again": "restart", "share": "send"}
"""The first button, with its picture; "share" while a friend elsewhere has not heard the end."""

BUTTONS = {
    "replay": "replay",
    "analysis": "chart",
    "board": "back",
    "menu": "menu",
}
"""The other buttons, each with its picture."""


class ResultScene(BaseScene):
    """Shown over the table: going back shows the board again."""

    name = "result"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.match: Match = params["match"]
        outcome = self.match.outcome()
        if outcome is None:
            raise ValueError("a match that goes on has no result")
        self.outcome = outcome
        self.players = players_of(context.words, self.match)
        self.names = player_names(context.words, self.match)
        self.teller = teller_of(context.words, self.match)
        self.tally = context.series.count(self.match)

    def enter(self) -> None:
        """Say how it ended."""
        super().enter()
        words, headline = self.context.words, self.context.words.sentence(self._headline())
        sentences = (self._resignation(), self._scores(), self._uncounted(), self._series())
        self.context.announce(words.sentences(headline, *sentences), urgent=True)

    def _scores(self) -> str:
        """Return the score of each player; nothing if the match ended without a count."""
        if not self._scored():
            return ""
        words = self.context.words
        scores = [
            words.text("result.score", player=self.players[seat], score=score)
            for seat, score in self.outcome.scores.items()
        ]
        return words.sentence(words.join(scores, "list-comma"))

    def _scored(self) -> bool:
        """Whether the match ended by a count."""
        return VIEWS[self.match.game.name].scored and not self.match.given_up()

    def _resignation(self) -> str:
        """Return who gave up, if it ended so."""
        return resignation(self.context.words, self.match, self.players)

    def _uncounted(self) -> str:
        """Return what was left on the board and counts for nobody, if anything was."""
        match = self.match
        if match.given_up():
            return ""
        return self.teller.uncounted(match.position, self.outcome)

    def _why_over(self) -> str:
        """Return why the game is over."""
        return self.teller.why_over(self.match.position, self.outcome)

    def _headline(self) -> str:
        """Return who won."""
        return headline(self.context.words, self.match, self.players)

    def _series(self) -> str:
        """Return how the series stands; nothing after its first match."""
        words, text, tally = self.context.words, self.context.words.text, self.tally
        if tally.played < 2:
            return ""
        wins = [
            text("result.wins", player=self.players[seat], wins=wins)
            for seat, wins in tally.wins.items()
        ]
        if tally.draws:
            wins.append(text("result.draws", draws=tally.draws))
        return text("result.series", played=tally.played, wins=words.join(wins, "list-comma"))

    def _is_unsent(self) -> bool:
        """Whether the match is played by link and was ended on this device."""
        match = self.match
        if match.side is None or match.given_up():
            return match.side is not None and match.resigned == match.side
        return match.cursor > 0 and match.turns[match.cursor - 1].seat == match.side

    def _next_starter(self) -> Seat:
        """Return who starts the next match: the seat after the one that started this."""
        game = self.match.game
        seats = game.seats
        return seats[(seats.index(game.to_move(self.match.start)) + 1) % len(seats)]

    def layout(self) -> tuple[list[Item], list[TextBox]]:
        """Lay out headline, counts and buttons."""
        m = self.context.measure
        first = "share" if self._is_unsent() else "again"
        buttons = {first: FIRST[first], **BUTTONS}
        layout = result_layout(m, len(buttons))
        rows = score_rows(m, layout.scores, len(self.outcome.scores))
        self._rows = dict(zip(self._ranking(), rows, strict=True))
        size = m.heading * 1.4
        words = [
            TextBox(self._headline(), layout.title, size, "title", "centre", "middle", "title"),
            TextBox(self._note(first), layout.note, m.small, align="centre", tone="soft_text"),
            *(text for seat, box in self._rows.items() for text in self._row_words(seat, box)),
        ]
        items = [
            self._button(name, sign, box, name == first)
            for (name, sign), box in zip(buttons.items(), layout.buttons, strict=True)
        ]
        return items, words

    def _ranking(self) -> list[Seat]:
        """Return the seats: those who won first, then by their scores."""
        winners, scores = self.outcome.winners, self.outcome.scores
        return sorted(scores, key=lambda seat: (seat not in winners, -scores[seat]))

    def _button(self, name: str, sign: str, box: Box, primary: bool) -> Item:
        """Return one of the buttons."""
        label = self.context.words.text(f"result.{name}")
        style: Style = "primary" if primary else "plain"
        return Item(name, label, box, label, sign, style)

    def _way(self, name: str) -> Transition:
        """Return where a button leads; to play again makes the next side start."""
        if name == "board":
            return Transition("pop")
        if name == "menu":
            return Transition("reset", "menu")
        if name == "analysis":
            return self._analysis()
        if name in ("replay", "share"):
            return Transition("push", name, {"match": self.match})
        match = Match(self.match.game, self.match.players, self._next_starter())
        return Transition("reset", "table", {"match": match})

    def _note(self, first: str) -> str:
        """Return why it ended so, how the series stands, and what the first button does."""
        words, text = self.context.words, self.context.words.text
        starter = text("result.next-starts", player=self.players[self._next_starter()])
        after = text("result.unsent") if first == "share" else starter
        why = self._resignation() if self.match.given_up() else self._why_over()
        return words.sentences(why, self._uncounted(), self._series(), after)

    def _row_words(self, seat: Seat, box: Box) -> list[TextBox]:
        """Return the name and the count of a player in their row."""
        m = self.context.measure
        name, count = score_row_parts(m, box)
        # Who wins because another gave up has won by no count.
        points = self.context.words.number(self.outcome.scores[seat])
        score = points if self._scored() else ""
        return [
            TextBox(self.names[seat], name, m.body * 1.15, "bold", tone="panel_text"),
            TextBox(score, count, m.heading * 1.2, "title", "right", tone="panel_text"),
        ]

    def signs(self) -> tuple[int, ...]:
        """Return the sign of each player."""
        return signs_of_players(self.match.players)

    def paint(self, ground: pygame.Surface) -> None:
        """Draw the plates of the counts; the winner's has a thicker edge and a flag."""
        theme, scale = self.context.theme, self.context.viewport.scale
        thick = self.context.brush.line
        for seat, box in self._rows.items():
            rect = px(box, scale)
            won = seat in self.outcome.winners and len(self.outcome.winners) < len(self._rows)
            line = round((3 if won else 1.4) * thick)
            edge = theme.accent if won else theme.panel_edge
            draw_edged(ground, rect, 14 * thick, line, edge=edge, face=theme.panel)
            size = round(self.context.measure.body * 1.2 * scale)
            shape, colour = VIEWS[self.match.game.name].seat_sign(theme, seat)
            sign = icon(shape, size, colour)
            ground.blit(sign, sign.get_rect(midleft=(rect.left + size * 0.7, rect.centery)))
            if won:
                flag = icon("flag", round(size * 1.2), theme.accent)
                at = (rect.right - round(0.6 * size), rect.centery)
                ground.blit(flag, flag.get_rect(midright=at))

    def key(self, key: Key) -> Transition | None:
        """Take the letters that lead to a page from the table too."""
        if not key.ctrl and key.name.lower() == "e":
            return self._analysis()
        return super().key(key)

    def _analysis(self) -> Transition:
        return Transition("push", "analysis", {"match": self.match, "seat": self.match.near()})

    def pressed(self, item: Item) -> Transition | None:
        """Play again with the next side starting, look at the board, or leave."""
        return self._way(item.id)

    def position_json(self) -> Json:
        """Return the final position."""
        return position_json(self.match)

    def hook_state(self) -> Mapping[str, Json]:
        """Tell the outcome."""
        return hook_state(self.match)
