"""JSON values of ours in the storage beside the matches: settings, choices, counts.

A text that cannot be read is never written over before it was set aside, and one that a newer
version of the program has written is not written over at all.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from game.play.records.schema import is_later
from game.play.saved.aside import set_aside
from game.play.saved.storage import Storage
from game.rules.protocol import Json
from game.untrusted import json_text

State = Literal["sound", "broken", "newer"]


@dataclass(frozen=True, slots=True)
class Form:
    """What lies under a key: its type, the newest schema that is known, and types of members."""

    kind: type
    schema: int = 1
    members: Mapping[str, type] = field(default_factory=dict)


FORMS: Mapping[str, Form] = {
    "settings": Form(dict),
    "setup": Form(dict),
    "statistics": Form(dict, 2, {"counted": list, "games": dict}),
    "series": Form(list),
    "quick-play": Form(dict, members={"games": dict}),
    "spoken": Form(dict),
    "progress": Form(dict, members={"games": dict, "guided": list}),
    "folder": Form(str),
}
"""Every key of the storage that holds no match."""

_EMPTY: tuple[Json, ...] = (None, [], {}, "")
"""Of these nothing can be lost, whichever of them lies where another was expected."""


def state(key: str, text: str) -> State:
    """Return whether this version understands the text of a key."""
    return _read(key, text)[0]


def _read(key: str, text: str) -> tuple[State, Any]:
    """Return what is to be said of the text of a key, and its value: an empty one if not sound."""
    form, there = FORMS[key], json_text.value_of(text)
    if is_later(there, form.schema):
        return "newer", form.kind()
    if there is json_text.NO_JSON or not (there in _EMPTY or _is_of(form, there)):
        return "broken", form.kind()
    return "sound", there if isinstance(there, form.kind) else form.kind()


def _is_of(form: Form, there: Json) -> bool:
    """Whether a value has the types that a form asks for; a member may be missing."""
    if not isinstance(there, form.kind):
        return False
    members = there if isinstance(there, dict) else {}
    return all(isinstance(members.get(name, of()), of) for name, of in form.members.items())


def value(storage: Storage, key: str) -> Any:
    """Return the value of a key, of its own type; an empty one where there is no sound one.

    Raises OSError.
    """
    text = storage.get(key)
    return FORMS[key].kind() if text is None else _read(key, text)[1]


def read(storage: Storage, key: str) -> Any:
    """Return the value of a key as `value` does; an empty one also where storage refuses."""
    try:
        return value(storage, key)
    except OSError:
        return FORMS[key].kind()


def member(value: Json, name: str) -> dict[str, Json]:
    """Return the object under a name of an object; an empty one where there is none."""
    inner = value.get(name) if isinstance(value, dict) else None
    return inner if isinstance(inner, dict) else {}


def change(storage: Storage, key: str, changed: Callable[[Any], Json]) -> bool:
    """Keep what `changed` makes of the value that is there.

    False where storage refuses, or what lies there must not be written over.
    """
    try:
        with storage.alone():
            there = storage.get(key)
            now = "sound" if there is None else state(key, there)
            if now == "newer":
                return False
            if now == "broken" and there is not None and not set_aside(storage, key, there):
                return False
            text = json.dumps(changed(value(storage, key)), separators=(",", ":"))
            storage.set(key, text)
    except OSError:
        return False
    return True
