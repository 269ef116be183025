"""Bao positions and moves as JSON (the console's form) and as short text.

Text of a position: the four rows as seen on screen (north back, north front, south front, south
back; a pit is a digit, or a larger number in parentheses), the stocks south-north, whose nyumba
is intact (letters of s and n, or -), the pit that takasia forbids (or -), and who is to move:
`00000000/02260000/00006220/00000000/22-22/sn/-/s`.

Text of a move: n, nt, n2, m or mt for the kind, the pit, c or a for clockwise (or left kichwa)
and anticlockwise (or right kichwa), then s or o for each "stop" or "sow-on": `nA5cos`.

Capitals and small letters are written as told here, and read as the same.
"""

from __future__ import annotations

import re
from typing import get_args

from game.rules import shape
from game.rules.bao.board import (
    ANTICLOCKWISE,
    CLOCKWISE,
    FRONT,
    MOST_LAPS,
    MOVE_KINDS,
    NORTH,
    NYUMBA_CHOICES,
    PIT_NAMES,
    PITS,
    SEAT_NAMES,
    SOUTH,
    BaoMove,
    BaoPosition,
    MoveKind,
    NyumbaChoice,
)
from game.rules.protocol import Json, MoveError, PositionError, Reason

SIDES = {CLOCKWISE: "left kichwa", ANTICLOCKWISE: "right kichwa"}
DIRECTIONS = {CLOCKWISE: "clockwise", ANTICLOCKWISE: "anticlockwise"}

_ROWS = ("north_back", "north_front", "south_front", "south_back")
_POSITION_KEYS = (*_ROWS, "stock", "nyumba_intact", "blocked", "to_move")

_KIND_LETTERS: dict[str, MoveKind] = dict(
    zip(("n", "nt", "n2", "m", "mt"), MOVE_KINDS, strict=True)
)
_STEP_LETTERS = {"c": CLOCKWISE, "a": ANTICLOCKWISE}
_CHOICE_LETTERS: dict[str, NyumbaChoice] = {"s": "stop", "o": "sow-on"}
_INTACT_LETTERS = {"sn": (True, True), "s": (True, False), "n": (False, True), "-": (False, False)}

_COUNT = r"(?:0|[1-9][0-9]{0,3})"
_ROW = rf"(?:[0-9]|\([1-9][0-9]{{1,3}}\)){{{FRONT}}}"
_POSITION_TEXT = re.compile(
    rf"({_ROW})/({_ROW})/({_ROW})/({_ROW})/({_COUNT})-({_COUNT})/(sn|s|n|-)/(A[1-8]|-)/([sn])",
    re.IGNORECASE | re.ASCII,
)
_MOVE_TEXT = re.compile(rf"(nt|n2|n|mt|m)([AB][1-8])([ca])([so]{{0,{MOST_LAPS}}})", re.I | re.A)


def position_to_json(position: BaoPosition) -> dict[str, Json]:
    """Return the form of the console protocol, rows as seen on screen, south below."""
    south, north = position.rings
    return {
        "north_back": list(north[FRONT:]),
        "north_front": list(north[:FRONT][::-1]),
        "south_front": list(south[:FRONT]),
        "south_back": list(south[FRONT:][::-1]),
        "stock": dict(zip(SEAT_NAMES, position.stock, strict=True)),
        "nyumba_intact": dict(zip(SEAT_NAMES, position.intact, strict=True)),
        "blocked": None if position.blocked is None else PIT_NAMES[position.blocked - 1],
        "to_move": SEAT_NAMES[position.to_move],
    }


def position_from_json(value: Json) -> BaoPosition:
    """Read a position; `blocked` may be left out. Raises PositionError.

    Whether it contradicts the rules is not asked here (`game.rules.bao.faults`).
    """
    if isinstance(value, dict):
        value = {"blocked": None, **value}
    fields = shape.members(value, _POSITION_KEYS, PositionError)
    rows = {name: shape.counts(fields[name], FRONT, PositionError, name) for name in _ROWS}
    stock = _by_seat(fields["stock"], "stock")
    counts = [
        shape.whole(stock[name], 0, shape.MOST, PositionError, f"stock.{name}")
        for name in SEAT_NAMES
    ]
    intact = _by_seat(fields["nyumba_intact"], "nyumba_intact")
    flags = [
        shape.one_of(intact[name], (True, False), PositionError, f"nyumba_intact.{name}")
        for name in SEAT_NAMES
    ]
    to_move = shape.one_of(fields["to_move"], SEAT_NAMES, PositionError, "to_move")
    return BaoPosition(
        (
            rows["south_front"] + rows["south_back"][::-1],
            rows["north_front"][::-1] + rows["north_back"],
        ),
        (counts[SOUTH], counts[NORTH]),
        (flags[SOUTH], flags[NORTH]),
        _blocked(fields["blocked"]),
        SEAT_NAMES.index(to_move),
    )


def _by_seat(value: Json, at: str) -> dict[str, Json]:
    return shape.members(value, SEAT_NAMES, PositionError, at)


def _blocked(value: Json) -> int | None:
    """Return the number of the front pit that takasia forbids, 1..8, or None."""
    if value is None:
        return None
    name = shape.one_of(value, PIT_NAMES[:FRONT], PositionError, "blocked")
    return PIT_NAMES.index(name) + 1


