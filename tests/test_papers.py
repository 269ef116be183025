"""The papers: every file they point to is there, and licences go with the page."""

import ast
import re
import tomllib

import pytest

from tests.places import ROOT
from tools.words import WORDS

PAPERS = [
    *ROOT.glob("*.md"),
    *(ROOT / "docs").rglob("*.md"),
    ROOT / "assets" / "LICENSES.md",
    ROOT / "web" / "runtime" / "README.md",
]


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.relative_to(ROOT).as_posix())
def test_links_to_files_lead_somewhere(paper):
    for link in re.findall(r"\]\(([^)#\s]+)", paper.read_text()):
        if "://" not in link:
            assert (paper.parent / link).exists(), link


GUIDES = [ROOT / "CONTRIBUTING.md", ROOT / "docs" / "architecture.md"]
"""What leads developers through the code."""


@pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: guide.name)
def test_files_and_folders_that_guides_name_are_there(guide):
    paths = set(re.findall(r"`((?:game|web|tools|tests|assets|docs)/[\w./-]*)`", guide.read_text()))
    named = {path for path in paths if "NAME" not in path}
    assert named
    assert {path for path in named if not (ROOT / path).exists()} == set()


def names_in_code():
    """Every class and type of the game, with the names of a class's methods and fields."""
    classes = {}
    for path in (ROOT / "game").rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        types = [node.targets[0] for node in tree.body if isinstance(node, ast.Assign)]
        classes |= {each.id: set() for each in types if isinstance(each, ast.Name)}
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                methods = {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
                fields = {
                    each.target.id
                    for each in node.body
                    if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
                }
                classes.setdefault(node.name, set()).update(methods, fields)
    return classes


@pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: guide.name)
def test_classes_and_methods_that_guides_name_are_there(guide):
    classes = names_in_code()
    text = re.sub(r"```.*?```", "", guide.read_text(), flags=re.DOTALL)
    for name, member in re.findall(r"`([A-Z][a-z]\w+)(?:\.(\w+))?`", text):
        assert name in classes, name
        assert not member or member in classes[name], f"{name}.{member}"


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.relative_to(ROOT).as_posix())
def test_only_words_that_exist_are_told_of(paper):
    for word in re.findall(r"\./build\.sh ([a-z]+)", paper.read_text()):
        assert word in WORDS


def test_contributing_tells_of_every_word():
    text = (ROOT / "CONTRIBUTING.md").read_text()
    assert {*re.findall(r"^\./build\.sh ([a-z]+)", text, re.MULTILINE)} == WORDS.keys()


def test_contributing_says_of_every_folder_of_the_game_what_it_holds():
    rows = re.findall(r"^\| `game/(\w+)/` \|", (ROOT / "CONTRIBUTING.md").read_text(), re.MULTILINE)
    folders = {path.parent.name for path in (ROOT / "game").glob("*/__init__.py")}
    assert {*rows} == folders


def test_third_party_names_every_licence_of_the_runtime():
    notices = (ROOT / "THIRD-PARTY.md").read_text().lower()
    for text in (ROOT / "web" / "runtime" / "licences").glob("*.txt"):
        assert text.stem.lower() in notices, text


def test_the_changelog_has_the_released_version_or_one_to_come():
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    changes = (ROOT / "CHANGELOG.md").read_text()
    assert f"## [{version}]" in changes or "## [Unreleased]" in changes
