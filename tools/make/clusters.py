"""Makes the tables of what belongs together as one letter: `python -m tools.make.clusters`.

They are read off the Unicode data of Node.js, which is needed here and by the tests, not by the
game: what it leaves together with an "a" before or behind it, and what it takes for a picture.
"""

from __future__ import annotations

import json
import subprocess

from tools import node
from tools.make.ranges import constant
from tools.places import ROOT

MODULE = ROOT / "game" / "untrusted" / "cluster_table.py"
"""Where the tables stand."""

TITLES = {
    "MARKS": "What goes with the character before it.",
    "PREPENDED": "What goes with the character behind it.",
    "PICTURES": "Emoji, and what may become one.",
}

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
        [node.program(), "-e", _SCRIPT], check=True, capture_output=True, encoding="utf-8"
    ).stdout
    tables: dict[str, list[int]] = json.loads(told)
    return tables


def module() -> str:
    """Return the text of the module."""
    title = (
        '"""Which characters make one letter with others; tools/make/clusters.py writes this."""\n'
    )
    return title + "".join(constant(name, those, TITLES[name]) for name, those in codes().items())


def main() -> None:
    """Write the tables."""
    MODULE.write_text(module(), encoding="utf-8")


if __name__ == "__main__":
    main()
