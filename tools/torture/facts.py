"""What makes a match the same, whichever text it is read from."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass

from game.play.match import Match
from game.play.records import record
from game.play.saved import saved_match
from game.rules.protocol import RulesError, Seat

Moves = tuple[str, ...]


@dataclass(frozen=True)
class Facts:
    """What makes a match the same, and the moves of all its lines.

    Where two matches start alike, and only who was to begin is told in another way, both may be
    taken for one (`same`) or for two (`begun_by`).
    """

    same: str
    begun_by: tuple[Seat | None, bool]
    lines: tuple[Moves, ...]

    @property
    def played(self) -> Moves:
        """The moves of the line that is played."""
        return self.lines[0]

    def holds(self, line: Moves) -> bool:
        """Whether one of the lines begins with all of `line`."""
        return any(begins(line, own) for own in self.lines)

    def is_among(self, others: Iterable[Facts]) -> bool:
        """Whether one of the others is this match, with all its lines."""
        return any(
            self.same == other.same and all(map(other.holds, self.lines)) for other in others
        )


def begins(line: Moves, whole: Moves) -> bool:
    """Whether `whole` begins with all of `line`."""
    return whole[: len(line)] == line


def facts(match: Match) -> Facts:
    """Return the facts of a match."""
    game = match.game
    same = [game.name, dict(game.options), game.position_to_json(match.start)]
    lines = [
        tuple(json.dumps(game.move_to_json(turn.move)) for turn in line) for line in match.lines()
    ]
    return Facts(json.dumps(same, sort_keys=True), (match.first, match.set_up), tuple(lines))


def facts_of(text: str) -> Facts | None:
    """Return the facts of the text of a sound match; None for anything else."""
    for read in (saved_match.read, record.from_text):
        try:
            return facts(read(text))
        except RulesError:
            continue
    return None
