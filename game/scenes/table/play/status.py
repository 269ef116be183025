"""How things stand at the table: whose turn it is, and what everybody waits for."""

from __future__ import annotations

from game.rules.protocol import Seat
from game.scenes.frame.context import Context
from game.scenes.table.play.current_match import CurrentMatch
from game.scenes.table.play.move_words import MoveWords
from game.scenes.table.play.opponent import TableOpponent
from game.scenes.table.play.show import MoveShow


class Status:
    """Asked of the match, of what is shown of it, and of the opponent. Changes nothing."""

    def __init__(
        self,
        context: Context,
        current: CurrentMatch,
        words: MoveWords,
        show: MoveShow,
        opponent: TableOpponent,
    ) -> None:
        self._context = context
        self._current = current
        self._words = words
        self._show = show
        self._opponent = opponent

    @property
    def person(self) -> bool:
        """Whether a person at this device is to move now."""
        return not self._show.moving and self._current.person_to_move

    @property
    def friend(self) -> bool:
        """Whether a friend is to move now, on another device."""
        return not self._show.moving and self._current.match.friend_to_move

    @property
    def thinking(self) -> bool:
        """Whether it is the turn of an opponent, who thinks."""
        idle = not self._show.moving and not self._opponent.halted
        return idle and self._current.opponent_to_move

    @property
    def halted(self) -> bool:
        """Whether the computers wait for whoever looks on."""
        return self._opponent.halted

    @property
    def still(self) -> bool:
        """Whether everything waits for whoever looks on: the computers, and a move in the air."""
        waits = self._show.frozen if self._show.moving else not self._current.over
        return self.halted and waits

    @property
    def finished(self) -> bool:
        """Whether the match is over, and its last move has been seen."""
        return self._current.over and not self._show.moving

    @property
    def seat(self) -> Seat:
        """The seat whose move is shown, or who is to move."""
        return self._show.mover if self._show.moving else self._current.match.to_move

    def banner(self) -> str:
        """Return whose turn it is."""
        text = self._context.words.text
        if self.finished:
            return text("table.over")
        return text(self._banner_key(), player=self._words.players[self.seat])

    def _banner_key(self) -> str:
        """Return which words about the player who moves, or is to move, stand in the banner."""
        if self._show.moving:
            return "table.halted-moves" if self.still else "table.moves"
        if self.friend:
            return "link.waiting"
        if self.halted:
            return "table.halted"
        return "table.to-move" if self.person else "table.thinking"

    def turn_sentence(self) -> str:
        """Return the sentence that says whose turn it is now, and whether all wait."""
        if self.friend:
            return self._words.to_move(self._friend_key())
        turn = self.banner() if self.halted else self._words.to_move("table.to-move")
        return self._context.words.sentence(turn)

    def brief_friend(self) -> str:
        """Return in few words what is to be done where a friend moves on another device."""
        key = "link.send-brief" if self._current.match.to_send else "link.wait-brief"
        return self._context.words.text(key)

    def _friend_key(self) -> str:
        """Return which words say what a friend waits for, or that he is waited for."""
        match = self._current.match
        if not match.to_send:
            return "link.wait"
        return "link.send" if match.known else "link.send-first"
