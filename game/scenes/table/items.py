"""What can be pressed at the table: places of the board, commands, the menu."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from game.rules.protocol import Place
from game.scenes.frame.command import Command
from game.scenes.frame.context import Context
from game.scenes.table.bar import ACTION_PLACE, MENU_PLACE
from game.scenes.table.layout import TableLayout
from game.scenes.table.play.play import Play
from game.view.board.drawing import PlaceContent
from game.view.board.place_id import place_id
from game.view.board.plan import Plan
from game.view.box import Box
from game.view.buttons.drawing import item_fits
from game.view.game_view import Row
from game.view.presses import NextPresses
from game.view.widgets import Item, Kind, Style

BOARD = "board"
"""The group of all places."""


def row_id(row: Row) -> str:
    """Return the id of the group of places in a row of the board."""
    return f"{row[0]}:{row[1]}"


TOOLS = "tools"
"""The group of the commands in the bar."""


class _Standing(NamedTuple):
    """What lies at each place, which places may be pressed, and those that are pointed out."""

    contents: Mapping[Place, PlaceContent]
    legal: NextPresses
    hinted: Place | None
    goal: Place | None
    remarked: Collection[Place]
    warned: Collection[Place]


def place_items(play: Play, plan: Plan) -> list[Item]:
    """Return the places of the board, in focus order."""
    hinted, remarked = play.hinted(), play.remarked()
    standing = _Standing(
        play.current.contents(), play.choices(), hinted, play.hint_goal(), remarked, play.warned()
    )
    return [
        _place_item(play, place, plan.spots[place].touch, standing) for place in play.targets(plan)
    ]


def tool_items(
    context: Context,
    play: Play,
    layout: TableLayout,
    commands: Sequence[tuple[Command[Any], Box]],
) -> list[Item]:
    """Return commands of the bar in their boxes, and the menu button, in focus order."""
    tools = [_command_item(context, play, layout, command, box) for command, box in commands]
    tools.append(_menu_item(context, layout))
    if not all(item_fits(item, context.brush) for item in tools):
        # Words in all of them, or in none.
        tools = [replace(i, label="") if i.style == "tool" else i for i in tools]
    return tools


def _menu_item(context: Context, layout: TableLayout) -> Item:
    """Return the way to the menu as an item."""
    text = context.words.text
    return Item(
        "menu",
        text("tool.menu"),
        layout.tools[MENU_PLACE],
        text("tool.menu") if layout.words else "",
        "menu",
        "tool",
        group=TOOLS,
        tooltip=text("tip.menu"),
        shortcut="Esc",
    )


def _place_item(play: Play, place: Place, touch: Box, standing: _Standing) -> Item:
    """Return a place of the board as an item; what lies there is as the position has it."""
    legal = place in standing.legal
    if play.presses.chosen and legal:
        name = play.words.choice_name(play.presses.chosen, place)
    else:
        name = play.words.place_name(place, standing.contents[place])
    if place == standing.hinted:
        name = play.context.words.text("hint.place", place=name)
    elif place == standing.goal:
        name = play.context.words.text("hint.goal", place=name)
    elif place in standing.remarked:
        name = play.context.words.text("remark.place", place=name)
    elif place in standing.warned:
        name = play.context.words.text("remark.warned", place=name)
    elif place in play.presses.chosen:
        name = play.context.words.text("table.chosen", place=name)
    # Only what brings the move on is a legal press; to choose another piece is not.
    kind: Kind = "move" if legal else "pit"
    move = standing.legal.get(place)
    return Item(
        place_id(place),
        name,
        touch,
        style="drawn",
        kind=kind,
        value=place,
        group=row_id(play.current.game_view.row_of(place)),
        role="cell",
        description=play.context.words.sentences(
            "" if move is None else play.words.forecast(move), play.words.about(place)
        ),
    )


def _style(play: Play, command: Command[Any], plated: bool) -> Style:
    """Return how a command of the bar looks."""
    if command.primary(play):
        return "primary" if plated else "due"
    return "plain" if plated else "tool"


def _command_item(
    context: Context, play: Play, layout: TableLayout, command: Command[Any], box: Box
) -> Item:
    """Return a command of the bar as an item; the action in a window is a button with a plate."""
    text, plated = context.words.text, layout.framed and command.place == ACTION_PLACE
    word = (plated and command.long) or command.short
    return Item(
        command.id,
        text(command.name),
        box,
        text(word) if word and (layout.words or plated) else "",
        command.icon,
        _style(play, command, plated),
        enabled=command.can_run(play),
        value=command,
        group=TOOLS,
        tooltip=text(command.tip) if command.tip else "",
        shortcut=command.keys[:1].upper(),
    )
