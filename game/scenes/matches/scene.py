"""The saved matches: to be played on, looked at again, or thrown away."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

import pygame

from game.play.saved.saved_match import NewerMatch, SavedMatch
from game.play.signs import signs_of_players
from game.scenes.frame.base import BaseScene
from game.scenes.frame.context import Context
from game.scenes.frame.names import player_names, players_of
from game.scenes.frame.pages import Pages
from game.scenes.frame.pictures import draw_position
from game.scenes.frame.scene import Transition
from game.scenes.matches.dates import date_text
from game.scenes.matches.layout import MatchBox, matches_layout, without_picture
from game.view.art import draw_edged
from game.view.pixels import px
from game.view.steps import Steps, go_on
from game.view.text.text_box import TextBox, draw_text, truncated
from game.view.widgets import Item

_PICTURES = "matches"
"""Under this word the pictures of matches stand among those that are kept."""

_MOST_PICTURES = 32


@dataclass(frozen=True, slots=True)
class _Action:
    """What a button does with a saved match."""

    name: Literal["open", "replay", "remove"]
    saved: SavedMatch | NewerMatch


class MatchesScene(BaseScene):
    """One plate a match, with a small picture; two buttons beside it."""

    name = "matches"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.pages: Pages = Pages()
        del params
        self._matches: list[SavedMatch | NewerMatch] = []
        self._rows: dict[str, MatchBox] = {}
        self._pictures: Steps | None = None

    def enter(self) -> None:
        """See what is saved now, and say how much."""
        self._matches = [*self.context.matches.listed(), *self.context.matches.newer()]
        super().enter()
        words = self.context.words
        title = words.sentence(words.text("matches.title"))
        self.context.announce(words.sentences(title, self._count()))

    def _count(self) -> str:
        """Return how many matches there are."""
        if not self._matches:
            readable = self.context.matches.readable()
            return self.context.words.text("matches.none" if readable else "matches.unreadable")
        return self.context.words.text("matches.count", count=len(self._matches))

    def layout(self) -> tuple[list[Item], list[TextBox]]:
        """Lay out one page of the list."""
        m, text = self.context.measure, self.context.words.text
        layout = matches_layout(m, len(self._matches))
        self.pages.fit(layout.pages)
        matches = self._matches[self.pages.number * len(layout.rows) :][: len(layout.rows)]
        self._page_matches = {saved.id: saved for saved in matches}
        self._rows = dict(zip(self._page_matches, layout.rows, strict=False))
        items = [Item("back", text("setup.back"), layout.top.back, icon="back", style="bare")]
        words = [TextBox(text("matches.title"), layout.top.title, m.heading, "title", tone="title")]
        if not self._matches:
            words.append(TextBox(self._count(), layout.top.rest, m.body, align="centre"))
        items += [item for saved in matches for item in self._items_of(saved)]
        if layout.foot is not None:
            turning, number = self.pages.pager(layout.foot, self.context.words, m)
            items, words = items + turning, [*words, number]
        return items, words

    def _items_of(self, saved: SavedMatch | NewerMatch) -> list[Item]:
        """Return what can be pressed of one match."""
        words, row = self.context.words, self._rows[saved.id]
        text = words.text
        title = words.sentence(self._title(saved))
        description = words.sentences(title, self._description(saved))
        return [
            Item(
                f"open:{saved.id}",
                description,
                row.whole,
                style="drawn",
                value=_Action("open", saved),
            ),
            Item(
                f"replay:{saved.id}",
                text("matches.replay", match=description),
                row.replay,
                icon="replay",
                enabled=isinstance(saved, SavedMatch) and saved.moves > 0,
                value=_Action("replay", saved),
                group="replay",
            ),
            Item(
                f"remove:{saved.id}",
                text("matches.remove", match=description),
                row.remove,
                icon="throw-away",
                value=_Action("remove", saved),
            ),
        ]

    def _title(self, saved: SavedMatch | NewerMatch) -> str:
        text = self.context.words.text
        name = saved.game if isinstance(saved, NewerMatch) else saved.game.name
        return text(f"menu.game.{name}") if name else text("matches.newer.title")

    def _description(self, saved: SavedMatch | NewerMatch) -> str:
        """Return players, how far it has come, and when it was played last if that is known."""
        text = self.context.words.text
        if isinstance(saved, NewerMatch):
            return text("matches.newer")
        names = player_names(self.context.words, saved)
        moves = text("matches.moves", count=saved.moves)
        if saved.winners is None:
            standing = moves
        elif len(saved.winners) == len(names):
            standing = text("matches.drawn", moves=moves)
        else:
            players = players_of(self.context.words, saved)
            winners = [players[seat] for seat in saved.winners]
            standing = text("matches.won", moves=moves, players=winners)
        seated = list(names.values())
        if not saved.changed:
            return text("matches.told-undated", players=seated, stands=standing)
        now = self.context.host.now()
        # What is said to have been played in the future was played on a clock that went wrong.
        date = date_text(self.context.words, min(saved.changed / 1000, now), now)
        return text("matches.told", players=seated, stands=standing, when=date)

    # Drawing

    def paint_steps(self, ground: pygame.Surface) -> Steps:
        """Draw plates and words; the pictures follow once the page is there."""
        scale, theme = self.context.viewport.scale, self.context.theme
        line = self.context.brush.line
        self._pictures = self._all_pictures(ground)
        for saved, row in self.rows():
            rect = px(row.whole, scale)
            edge, face = theme.panel_edge, theme.panel
            draw_edged(ground, rect, 12 * line, round(line), edge=edge, face=face)
            for words in self.words_of(saved, row):
                draw_text(ground, words, self.context.brush)
            yield

    def rows(self) -> list[tuple[SavedMatch | NewerMatch, MatchBox]]:
        """Return the matches of the page with their boxes."""
        return [(self._page_matches[name], row) for name, row in self._rows.items()]

    def words_of(self, saved: SavedMatch | NewerMatch, row: MatchBox) -> list[TextBox]:
        """Return what is written on the plate of a match."""
        if isinstance(saved, NewerMatch):
            row = without_picture(row)
        m, brush = self.context.measure, self.context.brush
        title = TextBox(self._title(saved), row.title, m.body, "bold", tone="panel_text")
        description = TextBox(
            self._description(saved), row.text, m.small, valign="top", tone="panel_text"
        )
        return [truncated(title, brush), truncated(description, brush)]

    def _all_pictures(self, ground: pygame.Surface) -> Steps:
        """Draw the pictures of the page, those known already first of all."""
        pictures = self.context.art.pictures
        canvas = None
        for saved, row in self.rows():
            if isinstance(saved, NewerMatch):
                continue
            rect = px(row.picture, self.context.viewport.scale).clip(ground.get_rect())
            if not rect:
                continue
            key = (_PICTURES, saved.id, saved.changed, *rect.size)
            if key not in pictures:
                if canvas is None:
                    canvas = ground.copy()
                yield from draw_position(
                    self.context,
                    canvas,
                    row.picture,
                    saved.game,
                    saved.position,
                    below=saved.side,
                    seat_signs=signs_of_players(saved.players),
                )
                _make_room(pictures)
                pictures[key] = canvas.subsurface(rect).copy()
            ground.blit(pictures[key], rect)
            self.canvas.dirty.add(f"open:{saved.id}")
            yield

    def update(self, dt: float) -> bool:
        """Draw the pictures once the page is there."""
        is_drawn = not self.unfinished and not self.canvas.stale
        if (
            is_drawn
            and self._pictures is not None
            and go_on(self._pictures, self.context.rest_of_frame())
        ):
            self._pictures = None
        return super().update(dt)

    def busy(self) -> bool:
        """Whether the pictures are still coming."""
        return self._pictures is not None or super().busy()

    def draw_one(self, surface: pygame.Surface, item: Item) -> None:
        """Draw a button; a plate shows only the frame of the pointer and the focus."""
        super().draw_one(surface, item)
        state = self.state(item.id)
        if item.style == "drawn" and (state.hover or state.down):
            line = max(2, round(2 * self.context.brush.line))
            rect = px(item.box, self.context.viewport.scale)
            pygame.draw.rect(
                surface, self.context.theme.accent, rect, line, round(12 * self.context.brush.line)
            )

    # Pressing

    def pressed(self, item: Item) -> Transition | None:
        """Play a match on, look at it again, or ask whether to throw it away."""
        action = item.value
        if not isinstance(action, _Action):
            return self.back()
        if action.name == "remove":
            return self._ask(action.saved)
        match = self.context.matches.open(action.saved.id)
        if match is None:
            if isinstance(action.saved, SavedMatch):
                # Another window has thrown it away, or it cannot be read.
                self.enter()
            return None  # the loop tells why
        if action.name == "replay":
            return Transition("push", "review", {"match": match})
        return Transition("reset", "table", {"match": match})

    def _ask(self, saved: SavedMatch | NewerMatch) -> Transition:
        """Return the way to the question whether a match may go."""
        text = self.context.words.text
        if isinstance(saved, NewerMatch):
            note = text("matches.newer.note", game=self._title(saved))
        else:
            description = text("matches.told-short", game=self._title(saved), count=saved.moves)
            note = text("matches.remove.note", match=description)
        params = {
            "question": text("matches.remove.ask"),
            "note": note,
            "icon": "throw-away",
            "yes": text("matches.remove.yes"),
            "on_yes": lambda: self.context.matches.remove(saved.id),
        }
        return Transition("push", "ask", params)


def _make_room(pictures: dict[tuple[object, ...], pygame.Surface]) -> None:
    """Forget the oldest picture of a match where there are many."""
    mine = [key for key in pictures if key[0] == _PICTURES]
    if len(mine) >= _MOST_PICTURES:
        del pictures[mine[0]]
