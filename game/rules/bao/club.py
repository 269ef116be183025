"""Bao in the notation of clubs: `A4>+`, `a6<*`. What is read of it: docs/notation.md.

Source: "Notational system" of K.I.B.A., the international club of Bao players
(kibao.org/cs_maandiko.php). A row and a pit, capitals for south; `>` or `<` for the side, as the
player sees it, to which his hand goes; `+` if he plays his nyumba; `*` for a takasa, `**` for one
that blocks a pit; `#` for the move that wins.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import product
from typing import ClassVar, NamedTuple

from game.rules.bao import moves as bao_moves
from game.rules.bao.board import FORCED_STEP, FRONT, PIT_NAMES, SOUTH, BaoMove, BaoPosition
from game.rules.bao.options import Switches
from game.rules.protocol import Json, MoveError, OtherNotation, Reason

MOST_MOVES = 1_000
"""No game is longer (docs/rules/bao.md): what comes after so many words is not played."""

_MOVE = re.compile(r"([ABab]?)([1-8])([<>LRlr]?)([+*]{0,8})(#?)")
_SIGNS = {"": 0, "<": -1, "L": -1, ">": 1, "R": 1}


class Sense(NamedTuple):
    """What `>` stands for: a step (1 is clockwise) where writers differ.

    `entering` after a capture in namua: towards the right, so from the left kichwa (1), or to the
    right kichwa (-1). `capturing` in mtaji from the front row: sown towards the right (1), or
    entering at the right kichwa (-1). `behind` from the back row: sown towards the right (-1), or
    clockwise (1).
    """

    entering: int
    capturing: int
    behind: int


SENSES = tuple(Sense(*steps) for steps in product((-1, 1), (1, -1), (-1, 1)))
"""The first is K.I.B.A.'s: the side to which the hand goes. The others are tried after it."""


class Written(NamedTuple):
    """A move as it is written. `sign`: 1 to the right, -1 to the left, 0 not told."""

    row: str
    number: int
    sign: int
    played: int
    is_takasa: bool


class ClubNotation(OtherNotation):
    """The notation of clubs, as it is read here."""

    options: ClassVar[Mapping[str, Json]] = {"preset": "kiswahili"}

    def __init__(self, switches: Switches) -> None:
        """Moves are found by the rules of `switches`."""
        self._switches = switches

    def is_move(self, word: str) -> bool:
        """Whether `word` has the form of a move; whether it can be played is not asked."""
        return _MOVE.fullmatch(word) is not None

    def is_surely_move(self, word: str) -> bool:
        """Whether `word` is hardly anything but a move: it has a row and a sign."""
        move = _MOVE.fullmatch(word)
        return move is not None and bool(move[1]) and bool(move[3])

    def moves(self, position: BaoPosition, words: Sequence[str]) -> Sequence[BaoMove]:
        """Return the moves that `words` tell, the first of them played at `position`.

        What writers mean by a sign is found out by playing: the first sense in which all of it is
        legal. Raises MoveError for the word at which the best of them ends, `at` being its index.
        """
        written = [_written(word, index) for index, word in enumerate(words[:MOST_MOVES])]
        if len(words) > MOST_MOVES:
            raise MoveError(Reason("bao-club-move"), str(MOST_MOVES))
        furthest = 0
        for sense in SENSES:
            moves = self._played(position, written, sense)
            if len(moves) == len(written):
                return moves
            furthest = max(furthest, len(moves))
        raise MoveError(Reason("bao-club-move"), str(furthest))

    def _played(
        self, position: BaoPosition, written: Sequence[Written], sense: Sense
    ) -> list[BaoMove]:
        """Return the moves up to the first that is none, or more than one."""
        moves: list[BaoMove] = []
        tells_seats = len({word.row.isupper() for word in written if word.row}) == 2
        for word in written:
            if tells_seats and word.row and word.row.isupper() != (position.to_move == SOUTH):
                break
            meant = [
                (move, after)
                for move, after in bao_moves.legal_with_after(position, self._switches)
                if _begins(move, word, sense) and _chooses(move, word)
            ]
            if len(meant) != 1:
                break
            moves.append(meant[0][0])
            position = meant[0][1]
        return moves


def _written(word: str, index: int) -> Written:
    move = _MOVE.fullmatch(word)
    if move is None:
        raise MoveError(Reason("bao-club-move"), str(index))
    row, number, sign, marks, _ = move.groups()
    return Written(row, int(number), _SIGNS[sign.upper()], marks.count("+"), "*" in marks)


def _begins(move: BaoMove, word: Written, sense: Sense) -> bool:
    """Whether `move` begins as it is written; what is chosen in the nyumba is not asked."""
    if PIT_NAMES[move.pit - 1] != f"{word.row.upper() or 'A'}{word.number}":
        return False
    captures = move.kind in ("namua-capture", "mtaji-capture")
    if word.is_takasa and captures:
        return False
    if not word.sign or (move.kind == "namua-capture" and move.pit - 1 in FORCED_STEP):
        return True
    return move.direction == word.sign * _step(move, sense)


def _chooses(move: BaoMove, word: Written) -> bool:
    """Whether the nyumba is played as often as it is written, where that was to be chosen."""
    return not move.nyumba or move.nyumba.count("sow-on") == word.played


def _step(move: BaoMove, sense: Sense) -> int:
    """Return for which step ">" stands at the beginning of `move`."""
    if move.kind == "namua-capture":
        return sense.entering
    if move.pit > FRONT:
        return sense.behind
    return sense.capturing if move.kind == "mtaji-capture" else 1
