"""What goes beside the wheel: its checksum, the versions of its parts, and their licences."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pygame_wheel import pins
from pygame_wheel.chroot import Chroot
from pygame_wheel.pins import FREETYPE, PYGAME_CE, SDL, SDL_IMAGE, SDL_MIXER, SDL_TTF

#: The parts of the compiler that decide which bytes come out.
COMPILER_PACKAGES = ("emscripten", "clang-19", "lld-19", "llvm-19", "binaryen")

DEBIAN_LICENCES = "/usr/share/common-licenses"
DEBIAN_DOCS = "/usr/share/doc"
CODECS = f"{SDL_MIXER}/src/codecs"


Excerpt = tuple[str, str]


@dataclass(frozen=True)
class Licence:
    """A licence text: the file it is in, and the excerpts if it is not the whole file.

    An excerpt goes from where its first words begin until before its second.
    """

    name: str
    source: str
    excerpts: tuple[Excerpt, ...] = (("", ""),)

    def text(self, chroot: Chroot) -> str:
        """The text."""
        base = "" if self.source.startswith("/") else "/build/src/"
        whole = chroot.path(base + self.source).read_text(encoding="utf-8", errors="replace")
        return "\n".join(tidy(excerpt(whole, *part)) for part in self.excerpts)


#: Emscripten's two licences to choose from; the first is that of musl too, its C library.
EMSCRIPTEN = (
    ("  2010-2022  The Emscripten Authors", "\n\nFiles:"),
    ("License: Expat\n Permission is", "\n\nLicense:"),
    ("License: NCSA~Mozilla", "\n\nLicense:"),
)

LICENCES = (
    Licence("pygame-ce.txt", f"{PYGAME_CE}/docs/LGPL.txt"),
    Licence("SDL2.txt", f"{SDL}/LICENSE.txt"),
    Licence("fdlibm.txt", f"{SDL}/src/libm/e_pow.c", ((" * Copyright (C) 1993", " * ====="),)),
    Licence("SDL2_image.txt", f"{SDL_IMAGE}/LICENSE.txt"),
    Licence(
        "stb_image.txt",
        f"{SDL_IMAGE}/src/stb_image.h",
        (("This software is available under", "*/"),),
    ),
    Licence("SDL2_mixer.txt", f"{SDL_MIXER}/LICENSE.txt"),
    Licence(
        "stb_vorbis.txt",
        f"{CODECS}/stb_vorbis/stb_vorbis.h",
        (("This software is available under", "*/"),),
    ),
    Licence("SDL2_ttf.txt", f"{SDL_TTF}/LICENSE.txt"),
    Licence("FreeType.txt", f"{FREETYPE}/docs/FTL.TXT"),
    Licence("zlib.txt", f"{FREETYPE}/src/gzip/zlib.h", (("  Copyright (C) 1995", "*/"),)),
    Licence("emscripten.txt", f"{DEBIAN_DOCS}/emscripten/copyright", EMSCRIPTEN),
    Licence("pyodide.txt", f"{DEBIAN_LICENCES}/MPL-2.0"),
    Licence("python.txt", f"{DEBIAN_DOCS}/python3.13/copyright"),
)


def excerpt(text: str, begin: str, end: str) -> str:
    """The part of a text from the words `begin` until before `end`; no words mean its ends."""
    start = text.index(begin) if begin else 0
    stop = text.index(end, start + len(begin)) if end else len(text)
    return text[start:stop]


def tidy(text: str) -> str:
    """A text without the marks of a C comment, and with Unix line ends."""
    lines = text.replace("\f", "").splitlines()
    bare = (re.sub(r"^( \* ?|/\* \| ?)|\s*\| \*/$", "", line).rstrip() for line in lines)
    return "\n".join(bare).strip("\n") + "\n"


def write_licences(chroot: Chroot, folder: Path) -> None:
    """Write every licence text."""
    folder.mkdir(exist_ok=True)
    for licence in LICENCES:
        (folder / licence.name).write_text(licence.text(chroot), encoding="utf-8")


def installed_version(chroot: Chroot, package: str) -> str:
    """The version of a package inside the chroot."""
    return chroot.run("dpkg-query", "-W", "-f", "${Version}", package).strip()


def versions(chroot: Chroot) -> dict[str, Any]:
    """The versions of all that decides the wheel's bytes."""
    headers = next(chroot.path("/build/headers").glob("*.deb")).name.split("_")[1]
    sources = {source.package: source.file for source in pins.FROM_DEBIAN}
    return {
        "pyodide": pins.PYODIDE,
        "pygame-ce": pins.PYGAME,
        "debian": pins.SUITE,
        "compiler": {name: installed_version(chroot, name) for name in COMPILER_PACKAGES},
        "python headers": headers,
        "sources": sources,
        "sha256": {source.file: source.sha256 for source in (*pins.FROM_DEBIAN, pins.FROM_PYPI)},
    }


def changed(before: dict[str, Any], after: dict[str, Any]) -> list[str]:
    """The names whose versions differ, each with both."""
    names = sorted(before.keys() | after.keys())
    return [
        f"{name}: {before.get(name)} before, {after.get(name)} now"
        for name in names
        if before.get(name) != after.get(name)
    ]


def sums_line(wheel: Path) -> str:
    """The wheel's line for `sha256sum --check`."""
    return f"{hashlib.sha256(wheel.read_bytes()).hexdigest()}  {wheel.name}\n"


def to_json(value: dict[str, Any]) -> str:
    """A JSON text for people."""
    return json.dumps(value, indent=2) + "\n"
