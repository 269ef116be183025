"""The matches kept: to be played on, looked at again, or thrown away."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame

from game.play.saved.kept import Kept, Newer
from game.play.signs import worn_by
from game.scenes.frame.context import Context
from game.scenes.frame.names import player_names
from game.scenes.frame.paged import PagedScene
from game.scenes.frame.pictures import draw_position
from game.scenes.frame.scene import Transition
from game.scenes.matches.dates import date_said
from game.scenes.matches.layout import MatchBox, matches_screen, without_picture
from game.view.art import rounded
from game.view.pixels import px
from game.view.steps import Steps, go_on
from game.view.widgets import Item, Words, cut, draw_words

_PICTURES = "matches"
"""Under this word the pictures of matches stand among those that are kept."""

_MOST_PICTURES = 32


class MatchesScene(PagedScene):
    """One plate a match, with a small picture; two buttons beside it."""

    name = "matches"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        del params
        self._kept: list[Kept | Newer] = []
        self._rows: dict[str, MatchBox] = {}
        self._pictures: Steps | None = None

    def enter(self) -> None:
        """See what is kept now, and say how much."""
        self._kept = [*self.context.matches.listed(), *self.context.matches.newer()]
        super().enter()
        words = self.context.words
        title = words.sentence(words.text("matches.title"))
        self.context.announce(words.sentences(title, self._count()))

    def _count(self) -> str:
        """Return how many matches there are."""
        if not self._kept:
            known = self.context.matches.readable()
            return self.context.words.text("matches.none" if known else "matches.unreadable")
        return self.context.words.text("matches.count", count=len(self._kept))

    def layout(self) -> tuple[list[Item], list[Words]]:
        """Lay out one page of the list."""
        m, text = self.context.measure, self.context.words.text
        screen = matches_screen(m, len(self._kept))
        self.page_count = screen.pages
        self.page = max(0, min(self.page, self.page_count - 1))
        shown = self._kept[self.page * len(screen.rows) :][: len(screen.rows)]
        self._shown = {kept.id: kept for kept in shown}
        self._rows = dict(zip(self._shown, screen.rows, strict=False))
        items = [Item("back", text("setup.back"), screen.top.back, icon="back", style="bare")]
        words = [Words(text("matches.title"), screen.top.title, m.heading, "title", tone="title")]
        if not self._kept:
            words.append(Words(self._count(), screen.top.rest, m.body, align="centre"))
        items += [item for kept in shown for item in self._items_of(kept)]
        if screen.foot is not None:
            turning, number = self.pager(screen.foot)
            items, words = items + turning, [*words, number]
        return items, words

    def _items_of(self, kept: Kept | Newer) -> list[Item]:
        """Return what can be pressed of one match."""
        words, row = self.context.words, self._rows[kept.id]
        text = words.text
        told = words.sentences(words.sentence(self._title(kept)), self._told(kept))
        return [
            Item(f"open:{kept.id}", told, row.whole, style="drawn"),
            Item(
                f"replay:{kept.id}",
                text("matches.replay", match=told),
                row.replay,
                icon="replay",
                enabled=isinstance(kept, Kept) and kept.moves > 0,
            ),
            Item(
                f"remove:{kept.id}",
                text("matches.remove", match=told),
                row.remove,
                icon="throw-away",
            ),
        ]

    def _title(self, kept: Kept | Newer) -> str:
        text = self.context.words.text
        name = kept.game if isinstance(kept, Newer) else kept.game.name
        return text(f"menu.game.{name}") if name else text("matches.newer.title")

    def _told(self, kept: Kept | Newer) -> str:
        """Return players, how far it has come, and when it was played last if that is known."""
        text = self.context.words.text
        if isinstance(kept, Newer):
            return text("matches.newer")
        names = player_names(self.context.words, kept)
        moves = text("matches.moves", count=kept.moves)
        if kept.winners is None:
            stands = moves
        elif len(kept.winners) == len(names):
            stands = text("matches.drawn", moves=moves)
        else:
            stands = text(
                "matches.won", moves=moves, players=[names[seat] for seat in kept.winners]
            )
        players = list(names.values())
        if not kept.changed:
            return text("matches.told-undated", players=players, stands=stands)
        now = self.context.host.now()
        # What is said to have been played in the future was played on a clock that went wrong.
        when = date_said(self.context.words, min(kept.changed / 1000, now), now)
        return text("matches.told", players=players, stands=stands, when=when)

    # Drawing

    def paint_steps(self, ground: pygame.Surface) -> Steps:
        """Draw plates and words; the pictures follow once the page is there."""
        scale, theme = self.context.viewport.scale, self.context.theme
        line = self.context.brush.line
        self._pictures = self._all_pictures(ground)
        for kept, row in self.rows():
            rect = px(row.whole, scale)
            ground.blit(rounded(rect.size, 12 * line, theme.panel_edge), rect)
            inner = rect.inflate(-2 * round(line), -2 * round(line))
            ground.blit(rounded(inner.size, 11 * line, theme.panel), inner)
            for words in self.words_of(kept, row):
                draw_words(ground, words, self.context.brush)
            yield

    def rows(self) -> list[tuple[Kept | Newer, MatchBox]]:
        """Return the matches of the page with their boxes."""
        return [(self._shown[name], row) for name, row in self._rows.items()]

    def words_of(self, kept: Kept | Newer, row: MatchBox) -> list[Words]:
        """Return what is written on the plate of a match."""
        if isinstance(kept, Newer):
            row = without_picture(row)
        m, brush = self.context.measure, self.context.brush
        title = Words(self._title(kept), row.title, m.body, "bold", tone="panel_text")
        told = Words(self._told(kept), row.text, m.small, upright="top", tone="panel_text")
        return [cut(title, brush), cut(told, brush)]

    def _all_pictures(self, ground: pygame.Surface) -> Steps:
        """Draw the pictures of the page, those known already first of all."""
        kept_pictures = self.context.art.pictures
        canvas = None
        for kept, row in self.rows():
            if isinstance(kept, Newer):
                continue
            rect = px(row.picture, self.context.viewport.scale).clip(ground.get_rect())
            if not rect:
                continue
            key = (_PICTURES, kept.id, kept.changed, *rect.size)
            if key not in kept_pictures:
                if canvas is None:
                    canvas = ground.copy()
                yield from draw_position(
                    self.context,
                    canvas,
                    row.picture,
                    kept.game,
                    kept.position,
                    below=kept.side,
                    worn=worn_by(kept.players),
                )
                _make_room(kept_pictures)
                kept_pictures[key] = canvas.subsurface(rect).copy()
            ground.blit(kept_pictures[key], rect)
            self._dirty.add(f"open:{kept.id}")
            yield

    def update(self, dt: float) -> bool:
        """Draw the pictures once the page is there."""
        drawn = not self.unfinished and not self._stale
        if drawn and self._pictures is not None and go_on(self._pictures, self.context.patience):
            self._pictures = None
        return super().update(dt)

    def busy(self) -> bool:
        """Whether the pictures are still coming."""
        return self._pictures is not None or super().busy()

    def draw_one(self, surface: pygame.Surface, item: Item) -> None:
        """Draw a button; a plate shows only the frame of the pointer and the focus."""
        super().draw_one(surface, item)
        name = item.id.partition(":")[2]
        state = self.state(item.id)
        if item.style == "drawn" and name in self._rows and (state.hover or state.down):
            line = max(2, round(2 * self.context.brush.line))
            rect = px(item.box, self.context.viewport.scale)
            pygame.draw.rect(
                surface, self.context.theme.accent, rect, line, round(12 * self.context.brush.line)
            )

    # Pressing

    def pressed(self, item: Item) -> Transition | None:
        """Play a match on, look at it again, or ask whether to throw it away."""
        if item.id == "back":
            return self.back()
        if self.turned_by(item):
            return None
        part, _, name = item.id.partition(":")
        if part == "remove":
            return self._ask(self._shown[name])
        match = self.context.matches.open(name)
        if match is None:
            if isinstance(self._shown[name], Kept):
                # Another window has thrown it away, or it cannot be read.
                self.enter()
            return None  # the loop tells why
        if part == "replay":
            return Transition("push", "replay", {"match": match})
        return Transition("reset", "table", {"match": match})

    def _ask(self, kept: Kept | Newer) -> Transition:
        """Return the way to the question whether a match may go."""
        text = self.context.words.text
        if isinstance(kept, Newer):
            question = text("matches.newer.ask", game=self._title(kept))
        else:
            told = text("matches.told-short", game=self._title(kept), count=kept.moves)
            question = text("matches.remove.ask", match=told)
        params = {
            "question": question,
            "yes": text("matches.remove.yes"),
            "does": lambda: self.context.matches.remove(kept.id),
        }
        return Transition("push", "ask", params)


def _make_room(pictures: dict[tuple[object, ...], pygame.Surface]) -> None:
    """Forget the oldest picture of a match where there are many."""
    mine = [key for key in pictures if key[0] == _PICTURES]
    if len(mine) >= _MOST_PICTURES:
        del pictures[mine[0]]
