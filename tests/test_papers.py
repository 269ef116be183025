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
    """Every class of the game with the names of its methods, fields and bases'."""
    classes = {}
    for path in (ROOT / "game").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
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


def test_third_party_names_every_licence_of_the_runtime():
    told = (ROOT / "THIRD-PARTY.md").read_text().lower()
    for text in (ROOT / "web" / "runtime" / "licences").glob("*.txt"):
        assert text.stem.split("-")[0].replace("freesansbold", "freesans").lower() in told, text


def test_the_changelog_has_the_released_version_or_one_to_come():
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    changes = (ROOT / "CHANGELOG.md").read_text()
    assert f"## [{version}]" in changes or "## [Unreleased]" in changes
