"""What was thrown away while the list is on view: the last of it can be brought back."""

from __future__ import annotations

from game.scenes.frame.scene import Matches
from game.scenes.matches.told import AnySaved


class Deleted:
    """The matches thrown away, the last one at the end."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._removed: list[AnySaved] = []

    @property
    def last(self) -> AnySaved | None:
        """The match that would come back."""
        return self._removed[-1] if self._removed else None

    def remove(self, saved: AnySaved) -> bool:
        """Throw a match away; False where storage refuses, which is told."""
        if not self._matches.remove(saved.id):
            return False
        self._removed.append(saved)
        return True

    def bring_back(self) -> AnySaved | None:
        """Bring the last match back and return it; None where storage refuses, or there is none."""
        saved = self.last
        if saved is None or not self._matches.restore(saved.id):
            return None
        return self._removed.pop()
