"""Two matches that bear one id: whether they are one match, and what is played on then.

They are one if game, options, first player and start agree. Then the one that goes on where the
other ends is played on. Where their courses branch, the one kept here stays what is played, and the
other becomes a line of it. Who plays, and on which side, stays as it is here. Whatever cannot be
joined like that without a loss is for two matches, each with an id of its own.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from game.play.lines import MOST_LINES, MOST_TURNS, Line, Turn, begins, shared
from game.play.match import Match, Player
from game.play.records import record
from game.rules.protocol import Seat

News = Literal["none", "continued", "line"]
"""What the match that came told: nothing that matters, how it goes on, or another course."""


@dataclass(frozen=True, slots=True)
class Received:
    """The match to be played on once one came in, and what that told ("new": none was there)."""

    match: Match
    news: News | Literal["new"]


@dataclass(frozen=True, slots=True)
class Meeting:
    """The match to be played on: the very one kept here if nothing of it has changed."""

    match: Match
    news: News


def identity(match: Match) -> str:
    """Return what makes `match` this match and no other, as text."""
    game = match.game
    first = None if match.first is None else game.seat_name(match.first)
    facts = [game.name, dict(game.options), first, game.position_to_json(match.start)]
    return json.dumps(facts, sort_keys=True)


def ids_beside(match: Match, most: int) -> list[str]:
    """Return ids for a match whose own one another match has: always the same, in their order.

    So it is found again when it comes a second time, or comes with more moves. There are `most`,
    as matches of one id and one start may each have ended in a way of its own.
    """
    one = f"{match.id} {identity(match)}"
    texts = [one, *(f"{one} {number}" for number in range(1, most))]
    return [hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()[:16] for text in texts]


def meet(mine: Match, came: Match, *, whole: bool = False) -> Meeting | None:
    """Return what becomes of the match kept here when `came` bears its id.

    None if they cannot be one match. Neither is changed. `whole`: also None where `came` was given
    up and would become a line, which does not tell that.
    """
    if identity(mine) != identity(came):
        return None
    news = _news(mine, came)
    if news is None or (whole and news == "line" and came.resigned is not None):
        return None
    joined = _joined(mine, came, news)
    if joined is None or _alike(joined, mine):
        return None if joined is None else Meeting(mine, news)
    return Meeting(joined, news) if _fits(joined) else None


def _news(mine: Match, came: Match) -> News | None:
    """Return what the course of `came` is to the one played here; None if it fits nowhere."""
    ahead, behind = begins(mine.turns, came.turns), begins(came.turns, mine.turns)
    given_up = came.resigned is not None and not (
        came.resigned == mine.resigned and ahead and behind
    )
    if ahead and mine.resigned is None and (given_up or not behind):
        return "continued"
    if behind:
        # A line does not tell who gave up at its end, so such an end is not taken for one.
        return None if given_up else "none"
    return "line"


def _joined(mine: Match, came: Match, news: News) -> Match:
    """Return the match that has the moves and the lines of both."""
    played, other = (came, mine) if news == "continued" else (mine, came)
    start = mine.start if mine.set_up else None
    joined = Match(mine.game, _players(mine, came), mine.first, start, mine.id)
    joined.take_over(tuple(played.turns))
    joined.other_lines = _united(
        played.turns, [tuple(other.turns), *mine.other_lines, *came.other_lines]
    )
    joined.resigned = played.resigned
    joined.cursor, joined.pending = played.cursor, played.pending
    joined.side, joined.guided = _side(mine, came), mine.guided or came.guided
    joined.sent = _sent(mine, came, joined)
    joined.created, joined.changed = mine.created or came.created, mine.changed
    return joined


def take_in(mine: Match, joined: Match) -> None:
    """Make the very match that is in use what it has become by `meet`."""
    mine.players, mine.side, mine.guided = joined.players, joined.side, joined.guided
    if len(joined.turns) > len(mine.turns) or joined.resigned is not None:
        mine.take_over(tuple(joined.turns))
        mine.resigned, mine.cursor, mine.pending = joined.resigned, joined.cursor, joined.pending
    mine.sent = joined.sent
    mine.other_lines = list(joined.other_lines)


def _united(played: Sequence[Turn], lines: Sequence[Line]) -> list[Line]:
    """Return the lines without those that another one holds, or the one that is played."""
    longest: list[Line] = []
    for line in lines:
        if begins(line, played) or any(begins(line, other) for other in longest):
            continue
        longest = [other for other in longest if not begins(other, line)]
        longest.append(line)
    return longest


def _players(mine: Match, came: Match) -> dict[Seat, Player]:
    """Return who plays: as it is here, with the names that only the other one knows."""
    return {
        seat: replace(player, name=player.name or _name(player, came.players[seat]))
        for seat, player in mine.players.items()
    }


def _name(player: Player, other: Player) -> str:
    """Return the name that `other` has, if that is the same kind of player."""
    return other.name if player.kind == other.kind else ""


def _side(mine: Match, came: Match) -> Seat | None:
    """Return the seat of this device: what was known here comes first."""
    if mine.side is not None or came.side is None:
        return mine.side
    return came.side if mine.players[came.side].kind == "person" else None


def _sent(mine: Match, came: Match, joined: Match) -> int | None:
    """Return how much of the joined match is known at the others' devices."""
    sent = [
        min(match.sent, shared(match.turns, joined.turns) + (match.resigned is not None))
        for match in (mine, came)
        if match.sent is not None
    ]
    return max(sent, default=None)


def _alike(joined: Match, mine: Match) -> bool:
    """Whether the joined match tells no more than the one kept here."""
    one, other = (
        (match.players, match.side, match.resigned, match.sent, match.guided)
        for match in (joined, mine)
    )
    same = one == other
    return same and begins(joined.turns, mine.turns) and _courses(joined) == _courses(mine)


def _courses(match: Match) -> set[tuple[object, ...]]:
    return {tuple(turn.move for turn in line) for line in match.other_lines}


def _fits(match: Match) -> bool:
    """Whether the record of `match` would leave none of its lines out."""
    within = len(match.other_lines) <= MOST_LINES and sum(map(len, match.other_lines)) <= MOST_TURNS
    return within and record.tells_all(match)
