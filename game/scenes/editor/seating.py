"""Who is to play from a position that is set up: one person against computers, or persons only."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from game.play.match import Match, Player
from game.rules.protocol import AnyGame, Seat
from game.scenes.editor.actions import Against


class Seating:
    """Who sits where. `near`: the seat at the near side, which is the person's against computers.

    `given` are the players of the match that the position comes from, if it comes from one: they
    keep their names, signs and levels where they stay what they are. `level` is that of a
    computer that was not given.
    """

    def __init__(
        self,
        game: AnyGame,
        near: Seat,
        level: int,
        against: Against = "computer",
        given: Mapping[Seat, Player] = MappingProxyType({}),
    ) -> None:
        self.game = game
        self.near = near
        self.level = level
        self.against = against
        self._given = given

    @classmethod
    def of(
        cls,
        game: AnyGame,
        level: int,
        match: Match | None = None,
        players: Mapping[Seat, Player] = MappingProxyType({}),
    ) -> Seating:
        """Return how it is at first: as in the match, or as `players` were chosen.

        Where there is neither, the first seat plays against the computer.
        """
        if match is not None:
            against: Against = "persons" if len(match.persons()) > 1 else "computer"
            return cls(game, match.near(), level, against, match.players)
        seated = {seat: players[seat] for seat in game.seats if seat in players}
        persons = [seat for seat, player in seated.items() if player.kind == "person"]
        near = persons[0] if persons else game.seats[0]
        return cls(game, near, level, "persons" if len(persons) > 1 else "computer", players)

    def turn(self) -> None:
        """Let the next seat be near."""
        seats = self.game.seats
        self.near = seats[(seats.index(self.near) + 1) % len(seats)]

    def players(self) -> dict[Seat, Player]:
        """Return who plays each seat."""
        return {seat: self._player(seat) for seat in self.game.seats}

    def _player(self, seat: Seat) -> Player:
        person = self.against == "persons" or seat == self.near
        before = self._given.get(seat)
        if before is not None and (before.kind == "person") == person:
            return before
        sign = None if before is None else before.sign
        return Player(sign=sign) if person else Player("opponent", level=self.level, sign=sign)

    @property
    def levels(self) -> set[int]:
        """The levels of the computers."""
        return {player.level for player in self.players().values() if player.kind == "opponent"}

    def as_match(self) -> Match:
        """Return a match of these players, for all that asks who they are."""
        return Match(self.game, self.players())

    @property
    def state(self) -> tuple[object, ...]:
        """What can be changed of it, to be compared."""
        return self.near, self.against
