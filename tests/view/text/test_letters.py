"""Which letters can be drawn, and by which font."""

import os
import unicodedata

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame
import pytest

from game.paths import ASSETS
from game.untrusted.ranges import Ranges
from game.view.text import coverage, letters
from game.view.text.letters import Piece, missing, pieces
from tests.names import MISSING, TAKEN


@pytest.mark.parametrize("what", TAKEN)
def test_what_no_font_has_is_told_by_clusters_each_once(what):
    assert missing(TAKEN[what]) == MISSING[what]


def font_has(path, characters):
    pygame.font.init()
    font = pygame.font.Font(path, 20)
    return [ascii(c) for c, m in zip(characters, font.metrics(characters), strict=True) if not m]


@pytest.mark.parametrize("face", ["text", "text-bold", "title"])
def test_every_face_has_what_is_said_of_all(face):
    own = "".join(sorted(Ranges(coverage.OWN).letters()))
    assert font_has(ASSETS / "fonts" / f"{face}.ttf", own) == []


def test_the_late_font_has_what_is_said_of_it():
    assert font_has(letters.FILE, "".join(sorted(Ranges(coverage.LATE).letters()))) == []


def test_what_is_made_of_what_is_as_in_unicode():
    text = letters.COMPOSED.read_text(encoding="utf-8")
    for at in range(0, len(text), 3):
        assert unicodedata.normalize("NFC", text[at + 1 : at + 3]) == unicodedata.normalize(
            "NFC", text[at]
        )


@pytest.mark.parametrize("what", ["Vietnamese", "Kazakh", "Greek", "Turkish"])
def test_a_decomposed_name_is_drawn_as_the_composed_one(what):
    assert pieces(unicodedata.normalize("NFD", TAKEN[what])) == pieces(TAKEN[what])


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("Asha", [("own", "Asha")]),
        (
            "Asha \u0418\u0432 Zo\u00eb",
            [("own", "Asha "), ("late", "\u0418\u0432"), ("own", " Zo\u00eb")],
        ),
        ("Nguy\u1ec5n", [("late", "Nguy\u1ec5n")]),
        ("\u1ecc\u0301l\u00e1", [("late", "\u1ecc\u0301"), ("late", "l\u00e1")]),
        ("Li \u738b\u660e", [("own", "Li "), ("none", "\u738b"), ("none", "\u660e")]),
        ("\u0418\u0432\u738b", [("late", "\u0418\u0432"), ("none", "\u738b")]),
        ("\u0418\u20ac", [("late", "\u0418"), ("own", "\u20ac")]),
        ("\u738b\u3000\u660e", [("none", "\u738b"), ("own", " "), ("none", "\u660e")]),
        ("A\u200d\u042f", [("late", "A\u042f")]),
    ],
    ids=ascii,
)
def test_a_word_is_drawn_by_one_font_as_far_as_it_can_be(line, parts):
    assert pieces(line) == tuple(Piece(*part) for part in parts)
