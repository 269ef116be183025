"""Four Player Mancala in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.rules.protocol import Event, Place, Seat
from game.view.board.one_press_teller import OnePressTeller
from game.view.board.preview import Preview, preview_of
from game.view.four_player.contents import contents
from game.view.presses import Chosen
from game.view.teller import Players, Step

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

    def sowing(self, preview: Preview, events: Sequence[Event], whole: bool) -> str:
        """Return the pit, with its pieces if they are all of a turn, and what was captured."""
        pit = preview.origin.at[1] if preview.origin else 0
        move = self.text("move.pit", number=pit)
        if whole:
            count = sum(event.count for event in events if event.kind == "lift")
            move = self.text("table.four-player.turn-sown", pit=pit, count=count)
        if not preview.captures:
            return move
        if preview.captures == (preview.end,) and preview.capture_count == 1:
            return self.text("table.four-player.turn-alone", move=move)
        key, values = _capture([(None, events)], self.players)
        return self.text(f"table.four-player.turn-{key}", move=move, **values)

    def gain(self, steps: Sequence[Step]) -> str:
        """Return what was captured, or else scored."""
        player = self.player(steps[0][1][0].seat)
        key, values = _capture(steps, self.players, self.named)
        if values["count"]:
            return self.text(f"table.four-player.gain-{key}", player=player, **values)
        count = _stored(steps)
        key = "gain-scored" if count else "gain-nothing"
        return self.words.sentence(
            self.text(f"table.four-player.{key}", player=player, count=count)
        )

    def gains(self, turns: Sequence[Sequence[Step]]) -> str:
        """Return each capture in a sentence, and what the others scored in one for all.

        Who scored nothing is left out.
        """
        captured = [steps for steps in turns if _capture(steps, self.players)[1]["count"]]
        others = [steps for steps in turns if steps not in captured and _stored(steps)]
        scored = [
            self.text(
                f"table.four-player.{'gain-further' if number else 'gain-scored'}",
                player=self.player(steps[0][1][0].seat),
                count=_stored(steps),
            )
            for number, steps in enumerate(others)
        ]
        rest = self.words.sentence(self.words.join(scored, "list-comma")) if scored else ""
        if not captured and not rest:
            return self.text("table.four-player.gain-nobody")
        return self.sentences(*(self.gain(steps) for steps in captured), rest)

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


def _stored(steps: Sequence[Step]) -> int:
    """Return how many pieces were sown into the reservoir."""
    return sum(event.count for _, events in steps for event in events if event.kind == "store")


def _capture(
    steps: Sequence[Step], players: Players, named: bool = True
) -> tuple[str, Mapping[str, int]]:
    """Return how the captures of a turn are told, and the numbers in that.

    They are told as a whole; of what was taken from the reader, with the pit, where it is `named`
    on the board.
    """
    taken = [event for _, events in steps for event in events if event.kind == "capture"]
    count = sum(event.count for event in taken)
    mine = [e for e in taken if e.source and _is_reader(players, e.source.at[0], e.seat)]
    if not mine:
        return "captured", {"count": count}
    yours, pits = sum(event.count for event in mine), {e.source.at[1] for e in mine if e.source}
    if len(pits) > 1 or not named:
        return "captured-some", {"count": count, "yours": yours}
    key = "captured-all" if yours == count else "captured-yours"
    return key, {"count": count, "yours": yours, "pit": min(pits)}


def _is_reader(players: Players, seat: Seat, mover: Seat) -> bool:
    """Tell whether pieces of a seat are those of the reader, and another's move took them."""
    return seat != mover and seat in players and players[seat].you
