"""Lists and objects in one another, thousands deep, wherever JSON is read.

In the page Python's stack ends the interpreter long before Python itself would object. So these
inputs are made as text only: nothing here builds such a value.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

from game.rules.protocol import Json
from tools.torture.damage import copied, parts
from tools.torture.forms import FORMS
from tools.torture.run import pooled

DEPTHS = (
    30, 60, 100, 200, 330, 480, 500, 700, 900, 960, 980, 985, 990, 994, 996, 1_000, 1_500, 3_000,
    6_000, 10_000, 20_000, 50_000, 100_000, 300_000,
)  # fmt: skip
"""Around what Python counts up to, what the page's stack bears, and as long as texts are read."""

_LONGEST = 900_000
"""Characters of what opens all levels."""

_MARK = "@deep@"
_ENDS = {"[": "]", "{": "}"}

_KEYS = ('"a":', '"":', '"[":', '"\\"]":', '"\\\\":', '"\\ud800":', f'"{"k" * 50}":')
_BEFORE = ("", "", "", "0,", "[],", "{},", '"",', '"]",', '"\\"[",', '"\\\\",', " ", "\n", "\t")
_LAST = ("", "0", "null", '"x"', '"[[["', '"\\ud800"', "1e999", "-", '"', "NaN")

TRICKS = ('"\\\\"', '"\\""', '"\\\\\\""', '"\\u0022"', '"\\u005c"', '"]"', '"}"', '"[{"')
"""Texts after which a reader that counts brackets must still know what is inside a text."""


def deep(source: Random, most: int = DEPTHS[-1]) -> str:
    """Return a JSON text of one value, or the beginning of one, that is very deep."""
    depth = source.choice([d for d in DEPTHS if d <= most]) + source.randint(-3, 3)
    pattern = [source.choice("[{") for _ in range(source.choice((1, 1, 1, 2, 3, 7)))]
    period = [_level(source, bracket) for bracket in pattern]
    times = min(depth, _LONGEST // max(map(len, period))) // len(period)
    opened = "".join(period) * times
    closed = "".join(_ENDS[bracket] for bracket in reversed(pattern)) * times
    return opened + source.choice(_LAST) + _closing(source, closed)


def _level(source: Random, bracket: str) -> str:
    """Return what opens one level."""
    if bracket == "{":
        return "{" + source.choice(("", "", '"b":[1,2],', '"c":"}",')) + source.choice(_KEYS)
    return "[" + source.choice(_BEFORE)


def _closing(source: Random, closed: str) -> str:
    """Return how the levels are closed: mostly as they should be, or not, or too often."""
    deed = source.random()
    if deed < 0.55:
        return closed
    if deed < 0.75:
        return ""
    if deed < 0.85:
        return closed[: len(closed) // 2]
    return closed * 2 if deed < 0.95 else closed[::-1].translate({93: "}", 125: "]"})


def with_deep(source: Random, value: Json) -> str:
    """Return a sound value as JSON with something deep in it, before it or behind it."""
    content, deed = deep(source), source.random()
    sound = json.dumps(value)
    if deed < 0.15:
        return content
    if deed < 0.2:
        return source.choice((sound + content, content + sound, f"[{sound},{content}]"))
    if deed < 0.3:
        return f'{{"x":"{"[" * 5_000}","y":{source.choice(TRICKS)},"z":{content}}}'
    there = parts(value)
    if not there:
        return content
    holder, key = source.choice(there)
    if deed < 0.4 and isinstance(holder, dict):
        holder["extra"] = _MARK
    elif deed < 0.5 and isinstance(holder, list):
        holder.append(_MARK)
    else:
        holder[key] = _MARK
    content = f"[{source.choice(TRICKS)},{content}]" if source.random() < 0.2 else content
    return json.dumps(value).replace(f'"{_MARK}"', content)


def harmless(source: Random, value: Json) -> str:
    """Return a sound match as JSON whose players have brackets for names: it has to be read."""
    record = value.get("match", value) if isinstance(value, dict) else value
    players = record["players"] if isinstance(record, dict) else record[5]
    for number, player in enumerate(players):
        name = "".join(source.choice('[[[[{{"\\]}') for _ in range(source.randint(20, 40)))
        if isinstance(player, dict):
            player["name"] = name
        elif isinstance(player, str):
            players[number] = name
        else:
            player[1] = name
    return json.dumps(value)


def make(source: Random, seed: int) -> tuple[str, Any, bool]:
    """Return a deep input, with the name of its form and whether it is sound nevertheless."""
    name = source.choice([name for name, form in FORMS.items() if form.json])
    if name in ("record", "save", "link", "clipboard", "file") and source.random() < 0.2:
        form = FORMS[name]
        value = copied(form.sound(source, pooled(source, seed)))
        return name, form.wrap(harmless(source, value)), True
    return name, deep_input(source, seed, name), False


def deep_input(source: Random, seed: int, name: str) -> Any:
    """Return a deep input of the form of a name, which is one of JSON."""
    form = FORMS[name]
    return form.wrap(with_deep(source, copied(form.sound(source, pooled(source, seed)))))
