"""Candidates as lines of text: what was found in one run is kept, and looked at in another."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from game.learn.exercise import Moves
from game.learn.plays import Play, plays
from game.rules.protocol import AnyGame
from game.rules.registry import make
from tools.puzzles.candidates import Candidate
from tools.puzzles.themes import THEMES, Theme


@dataclass(frozen=True, eq=False)
class Found:
    """A candidate that was read again. `run` names the game in which it came up."""

    run: str
    theme: Theme
    game: AnyGame
    position: Any
    reached_by: Moves
    moves: Moves
    options_text: str

    @cached_property
    def plays(self) -> tuple[Play, ...]:
        """All that can be played."""
        return tuple(plays(self.game, self.position, self.theme.over))

    @cached_property
    def answer(self) -> Play:
        """The one that is asked for."""
        return next(play for play in self.plays if play.moves == self.moves)


def to_line(candidate: Candidate, options: Any, run: str) -> str:
    """Return a candidate as one line."""
    game = candidate.game
    return json.dumps(
        {
            "run": run,
            "theme": candidate.theme.name,
            "game": game.name,
            "options": options,
            "position": game.position_to_text(candidate.position),
            "answer": [game.move_to_text(move) for move in candidate.answer.moves],
            "reached_by": [game.move_to_text(move) for move in candidate.reached_by],
        }
    )


def read(lines: Iterable[str]) -> list[Found]:
    """Read what was found, each in its line."""
    return [_from_line(line) for line in lines]


@cache
def _game(name: str, options: str) -> AnyGame:
    return make(name, json.loads(options))


def _from_line(line: str) -> Found:
    value = json.loads(line)
    options = json.dumps(value["options"], sort_keys=True)
    game = _game(value["game"], options)
    theme = next(theme for theme in THEMES[game.name] if theme.name == value["theme"])
    moves, reached_by = (
        tuple(game.move_from_text(text) for text in value[name])
        for name in ("answer", "reached_by")
    )
    position = game.position_from_text(value["position"])
    return Found(value["run"], theme, game, position, reached_by, moves, options)
