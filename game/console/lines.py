"""Lines in, JSON objects out: whatever comes in, broken or endless, is read safely.

One line is one request. Every line gets its answer, so that answers can be counted off.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import BinaryIO, NoReturn

from game.rules.protocol import MOST_PLACE, Json, Reason
from game.untrusted import json_text, plain_text

LONGEST = 1_000_000
"""The most bytes a line may have."""

MOST_DIGITS = 1_000
"""The most digits of a whole number: to read longer ones takes long, and means nothing here."""


class RequestError(Exception):
    """A request that cannot be answered: why, and where in it."""

    def __init__(self, reason: Reason, at: str = "") -> None:
        at = plain_text.one_line(at, MOST_PLACE)
        super().__init__(f"{reason.key} {at}".rstrip())
        self.reason = reason
        self.at = at


def lines(stream: BinaryIO) -> Iterator[bytes | None]:
    """Yield each line without its end; None for one that is longer than `LONGEST`."""
    while line := stream.readline(LONGEST + 2):
        ended = line.endswith(b"\n")
        content = line.rstrip(b"\r\n")
        if len(content) <= LONGEST and (ended or len(line) < LONGEST + 2):
            yield content
            continue
        while not ended and (line := stream.readline(LONGEST)):
            ended = line.endswith(b"\n")
        yield None


def parse(line: bytes | None) -> dict[str, Json]:
    """Return the JSON object that `line` is. Raises RequestError.

    Stricter than other readers: no name twice in an object, no NaN.
    """
    if line is None:
        raise RequestError(Reason("console-too-long", {"most": LONGEST}))
    try:
        value = json_text.parse(
            line.decode("utf-8"), whole_number=_whole_number, members=_object, constant=_no_number
        )
    except json_text.TooDeepError as error:
        raise RequestError(Reason("console-too-deep")) from error
    except UnicodeDecodeError as error:
        raise RequestError(Reason("console-not-utf8", {"byte": error.start})) from error
    except ValueError as error:
        raise RequestError(Reason("console-not-json")) from error
    if not isinstance(value, dict):
        raise RequestError(Reason("console-not-object"))
    return value


def _object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    """Return the object of `pairs` if no name comes twice."""
    members: dict[str, Json] = {}
    for name, value in pairs:
        if name in members:
            raise RequestError(Reason("console-name-twice", {"name": name[:40]}), name[:40])
        members[name] = value
    return members


def _whole_number(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise RequestError(Reason("console-number-too-long", {"most": MOST_DIGITS}))
    return int(digits)


def _no_number(name: str) -> NoReturn:
    raise RequestError(Reason("console-not-a-number", {"name": name}))
