"""What is compiled: every C file, with the flags it needs.

Paths are those inside the chroot, where the sources lie in `/build/src`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from pygame_wheel.pins import FREETYPE, PYGAME, PYGAME_CE, SDL, SDL_IMAGE, SDL_MIXER, SDL_TTF

INSIDE = "/build/src"


def words(text: str) -> list[str]:
    """The words of a table written as one text."""
    return text.split()


#: Exceptions and longjmp must be those of the interpreter.  Symbols are hidden, or else
#: SDL's would be mixed up with emscripten's own old SDL in the interpreter.
COMMON = [
    *words("-O3 -msimd128 -msse2 -g0 -fPIC -fwasm-exceptions -sSUPPORT_LONGJMP=wasm"),
    *words("-fvisibility=hidden -ffunction-sections -fdata-sections -DNDEBUG -w"),
]

LINK = [
    *words("-O3 -msimd128 -msse2 -g0 -fPIC -fwasm-exceptions -sSUPPORT_LONGJMP=wasm"),
    *words("-sSIDE_MODULE=2 -sWASM_BIGINT -sEXPORTED_FUNCTIONS=_PyInit_base"),
    "-Wl,--gc-sections",
]

#: Libraries named after the object files.
LIBRARIES = ["-lhtml5"]

#: The general sources of SDL, and its back ends for emscripten, none at all, and software.
SDL_FOLDERS = words("""
    . atomic audio audio/emscripten audio/dummy audio/disk cpuinfo dynapi events file
    filesystem/emscripten haptic haptic/dummy hidapi joystick joystick/emscripten libm
    loadso/dlopen locale locale/emscripten misc misc/emscripten power power/emscripten
    render render/software render/opengles2 sensor sensor/dummy stdlib thread
    thread/generic timer timer/unix video video/emscripten video/dummy video/yuv2rgb
""")

#: TrueType fonts, and what opens and draws them.
FREETYPE_FILES = words("""
    base/ftsystem base/ftinit base/ftdebug base/ftbase base/ftbbox base/ftbitmap
    base/ftglyph base/ftmm base/ftstroke base/ftsynth autofit/autofit psnames/psmodule
    raster/raster sfnt/sfnt smooth/smooth truetype/truetype gzip/ftgzip
""")

#: Image formats, read by the decoders that SDL_image carries with it.
IMAGE_FORMATS = words("BMP JPG PNG")

#: WAV and Ogg Vorbis (stb_vorbis).
SOUND_FORMATS = ["-DMUSIC_WAV", "-DMUSIC_OGG", "-DOGG_USE_STB"]

#: The game shows no films, and draws straight into the window.
SDL_LEAN = ["-DSDL_HAVE_YUV=0", "-DSDL_RENDER_DISABLED=1"]

PYGAME_FILES = words("base.c bitmask.c rotozoom.c SDL_gfx/SDL_gfxPrimitives.c")

#: A static build of pygame is one file that includes the others, but not these four.
#: Two of them define the same helper functions again, so theirs get other names.
SIMD_KINDS = ("sse2", "avx2")
DEFINED_TWICE = (
    "pg_sse2_at_runtime_but_uncompiled",
    "pg_neon_at_runtime_but_uncompiled",
    "pg_has_avx2",
    "pg_avx2_at_runtime_but_uncompiled",
)

NO_DECLSPEC = "-DDECLSPEC="


@dataclass(frozen=True)
class Unit:
    """One C file to compile."""

    source: str
    flags: tuple[str, ...]

    @property
    def object_name(self) -> str:
        """A file name for the result that no other unit has."""
        return self.source.removeprefix(f"{INSIDE}/").strip("/").replace("/", "__") + ".o"


def include(*folders: str) -> list[str]:
    """Flags for folders of headers among the sources."""
    return [f"-I{INSIDE}/{folder}" for folder in folders]


def units_of(files: Iterable[str], flags: Iterable[str]) -> list[Unit]:
    """Units for files named from the sources' folder."""
    shared = tuple(flags)
    return [Unit(f"{INSIDE}/{file}", shared) for file in files]


def c_files(sources: Path, folder: str) -> list[str]:
    """The C files right in a folder, named from the sources' folder."""
    found = sorted((sources / folder).glob("*.c"))
    return [path.relative_to(sources).as_posix() for path in found]


