"""The self-hosted page in `build/web/`: our page, the interpreter, pygame and the pack."""

import base64
import hashlib
import io
import json
import shutil
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import deflate

from tools import node
from tools.build import pack
from tools.build.staging import packed_files
from tools.errors import BuildError
from tools.files import alone, cached, files_under, fingerprint, replace_folder, scratch_folder
from tools.places import BUILD, BUILT_PAGE, PAGE, PYODIDE, ROOT, RUNTIME, WEB
from tools.printing import command as printing
from tools.programs import run_quietly, say

INTERPRETER = ("pyodide.js", "pyodide.asm.js", "pyodide.asm.wasm")
PACKING = 12
"""How hard `deflate` tries: a thirtieth smaller than gzip at its hardest, and in no more time.

Packs are compressed as a whole, as most hosts send them as they are.
"""

LIST = '<script id="files" type="application/json" data-page-bytes="{}">{}</script>'
"""Where index.html tells the page's loader the bytes of what it comes with, and what to download.

`0` and `[]` in the template.
"""

GUARD = '<script src="guard.js"></script>'
"""Where index.html has the script that may not be missing: it becomes a part of index.html."""

SCRIPTS_ALLOWED = "script-src 'self'"
"""The part of the page's Content-Security-Policy to which the digest of that script is added."""

LATER = {"lessons": "assets/lessons"}
"""Parts of the program that the page fetches when they are first needed, each with its folder."""

EARLIEST = (1980, 1, 1, 0, 0, 0)
"""The date of every file in a pack that is made here: the earliest that a zip can hold."""

FETCHED = {".css", ".js"}
"""The page's own files that a browser fetches on every visit; which icon it takes is its own."""

SENTENCES = '<script id="words" type="application/json">{}</script>'
"""Where index.html keeps what the page says, by language; `{}` in the template."""

LICENCES = {
    "LICENSE": "baraza.txt",
    "THIRD-PARTY.md": "third-party.md",
    "assets/LICENSES.md": "assets.md",
}
"""Files about licences, and what they are called in the page, beside those of the runtime."""

STAMP = BUILD / "web.fingerprint"
"""Tells of which inputs the page in build/web/ was made."""


def wheel() -> Path:
    """The browser's pygame, proven by its committed SHA-256."""
    digest, name = (RUNTIME / "SHA256SUMS").read_text(encoding="utf-8").split()
    path = RUNTIME / name
    if not path.exists() or hashlib.sha256(path.read_bytes()).hexdigest() != digest:
        raise BuildError(
            f"web/runtime/{name} is not the file that SHA256SUMS names: get it from git again, "
            f"or make it with ./build.sh runtime"
        )
    return path


def inputs() -> str:
    """A fingerprint of all that the page is made of."""
    program = [ROOT / name for name in packed_files()]
    runtime = [path for path in RUNTIME.iterdir() if path.is_file()]
    makers = [Path(__file__).with_name(f"{name}.py") for name in ("page", "pack", "staging")]
    makers += files_under(Path(printing.__file__).parent)
    files = [*program, PAGE, *sorted(runtime), *licences(), WEB / "package-lock.json", *makers]
    return fingerprint(files)


def licences() -> dict[Path, str]:
    """The licence texts that go with the page, and what each is called there."""
    runtime = {path: path.name for path in files_under(RUNTIME / "licences")}
    return {ROOT / place: name for place, name in LICENCES.items()} | runtime


def is_up_to_date() -> bool:
    """Whether build/web/ is what the inputs of now would give."""
    if not (BUILT_PAGE.is_dir() and STAMP.exists()):
        return False
    return STAMP.read_text(encoding="utf-8") == inputs()


def make() -> Path:
    """Build the page if anything changed since the last time; returns its folder."""
    node.program()
    if is_up_to_date():
        say("build/web/ is up to date.")
        return BUILT_PAGE
    with alone():
        if not is_up_to_date():  # another may have built it while we waited
            node.ensure_packages()
            build()
    return BUILT_PAGE


def build() -> None:
    """Build the page aside, then put it in place."""
    key = inputs()
    say("Building the page.")
    with scratch_folder() as scratch:
        site = scratch / "site"
        shutil.copytree(PAGE, site)
        add_runtime(site / "runtime")
        later = add_program(site / "game.pack", scratch)
        add_licences(site / "licences")
        printing.make(site / "print")
        take_guard_in(site / "index.html")
        write_sentences(site / "index.html")
        first = [*files_under(site / "runtime"), site / "game.pack"]
        write_list(site / "index.html", first, later)
        replace_folder(site, BUILT_PAGE)
        STAMP.write_text(key, encoding="utf-8")
    report(BUILT_PAGE)


def precompile(*job: str | Path) -> None:
    """Make a pack of compiled Python, the last of `job`: web/runtime/precompile.mjs tells the jobs.

    Not called `.gz`, as some servers would then tell the browser to open it.
    """
    script, place = RUNTIME / "precompile.mjs", Path(job[-1])
    run_quietly("precompile", [node.program(), script, *job], cwd=RUNTIME, seconds=900)
    place.write_bytes(deflate.gzip_compress(place.read_bytes(), PACKING))


