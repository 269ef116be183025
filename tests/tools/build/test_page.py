"""The built page: all that it needs, nothing else, and never half of it."""

import ast
import base64
import gzip
import hashlib
import json
import marshal
import re
import zipfile

import brotli
import modules
import pytest

from game.rules.registry import GAMES
from tests.tools.saying import one_line
from tests.web.browser.packs import listed
from tests.web.browser.server import plain_name
from tools.build import lifetimes
from tools.files import files_under

MADE = ("build", ".venv", "web/node_modules")
DOWNLOADS = {
    "runtime/pyodide.js",
    "runtime/pyodide.asm.js",
    "runtime/pyodide.asm.wasm",
    "runtime/stdlib.pack.wasm",
    "runtime/pygame.pack.wasm",
    "runtime/pygame.wasm",
    "game.pack.wasm",
}
KERNEL = {"kalah.wasm", "kernel_worker.js"}
LATER = {"keeper.js", "lessons.pack.wasm", "letters.pack.wasm", "probe.pack.wasm", *KERNEL}
PARTS = ("lessons", "letters")
PAPERS = {f"print/{game}-{paper}.pdf" for game in GAMES for paper in ("a4", "letter")}

#: Files that browsers, and hosts, ask for by their names.
ASKED_FOR = {"index.html", "worker.js", lifetimes.NAME}

#: Compressed copies beside the files.
COPIES = {".gz": gzip.decompress, ".br": brotli.decompress}


def contents(folder):
    """What every file under a folder holds, by name."""
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in files_under(folder)
        if "__pycache__" not in path.parts
    }


def sources(project):
    return {name: held for name, held in contents(project).items() if not name.startswith(MADE)}


def files_of(site):
    """The files of the page by their plain names, without the compressed copies."""
    paths = [path for path in files_under(site) if path.suffix not in COPIES]
    return {plain_name(path.relative_to(site).as_posix()): path for path in paths}


@pytest.fixture
def site(built_project):
    return built_project / "build" / "web"


def test_the_list_names_every_download_with_its_place_size_and_digest(site):
    files = {file["name"]: file for file in listed(site)["files"]}
    assert set(files) == DOWNLOADS | LATER | PAPERS
    assert {name for name, file in files.items() if file.get("later")} == LATER | PAPERS
    for name, file in files.items():
        content = (site / file["path"]).read_bytes()
        digest = hashlib.sha256(content).digest()
        assert plain_name(file["path"]) == name
        assert file["bytes"] == len(content)
        assert file["sha256"] == base64.b64encode(digest).decode()
        copy = site / f"{file['path']}.gz"
        assert file.get("gzip") == (copy.stat().st_size if copy.exists() else None)


def test_every_name_but_those_that_are_asked_for_tells_what_the_file_holds(site):
    for name, path in files_of(site).items():
        digits = hashlib.sha256(path.read_bytes()).hexdigest()[:10]
        assert (f".{digits}." in path.name) == (name not in ASKED_FOR), name


def test_compressed_copies_hold_the_same_and_are_smaller(site):
    copies = [path for path in files_under(site) if path.suffix in COPIES]
    for copy in copies:
        content, whole = copy.read_bytes(), copy.with_suffix("").read_bytes()
        assert COPIES[copy.suffix](content) == whole
        assert len(content) < len(whole)
    beside = {plain_name(copy.relative_to(site).as_posix()) for copy in copies}
    assert {f"{name}{ending}" for name in DOWNLOADS for ending in COPIES} <= beside


def test_scripts_and_style_sheet_are_checked_by_the_browser(site):
    text = (site / "index.html").read_text(encoding="utf-8")
    for name in ("page.js", "page.css"):
        path = files_of(site)[name]
        digest = base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()
        assert f'="{path.name}" integrity="sha256-{digest}"' in text


@pytest.mark.parametrize("part", PARTS)
def test_what_comes_late_is_in_a_pack_of_its_own(site, built_project, part):
    folder = built_project / "assets" / part
    names = {path.relative_to(built_project).as_posix() for path in files_under(folder)}
    with zipfile.ZipFile(files_of(site)[f"{part}.pack.wasm"]) as pack:
        assert set(pack.namelist()) == names
        assert all(pack.read(name) == (built_project / name).read_bytes() for name in names)
    with zipfile.ZipFile(files_of(site)["game.pack.wasm"]) as pack:
        assert names.isdisjoint(pack.namelist())


def test_the_page_has_the_sentences_of_the_catalogue(site, built_project):
    text = (site / "index.html").read_text(encoding="utf-8")
    held = json.loads(re.search(r'<script id="words"[^>]*>(.*?)</script>', text).group(1))
    part = built_project / "assets" / "locale" / "parts" / "page.en.json"
    sentences = json.loads(part.read_text(encoding="utf-8"))
    assert {f"page.{key}": sentence for key, sentence in held["en"].items()} == sentences


def test_inline_scripts_are_a_part_of_the_page_and_allowed_by_their_digests(site, built_project):
    text = (site / "index.html").read_text()
    folder = built_project / "web" / "page"
    scripts = re.findall(r"<script>(.*?)</script>", text, re.DOTALL)
    assert scripts == [(folder / name).read_text() for name in ("guard.js", "mend.js")]
    digests = [base64.b64encode(hashlib.sha256(s.encode()).digest()).decode() for s in scripts]
    allowed = " ".join(f"'sha256-{digest}'" for digest in digests)
    assert f"script-src 'self' {allowed}" in text
    assert text.index(scripts[-1]) < text.index('rel="stylesheet"')


