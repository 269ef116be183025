"""Pictures of every scene at many sizes and in every look: `./build.sh gallery [WORD ...]`.

Writes build/gallery/*.png and an index.html. With words only pictures whose names hold them all.
With --references the small pictures of the tests are written instead: see `references`.
"""

from __future__ import annotations

import sys

import pygame

from tools.gallery import references
from tools.gallery.scenes import SCENES, draw, pictures
from tools.naming import SCRIPT
from tools.places import ROOT

TARGET = ROOT / "build" / "gallery"


def index() -> str:
    """Return the page that shows all pictures, scene by scene."""
    lines = [
        "<!doctype html><html lang=en><meta charset=utf-8><title>Gallery</title>",
        "<style>body{font:16px sans-serif}figure{display:inline-block;margin:8px}"
        "img{height:320px}</style>",
    ]
    cases = list(pictures())
    for scene in SCENES:
        lines.append(f'<h2 id="{scene}">{scene}</h2>')
        for name in (f"{s}-{size}-{look}.png" for s, size, look in cases if s == scene):
            lines.append(
                f'<figure><a href="{name}"><img src="{name}" alt="{name}" loading=lazy></a>'
                f"<figcaption>{name}</figcaption></figure>"
            )
    return "\n".join(lines)


def main() -> int:
    """Write the pictures and the page that shows them, or the references."""
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    if "--references" in sys.argv[1:]:
        return references.write()
    TARGET.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[1:]
    chosen = {
        name: picture
        for name, picture in ((f"{'-'.join(picture)}.png", picture) for picture in pictures())
        if all(word in name for word in wanted)
    }
    if not chosen:
        print(f"{SCRIPT}: gallery: no picture has {' '.join(wanted)} in its name", file=sys.stderr)
        return 2
    for name, picture in chosen.items():
        pygame.image.save(draw(*picture), TARGET / name)
    (TARGET / "index.html").write_text(index(), encoding="utf-8")
    return 0
