"""The papers: every file they point to is there, and licences go with the page."""

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
