"""What every game offers, and the words in which it tells what happened.

A *game* is rules plus the options chosen. Positions and moves are immutable and
hashable. `play` returns the position after a move and the *events* of the move:
together with the position before, they are enough to rebuild the position after.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import (
    Any,
    ClassVar,
    Literal,
    NamedTuple,
    Protocol,
    TypeVar,
    get_args,
    runtime_checkable,
)

from game.untrusted.plain_text import one_line, plain_value

Seat = int
"""A place at the table, 0 to 3. Two-player games: 0 is south, 1 is north."""

Json = Any
"""A value made of dict, list, str, int, bool and None only."""

MOST_PLACE = 200
"""So many characters tell where in an input something is."""

Movement = Literal[
    "lift",  # seeds or a piece are taken into the hand           source -> hand
    "drop",  # from the hand into a pit, house or circle          hand -> target
    "step",  # Bantu: the piece in hand passes over this circle   (nothing moves) target
    "store",  # from the hand into a store or reservoir           hand -> target
    "capture",  # taken from an opponent (or the capturing seed)  source -> target or hand
    "collect",  # left-overs that go home at the end of the game  source -> target
    "enter",  # from the stock or a starting space to the board   source -> target or hand
    "finish",  # Bantu: a piece reaches Finish                    hand -> target
]
"""Kinds of event at which seeds or a piece move."""

Marker = Literal[
    "relay",  # a lap ended on seeds: they are sown on            target = the pit
    "stop",  # the sowing ends here (by choice or by rule)        target = the pit
    "skip",  # a store passed over, or a seat that cannot play
    "pass",  # a player who cannot move loses the turn
    "again",  # an extra (free) turn was earned
    "nyumba",  # Bao: the nyumba of `seat` stopped being intact
    "block",  # Bao: takasia, `target` may not be played
    "quiet",  # Four Player: rounds without a score, now `count`
    "turn",  # `seat` is to move next
    "end",  # the game is over
]
"""Kinds of event that move nothing."""

EventKind = Movement | Marker

MARKERS: frozenset[str] = frozenset(get_args(Marker))


class Place(NamedTuple):
    """A spot on the board: `kind` is the game's own word, `at` tells which.

    ("house", (seat, n)), ("store", (seat,)), ("pit", (seat, n)), ("reservoir", (seat,)),
    ("stock", (seat,)), ("circle", (line, lane)), ("start", (seat, n)), ("home", (seat, n)).
    Houses, pits and pieces count from 1; Bao pits are ("pit", (seat, ring)), ring 1..16 =
    A1..A8, B8..B1.
    """

    kind: str
    at: tuple[int, ...]


class Event(NamedTuple):
    """One thing that happened in a move.

    `count` seeds or pieces go from `source` to `target`; None stands for the mover's hand.
    Markers (see `Marker`) move nothing.
    """

    kind: EventKind
    seat: Seat
    count: int = 0  # type: ignore[assignment]  # hides tuple.count, which nobody needs here
    source: Place | None = None
    target: Place | None = None


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is not possible: a key of the catalogue, and the values of its sentence.

    What the values quote from outside is made plain here, whatever it was.
    """

    key: str
    values: Mapping[str, Json] = field(default_factory=dict)

    def __post_init__(self) -> None:
        values = {name: plain_value(value) for name, value in self.values.items()}
        if any(values[name] is not value for name, value in self.values.items()):
            object.__setattr__(self, "values", values)


class RulesError(Exception):
    """Base of all errors of the rules. `at` says where in the input, "" for the whole of it."""

    def __init__(self, reason: Reason, at: str = "") -> None:
        at = one_line(at, MOST_PLACE)
        super().__init__(f"{reason.key} {dict(reason.values)} {at}".rstrip())
        self.reason = reason
        self.at = at


class OptionError(RulesError):
    """An option is unknown, out of range, or does not go with another."""


class PositionError(RulesError):
    """A position is malformed or contradicts itself."""


class MoveError(RulesError):
    """A move is malformed: it is not even the shape of a move of this game."""


