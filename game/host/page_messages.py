"""Reads what the page's script sends. It is treated as hostile: what does not fit is dropped."""

from __future__ import annotations

import binascii
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, cast, get_args

from game.host.gamepad import Pad, PadButton
from game.host.interface import (
    Adjusted,
    Edited,
    FileGiven,
    Focus,
    Key,
    LinkChanged,
    Message,
    NewVersion,
    Pointer,
    PreferencesChanged,
    Press,
    Resized,
    Secondary,
    Viewport,
    Visible,
    Wheel,
)
from game.host.places import Place, Went
from game.host.preferences import Preferences
from game.untrusted import json_text
from game.untrusted.plain_text import file_name, typed_line

Phase = Literal["down", "move", "up", "cancel", "leave"]
Device = Literal["mouse", "touch", "pen"]

_FURTHEST = 1e6
"""No place or distance on a page is further away than this, in CSS pixels."""

_LONGEST = 200

_LONGEST_CODE = 40
"""No browser has a longer name for the place of a key."""

_LONGEST_TYPED = 1_000
"""Characters of what is typed; `web/page/elements.js` lets no field hold more."""

_MOST_LANGUAGES = 20
_MOST_STEPS = 100
"""More entries than any browser keeps of one page's history."""

_MOST_POINTERS = 99
"""More than any screen knows fingers at a time."""

_MOST_NUMBERS = 64
"""As many as `web/page/kernel_worker.js` sends."""

_MOST_OF_32_BITS = 1 << 31

_SCALES = (0.05, 16.0)
_TEXT_SCALES = (0.75, 4.0)
"""Texts that a browser shows smaller or larger than that are shown as if it were this."""


class MisfitError(ValueError):
    """Something from the page is not what it should be; the text tells what."""


def read_messages(text: str, warn: Callable[[str], None]) -> list[Message]:
    """Read a JSON list of messages, in order; `warn` hears of each that was dropped."""
    messages = []
    for item in _items(text, warn):
        try:
            messages.append(_read_message(item))
        except MisfitError as misfit:
            warn(f"message dropped: {misfit}")
    return messages


def read_viewport(text: str) -> Viewport:
    """Read the size of the playing area. Raises MisfitError."""
    data = _mapping(_load(text))
    width, height, scale = (_number(data, name) for name in ("width", "height", "scale"))
    if min(width, height) <= 0 or not _SCALES[0] <= scale <= _SCALES[1]:
        raise MisfitError(f"viewport {width} x {height} at {scale}")
    return Viewport(width, height, scale)


def read_preferences(text: str) -> Preferences:
    """Read what the person has told the system. Raises MisfitError."""
    data = _mapping(_load(text))
    languages = data.get("languages")
    if not isinstance(languages, list):
        raise MisfitError("languages")
    names = tuple(_text(name, "language") for name in languages[:_MOST_LANGUAGES])
    return Preferences(
        names or ("en",),
        _truth(data, "reduced_motion"),
        _truth(data, "high_contrast"),
        _truth(data, "dark"),
        min(max(_number(data, "text_scale"), _TEXT_SCALES[0]), _TEXT_SCALES[1]),
    )


def read_keys(text: str) -> list[str]:
    """Read a JSON list of storage keys; what is no text is left out. Raises MisfitError."""
    keys = _load(text)
    if not isinstance(keys, list):
        raise MisfitError("keys")
    return [key for key in keys if isinstance(key, str)]


def read_numbers(text: str) -> list[int]:
    """Read a kernel's answer, a JSON list of whole numbers. Raises MisfitError."""
    numbers = _load(text)
    if not isinstance(numbers, list) or len(numbers) > _MOST_NUMBERS:
        raise MisfitError("numbers")
    if not all(type(number) is int and abs(number) <= _MOST_OF_32_BITS for number in numbers):
        raise MisfitError("numbers")
    return numbers


def _items(text: str, warn: Callable[[str], None]) -> Sequence[Any]:
    try:
        items = _load(text)
    except MisfitError as misfit:
        warn(f"messages dropped: {misfit}")
        return ()
    if not isinstance(items, list):
        warn("messages dropped: no list")
        return ()
    return items


def _load(text: str) -> Any:
    try:
        return json_text.parse(text)
    except json_text.JsonError as error:
        raise MisfitError("no JSON") from error


def _read_message(item: Any) -> Message:
    data = _mapping(item)
    kind = data.get("type")
    reader = _READERS.get(kind) if isinstance(kind, str) else None
    if reader is None:
        raise MisfitError("unknown type")
    return reader(data)


