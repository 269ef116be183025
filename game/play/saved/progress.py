"""How far somebody has come in learning: lessons and guided games that are done, puzzles solved.

Kept as JSON::

    {"schema": 1,
     "games": {"kalah": {"lessons": ["kalah-sow", ...],
                         "puzzles": {"kalah-order": [3, false], ...}}, ...},
     "guided": ["kalah-guided", ...]}

A puzzle has the number of tries that solved it, and whether help was taken. What is done is never
undone, so the progress of two windows, or of two devices, is that of both together; of two results
of a puzzle the better one stays. What storage refuses to keep lasts for this visit.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from game.play.saved import stored
from game.play.saved.storage import Storage
from game.rules.protocol import Json
from game.rules.shape import is_whole

KEY = "progress"
"""The key in the host's storage."""

MOST_TRIES = 999
"""More tries are counted as so many."""

SCHEMA = 1
"""Of what is written."""

_MOST = 2_000
"""So many lessons, or puzzles, of a game, so many guided games, and so many games are kept."""
_ID = re.compile(r"[a-z0-9-]{1,60}")


class PuzzleResult(NamedTuple):
    """How a puzzle was solved: by which try, and whether with help."""

    tries: int
    helped: bool

    def better(self, other: PuzzleResult | None) -> PuzzleResult:
        """Return the better one of two results: without help, then after fewer tries."""
        return (
            self if other is None else min(self, other, key=lambda each: (each.helped, each.tries))
        )


@dataclass(slots=True)
class _GameProgress:
    lessons: set[str] = field(default_factory=set)
    puzzles: dict[str, PuzzleResult] = field(default_factory=dict)


@dataclass(slots=True)
class _Done:
    """All that is done."""

    games: dict[str, _GameProgress] = field(default_factory=dict)
    guided: set[str] = field(default_factory=set)

    def of(self, game: str) -> _GameProgress:
        """Return what is done of a game, which may be changed."""
        return self.games.setdefault(game, _GameProgress())

    def add(self, other: _Done) -> None:
        """Add all that is done elsewhere."""
        self.guided |= other.guided
        for name, theirs in other.games.items():
            mine = self.of(name)
            mine.lessons |= theirs.lessons
            for id_, result in theirs.puzzles.items():
                mine.puzzles[id_] = result.better(mine.puzzles.get(id_))


class Progress:
    """The progress of this device, which other windows may add to."""

    key = KEY
    """Where it is kept."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._own = _Done()
        """What was done in this visit, and what storage held before."""
        self._text: str | None = None
        """What lay in the storage when it was read last."""

    def lessons_done(self, game: str) -> frozenset[str]:
        """Return the ids of the lessons of a game that are done."""
        return frozenset(self._now().of(game).lessons)

    def finish_lesson(self, game: str, id_: str) -> bool:
        """Note that a lesson is done; False where that could not be kept."""
        self._now().of(game).lessons.add(id_)
        return self._save()

    def puzzle(self, game: str, id_: str) -> PuzzleResult | None:
        """Return how a puzzle was solved best; None if it was not yet."""
        return self._now().of(game).puzzles.get(id_)

    def puzzles_solved(self, game: str) -> Mapping[str, PuzzleResult]:
        """Return how each puzzle of a game was solved that is."""
        return dict(self._now().of(game).puzzles)

    def note_puzzle(self, game: str, id_: str, tries: int, helped: bool) -> bool:
        """Note that a puzzle is solved, by which try; False where that could not be kept."""
        result = PuzzleResult(min(max(tries, 1), MOST_TRIES), helped)
        puzzles = self._now().of(game).puzzles
        puzzles[id_] = result.better(puzzles.get(id_))
        return self._save()

    def guided_done(self) -> frozenset[str]:
        """Return the ids of the guided games that were played to their end."""
        return frozenset(self._now().guided)

    def finish_guided(self, id_: str) -> bool:
        """Note that a guided game was played to its end; False where that could not be kept."""
        self._now().guided.add(id_)
        return self._save()

    def to_json(self) -> Json:
        """Return all that is done, as it lies in the storage."""
        return _json(self._now())

    def take_in(self, value: Json) -> bool:
        """Add what another device has done; False where that could not be kept.

        What makes no sense of it is passed over.
        """
        self._now().add(_read(value))
        return self._save()

    def _now(self) -> _Done:
        """Return what is done by now, in this window or another one."""
        with suppress(OSError):
            text = self._storage.get(KEY)
            if text != self._text:
                self._text = text
                self._own.add(_read(stored.value(self._storage, KEY)))
        return self._own

    def _save(self) -> bool:
        """Keep what is done, beside what is there and not understood."""
        return stored.change(self._storage, KEY, self._written)

    def _written(self, there: Json) -> Json:
        self._own.add(_read(there))
        return _over(there, _json(self._own))


def _json(done: _Done) -> dict[str, Json]:
    return {
        "schema": SCHEMA,
        "games": {
            name: {
                "lessons": sorted(game.lessons),
                "puzzles": {id_: list(result) for id_, result in sorted(game.puzzles.items())},
            }
            for name, game in done.games.items()
            if game.lessons or game.puzzles
        },
        "guided": sorted(done.guided),
    }


def _over(there: Json, ours: Json) -> Json:
    """Return `ours` with what only `there` tells, as deep as both are objects."""
    if not (isinstance(there, dict) and isinstance(ours, dict)):
        return ours
    return {**there, **{name: _over(there.get(name), value) for name, value in ours.items()}}


def _read(value: Json) -> _Done:
    """Return what makes sense of kept progress; the rest is left out."""
    done = _Done(guided=set(_ids(value.get("guided")))) if isinstance(value, dict) else _Done()
    games = stored.member(value, "games")
    for name in _ids(list(games)):
        game = stored.member(games, name)
        puzzles = stored.member(game, "puzzles")
        done.games[name] = _GameProgress(
            set(_ids(game.get("lessons"))),
            dict(_results(puzzles)),
        )
    return done


def _ids(listed: Json) -> Iterator[str]:
    """Yield the ids among the members of a list, the first ones of very many."""
    members: Iterable[Any] = listed if isinstance(listed, list) else ()
    number = 0
    for member in members:
        if isinstance(member, str) and _ID.fullmatch(member):
            yield member
            number += 1
            if number == _MOST:
                return


def _results(puzzles: Mapping[str, Json]) -> Iterator[tuple[str, PuzzleResult]]:
    for id_ in _ids(list(puzzles)):
        result = _result(puzzles[id_])
        if result is not None:
            yield id_, result


def _result(value: Json) -> PuzzleResult | None:
    if not (isinstance(value, list) and len(value) == 2):
        return None
    tries, helped = value
    if not (is_whole(tries) and 1 <= tries <= MOST_TRIES and isinstance(helped, bool)):
        return None
    return PuzzleResult(tries, helped)