def pack_key(*inputs: Path) -> str:
    """A name for a pack of compiled Python that is made of these files."""
    names = (
        "precompile.mjs",
        "precompile.py",
        "dataclass_methods.py",
        "packed_modules.py",
        "boot.mjs",
    )
    scripts = [RUNTIME / name for name in names]
    return fingerprint([*scripts, WEB / "package-lock.json", *inputs], salt=f"deflate {PACKING}")


def add_runtime(folder: Path) -> None:
    """Put the interpreter and the compiled standard library and pygame into `folder`."""
    folder.mkdir()
    for name in INTERPRETER:
        shutil.copyfile(PYODIDE / name, folder / name)
    library, pygame = RUNTIME / "stdlib.txt", wheel()
    stdlib_pack = cached(
        "stdlib.pack",
        pack_key(library),
        lambda made: precompile("--stdlib", made),
    )
    pygame_pack = cached(
        "pygame.pack",
        pack_key(pygame),
        lambda made: precompile("--wheel", pygame, made),
    )
    shutil.copyfile(stdlib_pack, folder / "stdlib.pack")
    shutil.copyfile(pygame_pack, folder / "pygame.pack")


def add_program(place: Path, scratch: Path) -> list[Path]:
    """Put the compiled program at `place`, made from the very archive that pygbag packed.

    The parts of it that are fetched later become packs of their own beside it, which are returned.
    """
    program, pygame = pack.unpack(pack.make(scratch), scratch / "unpacked"), wheel()
    later = [take_out(program, name, place.parent) for name in LATER]
    game_pack = cached(
        "game.pack",
        pack_key(program, pygame),
        lambda made: precompile("--pygame", pygame, "--game", program, made),
    )
    shutil.copyfile(game_pack, place)
    return later


def take_out(program: Path, name: str, folder: Path) -> Path:
    """Take a part out of the program, and make a pack of it in `folder`: its path."""
    part, place, packed = program / LATER[name], folder / f"{name}.pack", io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as content:
        for path in files_under(part):
            entry = zipfile.ZipInfo(path.relative_to(program).as_posix(), EARLIEST)
            content.writestr(entry, path.read_bytes())
    place.write_bytes(deflate.gzip_compress(packed.getvalue(), PACKING))
    shutil.rmtree(part)
    return place


def add_licences(folder: Path) -> None:
    """Put the licences of all that the page is made of into `folder`."""
    folder.mkdir()
    for path, name in licences().items():
        shutil.copyfile(path, folder / name)


def fill(text: str, gap: str, content: str) -> str:
    """Put `content` into the place of `gap`, which index.html has to have once."""
    if text.count(gap) != 1:
        raise BuildError(f"web/page/index.html lacks the line {gap}")
    return text.replace(gap, content)


def take_guard_in(index: Path) -> None:
    """Make guard.js a part of index.html: then it is there whatever else does not arrive."""
    guard = index.parent / "guard.js"
    script = guard.read_text(encoding="utf-8")
    if "</script" in script or "<!--" in script:
        raise BuildError("web/page/guard.js holds </script or <!--, which would end it in HTML")
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    text = fill(index.read_text(encoding="utf-8"), GUARD, f"<script>{script}</script>")
    text = fill(text, SCRIPTS_ALLOWED, f"{SCRIPTS_ALLOWED} 'sha256-{digest}'")
    index.write_text(text, encoding="utf-8")
    guard.unlink()


def write_list(index: Path, first: Sequence[Path], later: Sequence[Path]) -> None:
    """Tell the page's loader the names and bytes of what it downloads, `first` and `later`.

    What has arrived before the loader runs is told as one number: index.html itself, which
    holds that number, its style sheet and its scripts.
    """
    text = index.read_text(encoding="utf-8")
    files = [
        {
            "name": path.relative_to(index.parent).as_posix(),
            "bytes": path.stat().st_size,
            **({"later": True} if path in later else {}),
        }
        for path in (*first, *later)
    ]
    others = sum(p.stat().st_size for p in index.parent.iterdir() if p.suffix in FETCHED)
    before, filled = 0, ""
    while before != others + len(filled.encode()):
        before = others + len(filled.encode())
        filled = fill(text, LIST.format(0, "[]"), LIST.format(before, json.dumps(files)))
    index.write_text(filled, encoding="utf-8")


def sentences(root: Path = ROOT) -> dict[str, dict[str, Any]]:
    """The sentences of the game's catalogue that the page says itself, by language and key."""
    files = (root / "assets" / "locale" / "parts").glob("page.*.json")
    return {
        path.suffixes[-2].removeprefix("."): {
            key.removeprefix("page."): sentence
            for key, sentence in json.loads(path.read_text(encoding="utf-8")).items()
        }
        for path in sorted(files)
    }


def write_sentences(index: Path) -> None:
    """Give the page its sentences: it speaks before the game's catalogue is there."""
    text = index.read_text(encoding="utf-8")
    text_of_sentences = json.dumps(sentences(), ensure_ascii=False).replace("<", "\\u003c")
    index.write_text(
        fill(text, SENTENCES, SENTENCES.replace("{}", text_of_sentences)), encoding="utf-8"
    )


def report(site: Path) -> None:
    """Tell where the page is and how large."""
    size = sum(path.stat().st_size for path in files_under(site))
    say(f"The page is in build/web/: {len(files_under(site))} files, {size / 1e6:.1f} MB.")
