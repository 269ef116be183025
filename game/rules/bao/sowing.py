"""A Bao move being played: lap after lap, captures, and the halt in the nyumba.

The one place where seeds move. With a list of events it tells all that happens; without one it
does the same, faster.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from game.rules.bao.board import (
    FORCED_STEP,
    FRONT,
    KICHWA,
    MOST_LAPS,
    NYUMBA,
    PITS,
    PLACES,
    ROUTES,
    STOCKS,
    BaoMove,
    BaoPosition,
)
from game.rules.bao.options import Switches
from game.rules.protocol import Event, EventKind

_DROPS = tuple(
    tuple(Event("drop", seat, 1, None, place) for place in PLACES[seat]) for seat in (0, 1)
)
"""The event of one seed dropped, by seat and ring index."""


class Halt(Enum):
    """Why the sowing halted."""

    OVER = auto()
    """The sowing is over, by rule."""
    CHOICE = auto()
    """In the nyumba: the player stops or sows on."""
    ENDLESS = auto()
    """More laps than a legal move has."""


class Turn:
    """The board in the hands of the player to move."""

    __slots__ = (
        "_hand",
        "_namua",
        "blocked",
        "capturing",
        "enemy",
        "events",
        "intact",
        "laps",
        "last",
        "own",
        "seat",
        "step",
        "stock",
        "switches",
    )

    def __init__(
        self, position: BaoPosition, switches: Switches, events: list[Event] | None = None
    ) -> None:
        seat = position.to_move
        self.seat = seat
        self.switches = switches
        self.own = list(position.rings[seat])
        self.enemy = list(position.rings[1 - seat])
        self.stock = list(position.stock)
        self.intact = list(position.intact)
        self.blocked = -1 if position.blocked is None else position.blocked - 1
        self.events = events
        self.capturing = False
        self.laps = 0
        self.last = 0
        self.step = 0
        self._hand = 0
        self._namua = position.stock[seat] > 0

    def begin(self, move: BaoMove) -> Halt:
        """Start `move`, whose start is legal, and sow until the first halt."""
        pit, step = move.pit - 1, move.direction
        self.capturing = move.kind.endswith("capture")
        if self._namua:
            self._enter(pit)
        if move.kind == "namua-capture":
            return self._capture(pit, step) or self._sow(KICHWA[step], self._hand, step)
        if move.kind == "namua-takasa-two-from-nyumba":
            count = self._lift(pit, 2)
        else:
            count = self._lift(pit, self.own[pit])
        return self._sow(pit + step, count, step)

    def sow_on(self) -> Halt:
        """Sow the pit in which the last lap ended, up to the next halt."""
        count = self._relay(self.last)
        return self._sow(self.last + self.step, count, self.step)

    def stop(self) -> Halt:
        """End the sowing where the last lap ended."""
        self._mark("stop", self.last)
        return Halt.OVER

    def _sow(self, first: int, count: int, step: int) -> Halt:
        """Sow lap after lap. Source: lines 55, 60-63, 67, 71; 74 for the nyumba."""
        own = self.own
        while self.laps < MOST_LAPS:
            last = self._lap(first, count, step)
            if own[last] == 1:
                return self.stop()
            if last < FRONT:
                if self.capturing and self.enemy[FRONT - 1 - last]:
                    # Source: line 63. The step is kept unless kichwa or kimbi turn it.
                    step = FORCED_STEP.get(last, step)
                    halt = self._capture(last, step)
                    if halt:
                        return halt
                    first, count = KICHWA[step], self._hand
                    continue
                halt = self._rest(last, step)
                if halt:
                    return halt
            count = self._relay(last)
            first = last + step
        return Halt.ENDLESS

    def _rest(self, last: int, step: int) -> Halt | None:
        """Halt where a lap ended on seeds in front, without a capture, if a rule says so."""
        if last == NYUMBA and self._namua:
            seat, switches = self.seat, self.switches
            if switches.functional(self.own[NYUMBA], self.intact[seat]):
                if switches.takasa_stops and not self.capturing:
                    return self.stop()
                self.step = step
                return Halt.CHOICE
        if last == self.blocked and not self.capturing:
            # Ruling: 'takasia', a lap of a takasa that ends in the blocked pit stops there.
            return self.stop()
        return None

    def _lap(self, first: int, count: int, step: int) -> int:
        """Sow `count` seeds one by one from ring index `first` on; return where the last fell."""
        self.laps += 1
        own = self.own
        route = ROUTES[step][first % PITS]
        if self.events is not None:
            drops = _DROPS[self.seat]
            self.events.extend(drops[route[n % PITS]] for n in range(count))
        self.last = route[(count - 1) % PITS]
        if count >= PITS:
            rounds, count = divmod(count, PITS)
            for pit in route:
                own[pit] += rounds
        for pit in route[:count]:
            own[pit] += 1
        return self.last

    def _enter(self, pit: int) -> None:
        """Place a seed from the stock in a pit. Source: lines 40, 71 and 77."""
        seat = self.seat
        self.stock[seat] -= 1
        self.own[pit] += 1
        if self.events is not None:
            self.events.append(Event("enter", seat, 1, STOCKS[seat], PLACES[seat][pit]))

    def _capture(self, pit: int, step: int) -> Halt | None:
        """Take what lies opposite `pit` into the hand; a won game is over once it is sown."""
        seat, enemy = self.seat, self.enemy
        target = FRONT - 1 - pit
        self._hand, enemy[target] = enemy[target], 0
        if self.events is not None:
            self.events.append(Event("capture", seat, self._hand, PLACES[1 - seat][target], None))
        if target == NYUMBA:
            self._spoil(1 - seat)
        if any(enemy[:FRONT]):
            return None
        # Ruling: 'win', at once. The captured seeds still go to the board, and no further.
        self._lap(KICHWA[step], self._hand, step)
        return self.stop()

    def _relay(self, pit: int) -> int:
        """Lift all of `pit`, where a lap ended, to sow it on. Source: line 67."""
        self._mark("relay", pit)
        return self._lift(pit, self.own[pit])

    def _lift(self, pit: int, count: int) -> int:
        """Take `count` seeds of an own pit into the hand and return their number."""
        self.own[pit] -= count
        if self.events is not None:
            self.events.append(Event("lift", self.seat, count, PLACES[self.seat][pit], None))
        if pit == NYUMBA and not self.own[pit]:
            self._spoil(self.seat)
        return count

    def _spoil(self, seat: int) -> None:
        """Remember that the nyumba of `seat` was emptied or captured."""
        if self.intact[seat]:
            self.intact[seat] = False
            if self.events is not None:
                self.events.append(Event("nyumba", seat))

    def _mark(self, kind: EventKind, pit: int) -> None:
        if self.events is not None:
            self.events.append(Event(kind, self.seat, 0, None, PLACES[self.seat][pit]))

    def position(self, blocked: int | None) -> BaoPosition:
        """Return the board as it stands, the other player to move."""
        own, enemy = tuple(self.own), tuple(self.enemy)
        return BaoPosition(
            (enemy, own) if self.seat else (own, enemy),
            (self.stock[0], self.stock[1]),
            (self.intact[0], self.intact[1]),
            blocked,
            1 - self.seat,
        )


def follow(turn: Turn, move: BaoMove, choices: Sequence[str]) -> tuple[Halt, int]:
    """Begin `move` and make `choices` as they come; return the last halt and the choices used."""
    halt = turn.begin(move)
    for used, choice in enumerate(choices):
        if halt is not Halt.CHOICE:
            return halt, used
        halt = turn.stop() if choice == "stop" else turn.sow_on()
    return halt, len(choices)
