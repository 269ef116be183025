"""The progress of somebody who learns, as a file that another device takes in.

It is one JSON object, `{"progress": ...}`, with what lies in the storage.
"""

from __future__ import annotations

import json

from game.play.records.schema import is_later
from game.play.saved.progress import KEY, SCHEMA, Progress
from game.rules.protocol import Json
from game.untrusted import json_text

NAME = "baraza-progress.baraza"
"""What the file is called."""

MOST_BYTES = 2_000_000
"""A larger file is none of these."""


def content_of(progress: Progress) -> bytes:
    """Return what the file holds."""
    return json.dumps({KEY: progress.to_json()}, separators=(",", ":")).encode()


def progress_in(content: bytes) -> dict[str, Json] | None:
    """Return the progress that a file holds; None if it is no such file.

    One of a later version is none that can be taken in.
    """
    if len(content) > MOST_BYTES:
        return None
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return None
    value = json_text.value_of(text)
    inner = value.get(KEY) if isinstance(value, dict) and len(value) == 1 else None
    return inner if isinstance(inner, dict) and not is_later(inner, SCHEMA) else None
