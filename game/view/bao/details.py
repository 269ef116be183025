"""What belongs to a position of Bao besides its seeds: intact nyumbas, and a forbidden pit."""

from __future__ import annotations

from game.rules.bao.board import PIT_NAMES, BaoPosition
from game.rules.bao.game import Bao
from game.view.detail import Detail

INTACT, BLOCKED = "intact", "blocked"


def details(game: Bao, position: BaoPosition) -> list[Detail]:
    """Return a nyumba of each player, where there is one, and the pit that may be forbidden."""
    found = []
    if game.switches.nyumba:
        found += [
            Detail(INTACT, int(intact), seat=seat) for seat, intact in enumerate(position.intact)
        ]
    pit = position.blocked or game.blockable(position)
    if pit is not None:
        values = {"pit": PIT_NAMES[pit - 1]}
        now = int(position.blocked is not None)
        found.append(Detail(BLOCKED, now, seat=position.to_move, values=values))
    return found


def with_detail(game: Bao, position: BaoPosition, detail: Detail, value: int) -> BaoPosition:
    """Return the position with one of its details changed."""
    if detail.key == BLOCKED:
        return position._replace(blocked=game.blockable(position) if value else None)
    south, north = (
        bool(value) if seat == detail.seat else intact
        for seat, intact in enumerate(position.intact)
    )
    return position._replace(intact=(south, north))
