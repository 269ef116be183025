"""Characters that cannot be drawn, or that are something else than they look, wherever text is."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from game.rules.protocol import Json
from tools.torture.damage import copied, parts
from tools.torture.forms import FORMS
from tools.torture.run import pooled

CHARACTERS: dict[str, tuple[str, ...]] = {
    "surrogates": ("\ud800", "\udbff", "\udc00", "\udfff", "\udc00\ud800", "\ud83d", "\udc80"),
    "control": ("\0", "\x01", "\x07", "\x08", "\x1b[31m", "\x1f", "\x7f", "\x80", "\x85", "\x9f"),
    "breaks": ("\n", "\r", "\r\n", "\t", "\v", "\f", "\u2028", "\u2029", "\x1c"),
    "bidi": ("\u061c", "\u200e", "\u200f", "\u202a", "\u202e", "\u202c", "\u2066", "\u2069"),
    "zero width": ("\u200b", "\u200c", "\u200d", "\u2060", "\ufeff", "\u00ad", "\u180e"),
    "spaces": ("\u00a0", "\u3000", "\u2003", "\u1680", "\u2800", "\u3164"),
    "unassigned": ("\u0378", "\U000e0080", "\U0003fffd"),
    "no characters": ("\ufffe", "\uffff", "\ufdd0", "\U0001ffff", "\U0010ffff", "\ufffd"),
    "private": ("\ue000", "\uf8ff", "\U000f0000", "\U0010fffd"),
    "combining": ("\u0301", "e\u0301" + "\u0336" * 40, "\u20e3", "\ufe0f", "\U000e0100", "\u0e4a"),
    "tags": ("\U000e0041", "\U000e007f", "\U000e0001"),
    "wide": ("\ufdfd", "\U0001242b", "\u0bf5", "\ua9c5", "\U0001f469\u200d\U0001f680", "漢"),
    "digits": ("²", "٣", "\uff17", "①", "Ⅷ", "१", "\U0001d7d8", "1_0", "+1", " 1", "1e3"),
    "cases": ("ß", "İ", "\u0131", "ﬁ", "ŉ", "ǅ", "Σς"),
    "marks": ('"', "\\", "'", "`", "{", "}", "[", "]", "<b>", "&amp;", "%s", "{0}", "{name}"),
    "paths": ("/", "..", ".", "~", "C:", "con", "\\\\?\\", ":", "*", "-"),
    "names": ("__proto__", "constructor", "toString", "length", "__class__", "None", "undefined"),
    "empty": ("",),
}
"""What each group does harm with is told by its name."""

_LONG = (200, 2_000, 20_000)


def odd_text(source: Random) -> str:
    """Return some characters of a few groups, now and then very many of them."""
    groups = source.sample(list(CHARACTERS), source.choice((1, 1, 2, 3)))
    if source.random() < 0.4:
        groups[0] = "surrogates"
    text = "".join(source.choice(CHARACTERS[group]) for group in groups)
    if source.random() < 0.3:
        text = source.choice(("a", "7", "south", "Asha ")) + text
    if source.random() < 0.05:
        text *= source.choice(_LONG)
    return text


def with_odd_texts(source: Random, value: Json) -> Json:
    """Return a JSON value with odd keys, odd values, and odd pieces in its texts, in place."""
    if isinstance(value, str):
        return _with_piece(source, value)
    for _ in range(source.choice((1, 1, 1, 2, 4))):
        there = parts(value)
        if there:
            _make_odd(source, *source.choice(there))
    return value


def _make_odd(source: Random, holder: Any, key: Any) -> None:
    part, deed = holder[key], source.random()
    if deed < 0.35 and isinstance(part, str):
        holder[key] = _with_piece(source, part)
    elif deed < 0.5 and isinstance(holder, dict):
        holder[odd_text(source)] = source.choice((part, 1, None, odd_text(source)))
    elif deed < 0.6 and isinstance(holder, dict):
        holder[_with_piece(source, key)] = holder.pop(key)
    elif deed < 0.7 and isinstance(part, list):
        part.insert(source.randint(0, len(part)), odd_text(source))
    elif deed < 0.8 and isinstance(part, dict):
        part[odd_text(source)] = odd_text(source)
    else:
        holder[key] = odd_text(source)


def _with_piece(source: Random, text: str) -> str:
    """Return a text with something odd put into it, once or twice."""
    for _ in range(source.choice((1, 1, 2))):
        at = source.choice((0, len(text), source.randint(0, len(text))))
        text = text[:at] + odd_text(source) + text[at + source.choice((0, 0, 1)) :]
    return text


def written(source: Random, value: Json) -> str:
    """Return a value as JSON, the odd characters as they are or as escapes."""
    deed = source.random()
    if deed < 0.45:
        return json.dumps(value)
    if deed < 0.8:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    if deed < 0.9:
        return json.dumps(value, indent=source.choice((1, "\t")))
    return json.dumps(value).replace("a", "\\u0061").replace("0", "\\u0030", 0)


def make(source: Random, seed: int) -> tuple[str, Any]:
    """Return an input with odd characters, with the name of its form."""
    name = source.choice(list(FORMS))
    return name, odd_input(source, seed, name)


def odd_input(source: Random, seed: int, name: str) -> Any:
    """Return an input of the form of a name, with odd characters."""
    form = FORMS[name]
    value = copied(form.sound(source, pooled(source, seed)))
    if not form.json:
        return form.wrap(_with_piece(source, value))
    text = written(source, with_odd_texts(source, value))
    if source.random() < 0.15:
        text = _with_piece(source, text)
    return form.wrap(text)
