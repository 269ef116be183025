"""What can be pressed at the table: places of the board, commands, the menu."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from game.rules.protocol import Place
from game.scenes.frame.command import Command
from game.scenes.frame.context import Context
from game.scenes.table.outline import TOOLS, row_of
from game.scenes.table.play.play import Play
from game.view.board.drawing import PlaceContent
from game.view.board.place_id import place_id
from game.view.board.plan import Plan
from game.view.box import Box
from game.view.presses import NextPresses
from game.view.widgets import Item, Kind


class _Standing(NamedTuple):
    """What lies at each place, which places may be pressed, and those that the hint names."""

    contents: Mapping[Place, PlaceContent]
    legal: NextPresses
    hinted: Place | None
    goal: Place | None


def table_items(
    context: Context,
    play: Play,
    plan: Plan,
    commands: Sequence[tuple[Command[Any], Box]],
    menu: Box,
) -> list[Item]:
    """Return places, commands of the bar in their boxes, and the menu button, in focus order."""
    standing = _Standing(play.current.contents(), play.choices(), play.hinted(), play.hint_goal())
    items = [
        _place_item(play, place, plan.spots[place].touch, standing) for place in play.targets(plan)
    ]
    items += [_command_item(context, play, command, box) for command, box in commands]
    label = context.words.text("table.menu")
    items.append(Item("menu", label, menu, icon="menu", style="bare"))
    return items


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
    # Only what brings the move on is a legal press; to choose another piece is not.
    kind: Kind = "move" if legal else "pit"
    return Item(
        place_id(place),
        name,
        touch,
        style="drawn",
        kind=kind,
        value=place,
        role="cell",
        group=row_of(place),
    )


def _command_item(context: Context, play: Play, command: Command[Any], box: Box) -> Item:
    """Return a command of the bar as an item."""
    return Item(
        command.id,
        context.words.text(command.name),
        box,
        icon=command.icon,
        style="bare",
        enabled=command.can_run(play),
        value=command,
        group=TOOLS,
    )
