"""Trio as it is seen."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from game.i18n.catalogue import Catalogue
from game.rules.protocol import AnyGame, Json, Place, Seat
from game.view.board.one_press import OnePressView
from game.view.board.plan import Plan, Spot
from game.view.box import Box
from game.view.howto.page import Figure, Page, Shown
from game.view.teller import NO_PLAYERS, Players
from tests.fifth_game.trio.game import PITS, TrioPosition
from tests.fifth_game.trio.words import TrioTeller, contents

COLUMNS = PITS + 2
"""Cells along the board: the pits, and a store at each end."""

ROWS = 3
"""Cells across it: two rows of pits, and half a cell at either side for their counts."""

LARGEST = 180.0
RIM = 0.15
INSET = 0.08


class TrioView(OnePressView):
    """Two rows of pits and two stores."""

    table = "tests.fifth_game.trio.table:TrioTable"
    digits = "pit"

    def plan(
        self,
        game: AnyGame,
        area: Box,
        below: Seat,
        unit: float,
        closeup: Collection[Place] = (),
    ) -> Plan:
        """Lay out the board: the near row from left to right, the far one the other way."""
        del game, closeup
        cell = min(area.width / (COLUMNS + 2 * RIM), area.height / (ROWS + 2 * RIM), LARGEST * unit)
        rim = RIM * cell
        frame = area.centred(COLUMNS * cell + 2 * rim, ROWS * cell + 2 * rim)
        left, *middle, right = frame.shrunk(rim).columns(COLUMNS, 0)
        spots: dict[Place, Spot] = {}
        for seat, columns in ((below, middle), (1 - below, middle[::-1])):
            for number, column in enumerate(columns, 1):
                touch = column.rows(2, 0)[1 if seat == below else 0]
                spots[Place("pit", (seat, number))] = _spot(touch, cell, seat == below)
        spots[Place("store", (below,))] = _spot(right, cell, True)
        spots[Place("store", (1 - below,))] = _spot(left, cell, False)
        return Plan(frame, spots, False, cell, rim)

    def contents(self, game: AnyGame, position: TrioPosition) -> dict[Place, int]:
        """Return the seeds in each pit and store."""
        return contents(game, position)

    def with_content(
        self, game: AnyGame, position: TrioPosition, place: Place, content: int
    ) -> TrioPosition:
        """Return the position with so many seeds in a pit or store."""
        del game
        seat, *number = place.at
        if not number:
            south, north = position.stores
            return position._replace(stores=(south, content) if seat else (content, north))
        pits = list(position.pits)
        pits[seat * PITS + number[0] - 1] = content
        return position._replace(pits=tuple(pits))

    def teller(self, words: Catalogue, game: AnyGame, players: Players = NO_PLAYERS) -> TrioTeller:
        """Return who tells the game in words."""
        return TrioTeller(words, game, players)

    def rules(self, options: Mapping[str, Json]) -> Sequence[Page]:
        """Return the pages, with the rule of capture that is in force."""
        return (
            Page("sow", "howto.trio.sow.title", "howto.trio.sow", Figure("2")),
            Page(
                "capture",
                "howto.trio.capture.title",
                f"howto.trio.capture.{options['capture']}",
                Figure(example=_captures),
            ),
        )


def _captures(shown: Shown) -> bool:
    return any(event.kind == "capture" for event in shown.events)


def _spot(touch: Box, cell: float, near: bool) -> Spot:
    """Return a place whose count stands at the edge of the board that is nearest to it."""
    badge, rest = touch.bottom_part(cell / 2) if near else touch.top_part(cell / 2)
    return Spot(rest.shrunk(INSET * cell), touch, badge)
