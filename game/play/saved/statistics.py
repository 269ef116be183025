"""What a device remembers of finished matches: results, the longest sow, the biggest capture.

The form in the storage, of schema 2::

    {"schema": 2, "counted": [ids of matches, the oldest first],
     "games": {"kalah": {"results": {"level-3": {"won": 2, "lost": 1, "drawn": 0}, ...},
                         "seats": {"0": {"won": 1, "lost": 0, "drawn": 0}, "1": ...},
                         "longest": 17, "biggest": 12}}}

Results are those of the one person at the table; against opponents of several levels they stand
under the highest, in a match by link under "friend". Where several persons share the device, each
seat has results of its own. Matches without a person are not counted.

Schema 1 had no `seats`, and counted matches between persons under the result "people", whose `won`
did not tell who.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from game.play.lines import Turn
from game.play.match import Match
from game.play.saved import stored
from game.play.saved.storage import Storage
from game.rules.protocol import Json, Outcome, Seat
from game.rules.registry import GAMES
from game.rules.shape import is_whole

KEY = "statistics"
"""Where they are kept."""

PEOPLE = "people"
"""The opponent's name in matches between persons, as schema 1 counted them."""

FRIEND = "friend"
"""The opponent's name in matches by link."""

_MOST_IDS = 400
_HIGHEST_LEVEL = 9
_SEATS = range(6)
_MOST = 1_000_000_000
_SCHEMA = 2
_WALKS = frozenset({"drop", "store", "step"})


@dataclass(slots=True)
class Results:
    """How many matches ended in which way."""

    won: int = 0
    lost: int = 0
    drawn: int = 0

    @property
    def played(self) -> int:
        """All of them."""
        return self.won + self.lost + self.drawn

    def add(self, outcome: Outcome, seat: Seat, seats: Sequence[Seat]) -> None:
        """Count how a match between `seats` ended for one of them; all winning is a draw."""
        if len(outcome.winners) == len(seats):
            self.drawn += 1
        elif seat in outcome.winners:
            self.won += 1
        else:
            self.lost += 1


@dataclass(slots=True)
class GameStatistics:
    """What is remembered of one game.

    `results` by opponent: "friend", or "level-0" and so on. `seats`: the results of each seat in
    matches of several persons on this device. `longest`: most seeds sown (steps walked) in one
    move of a person of this device; `biggest`: most seeds or pieces captured in one.
    """

    results: dict[str, Results] = field(default_factory=dict)
    seats: dict[Seat, Results] = field(default_factory=dict)
    longest: int = 0
    biggest: int = 0

    @property
    def total(self) -> Results:
        """The results against all opponents together, those of seats left out."""
        every = self.results.values()
        return Results(
            sum(each.won for each in every),
            sum(each.lost for each in every),
            sum(each.drawn for each in every),
        )

    @property
    def finished(self) -> int:
        """How many matches were played to their end on this device."""
        together = (results.played for results in self.seats.values())
        return self.total.played + max(together, default=0)


@dataclass(frozen=True, slots=True)
class _Ending:
    """What a match that has ended adds to the statistics."""

    game: str
    opponent: str
    own: tuple[Seat, ...]
    """The seats played on this device."""
    seats: tuple[Seat, ...]
    outcome: Outcome
    longest: int
    biggest: int

    def add_to(self, games: dict[str, GameStatistics]) -> None:
        """Count the match for the seats of this device."""
        game = games.setdefault(self.game, GameStatistics())
        if len(self.own) == 1:
            of_one = game.results.setdefault(self.opponent, Results())
            of_one.add(self.outcome, self.own[0], self.seats)
        else:
            for seat in self.own:
                game.seats.setdefault(seat, Results()).add(self.outcome, seat, self.seats)
        game.longest = max(game.longest, self.longest)
        game.biggest = max(game.biggest, self.biggest)


