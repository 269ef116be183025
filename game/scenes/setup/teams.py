"""Who plays together, where a game is played in teams: in words, and by their signs."""

from __future__ import annotations

from game.i18n.catalogue import Catalogue
from game.play.saved.setup_choices import SetupChoices
from game.rules.protocol import Seat
from game.rules.registry import make
from game.scenes.setup.names import seat_title


def teams_of(choices: SetupChoices) -> tuple[tuple[Seat, ...], ...]:
    """Return the teams; none where everybody plays alone, or where the options do not agree."""
    if choices.refused() is not None:
        return ()
    game = make(choices.game, choices.options)
    sides = dict.fromkeys(tuple(game.side_of(seat)) for seat in game.seats)
    return tuple(side for side in sides if len(side) > 1)


def partner_of(choices: SetupChoices, seat: Seat) -> Seat | None:
    """Return who plays together with a seat; None if nobody does."""
    team = next((team for team in teams_of(choices) if seat in team), ())
    return next((other for other in team if other != seat), None)


def teams_text(words: Catalogue, choices: SetupChoices) -> str:
    """Return who plays against whom; "" where everybody plays alone."""
    teams = [
        words.text(
            "setup.team", one=seat_title(words, choices, one), other=seat_title(words, choices, two)
        )
        for one, two in teams_of(choices)
    ]
    return words.text("setup.teams", one=teams[0], other=teams[1]) if len(teams) > 1 else ""


def titled_with_partner(words: Catalogue, choices: SetupChoices, seat: Seat) -> str:
    """Return what a seat is called, and with whom it plays."""
    title, partner = seat_title(words, choices, seat), partner_of(choices, seat)
    if partner is None:
        return title
    return words.text("setup.seat-with", seat=title, partner=seat_title(words, choices, partner))