class IllegalMove(RulesError):  # noqa: N818 - it is the name the rules speak of
    """A well-formed move that the rules do not allow here."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. Several winners share the game; all seats in `winners` is a draw.

    `scores` has every seat in play. `reason` is a key of the catalogue.
    """

    winners: tuple[Seat, ...]
    scores: Mapping[Seat, int]
    reason: str


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game, as data for set-up screens and the console.

    `kind`: "choice" (one of `choices`), "integer" (`low`..`high`), "flag", "set" (any of
    `choices`), "seats" (a list of seats or colours) or "board" (Bantu). A `switch` overrides
    what the preset says.
    """

    name: str
    kind: Literal["choice", "integer", "flag", "set", "seats", "board"]
    default: Json
    choices: tuple[Json, ...] = ()
    low: int = 0
    high: int = 0
    switch: bool = False


P = TypeVar("P", bound=Hashable)
M = TypeVar("M", bound=Hashable)


class Game(Protocol[P, M]):
    """Rules plus chosen options. One class a game; an instance never changes.

    Each game's class names this one as its base, so that its types are checked, and what most
    games have in common is told once. It may offer more, to be faster: `HasMovesWithAfter`, and
    `game.rules.playout.HasOwnPlayout`.
    """

    name: ClassVar[str]
    """As in the registry and the console protocol: "kalah", "four-player", "bao", "bantu"."""

    option_list: ClassVar[tuple[Option, ...]]
    """What can be chosen. Three names mean the same in every game that has them: `preset` brings
    the switches that `presets` tells, `players` is how many play, and `seats` which of its
    `choices` are taken."""

    presets: ClassVar[Mapping[str, Mapping[str, Json]]]
    """What each preset says of each switch; empty for games without presets."""

    positions_repeat: ClassVar[bool] = False
    """Whether a position may come up again, so that the game is drawn when it does so often."""

    die_may_choose_first: ClassVar[bool] = False
    """Whether the players may roll a die for who begins: see `game.rules.die`."""

    seats_are_colours: ClassVar[bool] = False
    """Whether each seat has a colour of its own by the rules, so that nobody chooses one."""

    stop_rule: bool = False
    """Whether a rule is in force that ends a game in which nobody scores any more."""

    options: Mapping[str, Json]
    """The complete options, every name present, JSON values."""

    seats: tuple[Seat, ...]
    """Seats in play, in the order of turns."""

    def __init__(self, options: Mapping[str, Json] | None = None) -> None:
        """Check and complete `options`. Raises OptionError."""

    def start(self, first: Seat | None = None) -> P:
        """The start position; `first` begins (default: the first seat in play)."""

    def to_move(self, position: P) -> Seat: ...

    def legal_moves(self, position: P) -> Sequence[M]:
        """Every legal move, in board order; empty when the game is over."""

    def play(self, position: P, move: M) -> tuple[P, tuple[Event, ...]]:
        """The position after `move`, and its events. Raises IllegalMove, changes nothing."""

    def after(self, position: P, move: M) -> P:
        """The position after a move known to be legal, without events: the fast path."""

    def why_not(self, position: P, move: M) -> Reason | None:
        """Why `move` is not legal, with the pits or circles concerned; None if it is legal."""

    def outcome(self, position: P) -> Outcome | None:
        """None while the game goes on. Draws by repetition need the history: see the match."""

    def scores(self, position: P) -> Mapping[Seat, int]:
        """What each seat in play has scored so far; 0 for all in a game that keeps no score."""

    def side_of(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats that win together with `seat`, itself among them, in the order of turns."""
        return (seat,)

    def forced_passes(self, position: P) -> tuple[P, tuple[Event, ...]]:
        """The position with the turn passed on by those who cannot move, and the events of that.

        Only a position set up by hand needs it: `play` passes the turn on to one who can move.
        """
        return position, ()

    def with_turn(self, position: P, seat: Seat) -> P:
        """The position with `seat` to move, as if the turns before had been given up.

        It is there to be thought about and need not be one that can come about.
        """

    def seat_name(self, seat: Seat) -> str | int:
        """The seat as the console protocol writes it: "south", 2, "red"."""

    def count(self, position: P) -> int:
        """How many seeds or pieces there are, wherever they lie."""

    def faults(self, position: P) -> Sequence[PositionError]:
        """All that makes `position`, every part of which has the right shape, none of this game's.

        The first is the one with which `position_from_json` refuses it.
        """
        try:
            self.position_from_json(self.position_to_json(position))
        except PositionError as error:
            return (error,)
        return ()

    def oddities(self, position: P) -> Sequence[Reason]:
        """What no match would lead to, in a position that can be played all the same.

        Who is concerned is the `seat` of its values. That seeds are missing, `count` tells.
        """
        del position
        return ()

    def position_to_json(self, position: P) -> Json: ...

    def position_from_json(self, value: Json) -> P:
        """Raises PositionError saying what is wrong and where. Totals may be any."""

    def position_to_text(self, position: P) -> str:
        """One short line without spaces at its ends; round-trips."""

    def position_from_text(self, text: str) -> P:
        """Raises PositionError."""

    def move_to_json(self, move: M) -> Json: ...

    def move_from_json(self, value: Json) -> M:
        """Raises MoveError for a wrong shape; says nothing about legality."""

    def move_to_text(self, move: M) -> str: ...

    def move_from_text(self, text: str) -> M:
        """Raises MoveError."""

    def other_notation(self) -> OtherNotation | None:
        """Return how others write the moves of this game, None if that is not known here."""
        return None


class OtherNotation(Protocol):
    """How others than this program write the moves of a game: to be understood, never written."""

    options: ClassVar[Mapping[str, Json]]
    """Those by which a text is read that tells none."""

    def is_move(self, word: str) -> bool:
        """Whether `word` has the form of a move."""

    def is_surely_move(self, word: str) -> bool:
        """Whether `word` is hardly anything else than a move, wherever it stands."""

    def moves(self, position: Any, words: Sequence[str]) -> Sequence[Any]:
        """Return the legal moves that `words` tell, one after the other, from `position` on.

        Raises MoveError; `at` is the index of the word that cannot be read.
        """


@runtime_checkable
class HasMovesWithAfter(Protocol):
    """A game that finds each legal move together with the position after it, at one price."""

    def moves_with_after(self, position: Any) -> Iterable[tuple[Any, Any]]:
        """Each legal move, in the order of `legal_moves`, and the position after it."""


AnyGame = Game[Any, Any]
"""Any game, where the types of its positions and moves do not matter."""
