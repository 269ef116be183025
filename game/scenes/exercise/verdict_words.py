"""How a try is judged, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from game.learn.attempt import Attempt, Verdict
from game.learn.exercise import Exercise
from game.rules.protocol import Place
from game.scenes.frame.context import Context
from game.scenes.table.play.play import Play


class Judged(Protocol):
    """What of an exercise that is tried this needs."""

    context: Context
    play: Play
    attempt: Attempt


def verdict_text(judged: Judged, verdict: Verdict) -> str:
    """Return a verdict in a sentence, "" where it says nothing."""
    words, play = judged.context.words, judged.play
    own_key = verdict.key or ("exercise.on" if verdict.kind == "on" else "")
    key = next((key for key in (*verdict.special, own_key) if key in words), "")
    if not key:
        return ""
    values = {name: _spoken(play, value) for name, value in verdict.values.items()}
    own = {"player": play.words.players[play.match.to_move]}
    return words.text(key, **{**ways(play), **own, **values})


def hint_text(judged: Judged, exercise: Exercise) -> str:
    """Return the hint of an exercise in a sentence; "" if it has none.

    It tells how to begin: once that is done it has nothing more to say.
    """
    words, key = judged.context.words, f"{exercise.words}.hint"
    if key not in words or judged.attempt.moves:
        return ""
    return words.text("exercise.help", hint=words.text(key, **ways(judged.play)))


def _spoken(play: Play, value: Any) -> Any:
    """Return a value as a sentence can say it: of a place its name."""
    return play.words.teller.spot_name(value) if isinstance(value, Place) else value


def ways(play: Play) -> Mapping[str, str]:
    """Return what the learner's right and left are on the board that is seen: it may stand."""
    standing = play.words.teller.standing
    return {"right": "down" if standing else "right", "left": "up" if standing else "left"}
