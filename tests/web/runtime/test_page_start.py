"""What comes before the game in the page: its modules step by step, and nothing that grows old."""

from __future__ import annotations

import asyncio
import os
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import page_start
import precompile
import pytest

SOURCES = {
    "sown_rows/__init__.py": "",
    "sown_rows/pit.py": "SEEDS = 4\n",
    "sown_rows/board.py": "from sown_rows.pit import SEEDS\n",
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    for name, text in SOURCES.items():
        place = tmp_path / name
        place.parent.mkdir(exist_ok=True)
        place.write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path
    for module in [module for module in sys.modules if module.startswith("sown_rows")]:
        del sys.modules[module]


@pytest.mark.usefixtures("folder")
def test_modules_are_noted_after_those_that_they_need() -> None:
    assert precompile.import_order("sown_rows.board") == [
        "sown_rows",
        "sown_rows.pit",
        "sown_rows.board",
    ]


def test_others_have_their_turn_while_modules_are_brought_in(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / page_start.ORDER).write_text("sown_rows\nsown_rows.pit\nsown_rows.board")
    monkeypatch.setattr(page_start, "SLICE", 0)
    seen: list[bool] = []

    async def look_on() -> None:
        seen.append("sown_rows.pit" in sys.modules and "sown_rows.board" not in sys.modules)
        await asyncio.sleep(0)
        seen.append("sown_rows.pit" in sys.modules and "sown_rows.board" not in sys.modules)

    async def both() -> None:
        await asyncio.gather(page_start.bring_in(str(folder)), look_on())

    asyncio.run(both())
    assert any(seen)
    assert "sown_rows.board" in sys.modules


def test_what_is_kept_has_no_language_of_its_own(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / page_start.ORDER).write_text("sown_rows.board")
    monkeypatch.setenv("LANG", "sw_TZ.UTF-8")
    monkeypatch.setattr(sys, "path", ["", *sys.path])
    page_start.prepare(str(folder))
    assert "sown_rows.board" in sys.modules
    assert "LANG" not in os.environ


def test_chance_is_another_after_each_start() -> None:
    kept = random.getstate()
    drawn = set()
    for _ in range(3):
        random.setstate(kept)
        page_start.wake()
        drawn.add(random.random())
    assert len(drawn) == 3
