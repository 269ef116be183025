"""How the match stands that is to go on: who plays, the score, and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n.catalogue import Catalogue
from game.play.match import Match
from game.rules.protocol import Seat
from game.scenes.frame.context import Context
from game.scenes.frame.names import level_text, players_of
from game.scenes.menu.strip_text import StripText
from game.view.teller import Players


def standing_of(context: Context, match: Match) -> StripText:
    """Return what the strip says of a match; on a phone in fewer words."""
    words, phone = context.words, context.measure.phone
    game = words.text(f"menu.game.{match.game.name}")
    players = players_of(words, match)
    heading = _heading(words, match, game, players)
    turn = words.text("menu.turn", player=players[match.to_move])
    computers = [each for each in match.players.values() if each.kind == "opponent"]
    level = level_text(words, match, computers[0].level) if computers else ""
    seats = sorted(match.game.seats, key=lambda seat: seat != match.near())
    score = _score(words, match, seats, players)
    parts = [part for part in (level, score, turn) if part]
    spoken = words.sentences(
        words.sentence(heading), words.sentence(words.join(parts, "list-comma"))
    )
    return StripText(
        words.text("menu.going-on", game=game) if phone else heading,
        _short_score(words, match, seats) if phone else _beside(words, [level, score]),
        turn,
        words.text("menu.continue-of", match=spoken),
    )


def _heading(words: Catalogue, match: Match, game: str, players: Players) -> str:
    """Return which game it is, and against whom."""
    computers = sum(each.kind == "opponent" for each in match.players.values())
    if match.only_person() is not None and computers:
        return words.text("menu.against-computer", game=game, count=computers)
    return words.text("menu.between", game=game, players=list(players.values()))


def _score(words: Catalogue, match: Match, seats: Sequence[Seat], players: Players) -> str:
    """Return the score of everybody, the reader's first; "" while nobody has any."""
    scores = match.game.scores(match.position)
    parts = [words.text("result.score", player=players[s], score=scores[s]) for s in seats]
    return words.join(parts, "list-comma") if any(scores.values()) else ""


def _short_score(words: Catalogue, match: Match, seats: Sequence[Seat]) -> str:
    """Return the score of two as numbers; "" where more play, or nobody has any."""
    scores = match.game.scores(match.position)
    if len(seats) > 2 or not any(scores.values()):
        return ""
    first, second = (str(scores[seat]) for seat in seats)
    return words.text("menu.score.two", first=first, second=second)


def _beside(words: Catalogue, parts: Sequence[str]) -> str:
    """Return two parts beside each other, or the one that is not ""."""
    filled = [part for part in parts if part]
    if len(filled) < len(parts):
        return filled[0] if filled else ""
    return words.text("menu.beside", first=filled[0], second=filled[1])
