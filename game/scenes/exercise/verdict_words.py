"""How a try is judged, in words."""

from __future__ import annotations

from typing import Any, Protocol

from game.learn.attempt import Verdict
from game.rules.protocol import Place
from game.scenes.frame.context import Context
from game.scenes.table.play.play import Play


class Judged(Protocol):
    """What of an exercise that is tried this needs."""

    context: Context
    play: Play


def verdict_text(judged: Judged, verdict: Verdict) -> str:
    """Return a verdict in a sentence, "" where it says nothing."""
    if not verdict.key:
        return ""
    play = judged.play
    values = {name: _spoken(play, value) for name, value in verdict.values.items()}
    values.setdefault("player", play.words.players[play.match.to_move])
    return judged.context.words.text(verdict.key, **values)


def _spoken(play: Play, value: Any) -> Any:
    """Return a value as a sentence can say it: of a place its name."""
    return play.words.teller.spot_name(value) if isinstance(value, Place) else value
