"""Four Player Mancala as it is seen and told."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from game.i18n.catalogue import Catalogue
from game.rules.four_player.board import ALL_SEATS
from game.rules.protocol import AnyGame, Event, Json, Place, Seat
from game.view.art import Art
from game.view.board.drawing import Drawing
from game.view.board.one_press import OnePressView
from game.view.board.plan import Plan
from game.view.box import Box
from game.view.four_player.board import FourPlayerBoard
from game.view.four_player.pages import pages
from game.view.four_player.plan import FourPlayerPlan, four_player_plan
from game.view.game_view import Page
from game.view.text.type import Type

QUIET_STEP = 10
"""Rounds without a score are told whenever so many more have passed."""


class FourPlayerView(OnePressView):
    """A ring of four sides, each with six pits and a reservoir."""

    game = "four-player"
    digits = "pit"
    touched = True
    """Ruling: four-player-mancala.md, 'A piece touched must be played'."""

    def plan(
        self,
        game: AnyGame,
        area: Box,
        below: Seat,
        unit: float,
        closeup: Collection[Place] = (),
    ) -> Plan:
        """Lay out the board."""
        del closeup
        return four_player_plan(area, game.seats, below, unit)

    def drawing(self, game: AnyGame, plan: Plan, art: Art, type_: Type, scale: float) -> Drawing:
        """Return what draws the ring."""
        if isinstance(plan, FourPlayerPlan):
            return FourPlayerBoard(plan, art, type_, scale)
        return super().drawing(game, plan, art, type_, scale)

    def contents(self, game: AnyGame, position: Any) -> dict[Place, int]:
        """Return the pieces in each pit and reservoir of the seats in play."""
        counts: dict[Place, int] = {}
        for seat in game.seats:
            for number, count in enumerate(position.pits(seat), 1):
                counts[Place("pit", (seat, number))] = count
            counts[Place("reservoir", (seat,))] = position.reservoir(seat)
        return counts

    def not_a_move(self, words: Catalogue, game: AnyGame, position: Any, place: Place) -> str:
        """Return why reservoirs and the other sides' pits are not played."""
        if place.kind == "reservoir":
            return words.text("table.four-player.not-reservoir")
        seat = words.text(f"table.four-player.seat-{place.at[0]}")
        mover = words.text(f"table.four-player.seat-{game.to_move(position)}")
        return words.text("table.four-player.not-yours", seat=seat, mover=mover)

    def narrate(
        self,
        words: Catalogue,
        game: AnyGame,
        position: Any,
        names: Mapping[Seat, str],
        events: Sequence[Event],
    ) -> list[str]:
        """Return what was sown and taken, who is passed over, and what follows."""
        del game, position
        seen = self.preview(events)
        player = names[events[0].seat]
        lifted = sum(event.count for event in events if event.kind == "lift")
        origin = seen.origin.at[1] if seen.origin else 0
        told = []
        if seen.origin:
            told.append(
                words.text("table.four-player.sown", player=player, pit=origin, count=lifted)
            )
        if seen.taken:
            alone = len(seen.captured) == 1 and seen.taken == 1 and seen.captured[0] == seen.end
            key = "captured-alone" if alone else "captured"
            told.append(words.text(f"table.four-player.{key}", count=seen.taken))
        if seen.again:
            told.append(words.text("table.four-player.again"))
        told += [self._passing(words, names, event) for event in events if _is_told(event)]
        if seen.over:
            told.append(words.text("table.four-player.over"))
        return told

    def _passing(self, words: Catalogue, names: Mapping[Seat, str], event: Event) -> str:
        """Return the sentence of a skipped seat, or of rounds without a score."""
        if event.kind == "skip":
            return words.text("table.four-player.skipped", player=names[event.seat])
        return words.text("table.four-player.quiet", count=event.count)

    def rules(self, options: Mapping[str, Json]) -> Sequence[Page]:
        """Return the pages for the players and variations in force."""
        seats = [seat for seat in ALL_SEATS if seat in options["seats"]]
        return pages(seats, options["variations"])


def _is_told(event: Event) -> bool:
    """Whether an event that moves nothing has a sentence of its own."""
    skipped = event.kind == "skip" and event.target is None
    return skipped or (event.kind == "quiet" and event.count > 0 and not event.count % QUIET_STEP)
