"""What the others did since a person's own last move, kept readable until that person acts."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from game.play.lines import Turn
from game.rules.protocol import Place, Seat
from game.scenes.table.play.current_match import CurrentMatch
from game.scenes.table.play.move_words import MoveWords
from game.scenes.table.play.pit_names import places_of
from game.scenes.table.play.previews import Previews
from game.scenes.table.play.show import MoveShow
from game.view.board.preview import Preview


class ReportLine(NamedTuple):
    """What the player of a seat did in one go, in a sentence."""

    seat: Seat
    text: str


class ReportedMove(NamedTuple):
    """A move that is told of, and what it did on the board."""

    seat: Seat
    preview: Preview


class _Account(NamedTuple):
    """What there is to tell at a point of the match."""

    lines: tuple[ReportLine, ...] = ()
    texts: tuple[str, ...] = ()
    seat: Seat | None = None
    moves: tuple[ReportedMove, ...] = ()
    turns: tuple[Turn, ...] = ()


class Report:
    """Follows from the match and from what has been seen of it, so it survives undo and a visit.

    It tells of moves that have been shown to their end: first what the reader did, then, as soon as
    others have moved, what they did. While the reader's next move is shown there is nothing to
    tell. The reader is the person to move; where only computers play it is nobody, and the last
    round is told.
    """

    def __init__(
        self, current: CurrentMatch, words: MoveWords, previews: Previews, show: MoveShow
    ) -> None:
        self._current = current
        self._words = words
        self._previews = previews
        self._show = show
        self._account: tuple[tuple[object, ...], _Account] = ((), _Account())

    @property
    def lines(self) -> Sequence[ReportLine]:
        """A line for each player who moved, in the order of play."""
        return self._at_present().lines

    @property
    def text(self) -> str:
        """All of it in one line; "" if there is nothing to tell."""
        return next(iter(self.texts), "")

    @property
    def texts(self) -> Sequence[str]:
        """The same, and shorter ones after it for where it finds no room."""
        return self._at_present().texts

    @property
    def seat(self) -> Seat | None:
        """The seat that the line tells of; None where it tells of several, or of nobody."""
        return self._at_present().seat

    @property
    def moves(self) -> Sequence[ReportedMove]:
        """The moves that are told of, the last one last."""
        return self._at_present().moves

    @property
    def turns(self) -> Sequence[Turn]:
        """The same moves as the match has them."""
        return self._at_present().turns

    @property
    def named_places(self) -> Collection[Place]:
        """The places that its lines may name: where moves began and ended, and captured."""
        return {place for move in self.moves for place in places_of(move.preview)}

    def part(self, first: int, end: int) -> Sequence[ReportLine]:
        """Return a line for each player who made one of the moves from number `first` to `end`."""
        return self._lines(_runs(self._current.match.turns[:end], first))

    def _lines(self, runs: Sequence[_Run]) -> tuple[ReportLine, ...]:
        """Return a line for each player who made moves in a row."""
        return tuple(ReportLine(run[0].seat, self._words.turn(n, run)) for n, run in runs)

    def _at_present(self) -> _Account:
        """Return the report as things stand; it is asked for in every frame."""
        seen = self._show.seen
        teller = self._words.teller
        at = (
            *self._current.point,
            seen,
            teller.players,
            teller.standing,
            teller.near,
            teller.named,
        )
        if self._account[0] != at:
            self._account = at, self._make(seen)
        return self._account[1]

    def _make(self, seen: int) -> _Account:
        """Put into words what is to be told when so many moves have been seen."""
        match = self._current.match
        turns = match.turns[:seen]
        reader = self._current.reader(seen)
        if seen < match.cursor and match.turns[seen].seat == reader:
            return _Account()
        first = _last_round(turns) if reader is None else _first_since(turns, reader)
        runs = _runs(turns, first)
        lines = self._lines(runs)
        moves = tuple(
            ReportedMove(turns[number].seat, self._previews.of_turn(number))
            for number in range(first, seen)
        )
        turns_told = tuple(turns[first:])
        if len(lines) > 1 and len(match.game.seats) > 2:
            return _Account(lines, tuple(self._words.gains(runs)), None, moves, turns_told)
        if not lines:
            return _Account()
        texts = tuple(self._words.in_line(*runs[-1]))
        return _Account(lines, texts, lines[-1].seat, moves, turns_told)


_Run = tuple[int, Sequence[Turn]]
"""Moves that one seat made in a row, with the number of the first of them."""


def _runs(turns: Sequence[Turn], first: int) -> list[_Run]:
    """Return the moves from number `first` on by who made them in a row."""
    runs: list[_Run] = []
    for number in range(first, len(turns)):
        if not runs or turns[number].seat != turns[number - 1].seat:
            runs.append((number, []))
        runs[-1] = runs[-1][0], [*runs[-1][1], turns[number]]
    return runs


def _first_since(turns: Sequence[Turn], reader: Seat) -> int:
    """Return the number of the first move after the reader's last one, or of the reader's own."""
    last = max((n for n, turn in enumerate(turns, 1) if turn.seat == reader), default=0)
    return last if last < len(turns) else _run_start(turns, last)


def _run_start(turns: Sequence[Turn], end: int) -> int:
    """Return the number of the first of the moves in a row that end before number `end`."""
    first = end
    while first and turns[first - 1].seat == turns[end - 1].seat:
        first -= 1
    return first


def _last_round(turns: Sequence[Turn]) -> int:
    """Return the number of the move from which on each seat has moved once at most, in a row."""
    seats: set[Seat] = set()
    first = len(turns)
    while first and turns[first - 1].seat not in seats:
        seats.add(turns[first - 1].seat)
        first = _run_start(turns, first)
    return first
