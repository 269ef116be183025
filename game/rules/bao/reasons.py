"""Why a Bao move is not legal: the first rule that it breaks, with the pits concerned.

Each kind of move has its list of checks, asked in order. Rulings: docs/rules/bao.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property

from game.rules.bao import moves as bao_moves
from game.rules.bao.board import (
    FORCED_STEP,
    FRONT,
    MOST_LAPS,
    NYUMBA,
    NYUMBA_LEAST,
    PIT_NAMES,
    PITS,
    SEAT_NAMES,
    BaoMove,
    BaoPosition,
    MoveKind,
    opposite,
)
from game.rules.bao.options import Switches
from game.rules.bao.sowing import Halt, Turn, follow
from game.rules.bao.text import check_move
from game.rules.protocol import Reason

CHOICE_NEEDED = "bao-choice-needed"
"""Key of the reason that only a further choice in the nyumba is lacking."""


class Attempt:
    """A move that somebody tries, and what the checks want to know about it."""

    def __init__(self, position: BaoPosition, move: BaoMove, switches: Switches) -> None:
        self.position = position
        self.move = move
        self.switches = switches
        self.pit = move.pit - 1
        self.own = position.rings[position.to_move]
        self.enemy = position.rings[1 - position.to_move]
        self.stock = position.stock[position.to_move]

    @property
    def name(self) -> str:
        """The name of the pit that is tried."""
        return PIT_NAMES[self.pit]

    @cached_property
    def captures(self) -> list[str]:
        """Names of the pits from which the player can capture."""
        starts = bao_moves.legal_captures(self.position, self.switches)
        return list(dict.fromkeys(PIT_NAMES[start.pit - 1] for start in starts))

    @cached_property
    def functional(self) -> bool:
        """Whether the player's nyumba is functional."""
        return bao_moves.nyumba_is_functional(self.position, self.switches)


Check = Callable[[Attempt], Reason | None]


def _game_over(attempt: Attempt) -> Reason | None:
    winner = bao_moves.winner_by_row(attempt.position)
    if winner is None and not any(
        True for _ in bao_moves.legal_with_after(attempt.position, attempt.switches)
    ):
        winner = 1 - attempt.position.to_move
    return None if winner is None else Reason("game-over", {"winner": SEAT_NAMES[winner]})


def _phase(attempt: Attempt) -> Reason | None:
    """Source: lines 29-31. Ruling: 'phase'."""
    if attempt.move.kind.startswith("namua") == bool(attempt.stock):
        return None
    if attempt.stock:
        return Reason("bao-still-namua", {"pit": attempt.name, "stock": attempt.stock})
    return Reason("bao-stock-empty", {"pit": attempt.name})


def _back_row(attempt: Attempt) -> Reason | None:
    """Source: lines 38 and 71."""
    return Reason("bao-front-row-only", {"pit": attempt.name}) if attempt.pit >= FRONT else None


def _empty(attempt: Attempt) -> Reason | None:
    return None if attempt.own[attempt.pit] else Reason("bao-pit-empty", {"pit": attempt.name})


def _nothing_opposite(attempt: Attempt) -> Reason | None:
    """Source: line 39."""
    other = opposite(attempt.pit)
    if attempt.enemy[other]:
        return None
    return Reason("bao-nothing-opposite", {"pit": attempt.name, "opposite": PIT_NAMES[other]})


def _side(attempt: Attempt) -> Reason | None:
    """Source: lines 50 and 54."""
    forced = FORCED_STEP.get(attempt.pit, attempt.move.direction)
    if forced == attempt.move.direction:
        return None
    values = {"pit": attempt.name}
    if forced > 0:
        return Reason("bao-side-forced-left", values)
    return Reason("bao-side-forced-right", values)


def _must_capture(attempt: Attempt) -> Reason | None:
    """Source: line 87."""
    if not attempt.captures:
        return None
    return Reason("bao-must-capture", {"pit": attempt.name, "pits": attempt.captures})


def _from_nyumba(attempt: Attempt) -> Reason | None:
    """Rulings: `two_from_nyumba`, `takasa_from_nyumba`."""
    if attempt.pit != NYUMBA or not attempt.functional:
        return None
    values = {"pit": attempt.name, "seeds": attempt.own[NYUMBA]}
    if bao_moves.nyumba_is_alone(attempt.own):
        return None if attempt.switches.whole_nyumba else Reason("bao-two-seeds-only", values)
    return None if attempt.switches.from_nyumba else Reason("bao-nyumba-kept", values)


def _namua_singleton(attempt: Attempt) -> Reason | None:
    """Ruling: `takasa_singletons`."""
    pits = bao_moves.namua_takasa_pits(attempt.own, attempt.functional, attempt.switches)
    if attempt.pit in pits or (attempt.pit == NYUMBA and attempt.functional):
        return None
    return Reason("bao-singleton-last", {"pit": attempt.name, "pits": _names(pits)})


def _only_nyumba(attempt: Attempt) -> Reason | None:
    """Source: line 77."""
    values = {"pit": attempt.name, "nyumba": PIT_NAMES[NYUMBA]}
    return None if attempt.pit == NYUMBA else Reason("bao-two-from-nyumba-only", values)


