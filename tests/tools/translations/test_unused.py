"""Sentences that no code asks for are noticed, and none that it asks for."""

import pytest

from tools.translations.unused import Asked, unused


@pytest.fixture
def asked():
    asked = Asked()
    asked.python(
        """
def options(words, game, name, claim):
    base = f"setup.{game}.{name}"
    words.text(f"{base}.note")
    words.text("menu.title")
    words.text(f"menu.game.{game}")
    words.text(f"table.{'over' if game else 'open'}")
    words.text(f"{claim.key}.{game}")
    Reason("pit-empty")
"""
    )
    asked.script('words("loading"); message(`missing`)')
    asked.sentences({"blocked": "by {by:colour}", "fell": {"one": "in", "other": "{o:whose}"}})
    return asked


@pytest.mark.parametrize(
    "key",
    [
        "menu.title",
        "menu.game.bao",
        "setup.bao.seeds.note",
        "table.over",
        "table.open",
        "reason.pit-empty",
        "page.loading",
        "page.missing.title",
        "colour.red",
        "whose",
        "menu.title.bao",
    ],
)
def test_what_is_asked_for_is_used(asked, key):
    assert unused([key], asked, ["bao"]) == []


@pytest.mark.parametrize(
    "key",
    [
        "menu.motto",
        "table.under",
        "reason.pit-full",
        "page.lost",
        "hue.red",
        "menu.title.chess",
        "menu.motto.bao",
    ],
)
def test_what_is_asked_for_by_nobody_is_unused(asked, key):
    assert unused([key], asked, ["bao"]) == [key]
