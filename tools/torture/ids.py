"""Different matches under one id: what was kept, and what came in, has to be there afterwards."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from game.play.match import Match
from game.play.records import link, notation, open_any, record
from game.play.saved import saved_match
from game.play.saved.saves import Saves
from game.rules.protocol import AnyGame, RulesError, Seat
from tools.torture.facts import Facts, begins, facts
from tools.torture.run import TortureError, pooled, some_id
from tools.torture.some_matches import play_on, some_game, some_players
from tools.torture.troubled_storage import TroubledStorage


@dataclass(frozen=True)
class Step:
    """What happens in a window: a match comes in ("add", a text), or a person does something."""

    window: int
    deed: str
    text: str = ""


@dataclass(frozen=True)
class Meeting:
    """The matches kept, by id, and what happens then."""

    texts: dict[str, str]
    steps: tuple[Step, ...]


# What meets


def make(source: Random, seed: int) -> Meeting:
    """Return matches under few ids, and how they meet."""
    first = _changed(source, pooled(source, seed))
    arriving = [_variant(source, first, seed) for _ in range(source.choice((1, 1, 1, 2, 3)))]
    texts = [_text_of(source, match) for match in arriving]
    if source.random() < 0.15:  # a record of the first schema has its id of what it holds
        texts[0] = _oldest(arriving[0])
        first.id = record.from_text(texts[0]).id
    if source.random() < 0.2:
        first.turns, first.cursor, first.resigned = [], 0, None
        first = _built(first.game, first, first.first, _start(first), ())
    there = {first.id: saved_match.write(first)}
    if source.random() < 0.4:
        other = _variant(source, first, seed)
        other.id = some_id(source)
        there[other.id] = saved_match.write(other)
    steps: list[Step] = []
    for text in texts:
        steps += _before(source, list(there))
        steps.append(Step(source.choice((0, 0, 0, 1)), "add", text))
        if source.random() < 0.3:
            steps.append(Step(source.randrange(2), source.choice(("play", "branch", "check"))))
    if source.random() < 0.2:
        steps.append(Step(source.randrange(2), "add", source.choice(texts)))
    return Meeting(there if source.random() < 0.85 else {}, tuple(steps))


def _before(source: Random, ids: Sequence[str]) -> list[Step]:
    """Return what a person does before a match comes in."""
    deed = source.random()
    if deed < 0.3:
        return [Step(source.randrange(2), "open", source.choice(ids))]
    if deed < 0.4:
        window = source.randrange(2)
        return [Step(window, "open", source.choice(ids)), Step(window, "play")]
    return [Step(source.randrange(2), "new visit")] if deed < 0.6 else []


def _text_of(source: Random, match: Match) -> str:
    """Return a match as it comes in: as a link, a file or a text."""
    side = source.choice((None, *match.game.seats))
    writers: list[Callable[[], str]] = [
        lambda: link.match_link(match, side),
        lambda: record.to_text(match),
        lambda: notation.to_text(match),
        lambda: saved_match.write(match),
    ]
    return source.choice(writers)()


def _oldest(match: Match) -> str:
    """Return a record of the first schema."""
    value = record.to_record(match)
    for name in ("id", "created", "changed", "lines", "side", "sent", "pending", "guided"):
        value.pop(name, None)
    return json.dumps({**value, "schema": 1})


def _start(match: Match) -> Any:
    return match.start if match.set_up else None


def _built(
    game: AnyGame, like: Match, first: Seat | None, start: Any, moves: Sequence[Any]
) -> Match:
    """Return a match with the id and the players of `like`, and as many moves as are legal."""
    match = Match(game, dict(like.players), first, start, like.id)
    match.created = like.created
    for move in moves:
        try:
            match.play(move)
        except RulesError:
            break
    return match


def _moves(match: Match) -> list[Any]:
    return [turn.move for turn in match.turns]


def _changed(source: Random, match: Match) -> Match:
    """Return a match of one's own, to be changed: with its lines, or without."""
    if source.random() < 0.5:
        return record.from_record(record.to_record(match))
    return _built(match.game, match, match.first, _start(match), _moves(match))