def _not_functional(attempt: Attempt) -> Reason | None:
    """Source: line 73. Ruling: `nyumba_function`."""
    if attempt.functional:
        return None
    seeds, values = attempt.own[NYUMBA], {"pit": attempt.name}
    if not attempt.switches.nyumba:
        return Reason("bao-no-nyumba", values)
    if seeds < NYUMBA_LEAST:
        return Reason("bao-nyumba-small", {**values, "seeds": seeds, "least": NYUMBA_LEAST})
    return Reason("bao-nyumba-not-intact", values)


def _not_alone(attempt: Attempt) -> Reason | None:
    """Source: line 77. Ruling: 'only a functional nyumba is occupied in front'."""
    if bao_moves.nyumba_is_alone(attempt.own):
        return None
    others = [pit for pit in range(FRONT) if attempt.own[pit] and pit != NYUMBA]
    return Reason("bao-nyumba-not-alone", {"pit": attempt.name, "pits": _names(others)})


def _singleton(attempt: Attempt) -> Reason | None:
    """Source: lines 85 and 97."""
    return Reason("bao-singleton", {"pit": attempt.name}) if attempt.own[attempt.pit] == 1 else None


def _limit(attempt: Attempt) -> Reason | None:
    """Ruling: `mtaji_limit`."""
    seeds, limit = attempt.own[attempt.pit], attempt.switches.limit
    if seeds <= limit:
        return None
    return Reason("bao-over-limit", {"pit": attempt.name, "seeds": seeds, "limit": limit})


def _first_lap(attempt: Attempt) -> Reason | None:
    """Source: lines 80 and 95."""
    own, step = attempt.own, attempt.move.direction
    if bao_moves.first_lap_capture(own, attempt.enemy, attempt.pit, step) is not None:
        return None
    last = (attempt.pit + step * own[attempt.pit]) % PITS
    values = {"pit": attempt.name, "last": PIT_NAMES[last]}
    if last >= FRONT:
        return Reason("bao-lap-ends-in-back", values)
    if not attempt.enemy[opposite(last)]:
        return Reason(
            "bao-lap-ends-facing-nothing", {**values, "opposite": PIT_NAMES[opposite(last)]}
        )
    return Reason("bao-lap-ends-in-empty", values)


def _front_first(attempt: Attempt) -> Reason | None:
    """Source: line 84."""
    front = [pit for pit in bao_moves.mtaji_takasa_pits(attempt.own) if pit < FRONT]
    if attempt.pit < FRONT or not front:
        return None
    return Reason("bao-takasa-front-first", {"pit": attempt.name, "pits": _names(front)})


def _blocked(attempt: Attempt) -> Reason | None:
    """Ruling: 'takasia'."""
    if attempt.move.pit != attempt.position.blocked:
        return None
    return Reason("bao-blocked", {"pit": attempt.name})


def _sowing(attempt: Attempt) -> Reason | None:
    """Sow it: it must end, the choices be those that come up, and the front row stay."""
    turn = Turn(attempt.position, attempt.switches)
    choices = attempt.move.nyumba
    halt, used = follow(turn, attempt.move, choices)
    if halt is Halt.ENDLESS:
        return Reason("bao-endless", {"pit": attempt.name, "most": MOST_LAPS})
    if halt is Halt.CHOICE:
        return Reason(CHOICE_NEEDED, {"pit": PIT_NAMES[NYUMBA], "number": used + 1})
    if bao_moves.gives_up_front(turn):
        return Reason("bao-empties-front", {"pit": attempt.name})
    if used < len(choices):
        values = {"pit": attempt.name, "given": len(choices), "used": used}
        if used and choices[used - 1] == "stop":
            return Reason("bao-choice-after-stop", values)
        return Reason("bao-no-choice" if not used else "bao-fewer-choices", values)
    return None


_CHECKS: Mapping[MoveKind, tuple[Check, ...]] = {
    "namua-capture": (_back_row, _empty, _nothing_opposite, _side),
    "namua-takasa": (_back_row, _empty, _must_capture, _from_nyumba, _namua_singleton),
    "namua-takasa-two-from-nyumba": (_only_nyumba, _must_capture, _not_functional, _not_alone),
    "mtaji-capture": (_empty, _singleton, _limit, _first_lap),
    "mtaji-takasa": (_empty, _must_capture, _singleton, _front_first, _blocked),
}


def why_not(position: BaoPosition, move: BaoMove, switches: Switches) -> Reason | None:
    """Return why `move` is not legal, or None if it is. Raises MoveError for what is no move."""
    check_move(move)
    attempt = Attempt(position, move, switches)
    for check in (_game_over, _phase, *_CHECKS[move.kind], _sowing):
        reason = check(attempt)
        if reason is not None:
            return reason
    return None


def why_not_pit(position: BaoPosition, pit: int, switches: Switches) -> Reason | None:
    """Return why no legal move starts from `pit`, 1..16, of the player to move, or None.

    The answer is about the move that a person would mean: a takasa, unless the pit captures.
    """
    if any(move.pit == pit for move, _ in bao_moves.legal_with_after(position, switches)):
        return None
    takasa: MoveKind = "namua-takasa" if position.stock[position.to_move] else "mtaji-takasa"
    starts = [s for s in bao_moves.capture_starts(position, switches) if s.pit == pit]
    moves = starts or [BaoMove(takasa, pit, way) for way in bao_moves.BOTH_WAYS]
    reasons = (why_not(position, start, switches) for start in moves)
    return next(reason for reason in reasons if reason is not None)


def _names(pits: list[int]) -> list[str]:
    return [PIT_NAMES[pit] for pit in pits]