def position_to_text(position: BaoPosition) -> str:
    """Return the one line that the module's text describes."""
    south, north = position.rings
    rows = (north[FRONT:], north[:FRONT][::-1], south[:FRONT], south[FRONT:][::-1])
    intact = next(word for word, flags in _INTACT_LETTERS.items() if flags == position.intact)
    return "/".join(
        (
            *("".join(str(n) if n < 10 else f"({n})" for n in row) for row in rows),
            f"{position.stock[SOUTH]}-{position.stock[NORTH]}",
            intact,
            "-" if position.blocked is None else PIT_NAMES[position.blocked - 1],
            SEAT_NAMES[position.to_move][0],
        )
    )


def position_from_text(text: str) -> BaoPosition:
    """Read the line of `position_to_text`. Raises PositionError."""
    match = _POSITION_TEXT.fullmatch(text)
    if match is None:
        raise PositionError(Reason("bao-position-text"))
    value: dict[str, Json] = {
        name: [int(n.strip("()")) for n in re.findall(r"\([0-9]+\)|[0-9]", row)]
        for name, row in zip(_ROWS, match.groups(), strict=False)
    }
    value["stock"] = dict(zip(SEAT_NAMES, map(int, match.group(5, 6)), strict=True))
    value["nyumba_intact"] = dict(zip(SEAT_NAMES, _INTACT_LETTERS[match[7].lower()], strict=True))
    value["blocked"] = None if match[8] == "-" else match[8].upper()
    value["to_move"] = "south" if match[9] in "sS" else "north"
    return position_from_json(value)


def check_move(move: BaoMove) -> None:
    """Raise MoveError if the parts of `move` are not those of any Bao move."""
    shape.one_of(move.kind, MOVE_KINDS, MoveError, "kind")
    shape.whole(move.pit, 1, PITS, MoveError, "pit")
    shape.one_of(move.direction, (CLOCKWISE, ANTICLOCKWISE), MoveError, "direction")
    if not isinstance(move.nyumba, tuple) or len(move.nyumba) > MOST_LAPS:
        raise MoveError(Reason("shape-any-list"), "nyumba")
    for choice in move.nyumba:
        shape.one_of(choice, get_args(NyumbaChoice), MoveError, "nyumba")


def move_to_json(move: BaoMove) -> dict[str, Json]:
    """Return the form of the console protocol."""
    value: dict[str, Json] = {"kind": move.kind, "pit": PIT_NAMES[move.pit - 1]}
    if move.kind == "namua-capture":
        value["enter_from"] = SIDES[move.direction]
    else:
        value["direction"] = DIRECTIONS[move.direction]
    if move.nyumba:
        value["nyumba"] = list(move.nyumba)
    return value


def move_from_json(value: Json) -> BaoMove:
    """Read a move; an empty list of nyumba choices is as good as none. Raises MoveError."""
    if not isinstance(value, dict):
        raise MoveError(Reason("shape-object"))
    if "kind" not in value:
        raise MoveError(Reason("shape-missing-key", {"name": "kind"}))
    kind = shape.one_of(value["kind"], MOVE_KINDS, MoveError, "kind")
    way, words = ("direction", DIRECTIONS)
    if kind == "namua-capture":
        way, words = ("enter_from", SIDES)
    names = ("kind", "pit", way, *(("nyumba",) if "nyumba" in value else ()))
    fields = shape.members(value, names, MoveError)
    pit = shape.one_of(fields["pit"], PIT_NAMES, MoveError, "pit")
    word = shape.one_of(fields[way], tuple(words.values()), MoveError, way)
    step = next(step for step, written in words.items() if written == word)
    return BaoMove(kind, PIT_NAMES.index(pit) + 1, step, _choices(fields.get("nyumba", [])))


def _choices(value: Json) -> tuple[NyumbaChoice, ...]:
    if not isinstance(value, list):
        raise MoveError(Reason("shape-any-list"), "nyumba")
    if len(value) > MOST_LAPS:
        raise MoveError(Reason("bao-too-many-choices", {"most": MOST_LAPS}), "nyumba")
    return tuple(
        shape.one_of(choice, NYUMBA_CHOICES, MoveError, f"nyumba[{n}]")
        for n, choice in enumerate(value)
    )


def move_to_text(move: BaoMove) -> str:
    """Return the short text that the module's text describes."""
    kind = next(letters for letters, kind in _KIND_LETTERS.items() if kind == move.kind)
    step = next(letter for letter, step in _STEP_LETTERS.items() if step == move.direction)
    return (
        kind
        + PIT_NAMES[move.pit - 1]
        + step
        + "".join(
            letter
            for choice in move.nyumba
            for letter, word in _CHOICE_LETTERS.items()
            if word == choice
        )
    )


def move_from_text(text: str) -> BaoMove:
    """Read the text of `move_to_text`. Raises MoveError."""
    match = _MOVE_TEXT.fullmatch(text)
    if match is None:
        raise MoveError(Reason("bao-move-text"))
    kind, pit, step, choices = match.groups()
    return BaoMove(
        _KIND_LETTERS[kind.lower()],
        PIT_NAMES.index(pit.upper()) + 1,
        _STEP_LETTERS[step.lower()],
        tuple(_CHOICE_LETTERS[letter] for letter in choices.lower()),
    )
