"""What is held, as buttons: the number of a place and the tools, or the pieces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.host.interface import Range
from game.rules import shape
from game.rules.protocol import Seat
from game.scenes.editor.actions import Do, Pick, Step, Tool, Use
from game.scenes.editor.bars import readable_bar
from game.scenes.editor.column import Column
from game.scenes.editor.editing import Editing
from game.scenes.editor.hand import CountHand, PieceHand
from game.view.box import TOUCH, Box
from game.view.buttons.controls import Segment, bar_of, stepper_of
from game.view.buttons.controls import Step as Number
from game.view.text.text_box import TextBox
from game.view.widgets import Item

TOOL, AMOUNT, COLOURS = "tool", "amount", "colour"
"""The ids of the question what a press does, of the number of seeds, and of whose pieces."""

MOST_PIECES = 4
"""So many pieces of a player stand side by side."""

TOOLS: tuple[tuple[Tool, str], ...] = (("choose", "pencil"), ("add", "plus"), ("take", "minus"))
"""The tools with their icons."""


def add_hand(editing: Editing, column: Column) -> None:
    """Add what is held to a column."""
    if isinstance(editing.hand, PieceHand):
        _add_pieces(editing, editing.hand, column)
    else:
        column.write(chosen_name(editing), bold=True, lines=1)
        column.items += amount_items(editing, column.take(column.row + 4), column.row + 4)
        column.items += tool_items(editing, column.take(column.row))


def hand_row(editing: Editing, box: Box, column: Column) -> None:
    """Add what is held to a column, in rows that fill a box below the board of a phone."""
    hand, gap = editing.hand, column.gap
    count = 2 if not isinstance(hand, PieceHand) else piece_rows(editing) + 1
    rows = box.rows(count, gap)
    if isinstance(hand, PieceHand):
        column.items += _piece_rows(editing, hand, rows)
        low = rows[-1]
    else:
        column.items += tool_items(editing, rows[1])
        low = rows[0]
    wide = 3.4 * low.height
    controls, label = low.right_part(min(wide, low.width * 0.6))
    name = chosen_name(editing)
    label = Box(label.x + 4, label.y, label.width - 10, label.height)
    size = column.measure.size("body")
    column.put(TextBox(name, label, size, "bold", breaks=True))
    if isinstance(hand, PieceHand):
        column.items += _ends(editing, controls, gap)
    else:
        column.items += amount_items(editing, controls, low.height)


def strip_items(editing: Editing, box: Box) -> list[Item]:
    """Return what is held where there is room for the least only."""
    if isinstance(editing.hand, PieceHand):
        return _ends(editing, box, 2.0)
    side = min(box.height, box.width / 3)
    return amount_items(editing, box, side)


def chosen_name(editing: Editing) -> str:
    """Return what is chosen, or what to do first."""
    place = editing.hand.place
    return editing.words.text("editor.choose") if place is None else editing.place_name(place)


def amount_items(editing: Editing, box: Box, side: float) -> list[Item]:
    """Return the number of seeds at the place that is chosen, between less and more."""
    hand, words = editing.hand, editing.words
    place = hand.place
    if place is None or not isinstance(hand, CountHand):
        return _no_amount(editing, box, side)
    count = hand.contents()[place]
    name = editing.place_name(place)
    step = Number(
        AMOUNT,
        name,
        words.number(count),
        Range(0, shape.MOST, count),
        words.text("editor.less", place=name),
        words.text("editor.more-of", place=name),
        place,
    )
    return stepper_of(step, box, side)


def _no_amount(editing: Editing, box: Box, side: float) -> list[Item]:
    """Return the same before a place is chosen: nothing of it can be pressed."""
    text = editing.words.text
    step = Number(
        AMOUNT,
        text("editor.amount"),
        text("editor.none"),
        Range(0, 0, 0),
        text("editor.amount"),
        text("editor.amount"),
        None,
    )
    return [replace(item, enabled=False) for item in stepper_of(step, box, side)]


def tool_items(editing: Editing, box: Box) -> list[Item]:
    """Return the tools: what a press on the board does."""
    hand, text = editing.hand, editing.words.text
    if not isinstance(hand, CountHand):
        return []
    segments = [
        Segment(
            f"{TOOL}:{tool}",
            text(f"editor.tool.{tool}"),
            tool == hand.tool,
            Use(tool),
            text(f"editor.tool.{tool}.name"),
            icon,
        )
        for tool, icon in TOOLS
    ]
    bar = readable_bar(segments, box, TOOL, editing.context.brush)
    helps = [text(f"editor.tool.{tool}.help") for tool, _ in TOOLS]
    return [replace(item, tooltip=told) for item, told in zip(bar, helps, strict=True)]


# Pieces


def piece_rows(editing: Editing) -> int:
    """Return how many rows the pieces take below the board of a phone; 0 without pieces."""
    if not isinstance(editing.hand, PieceHand):
        return 0
    return 2 if _is_narrow(editing) else len(_seats_by_row(editing))


def _is_narrow(editing: Editing) -> bool:
    """Whether a row has no room for the pieces of two players, with numbers as large as texts."""
    m = editing.context.measure
    return m.width < MOST_PIECES * TOUCH * (1 + m.text) + 22


def _seats_by_row(editing: Editing) -> list[Sequence[Seat]]:
    """Return the players whose pieces share a row."""
    seats = editing.draft.game.seats
    return [seats[start : start + 2] for start in range(0, len(seats), 2)]


def _piece_rows(editing: Editing, hand: PieceHand, rows: Sequence[Box]) -> list[Item]:
    """Return the pieces in rows: of two players each, or those of one that is chosen above them."""
    if not _is_narrow(editing):
        return [
            item
            for seats, row in zip(_seats_by_row(editing), rows, strict=False)
            for item in _piece_bars(editing, hand, seats, row)
        ]
    theme, chosen = editing.context.theme, hand.chosen
    colours = [
        Segment(
            f"{COLOURS}:{seat}",
            editing.names[seat],
            seat == chosen.seat,
            Pick(seat, chosen.number),
            editing.names[seat],
            editing.view.seat_sign(theme, seat)[0],
        )
        for seat in editing.draft.game.seats
    ]
    bar = readable_bar(colours, rows[0], COLOURS, editing.context.brush)
    return [*bar, *_piece_bars(editing, hand, (chosen.seat,), rows[1])]


def _add_pieces(editing: Editing, hand: PieceHand, column: Column) -> None:
    """Add a bar for the pieces of each player, and the ends of the way of the chosen one."""
    for seat in editing.draft.game.seats:
        column.write(editing.names[seat], bold=True)
        column.items += _piece_bars(editing, hand, (seat,), column.take(column.row))
    column.write(chosen_name(editing), lines=2)
    column.items += _ends(editing, column.take(column.row), column.gap)


def _piece_bars(editing: Editing, hand: PieceHand, seats: Sequence[Seat], box: Box) -> list[Item]:
    """Return the pieces of players side by side, each player's in one bar."""
    theme = editing.context.theme
    items: list[Item] = []
    for seat, bar in zip(seats, box.columns(len(seats), 6.0), strict=True):
        segments = [
            Segment(
                f"piece:{seat}:{piece.number}",
                editing.words.number(piece.number),
                hand.chosen == piece,
                Pick(seat, piece.number),
                editing.place_name(hand.place_of(piece)),
                editing.view.seat_sign(theme, seat)[0],
            )
            for piece in hand.pieces
            if piece.seat == seat
        ]
        items += bar_of(segments, bar, f"pieces:{seat}")
    return items


def _ends(editing: Editing, box: Box, gap: float) -> list[Item]:
    """Return the buttons that bring the chosen piece to its start, and home."""
    text = editing.words.text
    steps: tuple[tuple[Step, str], ...] = (("to-start", "restart"), ("to-home", "flag"))
    return [
        Item(
            step,
            text(f"editor.{step}.name", piece=chosen_name(editing)),
            part,
            text(f"editor.{step}"),
            icon if part.width >= 120 else "",
            value=Do(step),
        )
        for (step, icon), part in zip(steps, box.columns(2, gap), strict=True)
    ]
