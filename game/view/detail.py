"""What belongs to a position besides what lies where and who is to move, as data for an editor."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from game.rules.protocol import Seat


class Detail(NamedTuple):
    """One such thing, from 0 to `most`; one with a `most` of 1 is on or off.

    The catalogue says it as "editor.GAME.KEY", with the `player` whose it is and with `values`.
    """

    key: str
    value: int
    most: int = 1
    seat: Seat | None = None
    values: Mapping[str, Any] = MappingProxyType({})
