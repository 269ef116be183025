"""What must hold of whatever a reader made of its input."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from functools import lru_cache

from game.i18n.catalogue import Catalogue
from game.play.match import Match
from game.play.records import link, notation, record
from game.play.records.reading import RecordError
from game.play.saved import saved_match
from game.rules.protocol import Json, Reason, RulesError
from tools.torture.run import TortureError

LONGEST_SENTENCE = 600
"""No reason takes more characters than this in words."""

_BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_NEVER = frozenset({"Cc", "Cs", "Zl", "Zp"})


@lru_cache(1)
def words() -> Catalogue:
    """Return the English catalogue."""
    return Catalogue.load(["en"])


def harmful(text: str) -> str:
    """Return the characters of a text that must not be drawn, or that turn others round."""
    seen = text.replace("\n", "")  # what is drawn is cut into lines there
    return "".join(c for c in seen if c in _BIDI or unicodedata.category(c) in _NEVER)


def check_drawn(text: str, what: str) -> None:
    """Refuse a text for people in which something is left that cannot be drawn."""
    if left := harmful(text):
        raise TortureError(f"{what} has characters that cannot be drawn", f"{left!a} in {text!a}")


def check_reason(reason: Reason, at: str = "") -> None:
    """Refuse a reason that no person can read."""
    key = f"reason.{reason.key}"
    filled = words().text(key, **dict.fromkeys(reason.values, 1))
    sentence = words().text(key, **reason.values)
    if key not in words() or "{" in filled:
        raise TortureError(f"{key} is no sentence", repr(reason))
    if len(sentence) > LONGEST_SENTENCE:
        raise TortureError(f"{key} is too long", f"{len(sentence)} characters")
    check_drawn(sentence, key)
    check_drawn(at, f"the place that is told with {key}")
    for value in _texts(reason.values):
        check_drawn(value, f"a value of {key}")


def _texts(values: Json) -> list[str]:
    """Return the texts among a reason's values."""
    texts: list[str] = []
    for value in values.values():
        members = value if isinstance(value, list | tuple) else [value]
        texts += [member for member in members if isinstance(member, str)]
    return texts


def match_check(read: Callable[[str], Match]) -> Callable[[str], str]:
    """Return the check of a reader of matches: refused in words, or legal and readable again."""

    def check(text: str) -> str:
        try:
            match = read(text)
        except RecordError as error:
            check_reason(error.reason, error.at)
            return error.reason.key
        check_match(match)
        return ""

    return check


def check_match(match: Match) -> None:
    """Refuse a match that cannot be written, or is another one when it is read again."""
    for player in match.players.values():
        check_drawn(player.name, "a player's name")
    for text in (link.match_link(match), saved_match.write(match), notation.to_text(match)):
        text.encode()
    try:
        again = record.from_text(record.to_text(match))
    except RulesError as error:
        raise TortureError("cannot be read again", str(error)) from error
    if again.turns != match.turns or again.lines() != match.lines():
        raise TortureError("another match after writing and reading")
