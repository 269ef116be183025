"""Measures: a number, or a place, for what was played. Goals and questions are told in them.

Each is named as in the data of lessons and puzzles. They ask the rules only, but for `exact`, which
asks what is proven of a position.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.learn.exercise import Over
from game.learn.plays import Play, plays
from game.learn.proof import final_lead, proven_lead
from game.rules.protocol import Event, Place

Value = int | Place
"""What a measure gives."""

Measure = Callable[[Play], Value]

_STORES = ("store", "reservoir")
_PITS = ("house", "pit")
_ROWS = ("south", "north")
_NYUMBA = (4, 3)
"""Where the fifth pit of south and of north lies in their rows, as they are seen on screen."""


def stored(play: Play) -> int:
    """Count what went into the mover's store or reservoir."""
    return sum(
        event.count
        for event in play.of("store", "capture", "collect")
        if event.target and event.target.kind in _STORES and event.target.at[0] == play.mover
    )


def captured(play: Play) -> int:
    """Count the seeds or pieces taken from others; the capturing seed is not one."""
    return sum(event.count for event in play.of("capture") if not _is_own(event, play))


def _is_own(event: Event, play: Play) -> bool:
    source = event.source
    return source is not None and source.kind in _PITS and source.at[0] == play.mover


def captured_places(play: Play) -> frozenset[Place]:
    """Return the places whose seeds or pieces were taken from others."""
    return frozenset(
        event.source for event in play.of("capture") if event.source and not _is_own(event, play)
    )


def extra(play: Play) -> int:
    """Count the extra turns."""
    return len(play.of("again"))


def lifted(play: Play) -> int:
    """Count the seeds that the move began with."""
    return play.of("lift", "capture")[0].count


def relays(play: Play) -> int:
    """Count how often a lap ended on seeds that were sown on."""
    return len(play.of("relay"))


def captures(play: Play) -> int:
    """Count the pits that were captured, one after another."""
    return len(play.of("capture"))


def end(play: Play) -> Place:
    """Return the place of the last seed, or where the piece came to stand."""
    place = play.of("drop", "store", "finish", "enter")[-1].target
    if place is None:
        raise ValueError("nothing was set down")
    return place


def finish(play: Play) -> int:
    """Count the pieces that came home."""
    return len(play.of("finish"))


def steps(play: Play) -> int:
    """Count the circles gone, the last one too; 0 when a piece is started."""
    return len(play.of("step")) + 1 if play.of("lift") else 0


def piece(play: Play) -> int:
    """Return the number of the piece that was moved."""
    return int(play.game.move_to_json(play.moves[0])["piece"])


def _row(play: Play, own: bool) -> list[int]:
    """Return the front row of the mover or of the other, as it is seen on screen."""
    seat = play.mover if own else 1 - play.mover
    row: list[int] = play.game.position_to_json(play.after)[f"{_ROWS[seat]}_front"]
    return row


def enemy_front(play: Play) -> int:
    """Count the seeds left in the front row of the other."""
    return sum(_row(play, own=False))


def own_front(play: Play) -> int:
    """Count the seeds in the own front row."""
    return sum(_row(play, own=True))


def nyumba(play: Play) -> int:
    """Count the seeds in the own fifth front pit afterwards."""
    return _row(play, own=True)[_NYUMBA[play.mover]]


def wins(play: Play) -> int:
    """Return 1 if the mover alone has won at once, else 0."""
    return int(play.outcome is not None and play.outcome.winners == (play.mover,))


def exact(play: Play) -> int:
    """Return the proven lead of the mover at the end of the game, both playing their best."""
    if play.outcome is not None:
        return final_lead(play.outcome, play.mover)
    lead = proven_lead(play.game, play.after)
    return lead if play.game.to_move(play.after) == play.mover else -lead


def _replies(play: Play, over: Over) -> list[Play]:
    """Return what the next player can do; nothing where the mover goes on, or nobody does."""
    if play.outcome is not None or play.game.to_move(play.after) == play.mover:
        return []
    return list(plays(play.game, play.after, over))


def reply_captured(play: Play) -> int:
    """Return the most that the next player can capture in his whole turn."""
    return max(map(captured, _replies(play, "turn")), default=0)


def reply_stored(play: Play) -> int:
    """Return the most that the next player can score in his whole turn."""
    return max(map(stored, _replies(play, "turn")), default=0)


def reply_extra(play: Play) -> int:
    """Return the most extra turns that the next player can have."""
    return max(map(extra, _replies(play, "turn")), default=0)


def reply_wins(play: Play) -> int:
    """Return 1 if the next player can win at once."""
    return max(map(wins, _replies(play, "move")), default=0)


def reply_moves(play: Play) -> int:
    """Count the legal moves of the next player."""
    return len(_replies(play, "move"))


def endangered(play: Play) -> int:
    """Count the pieces of the mover that the next player could capture, one or another."""
    replies = _replies(play, "move")
    return len({event.target for reply in replies for event in reply.of("capture")})


def forces(play: Play) -> int:
    """Return 1 if the mover wins at once, or can after every reply."""
    if play.outcome is not None:
        return wins(play)
    replies = _replies(play, "move")
    return int(bool(replies) and all(_can_win(reply, play) for reply in replies))


def _can_win(reply: Play, play: Play) -> bool:
    """Whether the mover of `play` has won by a reply, or can win at once after it."""
    if reply.outcome is not None:
        return reply.outcome.winners == (play.mover,)
    game = play.game
    mine = game.to_move(reply.after) == play.mover
    return mine and any(wins(each) for each in plays(game, reply.after))


def threats(play: Play) -> int:
    """Count the pieces that the mover could capture next, one or another, were it his turn."""
    if play.outcome is not None:
        return 0
    again = plays(play.game, play.game.with_turn(play.after, play.mover))
    return len({event.target for each in again for event in each.of("capture")})


def lead(play: Play) -> int:
    """Return what the mover has scored less what the best of the others has."""
    scores = play.game.scores(play.after)
    return scores[play.mover] - max(scores[seat] for seat in scores if seat != play.mover)


_ALL: tuple[Measure, ...] = (
    stored,
    captured,
    extra,
    lifted,
    relays,
    captures,
    end,
    finish,
    steps,
    piece,
    enemy_front,
    own_front,
    nyumba,
    wins,
    exact,
    reply_captured,
    reply_stored,
    reply_extra,
    reply_wins,
    reply_moves,
    endangered,
    forces,
    threats,
    lead,
)

MEASURES: Mapping[str, Measure] = {each.__name__: each for each in _ALL}
"""Every measure by its name in the data."""
