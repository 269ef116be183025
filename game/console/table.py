"""The game on the console's table: its rules, where it stands, and how it came there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any

from game.rules.playout import random_playout
from game.rules.protocol import AnyGame, Event, IllegalMove, Json, Outcome, Reason
from game.rules.repetition import Repetitions

MOST_PLIES = 10_000
"""A game at random that is not over after so many moves is left unfinished."""


@dataclass(frozen=True, slots=True)
class Table:
    """A game, a position of it, and how often positions came up since `new` or `set`."""

    game: AnyGame
    position: Any
    history: Repetitions

    @classmethod
    def lay(cls, game: AnyGame, position: Any) -> tuple[Table, tuple[Event, ...]]:
        """Return a new table, and the passes of those who cannot move at `position`."""
        position, events = game.forced_passes(position)
        return cls(game, position, Repetitions(game, position)), events

    def outcome(self) -> Outcome | None:
        """Return how the game ended, by its rules or as a draw by repetition."""
        return self.game.outcome(self.position) or self.history.outcome()

    def legal_moves(self) -> Sequence[Any]:
        """Return the legal moves; none once the game is over."""
        return () if self.history.outcome() else self.game.legal_moves(self.position)

    def why_not(self, move: Any) -> Reason | None:
        """Return why `move` is not legal, None if it is."""
        if self.history.outcome():
            return Reason("game-over")
        return self.game.why_not(self.position, move)

    def play(self, move: Any) -> tuple[Table, tuple[Event, ...]]:
        """Return the table after `move`, and the events. Raises IllegalMove."""
        if self.history.outcome():
            raise IllegalMove(Reason("game-over"))
        after, events = self.game.play(self.position, move)
        # The history is carried on, not copied: of two tables only the later one is kept.
        self.history.add(after)
        return Table(self.game, after, self.history), events

    def playouts(
        self, count: int, seed: int, check: Callable[[], None] = lambda: None
    ) -> dict[str, Json]:
        """Play `count` games at random from here and return their plies, time and winners.

        `check` is called now and then; what it raises ends the playing.
        """
        rng, seats = Random(seed), self.game.seats
        wins = dict.fromkeys(seats, 0)
        plies = draws = unfinished = 0
        start = perf_counter()
        for _ in range(count):
            check()
            outcome, length = self._playout(rng, check)
            plies += length
            if outcome is None:
                unfinished += 1
            elif len(outcome.winners) == len(seats):
                draws += 1
            else:
                for seat in outcome.winners:
                    wins[seat] += 1
        answer: dict[str, Json] = {
            "plies": plies,
            "seconds": round(perf_counter() - start, 6),
            "wins": {str(self.game.seat_name(seat)): wins[seat] for seat in seats},
            "draws": draws,
        }
        return {**answer, "unfinished": unfinished} if unfinished else answer

    def _playout(self, rng: Random, check: Callable[[], None]) -> tuple[Outcome | None, int]:
        """Play one game at random; draws by repetition are looked for where they exist."""
        if not self.history.watching:
            position, plies = random_playout(self.game, self.position, rng, MOST_PLIES)
            return self.game.outcome(position), plies
        table = Table(self.game, self.position, self.history.copy())
        for plies in range(MOST_PLIES):
            check()
            moves = table.legal_moves()
            if not moves:
                return table.outcome(), plies
            after = self.game.after(table.position, moves[int(rng.random() * len(moves))])
            table.history.add(after)
            table = Table(self.game, after, table.history)
        return table.outcome(), MOST_PLIES
