"""The papers on the rules say of each rule whether it is printed or ours."""

import re

import pytest

from tests.places import ROOT

PAPERS = sorted((ROOT / "docs" / "rules").glob("*.md"))
ORIGINS = ("leaflet", "French leaflet", "ruling", "tournament", "told elsewhere")


def rows_with_origin(text):
    """Yield the cells of each row of the tables that have a column "from"."""
    heading = None
    for line in text.splitlines():
        if not line.startswith("|"):
            heading = None
        elif heading is None:
            heading = [cell.strip() for cell in line.strip("| ").split(" | ")]
        elif heading[-1] == "from" and not line.startswith("|---"):
            yield [cell.strip() for cell in line[1:].rstrip(" |").split(" | ")]


@pytest.mark.parametrize("path", PAPERS, ids=lambda path: path.stem)
def test_each_rule_says_where_it_is_from(path):
    text = path.read_text("utf-8")
    rows = list(rows_with_origin(text))
    assert len(rows) >= 3
    assert [row for row in rows if not row[-1].startswith(ORIGINS)] == []
    points = re.findall(r"^\d+\. .+$", text, re.MULTILINE)
    assert [
        point for point in points if not re.search(r"\((French )?(leaflet|ruling)", point)
    ] == []
    assert {"leaflet", "ruling"} <= {row[-1].split(",")[0].split()[0] for row in rows}


@pytest.mark.parametrize("path", PAPERS, ids=lambda path: path.stem)
def test_each_paper_names_its_source(path):
    head = path.read_text("utf-8").partition("\n## ")[0]
    assert re.search(r"^Sources?: ", head, re.MULTILINE)
    assert "tests/rules/sources/" in head
    assert "no author" in head or "without author" in head
