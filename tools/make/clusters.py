"""Makes the tables of what belongs together as one letter: `python -m tools.make.clusters`.

They are read off the Unicode data of Node.js, which is needed here and by the tests, not by the
game: what it leaves together with an "a" before or behind it, and what it takes for a picture.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from itertools import pairwise

from tools import node
from tools.places import ROOT

MODULE = ROOT / "game" / "untrusted" / "cluster_table.py"
"""Where the tables stand."""

TITLES = {
    "MARKS": "What goes with the character before it.",
    "PREPENDED": "What goes with the character behind it.",
    "PICTURES": "Emoji, and what may become one.",
}

_WIDTH = 96
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"

_SCRIPT = r"""
const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
const isOne = (text) => [...segmenter.segment(text)].length === 1;
const all = [];
for (let code = 0x80; code < 0x110000; code++) {
  if (code < 0xd800 || code > 0xdfff) all.push(code);
}
const those = (test) => all.filter((code) => test(String.fromCodePoint(code)));
console.log(JSON.stringify({
  MARKS: those((letter) => isOne("a" + letter)),
  PREPENDED: those((letter) => isOne(letter + "a")),
  PICTURES: those((letter) => /\p{Extended_Pictographic}/u.test(letter)),
}));
"""


def codes() -> dict[str, list[int]]:
    """Return the code points of each table."""
    told = subprocess.run(
        [node.program(), "-e", _SCRIPT], check=True, capture_output=True, text=True
    ).stdout
    tables: dict[str, list[int]] = json.loads(told)
    return tables


def borders(members: Sequence[int]) -> list[int]:
    """Return where each range of members begins, and where what is in none goes on, in turns."""
    held = set(members)
    return sorted(
        {code for code in members if code - 1 not in held}
        | {code + 1 for code in members if code + 1 not in held}
    )


def written(members: Sequence[int]) -> str:
    """Return the borders as text: how far each is from the one before it, to the base of 36."""
    marks = [0, *borders(members)]
    return " ".join(_to_base(b - a) for a, b in pairwise(marks))


def module() -> str:
    """Return the text of the module."""
    parts = [
        '"""Which characters make one letter with others; tools/make/clusters.py writes this.\n\n'
        "Each text tells where a range begins and where it is over, in turns: how far each is from "
        'the one\nbefore it, to the base of 36.\n"""\n'
    ]
    for name, members in codes().items():
        parts.append(f'{name} = """\\\n{_lines(written(members))}"""\n"""{TITLES[name]}"""\n')
    return "\n".join(parts)


def _lines(text: str) -> str:
    """Return a text of many words on lines of a width."""
    lines = [""]
    for word in text.split():
        if len(lines[-1]) + len(word) > _WIDTH:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    return "".join(f"{line}\n" for line in lines)


def _to_base(number: int) -> str:
    rest, digit = divmod(number, len(_DIGITS))
    return (_to_base(rest) if rest else "") + _DIGITS[digit]


def main() -> None:
    """Write the tables."""
    MODULE.write_text(module(), encoding="utf-8")


if __name__ == "__main__":
    main()
