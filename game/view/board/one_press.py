"""Looks of games in which one press is a move: a pit of one's own is sown, ending in a store."""

from __future__ import annotations

from typing import Any, ClassVar

from game.i18n.catalogue import Catalogue
from game.rules.protocol import AnyGame, Outcome, Place
from game.view.board.preview import Preview
from game.view.game_view import NOBODY, Chosen, GameView, NextPresses, Owners


class OnePressView(GameView):
    """A move is the number of one of the mover's places of the kind `digits`.

    `game` is the name of the game in the catalogue's keys ("table.GAME.house"), in which the
    number of a place is called like its kind.
    """

    game: ClassVar[str]

    def choices(self, game: AnyGame, position: Any, chosen: Chosen) -> NextPresses:
        """Return the mover's places that can be sown: one press is a move."""
        del chosen
        seat = game.to_move(position)
        return {Place(self.digits, (seat, move)): move for move in game.legal_moves(position)}

    def tried(self, game: AnyGame, position: Any, chosen: Chosen, place: Place) -> Any | None:
        """Return the place of the player to move."""
        del chosen
        mine = place.kind == self.digits and place.at[0] == game.to_move(position)
        return place.at[1] if mine else None

    def place_name(
        self, words: Catalogue, place: Place, lying: int, owners: Owners = NOBODY
    ) -> str:
        """Return, for example, "South, house 3, 4 seeds", or "Your house 3, 4 seeds"."""
        seat = place.at[0]
        key = f"table.{self.game}.{place.kind}{'-mine' if seat == owners.mine else ''}"
        values = {"seat": owners.name(words, self.game, seat), "count": lying}
        if place.kind == self.digits:
            values[place.kind] = place.at[1]
        return words.text(key, **values)

    def prompt(self, words: Catalogue, game: AnyGame, position: Any, chosen: Chosen) -> str:
        """Return what can be chosen."""
        del game, position, chosen
        return words.text(f"table.{self.game}.prompt")

    def uncounted(self, words: Catalogue, game: AnyGame, position: Any, outcome: Outcome) -> str:
        """Return how many of what lies on the board are in no score."""
        lying = sum(self.contents(game, position).values())
        left = lying - sum(outcome.scores.values())
        return words.text(f"table.{self.game}.uncounted", count=left) if left else ""

    def foretell(
        self,
        words: Catalogue,
        game: AnyGame,
        position: Any,
        seen: Preview,
        owners: Owners = NOBODY,
    ) -> str:
        """Return where the last seed would fall, and what follows."""
        del game, position
        if seen.end is None:
            return ""
        told = self._would(words, seen, seen.end, owners)
        over = words.text(f"table.{self.game}.would-over") if seen.over else ""
        return words.sentences(told, over)

    def _would(self, words: Catalogue, seen: Preview, end: Place, owners: Owners) -> str:
        """Return the sentence of an end that would earn, capture, or just be there."""
        keys = f"table.{self.game}.would-"
        if seen.again:
            return words.text(f"{keys}again")
        if seen.taken:
            return words.text(f"{keys}capture", count=seen.taken)
        if end.kind != self.digits:
            return words.text(f"{keys}store")
        seat, number = end.at
        if seat == owners.mine:
            return words.text(f"{keys}end-mine", **{self.digits: number})
        name = owners.name(words, self.game, seat)
        return words.text(f"{keys}end", seat=name, **{self.digits: number})
