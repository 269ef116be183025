"""The bar over the list in which matches are looked for: a field, and the games."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.frame.context import Context
from game.scenes.matches.layout import search_items
from game.scenes.matches.rows import Act
from game.scenes.matches.sieve import ANY, Sieve, games_in
from game.scenes.matches.told import AnySaved
from game.view.box import Box
from game.view.buttons.controls import Segment
from game.view.widgets import Item

FIELD, GAMES = "search", "games"
"""The id of the field, and the group of the games, whose ids are "game:NAME"."""


def search_bar(
    context: Context, sieve: Sieve, matches: Sequence[AnySaved], area: Box
) -> tuple[list[Item], float]:
    """Return the items of the bar at the top of an area, and how high it is.

    The games are there where matches of several are.
    """
    text = context.words.text
    field = Item(
        FIELD,
        text("matches.search-name"),
        area,
        text("matches.search"),
        style="field",
        role="field",
        text=sieve.typed,
        tooltip=text("matches.search"),
        shortcut="/",
    )
    games = games_in(matches)
    segments = [
        Segment(
            f"game:{game}",
            text(f"menu.game.{game}") if game else text("matches.all"),
            sieve.game == game,
            Act("game", game=game),
        )
        for game in ((ANY, *games) if len(games) > 1 else ())
    ]
    return search_items(field, segments, area, context.measure, context.brush)
