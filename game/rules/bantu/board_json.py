"""Reads a Bantu board from JSON, and says what is wrong with one and where."""

from __future__ import annotations

from game.rules import shape
from game.rules.bantu.board import NUMBERS, Board, bits
from game.rules.protocol import Json, OptionError, Reason

MOST_LANES = 8
MOST_LINES = 100

_KEYS = ("lanes", "lines", "start_lines", "arrow_line")


def board_from_json(value: Json, at: str = "board") -> Board:
    """Read and check a board. Raises OptionError that says what is wrong and where."""
    fields = shape.members(value, _KEYS, OptionError, at)
    lanes = shape.whole(fields["lanes"], 1, MOST_LANES, OptionError, f"{at}.lanes")
    lines = fields["lines"]
    if not isinstance(lines, list) or not len(NUMBERS) <= len(lines) <= MOST_LINES:
        values = {"low": len(NUMBERS), "high": MOST_LINES}
        raise OptionError(Reason("bantu-board-lines", values), f"{at}.lines")
    for index, line in enumerate(lines):
        _check_line(line, lanes, f"{at}.lines[{index}]")
    start_lines = _start_lines(fields["start_lines"], lines, f"{at}.start_lines")
    if fields["arrow_line"] != len(lines) - 1 or not shape.is_whole(fields["arrow_line"]):
        values = {"line": len(lines) - 1}
        raise OptionError(Reason("bantu-board-arrows", values), f"{at}.arrow_line")
    return _built(lanes, lines, start_lines)


def _check_line(line: Json, lanes: int, at: str) -> None:
    """Check that the rows of a line name every lane once, joined lanes side by side."""
    if not isinstance(line, list) or not all(isinstance(row, list) and row for row in line):
        raise OptionError(Reason("bantu-board-row"), at)
    for row in line:
        for lane in row:
            shape.whole(lane, 0, lanes - 1, OptionError, at)
        if row != list(range(row[0], row[0] + len(row))):
            raise OptionError(Reason("bantu-board-row"), at)
    if sorted(lane for row in line for lane in row) != list(range(lanes)):
        raise OptionError(Reason("bantu-board-lanes", {"lanes": lanes}), at)


def _start_lines(value: Json, lines: list[Json], at: str) -> dict[int, int]:
    """Read the four start lines: four different lines, each one row."""
    names = [str(number) for number in NUMBERS]
    fields = shape.members(value, names, OptionError, at)
    by_number: dict[int, int] = {}
    for number, name in zip(NUMBERS, names, strict=True):
        line = shape.whole(fields[name], 0, len(lines) - 1, OptionError, f"{at}.{name}")
        if line in by_number.values():
            raise OptionError(Reason("bantu-board-start-twice", {"line": line}), f"{at}.{name}")
        if len(lines[line]) != 1:
            raise OptionError(Reason("bantu-board-start-row", {"line": line}), f"{at}.{name}")
        by_number[number] = line
    return by_number


def _built(lanes: int, lines: list[list[list[int]]], start_lines: dict[int, int]) -> Board:
    rows, inward, outward = [0] * (lanes * len(lines)), 0, 0
    for line, its_rows in enumerate(lines):
        for row in its_rows:
            circles = [line * lanes + lane for lane in row]
            for circle in circles:
                rows[circle] = bits(circles)
            inward |= bits(circles[:-1])
            outward |= bits(circles[1:])
    start_circles = {
        number: tuple(range(line * lanes, (line + 1) * lanes))
        for number, line in start_lines.items()
    }
    return Board(
        lanes=lanes,
        lines=len(lines),
        whole=(1 << len(rows)) - 1,
        rows=tuple(rows),
        joined_inward=inward,
        joined_outward=outward,
        start_lines=start_lines,
        start_circles=start_circles,
        start_bits={number: bits(circles) for number, circles in start_circles.items()},
        safe=bits([circle for circles in start_circles.values() for circle in circles]),
        arrows=bits(list(range(len(rows) - lanes, len(rows)))),
    )
