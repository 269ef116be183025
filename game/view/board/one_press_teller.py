"""Tells games in which one press is a move: a pit of one's own is sown, ending in a store."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from game.rules.protocol import Event, Outcome, Place, Seat
from game.view.board.preview import Preview, preview_of
from game.view.presses import Chosen
from game.view.teller import Step, Teller


class OnePressTeller(Teller):
    """Its sentences are those of the catalogue's keys "table.GAME.house" and so on.

    In them the number of a place is called like its kind.
    """

    pit_kind: ClassVar[str] = "pit"
    """Kind of the places that are sown."""

    @abstractmethod
    def contents(self, position: Any) -> Mapping[Place, int]:
        """Return how many seeds lie at each place."""

    def place_name(self, place: Place, content: int) -> str:
        """Return, for example, "South, house 3, 4 seeds", or "Your house 3, 4 seeds"."""
        seat = place.at[0]
        number = {place.kind: place.at[1]} if place.kind == self.pit_kind else {}
        key = f"table.{self.game.name}.{place.kind}"
        return self.text(key, seat=self.player(seat), count=content, **number)

    def prompt(self, position: Any, chosen: Chosen) -> str:
        """Return what can be chosen."""
        del position, chosen
        return self.text(f"table.{self.game.name}.prompt")

    def no_digit(self, position: Any, chosen: Chosen, digit: int) -> str:
        """Return that no pit has this number."""
        return self.reason(position, digit) or super().no_digit(position, chosen, digit)

    def uncounted(self, position: Any, outcome: Outcome) -> str:
        """Return how many of the seeds on the board are in no score."""
        count = sum(self.contents(position).values()) - sum(outcome.scores.values())
        return self.text(f"table.{self.game.name}.uncounted", count=count) if count else ""

    def foretell(self, position: Any, preview: Preview) -> str:
        """Return where the last seed would fall, and what follows."""
        del position
        if preview.end is None:
            return ""
        over = self.text(f"table.{self.game.name}.would-over") if preview.over else ""
        return self.sentences(self._would(preview, preview.end), over)

    # After a move

    def narrate(self, position: Any, events: Sequence[Event]) -> list[str]:
        """Return a move as the sentence of a turn, and what else came of it."""
        return self._told([(position, events)])

    def turn(self, steps: Sequence[Step]) -> str:
        """Return moves in a row: of those that gave another turn the pits are enough."""
        return self.sentences(*self._told(steps))

    @abstractmethod
    def sowing(self, preview: Preview, events: Sequence[Event], whole: bool, gained: int) -> str:
        """Return a move in the middle of a sentence: "4 seeds from house 3".

        What it captured is told too. `whole`: it is all of a turn; else the pit says enough.
        `gained`: so many came into the player's store by all moves of the turn.
        """

    def aftermath(self, position: Any, events: Sequence[Event]) -> list[str]:
        """Return the sentences of what else came of a move."""
        del position, events
        return []

    def _told(self, steps: Sequence[Step]) -> list[str]:
        """Return moves in a row in sentences."""
        sown = [events for _, events in steps if preview_of(events).origin]
        sentences = [self._sown(moves) for moves in _turns(sown)]
        return sentences + [line for step in steps for line in self.aftermath(*step)]

    def _sown(self, moves: Sequence[Sequence[Event]]) -> str:
        """Return the sentence of moves in a row, all but the last of which gave another turn."""
        whole, keys = len(moves) == 1, f"table.{self.game.name}.turn"
        previews = [preview_of(events) for events in moves]
        pits = [each.origin.at[1] for each in previews if each.origin and each.again]
        if whole or not previews[-1].again:
            gained = sum(gain(each, moves[0][0].seat) for each in previews)
            phrase = self.sowing(previews[-1], moves[-1], whole, gained)
            if pits:
                key = f"{keys}-again" if whole else f"{keys}-then"
                phrase = self.text(key, move=phrase, pits=pits, count=len(pits))
        else:
            phrase = self.text(f"{keys}-again-often", pits=pits, count=len(pits))
        return self.text(keys, player=self.player(moves[0][0].seat), told=phrase)

    def _would(self, preview: Preview, end: Place) -> str:
        """Return the sentence of an end that would earn, capture, or just be there."""
        keys = f"table.{self.game.name}.would-"
        mover = end.at[0] if preview.origin is None else preview.origin.at[0]
        values: dict[str, Any] = {"player": self.player(mover)}
        if preview.again:
            return self.text(f"{keys}again", **values)
        if preview.capture_count:
            # The last seed goes along with what it captures; where there is nothing, alone.
            count = sum(preview.losses.values())
            values |= {"count": count, "gained": gain(preview, mover)}
            return self.text(f"{keys}capture" if count else f"{keys}alone", **values)
        if end.kind != self.pit_kind:
            return self.text(f"{keys}store", **values)
        seat, number = end.at
        return self.text(f"{keys}end", seat=self.player(seat), **{self.pit_kind: number})


def gain(preview: Preview, seat: Seat) -> int:
    """Return how much a move brings into the store of a player."""
    return sum(count for store, count in preview.gains.items() if store.at[0] == seat)


def _turns(moves: Sequence[Sequence[Event]]) -> Iterator[Sequence[Sequence[Event]]]:
    """Yield moves of one player turn by turn: each but the last of a turn gave another move.

    Several turns follow on one another where all others are passed over.
    """
    first = 0
    for end, events in enumerate(moves, 1):
        if end == len(moves) or not preview_of(events).again:
            yield moves[first:end]
            first = end