class Statistics:
    """The statistics of this device. What storage refuses to keep of them lasts for this visit."""

    key = KEY
    """Where they are kept."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._games: dict[str, GameStatistics] = {}
        self._ids: dict[str, None] = {}
        self._unsaved: dict[str, _Ending | None] = {}
        """By id the matches that storage does not hold; None for one that was not played here."""
        self._erased = False
        """Whether what storage holds was erased, and storage refused that."""
        self._loaded = False
        """Whether it is known what is kept."""

    def games(self) -> dict[str, GameStatistics]:
        """Return what is remembered of each game that was played, in the order of the menu."""
        self._load()
        return {name: self._games[name] for name in GAMES if name in self._games}

    def newer(self) -> bool:
        """Whether a newer version keeps statistics here, which this one cannot read."""
        try:
            text = self._storage.get(KEY)
        except OSError:
            return False
        return text is not None and stored.state(KEY, text) == "newer"

    def count(self, match: Match) -> bool:
        """Count a match that has ended, once; False where that could not be kept.

        A guided game, or one that began from a position that was set up, counts for nothing.
        """
        outcome, seats = match.outcome(), own_seats(match)
        if outcome is None or not seats or not match.counts:
            return True
        with self._storage.alone():
            if not self._is_new(match.id):
                return match.id not in self._unsaved
            self._note(match.id, _ending(match, outcome, seats))
            return self._save()

    def pass_over(self, match: Match) -> None:
        """Remember a match that was not played here, so that it is never counted."""
        with self._storage.alone():
            if self._is_new(match.id):
                self._note(match.id, None)
                self._save()

    def erase(self) -> bool:
        """Forget everything, but not which matches were counted: they are not counted again.

        False where what is kept could not be erased: then it comes back with the next visit.
        """
        self._load()
        self._games.clear()
        self._unsaved = dict.fromkeys(self._unsaved)
        self._erased = True
        return self._save()

    def _is_new(self, id_: str) -> bool:
        """Whether the match of an id was not counted or passed over before."""
        self._load()
        return id_ not in self._ids

    def _note(self, id_: str, ending: _Ending | None) -> None:
        """Count a match for as long as this visit lasts; nothing is saved yet."""
        self._unsaved[id_] = ending
        self._add(id_, ending)

    def _add(self, id_: str, ending: _Ending | None) -> None:
        """Add a match to what is known."""
        self._ids[id_] = None
        while len(self._ids) > _MOST_IDS:
            del self._ids[next(iter(self._ids))]
        if ending is not None:
            ending.add_to(self._games)

    def _load(self) -> None:
        """Take over what is kept: another window may have counted too."""
        self._loaded = False
        with suppress(OSError):
            there = stored.value(self._storage, KEY)
            self._loaded = True
            self._games, self._ids = _read(there)
            if self._erased:
                self._games.clear()
            for id_, ending in self._unsaved.items():
                if id_ not in self._ids:
                    self._add(id_, ending)

    def _save(self) -> bool:
        """Keep the statistics, if it is known what is there; what is not understood stays."""
        if not (self._loaded and stored.change(self._storage, KEY, self._written)):
            return False
        self._unsaved.clear()
        self._erased = False
        return True

    def _written(self, there: Json) -> Json:
        """Return what to write over what is there: of what was erased nothing stays."""
        return self._json() if self._erased else _over(there, self._json())

    def _json(self) -> dict[str, Json]:
        return {
            "schema": _SCHEMA,
            "counted": list(self._ids),
            "games": {name: _game_json(game) for name, game in self._games.items()},
        }


def _ending(match: Match, outcome: Outcome, own: Sequence[Seat]) -> _Ending:
    """Return what a match adds that has ended so."""
    turns = [turn for turn in match.turns[: match.cursor] if turn.seat in own]
    return _Ending(
        match.game.name,
        opponent_of(match) if len(own) == 1 else "",
        tuple(own),
        tuple(match.game.seats),
        outcome,
        max(map(length_of, turns), default=0),
        max(map(capture_of, turns), default=0),
    )


def _over(there: Json, ours: Json) -> Json:
    """Return `ours` with what only `there` tells, as deep as both are objects."""
    if not (isinstance(there, dict) and isinstance(ours, dict)):
        return ours
    both = {name: _over(there.get(name), value) for name, value in ours.items()}
    return {**there, **both}


def own_seats(match: Match) -> list[Seat]:
    """Return the seats played by persons on this device: by link only this device's own."""
    persons = match.persons()
    return [seat for seat in persons if seat == match.side] or persons


def opponent_of(match: Match) -> str:
    """Return the name under which the result of the one person of this device stands."""
    if len(match.persons()) > 1:
        return FRIEND
    levels = [player.level for player in match.players.values() if player.kind == "opponent"]
    return f"level-{max(levels)}"


def length_of(turn: Turn) -> int:
    """Return how many seeds were sown, or steps walked, in a move."""
    return sum(event.count or 1 for event in turn.events if event.kind in _WALKS)


def capture_of(turn: Turn) -> int:
    """Return how many seeds or pieces were captured in a move."""
    return sum(event.count or 1 for event in turn.events if event.kind == "capture")


def _game_json(game: GameStatistics) -> Json:
    return {
        "results": {name: _results_json(each) for name, each in game.results.items()},
        "seats": {str(seat): _results_json(each) for seat, each in game.seats.items()},
        "longest": game.longest,
        "biggest": game.biggest,
    }


def _results_json(results: Results) -> Json:
    return {"won": results.won, "lost": results.lost, "drawn": results.drawn}


def _read(value: Json) -> tuple[dict[str, GameStatistics], dict[str, None]]:
    """Return what makes sense of kept statistics; the rest is left out."""
    games = stored.member(value, "games")
    counted = value.get("counted") if isinstance(value, dict) else None
    ids = [id_ for id_ in counted if isinstance(id_, str)] if isinstance(counted, list) else []
    statistics = {name: _read_game(games[name]) for name in GAMES if name in games}
    return statistics, dict.fromkeys(ids[-_MOST_IDS:])


def _read_game(value: Json) -> GameStatistics:
    results, seats = stored.member(value, "results"), stored.member(value, "seats")
    by_opponent = {name: _read_results(results[name]) for name in _opponents() if name in results}
    sides = {seat: _read_results(seats[str(seat)]) for seat in _SEATS if str(seat) in seats}
    return GameStatistics(by_opponent, sides, _count(value, "longest"), _count(value, "biggest"))


def _opponents() -> Iterator[str]:
    yield PEOPLE
    yield FRIEND
    for level in range(_HIGHEST_LEVEL + 1):
        yield f"level-{level}"


def _read_results(value: Json) -> Results:
    return Results(_count(value, "won"), _count(value, "lost"), _count(value, "drawn"))


def _count(value: Json, name: str) -> int:
    number = value.get(name, 0) if isinstance(value, dict) else 0
    return min(max(number, 0), _MOST) if is_whole(number) else 0
