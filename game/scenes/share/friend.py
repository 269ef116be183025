"""The friend to whom a match can be sent by link: which seat, and whether just now."""

from __future__ import annotations

from game.play.match import Match
from game.rules.protocol import Seat


class Friend:
    """Plays a match from another device. `chosen` is the seat that was chosen for the friend."""

    def __init__(self, match: Match | None) -> None:
        self._match = match
        self.chosen: Seat | None = None

    @property
    def seat(self) -> Seat | None:
        """The seat of the friend to whom the match can be sent, if any.

        Unless another one was chosen, it is the one to move, or the first after the end.
        """
        seats = self.seats()
        if self._match is None or not seats:
            return None
        default = seats[0] if self._match.outcome() else self._match.to_move
        return self.chosen if self.chosen in seats else default

    @property
    def can_play(self) -> bool:
        """Whether a friend can play, or is to hear of the end."""
        match = self._match
        if match is None or len(match.persons()) < 2:
            return False
        return match.outcome() is None or match.side is not None

    @property
    def has_choice(self) -> bool:
        """Whether there are several seats to choose from."""
        return len(self.seats()) > 1

    def refusal_key(self) -> str:
        """Return which words say why nothing can be sent to the friend now; "" if it can."""
        if self._match is None or self.seat is not None:
            return ""
        person = self._match.player_to_move.kind == "person"
        return "share.friend.mine" if person else "share.friend.computer"

    def seats(self) -> list[Seat]:
        """Return the seats that a friend can play; none while it is not for persons to move.

        Until a device has a side of its own the friend can play any; then he is who is waited for,
        and after the end whoever is to hear of it.
        """
        match = self._match
        if match is None or not self.can_play:
            return []
        if match.outcome() is not None:
            return [seat for seat in match.persons() if seat != match.side]
        if match.player_to_move.kind != "person":
            return []
        if match.side is None:
            return match.persons()
        return [match.to_move] if match.friend_to_move else []

    def note_key(self) -> str:
        """Return which note stands below the button for a friend: who moves first then."""
        if self._match is not None and self._match.outcome() is not None:
            return "share.friend.note-over"
        waits = self._match is not None and self.seat not in (None, self._match.to_move)
        return "share.friend.note-first" if waits else "share.friend.note"


def own_side(match: Match, friend: Seat) -> Seat:
    """Return the side of this device: who is to move, unless that is the friend.

    Then it is the person who moved last, else the one after the friend.
    """
    others = [seat for seat in match.persons() if seat != friend]
    if match.to_move in others:
        return match.to_move
    movers = [turn.seat for turn in match.turns[: match.cursor] if turn.seat in others]
    after = [seat for seat in others if seat > friend]
    return movers[-1] if movers else (after or others)[0]
