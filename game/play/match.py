"""A match: one game being played, with its history, its seats and a cursor in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from game.rules.protocol import AnyGame, Event, Outcome, Seat


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays a seat: a person, or an opponent of some level (1 is the weakest)."""

    kind: Literal["person", "opponent"] = "person"
    name: str = ""
    level: int = 1


@dataclass(frozen=True, slots=True)
class Turn:
    """One move played: the position it led to, and what happened."""

    seat: Seat
    move: Any
    events: tuple[Event, ...]
    after: Any


class Match:
    """The only thing that changes while people play. Its record is the save."""

    def __init__(
        self,
        game: AnyGame,
        players: Mapping[Seat, Player],
        first: Seat | None = None,
        start: Any = None,
    ) -> None:
        """A new match from `start` (a position), or from the game's own start."""
        self.game = game
        self.players = dict(players)
        self.start = game.start(first) if start is None else start
        self.turns: list[Turn] = []
        self.cursor = 0

    @property
    def position(self) -> Any:
        """The position at the cursor."""
        return self.turns[self.cursor - 1].after if self.cursor else self.start

    @property
    def to_move(self) -> Seat:
        """The seat to move at the cursor."""
        return self.game.to_move(self.position)

    def legal_moves(self) -> Sequence[Any]:
        """Legal moves at the cursor; empty once the match has ended."""
        return () if self.outcome() else self.game.legal_moves(self.position)

    def outcome(self) -> Outcome | None:
        """How it ended at the cursor: by the rules, or a ruled draw by repetition."""
        return self.game.outcome(self.position)

    def play(self, move: Any) -> tuple[Event, ...]:
        """Play `move` at the cursor; later turns are dropped. Raises IllegalMove."""
        position, events = self.game.play(self.position, move)
        turn = Turn(self.to_move, move, events, position)
        del self.turns[self.cursor :]
        self.turns.append(turn)
        self.cursor += 1
        return events

    def can_undo(self) -> bool: ...

    def can_redo(self) -> bool: ...

    def undo(self) -> None:
        """Back to the last point where a person was to move."""

    def redo(self) -> None:
        """Forward again to the next point where a person is to move."""
