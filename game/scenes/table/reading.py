"""What a person who listens can have read out at any moment, as commands: `READING`."""

from __future__ import annotations

from game.scenes.frame.command import Command
from game.scenes.frame.scene import Transition
from game.scenes.table.play.play import Play


def _read(play: Play, text: str) -> None:
    """Say a text, and let it stand on the line as far as there is room."""
    play.narrator.show_aside(text)


def _row(play: Play) -> None:
    """Read the side of the person at this device, or the near one where only computers play."""
    reader = play.current.reader(play.match.cursor)
    seat = play.near.seat if reader is None else reader
    _read(play, play.words.teller.row(play.match.position, seat))


def _board(play: Play) -> None:
    _read(play, play.words.teller.board(play.match.position))


def _score(play: Play) -> None:
    """Read whose turn it is, and how far each player has come."""
    sentences, score = play.context.words.sentences, play.words.teller.score(play.match.position)
    _read(play, sentences(play.context.words.sentence(play.status.banner()), score))


def _last_turn(play: Play) -> None:
    """Read what happened last, each player's moves in a sentence."""
    words = play.context.words
    _read(play, play.narrator.story() or words.sentence(words.text("log.empty")))


def _said(_play: Play) -> Transition:
    return Transition("push", "said")


READING: tuple[Command[Play], ...] = (
    Command("read-row", "listen.row", "list", _row, keys="y", short="listen.row.short"),
    Command("read-board", "listen.board", "list", _board, keys="b", short="listen.board.short"),
    Command("read-score", "listen.score", "flag", _score, keys="w", short="listen.score.short"),
    Command("read-turn", "listen.turn", "replay", _last_turn, keys="z", short="listen.turn.short"),
)
"""Commands that "more" offers last."""

SAID: Command[Play] = Command(
    "said", "listen.said", "log", _said, keys="v", page=True, short="listen.said.short"
)
"""Leads to all that was said in this visit."""
