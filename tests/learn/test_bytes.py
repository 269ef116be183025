"""All that is fetched when somebody begins to learn is small."""

import gzip

from game.i18n.folders import LATE
from game.learn.courses import FOLDER

MOST_BYTES = 120_000
"""Lessons, puzzles and their words in one language, gzipped."""


def test_lessons_and_puzzles_with_their_words_are_small():
    data = [path.read_bytes() for path in sorted(FOLDER.glob("*.json"))]
    words = [text.encode() for text in LATE["lessons"].read("en")]
    assert data
    assert words
    assert len(gzip.compress(b"".join([*data, *words]))) <= MOST_BYTES