def _variant(source: Random, match: Match, seed: int) -> Match:
    """Return a match of the same id that differs from `match`, or does not."""
    name = source.choice(list(_VARIANTS))
    other = _VARIANTS[name](source, match)
    if name == "another":
        other = _changed(source, pooled(source, seed))
    other.id = match.id
    if source.random() < 0.15 and not other.outcome():
        other.resign(source.choice(other.game.seats))
    if source.random() < 0.15:
        other.side = source.choice(other.game.seats)
    if source.random() < 0.15:
        other.go_to(source.randint(0, len(other.turns)))
    return other


def _equal(_source: Random, match: Match) -> Match:
    return record.from_record(record.to_record(match))


def _shorter(source: Random, match: Match) -> Match:
    moves = _moves(match)[: source.randint(0, len(match.turns))]
    return _built(match.game, match, match.first, _start(match), moves)


def _longer(source: Random, match: Match) -> Match:
    other = _built(match.game, match, match.first, _start(match), _moves(match))
    play_on(source, other, source.randint(1, 5))
    return other


def _branching(source: Random, match: Match) -> Match:
    other = _shorter(source, match)
    play_on(source, other, source.randint(1, 8))
    return other


def _with_lines(source: Random, match: Match) -> Match:
    other = _longer(source, match)
    for _ in range(source.choice((1, 3))):
        other.go_to(source.randint(0, len(other.turns)))
        play_on(source, other, source.randint(1, 4))
    return other


def _other_options(source: Random, match: Match) -> Match:
    game = some_game(source, match.game.name)
    first = match.first if match.first in game.seats else None
    other = _built(game, match, first, None, _moves(match))
    play_on(source, other, source.choice((0, 2)))
    return other


def _other_first(source: Random, match: Match) -> Match:
    first = source.choice((None, *match.game.seats))
    other = _built(match.game, match, first, _start(match), _moves(match))
    play_on(source, other, source.choice((0, 2)))
    return other


def _other_start(source: Random, match: Match) -> Match:
    start = source.choice((None, match.position_at(source.randint(0, len(match.turns)))))
    other = _built(match.game, match, match.first, start, _moves(match))
    play_on(source, other, source.choice((0, 2)))
    return other


def _other_players(source: Random, match: Match) -> Match:
    other = source.choice((_equal, _shorter, _longer, _branching))(source, match)
    if source.random() < 0.5:
        other.players = some_players(source, other.game)
    else:
        seat = source.choice(other.game.seats)
        other.players[seat] = replace(
            other.players[seat], name=source.choice(("", "Juma", "Neema"))
        )
    return other


_VARIANTS: dict[str, Callable[[Random, Match], Match]] = {
    "equal": _equal,
    "shorter": _shorter,
    "longer": _longer,
    "branching": _branching,
    "lines": _with_lines,
    "options": _other_options,
    "first": _other_first,
    "start": _other_start,
    "players": _other_players,
    "another": _equal,
}


# What must hold


class _Clock:
    """Seconds that go on whenever somebody asks."""

    def __init__(self) -> None:
        self.seconds = 1_800_000_000.0

    def __call__(self) -> float:
        self.seconds += 1
        return self.seconds


