"""Which moments of guided games were spoken of: each is told once in a match.

Kept as JSON, the match played last at the end: of each match the moments, and the position at which
each came up, so that it stands there again for whoever comes back to it::

    {"0123456789abcdef": {"capture": "the position as text"}, ...}

What is lost here is only told once more.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.play.saved import stored
from game.play.saved.storage import Storage

KEY = "spoken"
"""The key in the host's storage."""

MOST = 12
"""Of so many matches it is kept."""


def load(storage: Storage, match: str) -> dict[str, str]:
    """Return the moments of the match of an id that were spoken of, each with its position."""
    kept = stored.member(stored.read(storage, KEY), match)
    return {name: at for name, at in kept.items() if isinstance(at, str)}


def keep(storage: Storage, match: str, spoken: Mapping[str, str]) -> bool:
    """Keep them; False where storage refuses."""

    def changed(there: dict[str, object]) -> dict[str, object]:
        others = {id_: moments for id_, moments in there.items() if id_ != match}
        return dict([*others.items(), (match, dict(spoken))][-MOST:])

    return stored.change(storage, KEY, changed)
