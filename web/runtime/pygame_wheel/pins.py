"""The versions of all that goes into the wheel, and the hashes of the sources."""

from __future__ import annotations

from dataclasses import dataclass

#: Debian's release: its packages only change for security.
SUITE = "trixie"

PYODIDE = "0.29.5"
PYTHON = "3.13"
PYGAME = "2.5.8"

#: The wheel's tags: this CPython, and Pyodide's promise of binary compatibility.
PYTHON_TAG = "cp313"
PLATFORM_TAG = "pyemscripten_2025_0_wasm32"
WHEEL = f"pygame_ce-{PYGAME}-{PYTHON_TAG}-{PYTHON_TAG}-{PLATFORM_TAG}.whl"

#: The file date inside the wheel.
DATE = (2025, 1, 1, 0, 0, 0)


@dataclass(frozen=True)
class Source:
    """One source archive: where it comes from, its file name and its SHA-256."""

    package: str
    file: str
    sha256: str


FROM_DEBIAN = (
    Source(
        "libsdl2",
        "libsdl2_2.32.4+dfsg.orig.tar.gz",
        "d364cded8bf41f3f503014d3fb6473f1a7077ff468da1638dae4a6bec6ef2277",
    ),
    Source(
        "libsdl2-image",
        "libsdl2-image_2.8.8+dfsg.orig.tar.gz",
        "3d807efed04b0b567f2a2dec4f899e90d1527be30f1450ad26215f2cd9956759",
    ),
    Source(
        "libsdl2-mixer",
        "libsdl2-mixer_2.8.1+dfsg.orig.tar.gz",
        "8029c1a0484eda9cabb517ed715989dbcb66c896a2f07e300a196ba81f888fa4",
    ),
    Source(
        "libsdl2-ttf",
        "libsdl2-ttf_2.24.0+dfsg.orig.tar.gz",
        "13cc12b24e28323e1ea257630ae6cc7617e3b34fee7ac70c7a81200b89967bf8",
    ),
    Source(
        "freetype",
        "freetype_2.13.3+dfsg.orig.tar.xz",
        "686ec73cbf6783b245dd068a09ce807b729ac0f8a46dd70f7867923c32fdf4de",
    ),
)

FROM_PYPI = Source(
    "pygame-ce",
    f"pygame_ce-{PYGAME}.tar.gz",
    "3c8e69088ead310037972c391306ea58e74d7296b35d1890067749235fd554ba",
)

#: The folders that the archives unpack to.
SDL = "SDL2-2.32.4"
SDL_IMAGE = "SDL2_image-2.8.8"
SDL_MIXER = "SDL2_mixer-2.8.1"
SDL_TTF = "SDL2_ttf-2.24.0"
FREETYPE = "freetype-2.13.3"
PYGAME_CE = f"pygame_ce-{PYGAME}"
