"""What has to change in the sources of SDL2 and pygame-ce, and why.

`MENDS` makes them work as one static module in a page.  `SIMD` turns on the fast paths
that both have for SSE2, which the compiler can express as WebAssembly SIMD.  `LEAN` leaves
out what the game never asks for.  `window_surface` makes showing a frame cheap.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from pygame_wheel.pins import FREETYPE, PYGAME_CE, SDL

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Edit:
    """Replace `old` by `new` in a file, where it must occur `count` times."""

    file: str
    old: str
    new: str
    count: int = 1

    def applied(self, text: str) -> str:
        """The text after the edit."""
        found = text.count(self.old)
        if found != self.count:
            raise ValueError(f"{self.file}: expected {self.count} of {self.old!r}, found {found}")
        return text.replace(self.old, self.new)


# rwobject: let image.load(), Sound() and Font() read any file object, not only paths,
# as they do on every other system.
FILE_OBJECTS = (Edit(f"{PYGAME_CE}/src_c/rwobject.c", "#if __EMSCRIPTEN__\n", "#if 0\n"),)

# SDL2: no WebGL.  A canvas keeps its first kind of context for life.  With the GLES2
# renderer compiled in, set_mode(SCALED) takes a WebGL context, and the next plain
# set_mode() finds no 2D context and kills the interpreter.  Without it, SCALED uses
# SDL's software renderer on the 2D canvas.
NO_WEBGL = tuple(
    Edit(
        f"{SDL}/include/SDL_config_emscripten.h",
        f"#define {name} 1\n",
        f"/* #undef {name} */\n",
    )
    for name in ("SDL_VIDEO_RENDER_OGL_ES2", "SDL_VIDEO_OPENGL_ES2", "SDL_VIDEO_OPENGL_EGL")
)

# Three tp_dealloc functions take a second argument that they do not use.  A PC does not
# mind; WebAssembly traps ("function signature mismatch") when such an object is freed,
# and the whole interpreter dies.
DEALLOCATORS = tuple(
    Edit(f"{PYGAME_CE}/src_c/{file}", f"{function}, PyObject *_null)", f"{function})")
    for file, function in (
        ("window.c", "window_dealloc(pgWindowObject *self"),
        ("render.c", "renderer_dealloc(pgRendererObject *self"),
        ("render.c", "texture_dealloc(pgTextureObject *self"),
    )
)

MENDS = (*FILE_OBJECTS, *NO_WEBGL, *DEALLOCATORS)

# pygame fences the choice of SIMD code with __EMSCRIPTEN__.  What is inside asks for
# __SSE2__ or pg_has_avx2() anyway, so the fence can go.
FENCE = "#if !defined(__EMSCRIPTEN__)\n"
UNFENCED = (
    Edit(f"{PYGAME_CE}/src_c/alphablit.c", FENCE, "#if 1\n", 13),
    Edit(f"{PYGAME_CE}/src_c/surface_fill.c", FENCE, "#if 1\n", 10),
    Edit(f"{PYGAME_CE}/src_c/transform.c", FENCE, "#if 1\n", 2),
    *(
        Edit(
            f"{PYGAME_CE}/src_c/transform.c",
            f"#if defined(__EMSCRIPTEN__)\n    {function}",
            f"#if 0\n    {function}",
        )
        for function in ("grayscale", "invert")
    ),
)

# grayscale_sse2() works on two pixels at a time, but the mask for the alpha of the second
# is never shifted to its place, so every other pixel's alpha becomes its gray value.
# PCs do not show it: they have AVX2, which is another function.
GRAYSCALE_ALPHA = (
    Edit(
        f"{PYGAME_CE}/src_c/simd_transform_sse2.c",
        "((Uint64)src_fmt->Amask) | src_fmt->Amask",
        "((Uint64)src_fmt->Amask << 32) | src_fmt->Amask",
    ),
)

# SDL asks the processor what it can do, and WebAssembly has no such question: SDL never
# finds SSE2.  A module with SIMD is either valid as a whole or not loaded at all, so what
# the compiler was told is what there is.  This also aligns the pixels of surfaces to 16.
ALTIVEC = """        if (CPU_haveAltiVec()) {
            SDL_CPUFeatures |= CPU_HAS_ALTIVEC;"""
CPU_FEATURES = (
    Edit(
        f"{SDL}/src/cpuinfo/SDL_cpuinfo.c",
        ALTIVEC,
        f"""#if defined(__EMSCRIPTEN__) && defined(__SSE2__)
        SDL_CPUFeatures |= CPU_HAS_SSE | CPU_HAS_SSE2;
        SDL_SIMDAlignment = SDL_max(SDL_SIMDAlignment, 16);
#endif
{ALTIVEC}""",
    ),
)

SIMD = (*UNFENCED, *GRAYSCALE_ALPHA, *CPU_FEATURES)

# Parts of pygame that the game does not use.  What pygame/__init__.py imports of them it can
# do without, and says so to nobody until somebody asks for them.
UNUSED_PARTS = ("_freetype", "newbuffer", "mask", "_render", "pixelarray", "gfxdraw", "geometry")
NO_UNUSED_PARTS = tuple(
    Edit(
        f"{PYGAME_CE}/src_c/base.c",
        f'    load_submodule("pygame", PyInit_{part}(), "{part}");\n',
        "",
    )
    for part in UNUSED_PARTS
)

# FreeType opens TrueType fonts alone, and draws glyphs with soft edges.
UNUSED_FONTS = (
    *(
        f"FT_Driver_ClassRec, {name}_driver_class"
        for name in ("t1", "cff", "t1cid", "pfr", "t42", "winfnt", "pcf", "bdf")
    ),
    *(f"FT_Module_Class, {name}_module_class" for name in ("psaux", "pshinter")),
    *(f"FT_Renderer_Class, ft_{name}_renderer_class" for name in ("sdf", "bitmap_sdf", "svg")),
)
NO_UNUSED_FONTS = tuple(
    Edit(f"{FREETYPE}/include/freetype/config/ftmodule.h", f"FT_USE_MODULE( {module} )\n", "")
    for module in UNUSED_FONTS
)

# SDL translates between the encodings of Unicode itself.  The C library would do it with tables
# of all the world's old encodings, which are in the interpreter only if somebody asks for them.
NO_OLD_ENCODINGS = tuple(
    Edit(
        f"{SDL}/include/SDL_config_emscripten.h",
        f"#define {name} 1\n",
        f"/* #undef {name} */\n",
    )
    for name in ("HAVE_ICONV", "HAVE_ICONV_H")
)

LEAN = (*NO_UNUSED_PARTS, *NO_UNUSED_FONTS, *NO_OLD_ENCODINGS)


def apply(edits: Iterable[Edit], sources: Path) -> None:
    """Apply edits to freshly unpacked sources."""
    for edit in edits:
        path = sources / edit.file
        path.write_bytes(edit.applied(path.read_bytes().decode("utf-8")).encode("utf-8"))


def window_surface(text: str) -> str:
    """SDL's `SDL_emscriptenframebuffer.c` with a cheaper, desktop-like window surface.

    1. Pixel order: SDL offers the canvas's own, but all that pygame makes by itself has
       the order that windows have on a PC, and pygame's fast blitters want equal orders.
       So the window gets the PC's, and no surface takes the slow path.
    2. Showing a frame: SDL copies the surface, sets every fourth byte to 255 in a loop in
       JavaScript, and gives that to the canvas.  Here C swaps red and blue and sets alpha
       in one pass, into a buffer at which an ImageData object looks directly.
    3. Only the rectangles given to pygame.display.update() are converted and shown.
    """
    create = text.index("int Emscripten_CreateWindowFramebuffer")
    update = text.index("int Emscripten_UpdateWindowFramebuffer")
    rest = text.index("    if (emscripten_has_asyncify()")
    order = Edit("CreateWindowFramebuffer", "SDL_PIXELFORMAT_BGR888", "SDL_PIXELFORMAT_RGB888")
    return "".join(
        [
            text[:create],
            order.applied(text[create:update]),
            (HERE / "framebuffer_convert.c").read_text(encoding="utf-8"),
            (HERE / "framebuffer_update.c").read_text(encoding="utf-8"),
            text[rest:],
        ]
    )


def patch_all(sources: Path) -> None:
    """Change all that has to be changed in freshly unpacked sources."""
    apply((*MENDS, *SIMD, *LEAN), sources)
    framebuffer = sources / SDL / "src/video/emscripten/SDL_emscriptenframebuffer.c"
    framebuffer.write_text(
        window_surface(framebuffer.read_text(encoding="utf-8")), encoding="utf-8"
    )
