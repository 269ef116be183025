"""What may come to the game from outside while it is played: good, broken, and nonsense."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from game.play.match import Match, Player
from game.play.records import link, notation, record
from game.play.saved import saved_match
from game.play.saved.shelf import OLD_KEY
from tools.torture.some_matches import some_match

LETTERS = '0123456789abcdefmp=_-{}[]":,. éΩあ'

KEYS = ("settings", "setup", "quick-play", "statistics", "series", "spoken", "folder", OLD_KEY)
"""Everything the game stores beside matches."""


def quick_match(source: Random, most: int = 12) -> Match:
    """Return a match whose opponents think for a moment only."""
    match = some_match(source, most=most)
    match.created = match.changed = 1_764_288_000_000
    match.players = {
        seat: Player(player.kind, player.name, source.choice((1, 1, 2)), player.sign)
        for seat, player in match.players.items()
    }
    return match


def broken(source: Random, text: str) -> str:
    """Return a text with a piece cut out, doubled, or replaced by other letters."""
    one, other = sorted(source.randrange(len(text) + 1) for _ in range(2))
    noise = "".join(source.choice(LETTERS) for _ in range(source.randrange(6)))
    piece = source.choice(("", text[one:other] * 2, noise))
    return text[:one] + piece + text[other:]


def some_text(source: Random) -> str:
    """Return what might be on a clipboard or in a file: a match in any form, or nothing of ours."""
    match = quick_match(source)
    ways = (
        lambda: record.to_text(match),
        lambda: notation.to_text(match),
        lambda: saved_match.write(match),
        lambda: f"https://example.org/baraza/#{link.match_link(match)}",
        lambda: link.position_link(match),
        lambda: source.choice(("", "{}", "[]", "null", "hello", "{" * 50, "m=", "p=AXja")),
    )
    text = source.choice(ways)()
    return broken(source, text) if source.random() < 0.4 else text


def some_bytes(source: Random) -> bytes | None:
    """Return what a file might hold; None where it cannot be read."""
    if source.random() < 0.15:
        return None
    if source.random() < 0.15:
        return source.randbytes(source.randrange(200))
    return some_text(source).encode("utf-8", "surrogatepass")


def some_fragment(source: Random) -> str:
    """Return what may stand behind '#' in the address."""
    match = quick_match(source)
    if source.random() < 0.2:
        return source.choice(("", "m=", "p=", "m=AX", "x", "m=" + "A" * 3_000))
    text = source.choice((link.match_link, link.position_link))(match)
    return broken(source, text) if source.random() < 0.4 else text


@dataclass(frozen=True)
class Inputs:
    """What comes in while the game is played, each made of chance.

    `text` lies on the clipboard, `content` in a file (None where it cannot be read), and `fragment`
    stands behind '#' in the address.
    """

    text: Callable[[Random], str]
    content: Callable[[Random], bytes | None]
    fragment: Callable[[Random], str]


USUAL = Inputs(some_text, some_bytes, some_fragment)
"""Matches and links as people have them, some of them broken."""


def nonsense(source: Random, depth: int = 2) -> Any:
    """Return any JSON value."""
    plain = (None, True, False, 0, 1, -1, 3, 2.5, 10**20, "", "kalah", "x", "normal", float("nan"))
    if not depth or source.random() < 0.6:
        return source.choice(plain)
    inside = [nonsense(source, depth - 1) for _ in range(source.randrange(4))]
    if source.random() < 0.5:
        return inside
    names = ("options", "players", "first", "games", "schema", "kalah", "bantu", "speed", "0")
    return {source.choice(names): each for each in inside}


def stored_match(source: Random) -> tuple[str, str]:
    """Return key and text of a sound match in storage."""
    match = quick_match(source)
    return saved_match.key_of(match.id), saved_match.write(match)


def broken_storage(source: Random) -> dict[str, str]:
    """Return texts by key of which several are broken, as no version of the game wrote them."""
    texts = dict(stored_match(source) for _ in range(source.randrange(4)))
    for key in list(texts):
        if source.random() < 0.5:
            texts[key] = texts[key][: len(texts[key]) // 2]
    for key in KEYS:
        if source.random() < 0.6:
            texts[key] = _broken_text(source)
    return texts


def _broken_text(source: Random) -> str:
    """Return a text that is no JSON, or JSON that makes no sense."""
    if source.random() < 0.3:
        return source.choice(("", "{", "[", "nul", '{"a":}', "\ufeff{}"))
    return json.dumps(nonsense(source, 3))
