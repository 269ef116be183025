"""The page of the matches: its head, the search, a message, and the rows, all laid out."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from game.scenes.frame.context import Context
from game.scenes.frame.pane import Pane
from game.scenes.matches.layout import GAP, LOW, Message, empty_of, head_of, message_of
from game.scenes.matches.listing import Listing
from game.scenes.matches.rows import Act, Deed, MatchRows
from game.scenes.matches.search import search_bar
from game.view.box import TOUCH, Box
from game.view.text.text_box import TextBox, truncated
from game.view.widgets import Item, Style


@dataclass(slots=True)
class Page:
    """Items in focus order, texts, and the message, if there is one."""

    items: list[Item] = field(default_factory=list)
    words: list[TextBox] = field(default_factory=list)
    message: Message | None = None


def page_of(context: Context, listing: Listing, rows: MatchRows, pane: Pane) -> Page:
    """Lay the page out, the rows in `pane`; in a low window the search scrolls with them."""
    builder = _Builder(context, listing, rows, pane)
    m, column = context.measure, builder.add_head()
    scrolls = bool(listing.found) and m.height < LOW
    y = column.y if scrolls else builder.add_search(column)
    y = builder.add_message(Box(column.x, y, column.width, 0))
    area = Box(column.x, y, column.width, 0)
    if listing.found:
        builder.add_rows(area, scrolls)
    else:
        builder.add_nothing(area)
    return builder.page


class _Builder:
    """Adds one part of the page after the other."""

    def __init__(self, context: Context, listing: Listing, rows: MatchRows, pane: Pane) -> None:
        self._context = context
        self._listing = listing
        self._rows = rows
        self._pane = pane
        self.page = Page()

    def _text(self, key: str) -> str:
        return self._context.words.text(key)

    def add_head(self) -> Box:
        """Add the way back, the title and how many there are; return what is left below."""
        m, brush = self._context.measure, self._context.brush
        title, size = self._text("matches.title"), m.size("screen")
        head = head_of(m, brush.type.width(title, "title", size * brush.scale) / brush.scale)
        back = Item("back", self._text("setup.back"), head.back, icon="back", style="bare")
        self.page.items.append(replace(back, shortcut="Esc", tooltip=back.name))
        self.page.words.append(TextBox(title, head.title, size, "title", tone="title"))
        if self._listing.matches and head.beside.width > size * 3:
            told = self._listing.count()
            count = TextBox(told, head.beside, m.size("body"), tone="soft_text")
            self.page.words.append(truncated(count, brush))
        return head.rest

    def add_search(self, column: Box, in_pane: bool = False) -> float:
        """Add the search at the top of a column; return where what is below it begins."""
        listing = self._listing
        if not listing.matches:
            return column.y
        items, high = search_bar(self._context, listing.sieve, listing.matches, column)
        self.page.items += [replace(item, in_pane=in_pane) for item in items]
        return column.y + high + GAP

    def add_message(self, area: Box) -> float:
        """Add what was deleted last, with a button that brings it back; return where it ends."""
        last = self._listing.deleted
        if last is None:
            return area.y
        m, brush, words = self._context.measure, self._context.brush, self._context.words
        label, tip = self._text("matches.undo"), self._text("matches.undo-tip")
        told = words.text("matches.removed", match=self._listing.name_of(last))
        message = self.page.message = message_of(told, label, area, m, brush)
        undo = Item("undo", label, message.button, label, "undo", value=Act("undo"), tooltip=tip)
        self.page.items.append(replace(undo, shortcut="U"))
        self.page.words.append(message.words)
        return message.plate.bottom + GAP

    def add_nothing(self, area: Box) -> None:
        """Add why there are no rows, and a way on."""
        m, brush, listing = self._context.measure, self._context.brush, self._listing
        self._rows.fit([], area)
        some = bool(listing.matches)
        deed: Deed = "show-all" if some else "begin"
        style: Style = "plain" if some else "primary"
        why = self._text("matches.no-fit") if some else listing.count()
        label, icon = self._text(f"matches.{deed}"), "cancel" if some else "play"
        empty = empty_of(why, label, area, m, brush)
        self._pane.fit(Box(0, area.y, m.width, empty.height), 0.0)
        self.page.words.append(empty.words)
        self.page.items.append(Item(deed, label, empty.button, label, icon, style, value=Act(deed)))

    def add_rows(self, area: Box, with_search: bool) -> None:
        """Add the rows of the portion and the ways to others, all of which scroll."""
        m, listing = self._context.measure, self._listing
        y = self.add_search(area, in_pane=True) if with_search else area.y
        door = Box(area.x, y + GAP / 2, area.width, max(TOUCH, m.line + 20))
        items: list[Item] = []
        if listing.has_later:
            items.append(self._door("later", -1, door))
            door = door.moved(0, door.height + GAP)
        bottom = self._rows.fit(listing.shown, door)
        items += self._rows.items()
        if listing.has_earlier:
            items.append(self._door("earlier", 1, door._replace(y=bottom)))
            bottom += door.height + GAP
        self.page.items += [replace(item, in_pane=True) for item in items]
        self._pane.bar = self._context.theme.panel_edge
        room = Box(0, area.y, m.width, max(1.0, m.height - area.y))
        self._pane.fit(room, bottom + GAP - area.y)

    def _door(self, name: str, step: int, box: Box) -> Item:
        """Return the button that leads to another portion."""
        label, icon = self._text(f"matches.{name}"), "jump-back" if step < 0 else "jump-forward"
        act = Act("turn", portion=self._listing.portion + step)
        return Item(name, label, box, label, icon, value=act)
