"""What a typed move may turn out to be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.view.presses import Chosen


class Understood(NamedTuple):
    """One way to press the move is meant: `presses` are all of it, the ones made before too.

    `move` is the complete move; None where the game asks further in the middle of it.
    """

    presses: Chosen
    move: Any | None


class Several(NamedTuple):
    """More than one move may be meant; `names` are what they are called, as short as can be."""

    names: Sequence[str]


class Refused(NamedTuple):
    """What is meant cannot be played; `told` says why, in a sentence."""

    told: str


class Strange(NamedTuple):
    """A word is not understood; "" where nothing was typed."""

    word: str


Reading = Understood | Several | Refused | Strange
