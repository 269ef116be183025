"""Which matches of the list are looked for: those of a game, and in which some words are found."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.play.saved.saved_match import NewerMatch
from game.scenes.matches.told import AnySaved, Told
from game.view.registry import VIEWS

ANY = ""
"""Stands for every game."""


@dataclass(frozen=True, slots=True)
class Sieve:
    """What is looked for: a game (`ANY` for all of them), and words as they were typed."""

    game: str = ANY
    typed: str = ""

    @property
    def open(self) -> bool:
        """Whether every match comes through."""
        return self.game == ANY and not self.typed.strip()

    def sifted(
        self, matches: Sequence[AnySaved], told: Callable[[AnySaved], Told]
    ) -> list[AnySaved]:
        """Return the matches that come through, in their order; `told` says what is said of one."""
        of_game = [saved for saved in matches if self.game in (ANY, game_of(saved))]
        if not self.typed.strip():
            return of_game
        return [saved for saved in of_game if told(saved).holds(self.typed)]


def game_of(saved: AnySaved) -> str:
    """Return the name of the game of a match; "" for one that this version does not know."""
    return saved.game if isinstance(saved, NewerMatch) else saved.game.name


def games_in(matches: Sequence[AnySaved]) -> list[str]:
    """Return the games of which there are matches, in the order of the menu."""
    there = {game_of(saved) for saved in matches}
    return [game for game in VIEWS if game in there]
