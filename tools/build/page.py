"""The self-hosted page in `build/web/`: our page, the interpreter, pygame and the program."""

import shutil
from pathlib import Path

from tools import node
from tools.build import compressed, index, lifetimes, manifest, sharing, worker
from tools.build.naming import PACK, Named, named, rename
from tools.build.packs import KERNEL, LATER, add_program, add_runtime
from tools.build.staging import packed_files
from tools.files import alone, files_under, fingerprint, replace_folder, scratch_folder
from tools.places import BUILD, BUILT_PAGE, PAGE, ROOT, RUNTIME, WEB
from tools.printing import command as printing
from tools.programs import run_quietly, say

KEEPER = "keeper.js"
"""The script of the worker that keeps a start for later visits."""

KERNEL_WORKER = "kernel_worker.js"
"""The script of the worker that runs kernels."""

SCRIPTS = {"page.js": "main.js", KEEPER: KEEPER, KERNEL_WORKER: KERNEL_WORKER}
"""The page's scripts, each with the module of web/page/ that brings all others into it."""

PROBE = f"probe{PACK}"
"""A small file by which the page finds out whether the server compresses files of this type."""

PAPERS = "print/"
"""The folder of sheets to be printed."""

LICENCES = {
    "LICENSE": "baraza.txt",
    "THIRD-PARTY.md": "third-party.md",
    "assets/LICENSES.md": "assets.md",
}
"""Files about licences, and what they are called in the page, beside those of the runtime."""

NO_PART = {"__pycache__", "licences", "make.py", "pygame_wheel"}
"""What lies in web/runtime/ and does not change what the page is made of."""

STAMP = BUILD / "web.fingerprint"
"""Tells of which inputs the page in build/web/ was made."""


def inputs(address: str | None) -> str:
    """A fingerprint of all that the page is made of, with the address where it will lie."""
    program = [ROOT / name for name in packed_files()]
    runtime = [path for path in RUNTIME.iterdir() if path.name not in NO_PART]
    makers = [Path(__file__).parent, WEB / "bundle.mjs"]
    makers += files_under(Path(printing.__file__).parent)
    files = [*program, PAGE, *sorted(runtime), *licences(), WEB / "package-lock.json", *makers]
    return fingerprint(files, salt=address or "")


def licences() -> dict[Path, str]:
    """The licence texts that go with the page, and what each is called there."""
    runtime = {path: path.name for path in files_under(RUNTIME / "licences")}
    return {ROOT / place: name for place, name in LICENCES.items()} | runtime


def is_up_to_date(address: str | None) -> bool:
    """Whether build/web/ is what the inputs of now would give, for the page at this address."""
    if not (BUILT_PAGE.is_dir() and STAMP.exists()):
        return False
    return STAMP.read_text(encoding="utf-8") == inputs(address)


def make(address: str | None = None) -> Path:
    """Build the page if anything changed since the last time; returns its folder.

    `address` is where it will lie, if that is known; else the environment may tell.
    """
    address = address or sharing.from_environment()
    node.program()
    if is_up_to_date(address):
        say("build/web/ is up to date.")
        return BUILT_PAGE
    with alone():
        if not is_up_to_date(address):  # another may have built it while we waited
            node.ensure_packages()
            build(address)
    return BUILT_PAGE


def build(address: str | None) -> None:
    """Build the page aside, then put it in place."""
    key = inputs(address)
    say("Building the page.")
    with scratch_folder() as scratch:
        site = scratch / "site"
        add_page(site)
        add_runtime(site / "runtime")
        add_program(site, scratch)
        add_licences(site / "licences")
        printing.make(site / PAPERS)
        finish(site, address)
        replace_folder(site, BUILT_PAGE)
        STAMP.write_text(key, encoding="utf-8")
    report(BUILT_PAGE)


def add_page(site: Path) -> None:
    """Put the page's own files into `site`: its modules as one script.

    What tells of other files comes when they have their names.
    """
    scripts = {path.name for path in PAGE.glob("*.js")}
    shutil.copytree(PAGE, site, ignore=lambda *_: {*scripts, "index.html", manifest.NAME})
    (site / PROBE).write_text("Do you compress this?\n" * 100, encoding="utf-8")
    for script, entry in SCRIPTS.items():
        bundle: list[str | Path] = [node.program(), WEB / "bundle.mjs", PAGE / entry, site / script]
        run_quietly("bundle", bundle, cwd=WEB, seconds=300)


def finish(site: Path, address: str | None = None) -> dict[str, Named]:
    """Name the files of `site` after what they hold, compress them, and write index.html.

    `address` is where the page will lie, if that is known. Returns the files by the names that the
    code calls them by.
    """
    files = rename(site)
    files[manifest.NAME] = manifest.write(template_of(manifest.NAME), site, files)
    copies = compressed.add(site)
    first = {name for name in files if name.startswith("runtime/") or name == f"game{PACK}"}
    later = {PROBE, KEEPER, KERNEL_WORKER, KERNEL, *(f"{part}{PACK}" for part in LATER)}
    later |= {name for name in files if name.startswith(PAPERS)}
    listed = index.list_of_files(files, first, later, copies)
    text = index.write(template_of("index.html"), PAGE, files, listed)
    text = sharing.write(text, files[sharing.PICTURE].path, address)
    (site / "index.html").write_text(text, encoding="utf-8")
    known = worker.listed(named("index.html", text.encode()), files, copies)
    script = worker.write(template_of(worker.NAME), known)
    (site / worker.NAME).write_text(script, encoding="utf-8")
    compressed.add(site, ["index.html", worker.NAME])
    lifetimes.write(site, [file.path for file in files.values()])
    return files


def template_of(name: str) -> str:
    """The text of a file of web/page/ that tells of other files: those are written into it."""
    return (PAGE / name).read_text(encoding="utf-8")


def add_licences(folder: Path) -> None:
    """Put the licences of all that the page is made of into `folder`."""
    folder.mkdir()
    for path, name in licences().items():
        shutil.copyfile(path, folder / name)


def report(site: Path) -> None:
    """Tell where the page is and how large."""
    size = sum(path.stat().st_size for path in files_under(site))
    say(f"The page is in build/web/: {len(files_under(site))} files, {size / 1e6:.1f} MB.")
