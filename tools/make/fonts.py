"""Makes the fonts of the game: `python -m tools.make.fonts PACKAGES`.

PACKAGES is a folder with the unpacked npm packages `@fontsource/atkinson-hyperlegible` and
`@fontsource/fraunces` (for example the `node_modules` of `npm install` of both). Each face is
joined from its Latin and Latin Extended files, cut down to the characters in `KEPT`, and
written as TrueType to assets/fonts. Needs fonttools and brotli.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from tools.places import ROOT

FONTS = ROOT / "assets" / "fonts"

FACES = {
    "text.ttf": ("atkinson-hyperlegible", "400-normal"),
    "text-bold.ttf": ("atkinson-hyperlegible", "700-normal"),
    "title.ttf": ("fraunces", "600-normal"),
}
"""File written: package, and which of its faces."""

KEPT = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x180),  # Latin-1 and Latin Extended-A
    *range(0x218, 0x21C),  # Romanian
    *range(0x1E80, 0x1E86),  # Welsh
    0x1E9E,
    *(0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E),
    *(0x2020, 0x2022, 0x2026, 0x2030, 0x2032, 0x2033, 0x2039, 0x203A, 0x20AC, 0x2122),
    *(0x2190, 0x2191, 0x2192, 0x2193, 0x2212, 0x00D7, 0x00F7, 0x2248, 0x2260, 0x2264, 0x2265),
]
"""Characters that are kept where the face has them."""


def joined(folder: Path, package: str, face: str) -> TTFont:
    """Return the Latin and the Latin Extended file of a face as one font."""
    parts: list[str] = []
    with tempfile.TemporaryDirectory() as scratch:
        for script in ("latin", "latin-ext"):
            font = TTFont(folder / package / "files" / f"{package}-{script}-{face}.woff")
            font.flavor = None
            # Layout tables of cut files seldom join; kerning alone is kept, from the first file.
            for table in ("GSUB", "GDEF", "STAT", "DSIG") + (("GPOS",) if parts else ()):
                if table in font:
                    del font[table]
            part = Path(scratch) / f"{script}.ttf"
            font.save(part)
            parts.append(str(part))
        merged: TTFont = Merger().merge(parts)
    return merged


def write(font: TTFont, target: Path) -> None:
    """Cut `font` down to `KEPT` and save it."""
    options = Options()
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 4, 5, 6, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=KEPT)
    subsetter.subset(font)
    font["head"].modified = font["head"].created  # the same bytes each time
    font.save(target, reorderTables=True)


def main() -> None:
    """Write all faces."""
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = Path(sys.argv[1])
    if (folder / "@fontsource").is_dir():
        folder = folder / "@fontsource"
    FONTS.mkdir(parents=True, exist_ok=True)
    for name, (package, face) in FACES.items():
        write(joined(folder, package, face), FONTS / name)
        print(name, (FONTS / name).stat().st_size)


if __name__ == "__main__":
    main()
