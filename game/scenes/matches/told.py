"""What the list says of a match: the game, who plays, how it stands and when it was played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.i18n.catalogue import Catalogue
from game.i18n.emphasis import unemphasised
from game.play.saved.saved_match import NewerMatch, SavedMatch
from game.rules.protocol import Seat
from game.scenes.frame.context import Context
from game.scenes.frame.names import level_text, players_of, short_names
from game.scenes.matches.dates import date_text
from game.view.registry import VIEWS
from game.view.teller import Players

AnySaved = SavedMatch | NewerMatch

_FIRST = 946_684_800
"""Seconds from 1970 to 2000: nothing was played before, but on a clock that had lost its date."""


@dataclass(frozen=True, slots=True)
class Told:
    """The lines of a row; `score` is "" where there is none to show. `spoken` is all of it."""

    game: str
    players: str
    state: str
    score: str
    when: str
    spoken: str

    def holds(self, typed: str) -> bool:
        """Whether every word that was typed is found in it, in whatever letters."""
        text = self.spoken.casefold()
        return all(word in text for word in typed.casefold().split())


class Tellers:
    """Tells matches as far as they are looked at: of a long list nobody sees all."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._told: dict[tuple[str, int], Told] = {}

    def told(self, saved: AnySaved) -> Told:
        """Return what the list says of a match."""
        key = saved.id, 0 if isinstance(saved, NewerMatch) else saved.changed
        if key not in self._told:
            self._told[key] = _told_of(self._context, saved)
        return self._told[key]


def _told_of(context: Context, saved: AnySaved) -> Told:
    words = context.words
    if isinstance(saved, NewerMatch):
        game = words.text(f"menu.game.{saved.game}" if saved.game else "matches.newer.title")
        newer = words.text("matches.newer")
        return Told(game, newer, "", "", "", words.sentences(words.sentence(game), newer))
    people = players_of(words, saved)
    points = _points(saved)
    game = words.text(f"menu.game.{saved.game.name}")
    players, state = _players(words, saved, people), _state(words, saved, people)
    when = _beside(words, words.text("matches.moves", count=saved.moves), _date(context, saved))
    parts = (game, players, state, _spoken_score(words, points, people), when)
    spoken = words.sentences(*(words.sentence(part) for part in parts if part))
    return Told(game, players, state, _score(words, points), when, unemphasised(spoken))


def near(saved: SavedMatch) -> Seat:
    """Return the seat whose side is seen from: this device's, the only person's, else the first."""
    if saved.side is not None:
        return saved.side
    persons = [seat for seat in saved.game.seats if saved.players[seat].kind == "person"]
    return persons[0] if len(persons) == 1 else saved.game.seats[0]


def _players(words: Catalogue, saved: SavedMatch, players: Players) -> str:
    """Return who plays besides the reader, and how strong computers are."""
    seats, names = saved.game.seats, short_names(words, saved)
    others = [seat for seat in seats if not players[seat].you]
    computers = [seat for seat in others if saved.players[seat].kind == "opponent"]
    levels = {saved.players[seat].level for seat in computers}
    if len(others) > 1 and computers == others and len(others) < len(seats):
        told = words.text("matches.computers", count=len(others))
    else:
        told = words.join([names[seat] for seat in others], "list-comma")
    if len(levels) == 1:
        told = _beside(words, told, level_text(words, saved, levels.pop()))
    if saved.set_up:
        told = _beside(words, told, words.text("matches.set-up"))
    return _beside(words, told, words.text("matches.by-link")) if saved.side is not None else told


def _state(words: Catalogue, saved: SavedMatch, players: Players) -> str:
    """Return who has won, or whose turn it is."""
    if saved.winners is None:
        return words.text("matches.turn", player=players[saved.game.to_move(saved.position)])
    if len(saved.winners) == len(saved.game.seats):
        return words.text("matches.drawn")
    return words.text("matches.won", players=[players[seat] for seat in saved.winners])


def _points(saved: SavedMatch) -> dict[Seat, int]:
    """Return what each player has, the near side's first; nothing while nobody has any."""
    view, game = VIEWS[saved.game.name], saved.game
    seats = sorted(game.seats, key=lambda seat: seat != near(saved))
    points = {seat: view.score(game, saved.position, seat).number for seat in seats}
    return points if any(points.values()) else {}


def _score(words: Catalogue, points: Mapping[Seat, int]) -> str:
    """Return the score of two as numbers; "" where more play."""
    if len(points) != 2:
        return ""
    first, second = (words.number(number) for number in points.values())
    return words.text("menu.score.two", first=first, second=second)


def _spoken_score(words: Catalogue, points: Mapping[Seat, int], players: Players) -> str:
    parts = [
        words.text("result.score", player=players[seat], score=number)
        for seat, number in points.items()
    ]
    return words.join(parts, "list-comma")


def _date(context: Context, saved: SavedMatch) -> str:
    """Return when it was played last; "" where nobody knows."""
    if saved.changed / 1000 < _FIRST:
        return ""
    now = context.host.now()
    # What is said to have been played in the future was played on a clock that went wrong.
    return date_text(context.words, min(saved.changed / 1000, now), now)


def _beside(words: Catalogue, first: str, second: str) -> str:
    """Return two parts beside each other, or the one that is not ""."""
    if not (first and second):
        return first or second
    return words.text("menu.beside", first=first, second=second)
