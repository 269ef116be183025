"""Four Player Mancala in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.rules.protocol import Event, Place, Seat
from game.view.board.one_press_teller import OnePressTeller, gain
from game.view.board.preview import Preview, preview_of
from game.view.board.sowing import Sowing
from game.view.four_player.contents import contents
from game.view.presses import Chosen
from game.view.teller import Step

QUIET_STEP = 10
"""Rounds without a score are told whenever so many more have passed."""


class FourPlayerTeller(OnePressTeller):
    """Tells of pits and reservoirs."""

    pit_kind = "pit"

    def contents(self, position: Any) -> dict[Place, int]:
        """Return the pieces in each pit and reservoir."""
        return contents(self.game, position)

    def starred_move(self, position: Any, presses: Chosen) -> str:
        """Name the star where the pits bear no numbers."""
        named = super().starred_move(position, presses)
        return named if self.named else self.text("hint.starred")

    def not_a_move(self, position: Any, place: Place) -> str:
        """Return why reservoirs and the other sides' pits are not played."""
        if place.kind == "reservoir":
            return self.text("table.four-player.not-reservoir")
        del position
        return self.text("table.four-player.not-yours", seat=self.player(place.at[0]))

    def sowing(self, preview: Preview, events: Sequence[Event], whole: bool, gained: int) -> str:
        """Return the pit, with its pieces if they are all of a turn, and what the turn scored."""
        pit = preview.origin.at[1] if preview.origin else 0
        move = self.text("move.pit", number=pit)
        if whole:
            count = sum(event.count for event in events if event.kind == "lift")
            move = self.text("table.four-player.turn-sown", pit=pit, count=count)
        if not gained or preview.again:
            return move
        key, values = self._scored(preview, events[0].seat)
        return self.text(f"table.four-player.turn-{key}", move=move, gained=gained, **values)

    def _scored(self, preview: Preview, mover: Seat) -> tuple[str, Mapping[str, int]]:
        """Return how the score of a turn is told, by its last move, and the numbers in that.

        Of what was taken from the reader the pit is told, where it is named on the board.
        """
        if not preview.captures:
            return "scored", {}
        if not preview.losses:
            return "alone", {}
        pits = self._readers_pits(preview, mover)
        yours = sum(preview.losses[pit] for pit in pits)
        if not pits:
            return "captured", {}
        if len(pits) > 1 or not self.named:
            return "captured-some", {"yours": yours}
        return "captured-yours", {"yours": yours, "pit": pits[0].at[1]}

    def _readers_pits(self, preview: Preview, mover: Seat) -> Sequence[Place]:
        """Return the pits of the reader that another's move emptied."""
        return [pit for pit in preview.losses if pit.at[0] != mover and self.player(pit.at[0]).you]

    def gains(self, turns: Sequence[Sequence[Step]]) -> Sequence[str]:
        """Return what each player scored, who took pieces from the reader first.

        The numbers are those that the reservoirs gained. Where nobody scored, the pits that were
        sown are told.
        """
        moves = _moves_by_seat(turns)
        scores = {
            seat: sum(gain(move, seat) for move in previews) for seat, previews in moves.items()
        }
        told = self._scores(moves, scores) if any(scores.values()) else self._nobody(moves)
        out = self._out(turns, moves)
        return tuple(dict.fromkeys((self.sentences(told[0], out), *told)))

    def _scores(
        self, moves: Mapping[Seat, Sequence[Preview]], scores: Mapping[Seat, int]
    ) -> Sequence[str]:
        """Return the sentence of all scores."""
        yours = {
            seat: sum(
                move.losses[pit] for move in previews for pit in self._readers_pits(move, seat)
            )
            for seat, previews in moves.items()
        }
        phrases: list[str] = []
        for seat in sorted(moves, key=lambda seat: not yours[seat]):
            key = self._form("gain-scored", "gain-further", phrases, moves)
            phrase = self.text(key, player=self.player(seat), count=scores[seat])
            if yours[seat]:
                phrase = self.text("table.four-player.gain-yours", scored=phrase, yours=yours[seat])
            phrases.append(phrase)
        return (self.words.sentence(self.words.join(phrases, "list-comma")),)

    def _nobody(self, moves: Mapping[Seat, Sequence[Preview]]) -> Sequence[str]:
        """Return that nobody scored, with what was sown and without."""
        phrases: list[str] = []
        for seat, previews in moves.items():
            pits = [move.origin.at[1] for move in previews if move.origin]
            key = self._form("gain-sowed", "gain-sowed-further", phrases, moves)
            phrases.append(self.text(key, player=self.player(seat), pits=pits))
        sowed = self.words.join(phrases, "list-comma")
        whole = self.text("table.four-player.gain-nobody-sowed", sowed=sowed)
        return whole, self.text("table.four-player.gain-nobody")

    def _form(self, first: str, further: str, before: Sequence[str], seats: Iterable[Seat]) -> str:
        """Return the key of a phrase in a row: the verb of the first one stands for all.

        Not where a name ends in a number: that would run into the number told.
        """
        alone = not before or any(self.player(seat).name[-1:].isdigit() for seat in seats)
        return f"table.four-player.{first if alone else further}"

    def _out(self, turns: Sequence[Sequence[Step]], moves: Mapping[Seat, Sequence[Preview]]) -> str:
        """Return who else could not move, for want of pieces."""
        position, events = turns[-1][-1]
        end = Sowing(self.contents(position), events, None).contents
        left: Counter[Seat] = Counter()
        for place, count in end.items():
            left[place.at[0]] += count if place.kind == "pit" else 0
        players = [
            self.player(seat) for seat in self.game.seats if not left[seat] and seat not in moves
        ]
        names = [player.name for player in players if not player.you]
        key = "table.four-player.out-several" if len(names) > 1 else "table.four-player.out"
        return self.sentences(
            self.text("table.four-player.out-you") if len(names) < len(players) else "",
            self.text(key, names=names) if names else "",
        )

    def aftermath(self, position: Any, events: Sequence[Event]) -> list[str]:
        """Return who is passed over, rounds without a score, and the end."""
        del position
        sentences = [self._passing(event) for event in events if _has_sentence(event)]
        if preview_of(events).over:
            sentences.append(self.text("table.four-player.over"))
        return sentences

    def _passing(self, event: Event) -> str:
        """Return the sentence of a skipped seat, or of rounds without a score."""
        if event.kind == "skip":
            return self.text("table.four-player.skipped", player=self.player(event.seat))
        return self.text("table.four-player.quiet", count=event.count)


def _has_sentence(event: Event) -> bool:
    """Tell whether an event that moves nothing has a sentence of its own."""
    skipped = event.kind == "skip" and event.target is None
    return skipped or (event.kind == "quiet" and event.count > 0 and not event.count % QUIET_STEP)


def _moves_by_seat(turns: Sequence[Sequence[Step]]) -> Mapping[Seat, Sequence[Preview]]:
    """Return the moves of each player, in the order in which they came to move."""
    moves: dict[Seat, list[Preview]] = {}
    for _, events in (step for steps in turns for step in steps):
        preview = preview_of(events)
        if preview.origin is not None:
            moves.setdefault(preview.origin.at[0], []).append(preview)
    return moves
