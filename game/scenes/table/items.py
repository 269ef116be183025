"""What can be pressed at the table: places of the board, buttons on it, tools, the menu."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.rules.protocol import Place
from game.scenes.frame.context import Context
from game.scenes.table.layout import TableLayout
from game.scenes.table.place_ids import place_id
from game.scenes.table.tools import tools_in
from game.scenes.table.turns import TableTurns
from game.view.board.drawing import PlaceContent
from game.view.board.plan import Plan
from game.view.box import Box
from game.view.game_view import NextPresses
from game.view.widgets import Item, Kind


class _Standing(NamedTuple):
    """What lies at each place, which places may be pressed, and those that the hint names."""

    contents: Mapping[Place, PlaceContent]
    legal: NextPresses
    hinted: Place | None
    goal: Place | None


def table_items(context: Context, turns: TableTurns, screen: TableLayout, plan: Plan) -> list[Item]:
    """Return places, tools and the menu button, in focus order."""
    contents = turns.game_view.contents(turns.match.game, turns.match.position)
    standing = _Standing(contents, turns.choices(), turns.hinted(), turns.hint_goal())
    items = [
        _place_item(turns, place, plan.spots[place].touch, standing)
        for place in _targets(plan, standing)
    ]
    items += _button_items(context, turns, plan)
    items += _tool_items(context, turns, screen)
    label = context.words.text("table.menu")
    items.append(Item("menu", label, screen.menu, icon="menu", style="bare"))
    return items


def _targets(plan: Plan, standing: _Standing) -> list[Place]:
    """Return the places that can be pressed: on a crowded board those in play only."""
    if not plan.crowded:
        return list(plan.spots)
    lying = (place for place, lying in standing.contents.items() if lying)
    wanted = {*standing.legal, *lying}
    return [place for place in plan.spots if place in wanted]


def _place_item(turns: TableTurns, place: Place, touch: Box, standing: _Standing) -> Item:
    """Return a place of the board as an item; what lies there is as the position has it."""
    legal = place in standing.legal
    if turns.presses.chosen and legal:
        name = turns.choice_name(place)
    else:
        name = turns.place_name(place, standing.contents[place])
    if place == standing.hinted:
        name = turns.context.words.text("hint.place", place=name)
    elif place == standing.goal:
        name = turns.context.words.text("hint.goal", place=name)
    # Only what brings the move on is a legal press; to choose another piece is not.
    kind: Kind = "move" if legal else "pit"
    return Item(place_id(place), name, touch, style="drawn", kind=kind)


def _button_items(context: Context, turns: TableTurns, plan: Plan) -> list[Item]:
    """Return the choices that are buttons on the board."""
    if not turns.person:
        return []
    match, chosen = turns.match, turns.presses.chosen
    found = turns.game_view.buttons(context.words, match.game, match.position, chosen, plan)
    return [
        Item(
            place_id(button.place),
            button.name,
            button.box,
            button.label,
            button.icon,
            "primary",
            "choice",
        )
        for button in found
    ]


def _tool_items(context: Context, turns: TableTurns, screen: TableLayout) -> list[Item]:
    """Return the tools that are shown now."""
    return [
        Item(
            tool.id,
            context.words.text(f"table.{tool.word}"),
            box,
            icon=tool.icon,
            style="bare",
            enabled=tool.enabled(turns),
        )
        for tool, box in zip(tools_in(turns), screen.tools, strict=True)
        if tool is not None
    ]
