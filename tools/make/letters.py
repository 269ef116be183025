"""Makes the font of the letters that most visits do without: `python -m tools.make.letters FOLDER`.

FOLDER is the unpacked npm package `@expo-google-fonts/noto-sans`. Its Noto Sans Regular is cut down
to `KEPT` and written to assets/letters, and beside it which letters are made of which others: a
letter with a mark behind it is drawn as the one letter that the font has for both. What the fonts
can draw is written into `game/view/text/coverage.py`. Needs fonttools.
"""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Collection
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from game.view.text.letters import COMPOSED, FILE
from tools.make.fonts import FACES, FONTS
from tools.make.ranges import constant
from tools.places import ROOT

MODULE = ROOT / "game" / "view" / "text" / "coverage.py"
"""Where it stands what the fonts can draw."""

SOURCE = Path("400Regular") / "NotoSans_400Regular.ttf"
"""The font in its package."""

_IPA = "ɐɑɓɔɖɗəɛɟɠɡɣɦɨɩɪɬɯɱɲɳɵɸɽɾʃʄʈʉʊʋʌʎʏʒʔʕʘʙʟʦʧ"
"""Letters that were made for sounds, and with which languages are written today."""

KEPT: Collection[int] = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x250),  # Latin: Europe, Africa, Vietnam's first letters
    *map(ord, _IPA),
    *(0x2B0, 0x2B7, 0x2B9, 0x2BA, 0x2BB, 0x2BC, 0x2BE, 0x2BF, 0x2C0, 0x2C1, 0x2D0),
    *range(0x300, 0x30D),  # marks above
    *(0x30F, 0x311, 0x313, 0x314, 0x31B),
    *range(0x323, 0x329),  # marks below
    *(0x32D, 0x32E, 0x330, 0x331, 0x342),
    *range(0x370, 0x3E2),  # Greek
    *range(0x3F0, 0x400),
    *range(0x400, 0x460),  # Cyrillic
    *range(0x490, 0x530),
    *range(0x1E00, 0x1F00),  # Latin with marks: Yoruba, Vietnamese
    *range(0x1F00, 0x2000),  # Greek with marks
    *(0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026, 0x2116),
]
"""Characters that are kept where the font has them."""


def cut(source: Path) -> TTFont:
    """Return the font with the letters of `KEPT` alone: marks are placed by the game itself."""
    font = TTFont(source)
    options = Options()
    options.hinting = False
    options.glyph_names = False
    options.layout_features = []
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 4, 5, 6, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=KEPT)
    subsetter.subset(font)
    for table in ("GDEF", "GPOS", "GSUB", "STAT", "DSIG"):
        if table in font:
            del font[table]
    font["head"].modified = font["head"].created  # the same bytes each time
    return font


def composed(codes: Collection[int]) -> str:
    """Return each letter that is another one with a mark, and these two, one after the other."""
    held, triples = set(codes), []
    for code in sorted(held):
        parts = unicodedata.decomposition(chr(code)).split()
        if len(parts) == 2 and not parts[0].startswith("<"):
            letter, mark = (int(part, 16) for part in parts)
            if letter in held and mark in held:
                triples.append(chr(code) + chr(letter) + chr(mark))
    return "".join(triples)


def covered(path: Path) -> set[int]:
    """Return the code points that a font can draw."""
    return set(TTFont(path).getBestCmap())


def coverage() -> str:
    """Return the text of the module that tells what can be drawn."""
    own = set.intersection(*(covered(FONTS / name) for name in FACES))
    title = '"""What the fonts can draw; tools/make/letters.py writes this."""\n'
    return (
        title
        + constant("OWN", own, "Characters that every face has.")
        + constant("LATE", covered(FILE), "Characters of the font that comes when it is needed.")
    )


def main() -> None:
    """Write the font, what is made of what, and what can be drawn."""
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    FILE.parent.mkdir(exist_ok=True)
    cut(Path(sys.argv[1]) / SOURCE).save(FILE, reorderTables=True)
    COMPOSED.write_text(composed(covered(FILE)), encoding="utf-8")
    MODULE.write_text(coverage(), encoding="utf-8")
    print(FILE.name, FILE.stat().st_size)


if __name__ == "__main__":
    main()
