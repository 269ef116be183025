"""A player in a sentence."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Player:
    """What a player is called; `you`: it is the person who reads the sentence."""

    name: str
    you: bool = False
