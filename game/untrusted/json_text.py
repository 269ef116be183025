"""The one function that reads JSON, whoever wrote it: a link, a file, the storage, the page.

In a browser Python has no more stack than a web page: some thousand lists in one another end the
interpreter itself, and no RecursionError ever comes.  So the depth is counted before anything is
parsed, and what is read is shallow enough for any code that walks through it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

MOST_DEPTH = 40
"""So many lists and objects may lie in one another. A record has seven."""

_STRING = re.compile(r'"(?:[^"\\]++|\\.)*+\\?(?:"|\Z)', re.DOTALL)
"""A string, or what begins as one and is never closed: no bracket after it is ever parsed."""

_RUN = re.compile(r"[\[{]+|[\]}]+")
"""Brackets that open, or brackets that close, one after another."""


NO_JSON = object()
"""What `value_of` returns for a text that is no JSON; None is the value of "null"."""


class JsonError(ValueError):
    """A text is no JSON."""


class TooDeepError(JsonError):
    """More lists and objects lie in one another than `MOST_DEPTH`."""


def parse(
    text: str,
    *,
    whole_number: Callable[[str], int] = int,
    members: Callable[[list[tuple[str, Any]]], Any] = dict,
    constant: Callable[[str], Any] = float,
) -> Any:
    """Return the value that a JSON text tells. Raises JsonError.

    `whole_number` makes a number of its digits, `members` an object of its pairs, `constant` a
    number of "NaN", "Infinity" or "-Infinity"; an error that is no ValueError comes through.
    """
    if not isinstance(text, str):
        raise JsonError("no text")
    if is_too_deep(text):
        raise TooDeepError(f"more than {MOST_DEPTH} lists in one another")
    try:
        return json.loads(
            text,
            parse_int=whole_number,
            object_pairs_hook=None if members is dict else members,
            parse_constant=constant,
        )
    except RecursionError as error:
        raise TooDeepError("too deep for this interpreter") from error
    except ValueError as error:
        raise JsonError(str(error)) from error


def value_of(text: str) -> Any:
    """Return the value that a JSON text tells, `NO_JSON` where it is none."""
    try:
        return parse(text)
    except JsonError:
        return NO_JSON


def is_too_deep(text: str) -> bool:
    """Whether more than `MOST_DEPTH` brackets are open at once; those inside strings do not count.

    It takes one look over the text and no stack, whatever the text is.
    """
    if text.count("[") + text.count("{") <= MOST_DEPTH:
        return False
    depth = 0
    for run in _RUN.findall(_STRING.sub("", text)):
        opening = run[0] in "[{"
        depth += len(run) if opening else -len(run)
        if depth > MOST_DEPTH:
            return True
    return False
