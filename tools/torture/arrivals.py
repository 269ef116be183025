"""What comes to the whole program from outside, as bad as the readers of single texts get it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Literal

from tools.torture import storage as torture_storage
from tools.torture.characters import odd_input, odd_text
from tools.torture.damage import damage_bytes
from tools.torture.depth import deep, deep_input
from tools.torture.readers import bad_clipboard, bad_link
from tools.torture.run import pooled

State = Literal["sound", "full", "blocked"]
"""How a storage answers: as it should, by refusing what is written, or by refusing everything."""

_STATES: Mapping[State, float] = {"sound": 8, "full": 1, "blocked": 1}

_FORMS = ("record", "save", "link", "clipboard")
"""The forms of a match, by name."""


@dataclass(frozen=True)
class Arrival:
    """What a program finds when it starts, and the seed of all that is done to it then.

    `texts` lie in its storage, by key, and `fragment` stands behind '#' in its address.
    """

    texts: dict[str, str]
    state: State
    fragment: str
    seed: int


def make(source: Random, seed: int) -> Arrival:
    """Return an arrival; matches are those of `seed`."""
    texts = torture_storage.make(source, seed).texts if source.random() < 0.7 else {}
    state = source.choices(list(_STATES), list(_STATES.values()))[0]
    fragment = bad_fragment(source, seed) if source.random() < 0.7 else ""
    return Arrival(texts, state, fragment, source.getrandbits(32))


def bad_fragment(source: Random, seed: int) -> str:
    """Return what a hostile address has behind '#'."""
    deed = source.random()
    if deed < 0.1:
        return source.choice(("m=", "p=", "play=", "play=kalah", f"play={odd_text(source)}", "%"))
    if deed < 0.5:
        return bad_link(source, pooled(source, seed))
    way = odd_input if deed < 0.8 else deep_input
    fragment: str = way(source, seed, "link")
    return fragment


def bad_text(source: Random, seed: int) -> str:
    """Return what may lie on a clipboard."""
    deed = source.random()
    if deed < 0.1:
        return source.choice((odd_text(source), deep(source)))
    if deed < 0.6:
        return bad_clipboard(source, pooled(source, seed))
    way = odd_input if deed < 0.8 else deep_input
    text: str = way(source, seed, source.choice(_FORMS))
    return text


def bad_content(source: Random, seed: int) -> bytes | None:
    """Return what a file may hold; None where it cannot be read."""
    deed = source.random()
    if deed < 0.1:
        return None
    if deed < 0.2:
        return source.randbytes(source.randrange(300))
    content = bad_text(source, seed).encode("utf-8", "surrogatepass")
    return damage_bytes(source, content) if deed < 0.5 else content