def sdl_units(sources: Path) -> list[Unit]:
    """SDL itself."""
    files = [file for part in SDL_FOLDERS for file in c_files(sources, f"{SDL}/src/{part}")]
    return units_of(files, [*include(f"{SDL}/include"), NO_DECLSPEC, *SDL_LEAN])


def freetype_units() -> list[Unit]:
    """FreeType, which draws the glyphs."""
    files = [f"{FREETYPE}/src/{name}.c" for name in FREETYPE_FILES]
    flags = [*include(f"{FREETYPE}/include"), "-DFT2_BUILD_LIBRARY", "-DDARWIN_NO_CARBON"]
    return units_of(files, flags)


def image_units(sources: Path) -> list[Unit]:
    """SDL_image with stb_image, nanosvg, qoi, miniz and tiny_jpeg inside."""
    files = [f for f in c_files(sources, f"{SDL_IMAGE}/src") if not f.endswith("IMG_WIC.c")]
    flags = [*include(f"{SDL}/include", f"{SDL_IMAGE}/include"), NO_DECLSPEC, "-DUSE_STBIMAGE"]
    flags += [f"-DLOAD_{name}" for name in IMAGE_FORMATS]
    flags += ["-DSDL_IMAGE_SAVE_PNG=0", "-DSDL_IMAGE_SAVE_JPG=0"]
    return units_of(files, flags)


def mixer_units(sources: Path) -> list[Unit]:
    """SDL_mixer."""
    source = f"{SDL_MIXER}/src"
    files = c_files(sources, source) + c_files(sources, f"{source}/codecs")
    flags = include(f"{SDL}/include", f"{SDL_MIXER}/include", source, f"{source}/codecs")
    return units_of(files, [*flags, NO_DECLSPEC, *SOUND_FORMATS])


def ttf_units() -> list[Unit]:
    """SDL_ttf without HarfBuzz."""
    flags = include(f"{SDL}/include", f"{FREETYPE}/include")
    return units_of([f"{SDL_TTF}/SDL_ttf.c"], [*flags, NO_DECLSPEC, "-DTTF_USE_HARFBUZZ=0"])


def version_macros(version: str) -> list[str]:
    """The macros from which pygame's C code knows its version."""
    major, minor, patch = version.split(".")
    numbers = {"MAJOR_VERSION": major, "MINOR_VERSION": minor, "PATCH_VERSION": patch}
    numbers["VERSION_TAG"] = '""'
    return [f"-DPG_{name}={value}" for name, value in numbers.items()]


def pygame_flags(headers: str) -> list[str]:
    """Flags for pygame's C code; `headers` is the folder of Python's."""
    flags = include(f"{SDL}/include", f"{FREETYPE}/include")
    flags += include(f"{SDL_IMAGE}/include", f"{SDL_MIXER}/include", SDL_TTF)
    flags += [f"-I{headers}", *include(f"{PYGAME_CE}/src_c", f"{PYGAME_CE}/src_c/include")]
    return [*flags, "-DBUILD_STATIC=1", "-DNO_SDL2", NO_DECLSPEC, *version_macros(PYGAME)]


def pygame_units(headers: str) -> Iterator[Unit]:
    """pygame-ce without its parts in Cython, which give other ways to SDL."""
    code = f"{PYGAME_CE}/src_c"
    flags = pygame_flags(headers)
    renamed = [f"-D{name}={name}_in_transform" for name in DEFINED_TWICE]
    yield from units_of([f"{code}/{name}" for name in PYGAME_FILES], flags)
    for kind in SIMD_KINDS:
        yield from units_of([f"{code}/simd_surface_fill_{kind}.c"], flags)
        yield from units_of([f"{code}/simd_transform_{kind}.c"], [*flags, *renamed])


def all_units(sources: Path, headers: str) -> list[Unit]:
    """Everything that goes into the module: the largest file first, as it takes longest."""
    units = [
        *sdl_units(sources),
        *freetype_units(),
        *image_units(sources),
        *mixer_units(sources),
        *ttf_units(),
        *pygame_units(headers),
    ]

    def order(unit: Unit) -> tuple[bool, int]:
        file = unit.source.removeprefix(f"{INSIDE}/")
        return not file.endswith("src_c/base.c"), -(sources / file).stat().st_size

    return sorted(units, key=order)