def test_the_page_holds_its_own_files_the_downloads_and_licences(site, built_project):
    page = {path.name for path in (built_project / "web" / "page").iterdir()}
    own = {name for name in page if not name.endswith(".js")} | {"page.js"}
    others = {name for name in files_of(site) if not name.startswith("licences/")}
    assert others == own | DOWNLOADS | LATER | PAPERS | ASKED_FOR
    assert files_of(site)["licences/baraza.txt"].read_text().startswith("MIT License")


def test_the_program_in_the_page_is_compiled_and_whole(site, built_project):
    with zipfile.ZipFile(files_of(site)["game.pack.wasm"]) as pack:
        packed = set(pack.namelist())
        packed_in = modules_in(pack.read("game.modules"))
    assert {module_name(p.relative_to(built_project)) for p in in_page(built_project)} == packed_in
    made = {"dataclass_methods.bin", "start.order"}
    made |= {"dataclass_methods.pyc", "packed_modules.pyc", "page_start.pyc"}
    assert {name for name in packed if not name.startswith("assets/")} == {
        "main.pyc",
        "game.modules",
        *made,
    }
    beside = {*PARTS, "kernel"}
    assets = {
        p.relative_to(built_project).as_posix()
        for p in files_under(built_project / "assets")
        if not beside & set(p.relative_to(built_project).parts)
    }
    assert {name for name in packed if name.startswith("assets/")} == assets


def modules_in(content):
    """The names of the modules in such a file: the length of its index, and the index."""
    return set(marshal.loads(content[4 : 4 + int.from_bytes(content[:4], "little")]))


def in_page(project):
    """The sources of all modules of the game but those that never run in a page."""
    for path in (project / "game").rglob("*.py"):
        if not modules.never_in_page(module_name(path.relative_to(project))):
            yield path


def module_name(source):
    """The full name of the module in a source file."""
    return ".".join(source.with_suffix("").parts).removesuffix(".__init__")


def fields_of_data_classes(module):
    """The fields that the data classes of a module declare."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef) and "dataclass" in map(decorator, node.decorator_list):
            for part in node.body:
                if isinstance(part, ast.AnnAssign) and "ClassVar" not in ast.unparse(part):
                    yield part.target.id


def decorator(node):
    """What decorates, without its arguments."""
    return ast.unparse(node).partition("(")[0]


def test_no_data_class_waits_for_its_methods_to_be_compiled(site, built_project):
    with zipfile.ZipFile(files_of(site)["game.pack.wasm"]) as pack:
        texts = "".join(marshal.loads(pack.read("dataclass_methods.bin")))
    fields = {field for path in in_page(built_project) for field in fields_of_data_classes(path)}
    assert len(fields) > 50
    assert {field for field in fields if f"__dataclass_type_{field}__" not in texts} == set()


def test_building_again_changes_nothing(site, built_project, build_sh):
    before = contents(site)
    said = build_sh(built_project, "build")
    assert "up to date" in said.stdout
    assert contents(site) == before


def test_building_leaves_the_work_tree_alone(built_project, build_sh):
    for asset in files_under(built_project / "assets"):
        asset.touch()
    (built_project / "game" / "extra.py").write_text("x   =  1\n")
    before = sources(built_project)
    assert build_sh(built_project, "zip").returncode == 0
    assert sources(built_project) == before


def test_after_a_change_only_the_pack_and_the_list_differ(site, built_project, build_sh):
    before = contents(site)
    (built_project / "game" / "another.py").write_text("SEEDS = 4\n")
    said = build_sh(built_project, "build")
    assert "Building" in said.stdout
    after = contents(site)
    changed = {plain_name(name) for name in after if after[name] != before.get(name)}
    pages = {"game.pack.wasm", "index.html", "worker.js"}
    copies = {f"{name}{ending}" for name in pages for ending in COPIES}
    assert changed == pages | copies | {lifetimes.NAME}


def test_the_archive_for_itch_is_the_page(site, built_project, build_sh):
    assert build_sh(built_project, "zip").returncode == 0
    with zipfile.ZipFile(built_project / "build" / "baraza-itch.zip") as archive:
        assert set(archive.namelist()) == set(contents(site))
        assert archive.testzip() is None
        assert archive.read("index.html") == (site / "index.html").read_bytes()


def test_a_failed_build_leaves_the_old_page_whole(site, built_project, build_sh):
    before = contents(site)
    wrong = built_project / "assets" / "drum.wav"
    wrong.touch()
    said = build_sh(built_project, "build")
    wrong.unlink()
    assert said.returncode == 1
    assert "assets/drum.wav does not belong in the pack" in one_line(said)
    assert contents(site) == before


def test_what_a_killed_build_left_is_cleared_away(built_project, build_sh):
    left = built_project / "build" / ".scratch-left" / "site"
    left.mkdir(parents=True)
    assert build_sh(built_project, "zip").returncode == 0
    assert not left.parent.exists()


def test_another_wheel_than_the_committed_one_is_refused(site, built_project, build_sh):
    before = contents(site)
    (wheel,) = (built_project / "web" / "runtime").glob("*.whl")
    whole = wheel.read_bytes()
    wheel.write_bytes(whole[:-1])
    said = build_sh(built_project, "build")
    wheel.write_bytes(whole)
    assert said.returncode == 1
    assert "SHA256SUMS" in one_line(said)
    assert contents(site) == before


def test_the_stock_page_ends_with_one_line_where_its_site_is_out_of_reach(build_sh, project):
    nowhere = {"https_proxy": "http://127.0.0.1:9", "HTTPS_PROXY": "http://127.0.0.1:9"}
    said = build_sh(project, "build", "--runtime", "pygbag", env=nowhere)
    assert said.returncode == 1
    assert "pygbag's site could not be reached" in one_line(said)
    assert not (project / "build" / "web-pygbag").exists()
    assert not list((project / "build").glob(".scratch-*"))
