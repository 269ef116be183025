"""How a try is judged, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from game.i18n.catalogue import Catalogue
from game.learn.attempt import Verdict
from game.learn.exercise import NumberQuestion, PlayQuestion, TakenQuestion, WhereQuestion
from game.rules.protocol import Place
from game.scenes.frame.context import Context
from game.scenes.table.play.play import Play

_NOT_THAT = {
    PlayQuestion: "exercise.not.move",
    WhereQuestion: "exercise.not.where",
    TakenQuestion: "exercise.not.taken",
    NumberQuestion: "exercise.not.number",
}
"""What is said of a wrong try of which nothing else is: by what is asked."""

Question = PlayQuestion | WhereQuestion | TakenQuestion | NumberQuestion


class Judged(Protocol):
    """What of an exercise that is tried this needs."""

    context: Context
    play: Play
    number: int

    @property
    def question(self) -> Question:
        """What is asked."""


def verdict_text(judged: Judged, verdict: Verdict) -> str:
    """Return a verdict in a sentence, "" where it says nothing."""
    words, play = judged.context.words, judged.play
    key = _key(words, verdict)
    if key not in words:
        if verdict.kind != "wrong":
            return ""
        key = _NOT_THAT[type(judged.question)]
    values = {name: _spoken(play, value) for name, value in verdict.values.items()}
    own = {"player": play.words.players[play.match.to_move], "number": judged.number}
    return words.text(key, **{**ways(play), **own, **values})


def _key(words: Catalogue, verdict: Verdict) -> str:
    """Return the key of a verdict: nothing, and less than that, may have sentences of their own."""
    gives = verdict.values.get("gives")
    if isinstance(gives, int) and gives <= 0:
        own = f"{verdict.key}.{'none' if gives == 0 else 'behind'}"
        return own if own in words else verdict.key
    return verdict.key


def _spoken(play: Play, value: Any) -> Any:
    """Return a value as a sentence can say it: of a place its name."""
    return play.words.teller.spot_name(value) if isinstance(value, Place) else value


def ways(play: Play) -> Mapping[str, str]:
    """Return what the learner's right and left are on the board that is seen: it may stand."""
    standing = play.words.teller.standing
    return {"right": "down" if standing else "right", "left": "up" if standing else "left"}
