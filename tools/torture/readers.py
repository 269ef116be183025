"""All readers that are tortured, and what they are handed.

Whatever comes from outside is refused with a reason that the catalogue puts into words, or is
sound, and can be written and read again. Nothing else may come of it, it may take neither long nor
much memory, and nothing that was kept may be gone.
"""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64decode
from collections.abc import Callable
from dataclasses import asdict
from random import Random
from typing import Any

from game.play.match import Match
from tools.torture import characters as torture_characters
from tools.torture import depth as torture_depth
from tools.torture import ids as torture_ids
from tools.torture import storage as torture_storage
from tools.torture.damage import copied, damage_bytes, damage_text, damage_value
from tools.torture.forms import (
    FORMS,
    check_form,
    coded,
    link_of,
    link_value,
    notation_of,
    position_of,
)
from tools.torture.run import Findings, Reader, TortureError, pooled, run

Damage = Callable[[Random, Match], Any]

_PART = 100
"""After so many inputs the page's Python tells what came of them."""


def _damaged(name: str) -> Damage:
    """Return what damages a form: mostly its value, else its text."""
    form = FORMS[name]

    def damage(source: Random, match: Match) -> Any:
        value = copied(form.sound(source, match))
        if source.random() < 0.25 or not isinstance(value, dict | list):
            return form.wrap(damage_text(source, json.dumps(value)))
        return form.wrap(json.dumps(damage_value(source, value)))

    return damage


def bad_notation(source: Random, match: Match) -> str:
    """Return a damaged notation."""
    text = notation_of(match)
    if source.random() < 0.4:
        return damage_text(source, text)
    words = text.split(" ")
    for _ in range(source.choice((1, 2, 4))):
        at, other = source.randrange(len(words)), source.randrange(len(words))
        words[at] = source.choice((words[other], "", words[at] + words[other], "{", '"]\n["'))
    return " ".join(words)


def bad_link(source: Random, match: Match) -> str:
    """Return a damaged link: its text, its bytes, or what it holds."""
    deed = source.random()
    text = link_of(match) if source.random() < 0.7 else position_of(match)
    if deed < 0.15:
        return damage_text(source, text)
    packed = urlsafe_b64decode(text[2:] + "===")
    if deed < 0.25:
        return text[:2] + coded(damage_bytes(source, packed))
    if deed < 0.26:
        bomb = b'["' + b"a" * source.choice((10**6, 10**7))
        return text[:2] + coded(b"\x01" + zlib.compress(bomb))
    link: str = FORMS["link"].wrap(json.dumps(damage_value(source, link_value(source, match))))
    return text[:2] + link[2:]


def bad_clipboard(source: Random, match: Match) -> str:
    """Return something damaged that may be pasted."""
    damage: Damage = source.choice((_damaged("clipboard"), bad_link, bad_notation))
    text: str = damage(source, match)
    return text


def reader(damage: Damage, check: Callable[[Any], str]) -> Reader:
    """Return the reader of what `damage` makes of a match."""
    return Reader(lambda source, seed: damage(source, pooled(source, seed)), check)


def _form_reader(name: str) -> Reader:
    return reader(_damaged(name), FORMS[name].check)


def _check_deep(case: tuple[str, Any, bool]) -> str:
    name, content, sound = case
    reason = check_form((name, content))
    if sound and reason:
        raise TortureError(f"{name}: refused for the brackets in a name", reason)
    return reason


_BESIDE = (
    "file", "settings", "setup", "statistics", "series", "messages", "viewport", "preferences",
    "keys", "console",
)  # fmt: skip

READERS: dict[str, Reader] = {
    "record": _form_reader("record"),
    "link": reader(bad_link, FORMS["link"].check),
    "notation": reader(bad_notation, FORMS["notation"].check),
    "save": _form_reader("save"),
    "clipboard": reader(bad_clipboard, FORMS["clipboard"].check),
    **{name: _form_reader(name) for name in _BESIDE},
    "characters": Reader(torture_characters.make, check_form),
    "depth": Reader(torture_depth.make, _check_deep),
    "ids": Reader(torture_ids.make, torture_ids.check),
    "storage": Reader(torture_storage.make, torture_storage.check),
}
"""By name; `characters` and `depth` take every form in turn."""


def torture(
    name: str,
    first: int,
    times: int,
    seed: int,
    begins: Callable[[int], object] = lambda _number: None,
) -> Findings:
    """Hand `times` inputs to a reader, from the number `first` on."""
    return run(name, READERS[name], range(first, first + times), seed, begins)


def torture_page(host: Any) -> None:
    """Torture as `tools/torture/torture.mjs` asks, in the page's Python; tell of each part."""
    skipped = set(json.loads(host.skipped))
    for first in range(host.first, host.end, _PART):
        until = min(first + _PART, host.end)
        numbers = [number for number in range(first, until) if number not in skipped]
        findings = run(host.reader, READERS[host.reader], numbers, host.seed, host.begins)
        host.tell(json.dumps({"until": until, "findings": asdict(findings)}))