def _pointer(data: Mapping[str, Any]) -> Message:
    return Pointer(
        cast(Phase, _one_of(data, "phase", get_args(Phase))),
        _number(data, "x"),
        _number(data, "y"),
        cast(Device, _one_of(data, "device", get_args(Device))),
        _pointer_id(data.get("id", 0)),
    )


def _pointer_id(number: Any) -> int:
    if type(number) is not int or not 0 <= number <= _MOST_POINTERS:
        raise MisfitError("id")
    return number


def _wheel(data: Mapping[str, Any]) -> Message:
    return Wheel(_number(data, "x"), _number(data, "y"), _number(data, "dy"))


def _secondary(data: Mapping[str, Any]) -> Message:
    return Secondary(_number(data, "x"), _number(data, "y"))


def _key(data: Mapping[str, Any]) -> Message:
    name, code = _text(data.get("name"), "name"), data.get("code", "")
    if not isinstance(code, str) or len(code) > _LONGEST_CODE or not _is_plain(code):
        raise MisfitError("code")
    alt = _truth({"alt": False, **data}, "alt")
    return Key(name, _truth(data, "shift"), _truth(data, "ctrl"), code, alt)


def _is_plain(code: str) -> bool:
    """Whether a text could be a browser's name for the place of a key, or is none."""
    return not code or (code.isascii() and code.isalnum())


def _pad(data: Mapping[str, Any]) -> Message:
    return Pad(cast(PadButton, _one_of(data, "button", get_args(PadButton))))


def _press(data: Mapping[str, Any]) -> Message:
    return Press(_text(data.get("target"), "target"))


def _edited(data: Mapping[str, Any]) -> Message:
    text = data.get("text")
    if not isinstance(text, str) or len(text) > _LONGEST_TYPED:
        raise MisfitError("text")
    return Edited(_text(data.get("target"), "target"), typed_line(text))


def _adjusted(data: Mapping[str, Any]) -> Message:
    return Adjusted(_text(data.get("target"), "target"), round(_number(data, "value")))


def _focus(data: Mapping[str, Any]) -> Message:
    target = data.get("target")
    return Focus(None if target is None else _text(target, "target"), _truth(data, "visible"))


def _visible(data: Mapping[str, Any]) -> Message:
    return Visible(_truth(data, "shown"))


def _went(data: Mapping[str, Any]) -> Message:
    steps, places = _number(data, "steps"), data.get("places")
    if not steps or not steps.is_integer() or abs(steps) > _MOST_STEPS:
        raise MisfitError("steps")
    if not isinstance(places, list) or len(places) > _MOST_STEPS:
        raise MisfitError("places")
    return Went(int(steps), tuple(map(_place, places)))


def _place(item: Any) -> Place:
    data = _mapping(item)
    lasting = data.get("lasting")
    if not isinstance(lasting, str) or len(lasting) > _LONGEST:
        raise MisfitError("lasting")
    return Place(_text(data.get("id"), "id"), lasting)


def _file(data: Mapping[str, Any]) -> Message:
    content = data.get("content")
    if content is not None and not isinstance(content, str):
        raise MisfitError("content")
    name = file_name(_text(data.get("name"), "name"))
    try:
        return FileGiven(name, None if content is None else binascii.a2b_base64(content))
    except ValueError as error:
        raise MisfitError("content") from error


_READERS: dict[str, Callable[[Mapping[str, Any]], Message]] = {
    "pointer": _pointer,
    "wheel": _wheel,
    "secondary": _secondary,
    "key": _key,
    "pad": _pad,
    "press": _press,
    "edited": _edited,
    "adjusted": _adjusted,
    "focus": _focus,
    "visible": _visible,
    "resized": lambda _data: Resized(),
    "preferences": lambda _data: PreferencesChanged(),
    "link": lambda _data: LinkChanged(),
    "went": _went,
    "version": lambda _data: NewVersion(),
    "file": _file,
}


def _mapping(item: Any) -> Mapping[str, Any]:
    if not isinstance(item, dict):
        raise MisfitError("no object")
    return item


def _number(data: Mapping[str, Any], name: str) -> float:
    value = data.get(name)
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise MisfitError(name)
    # Not a number fails this too. A very long whole number would not fit into a float.
    if not abs(value) <= _FURTHEST:
        raise MisfitError(name)
    return float(value)


def _truth(data: Mapping[str, Any], name: str) -> bool:
    value = data.get(name)
    if not isinstance(value, bool):
        raise MisfitError(name)
    return value


def _text(value: Any, name: str) -> str:
    if not isinstance(value, str) or not value or len(value) > _LONGEST:
        raise MisfitError(name)
    return value


def _one_of(data: Mapping[str, Any], name: str, choices: Sequence[str]) -> str:
    value = data.get(name)
    if not isinstance(value, str) or value not in choices:
        raise MisfitError(name)
    return value
