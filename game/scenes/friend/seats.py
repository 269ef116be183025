"""Who plays which seat in a match by link: here, elsewhere, and who is to get the next link."""

from __future__ import annotations

from collections.abc import Sequence

from game.play.match import Match
from game.rules.protocol import Seat


def can_play(match: Match | None) -> bool:
    """Whether a match can be played by link, or is to be heard of in its end."""
    if match is None or len(match.persons()) < 2:
        return False
    return match.outcome() is None or match.side is not None


def refusal_key(match: Match) -> str:
    """Return which words say why no link can go out now; "" if one can."""
    if match.outcome() is not None or match.friend_to_move:
        return ""
    person = match.player_to_move.kind == "person"
    return "friend.your-turn" if person else "friend.computer"


def usual_side(match: Match) -> Seat:
    """Return the seat of this device unless another is chosen.

    A match that has not begun: the first person's. Else it is the friend's turn, and whoever moved
    last of the others is here.
    """
    persons = match.persons()
    if not match.cursor or match.to_move not in persons:
        return persons[0]
    movers = [turn.seat for turn in match.turns[: match.cursor] if turn.seat in persons]
    others = [seat for seat in persons if seat != match.to_move]
    return next((seat for seat in reversed(movers) if seat in others), (others or persons)[0])


def receivers(match: Match) -> Sequence[Seat]:
    """Return whom the next link is for: who is to move, or after the end all the others."""
    if match.outcome() is None:
        return [match.to_move]
    return [seat for seat in match.persons() if seat != match.side]


def sender(match: Match) -> Seat | None:
    """Return who sends a match that has just come: who acted last; None where that is not known."""
    others = [seat for seat in match.persons() if seat != match.side]
    if match.resigned in others:
        return match.resigned
    movers = [turn.seat for turn in match.turns if turn.seat in others]
    last = movers[-1] if movers else None
    return others[0] if len(others) == 1 else last


def have_it(match: Match) -> Sequence[Seat]:
    """Return the persons elsewhere who have the match already: they have moved in it."""
    moved = {turn.seat for turn in match.turns}
    return [seat for seat in match.persons() if seat != match.side and seat in moved]


def free_seats(match: Match) -> Sequence[Seat]:
    """Return the seats among which whoever opens a link for the first time can choose.

    It was made for one of them: of two, the other sent it. Who has moved has a device of his own.
    """
    persons, taken = match.persons(), have_it(match)
    alone = len(persons) == 2
    return [seat for seat in persons if seat == match.side or not (alone or seat in taken)]