class _Room:
    """Two windows over one storage, and all that was ever kept or came in."""

    def __init__(self, meeting: Meeting) -> None:
        self._clock = _Clock()
        self.storage = TroubledStorage(
            {saved_match.key_of(id_): text for id_, text in meeting.texts.items()}
        )
        self._windows = [Saves(self.storage, self._clock) for _ in range(2)]
        self._open: list[Match | None] = [None, None]
        self.matches = [(id_, facts(saved_match.read(text))) for id_, text in meeting.texts.items()]

    def stored(self) -> dict[str, Facts]:
        """Return what is kept now, as a new visit opens it."""
        saves = Saves(self.storage, self._clock)
        stored: dict[str, Facts] = {}
        for entry in saves.listed():
            match = saves.open(entry.id)
            if match is None:
                raise TortureError("a match in the list cannot be opened", entry.id)
            stored[entry.id] = facts(match)
        if saves.take_notices():
            raise TortureError("what was kept is broken afterwards")
        return stored

    def take(self, step: Step) -> None:
        """Take a step."""
        if step.deed == "new visit":
            self._windows[step.window] = Saves(self.storage, self._clock)
            self._open[step.window] = None
        elif step.deed == "open":
            self._open[step.window] = self._windows[step.window].open(step.text)
        elif step.deed == "add":
            self._add(step)
        elif step.deed == "check":
            self._windows[step.window].check()
        else:
            self._play(step)

    def _play(self, step: Step) -> None:
        """Play a move in the match that is open in a window, perhaps at an earlier point."""
        match = self._open[step.window]
        if match is None:
            return
        if step.deed == "branch":
            match.go_to(len(match.turns) // 2)
        legal = match.legal_moves()
        if legal:
            match.play(legal[-1])
            if self._windows[step.window].save(match):
                self.matches.append(("", facts(match)))

    def _add(self, step: Step) -> None:
        """Let a match come in, and see to it that the kept one of its id is treated well."""
        match = open_any.open_text(step.text)
        arriving, id_, ended = facts(match), match.id, match.outcome() is not None
        resigned = match.resigned is not None
        before = self.stored().get(id_)
        players = self._players(id_)
        self._open[step.window] = self._windows[step.window].receive(match).match
        after = self.stored()
        self.matches.append((id_, arriving))
        nothing = ended and not (arriving.played or resigned)  # nor can anything happen in it
        if not nothing and not any(one.same == arriving.same for one in after.values()):
            raise TortureError("a match that came in is not kept", id_)
        alike = before and (before.same, before.begun_by) == (arriving.same, arriving.begun_by)
        if before is None or not alike or resigned:
            return
        if players is not None and players == self._players_of(match):
            _check_played(before, arriving, after.get(id_))

    def _players(self, id_: str) -> object:
        """Return who plays the kept match of an id, if it goes on; None where that is no matter."""
        text = self.storage.texts.get(saved_match.key_of(id_))
        match = None if text is None else saved_match.read(text)
        return None if match is None or match.resigned is not None else self._players_of(match)

    def _players_of(self, match: Match) -> object:
        return [(seat, match.players[seat]) for seat in match.game.seats]


def _check_played(before: Facts, arriving: Facts, after: Facts | None) -> None:
    """Refuse another line than should be played, where the same match came in once more."""
    goes_on = begins(before.played, arriving.played)
    wanted = arriving.played if goes_on else before.played
    if after is None or after.same != before.same:
        raise TortureError("a kept match is another one after the same came in")
    if after.played != wanted:
        what = "a continuation is not played on" if goes_on else "another line is played"
        raise TortureError(what, f"{after.played} in place of {wanted}")


def check(meeting: Meeting) -> str:
    """Let the matches meet; refuse it if anything is lost, or is given to another match."""
    room = _Room(meeting)
    for step in meeting.steps:
        room.take(step)
    stored = room.stored()
    for id_, one in stored.items():
        _check_lines(id_, one, room.matches)
    for _, one in room.matches:
        for line in filter(None, one.lines):
            if not any(one.same == other.same and other.holds(line) for other in stored.values()):
                raise TortureError("moves are gone", f"{line} of {one.same}")
    return ""


def _check_lines(id_: str, one: Facts, matches: Sequence[tuple[str, Facts]]) -> None:
    """Refuse lines that no match of this id, or of this kind if the id is new, ever had."""
    own = [each for name, each in matches if name in (id_, "") and each.same == one.same]
    alike = (
        own
        if any(name == id_ for name, _ in matches)
        else [each for _, each in matches if each.same == one.same]
    )
    for line in one.lines:
        if not any(each.holds(line) for each in alike):
            raise TortureError("a line of another match", f"{id_} has {line}")
