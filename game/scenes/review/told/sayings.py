"""What is said of the point that is looked at: all of it on arrival, and then only what is new."""

from __future__ import annotations

from collections.abc import Iterator

from game.i18n.catalogue import Catalogue
from game.scenes.review.controls import counted
from game.scenes.review.picture import ReviewPicture
from game.scenes.review.study import Study


class Sayings:
    """Knows what was said last."""

    def __init__(self, words: Catalogue, study: Study, picture: ReviewPicture) -> None:
        self.words = words
        self.study = study
        self.picture = picture
        self._said: tuple[str, ...] = ()
        self._told_of: int | None = None
        """The number of the move that was said last."""
        self._counted = False
        """Whether it was said how many mistakes there are."""

    def whole(self) -> str:
        """Return all that is to be said of the point."""
        self._arrive()
        return self.picture.told()

    def here(self) -> str:
        """Return what is to be said on arrival: inside the move that was told, only its step."""
        if self.study.playback.playing:
            self._told_of = None
            return self.words.text("review.playing")
        known, step = self._told_of == self.study.selected, self.picture.told_step()
        self._arrive()
        return step if known and step else self.picture.told()

    def _arrive(self) -> None:
        """Note that all there is to say now is said."""
        study = self.study
        self._said, self._told_of = self.picture.told_parts(), study.selected
        self._counted |= study.counted and study.outcome() is not None

    def news(self) -> Iterator[str]:
        """Give what is known now and was not said of the point that is looked at.

        At the end of a match it is said once how many mistakes there were.
        """
        study = self.study
        before = self._said
        counts = study.counted and not self._counted
        self._counted |= counts
        if study.looked_at() is None:
            self._said = self.picture.told_parts()
            fresh = [part for part in self._said if part not in before]
            if counts or study.outcome() is None:
                yield self.words.sentences(*fresh)
        if counts and study.outcome() is None:
            yield self.words.sentence(counted(study))
