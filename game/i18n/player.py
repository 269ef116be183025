"""Who a sentence is about."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Player:
    """A player as sentences speak of one: by a name, or, if `you`, as the reader of the sentence.

    A sentence that has forms by player takes its "you" form for the reader, and its "name" form for
    everybody else. Where a sentence has no such forms, the player is written as the name.

    `it`: the one computer of a match, without a name of its own; of its places, "its" says enough.
    """

    name: str
    you: bool = False
    it: bool = False

    def __str__(self) -> str:
        return self.name
