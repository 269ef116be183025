"""What a reader takes for one letter."""

import json
import random
import shutil
import subprocess
import unicodedata

import pytest

from game.untrusted.clusters import clusters, count, is_mark

ONES = {
    "a letter": "a",
    "a letter with its mark": "e\u0301",
    "two marks of a tone and a dot": "e\u0323\u0301",
    "Zalgo": "a" + "\u0301\u0316" * 30,
    "a letter of Hangul in parts": "\u1112\u1161\u11ab",
    "a syllable of Hangul with a last part": "\ud558\u11ab",
    "a family": "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466",
    "a heart in colour": "\u2764\ufe0f",
    "a hand with a colour of skin": "\U0001f44b\U0001f3fd",
    "two persons with colours of skin": (
        "\U0001f469\U0001f3fd\u200d\u2764\ufe0f\u200d\U0001f48b\u200d\U0001f468\U0001f3fb"
    ),
    "a flag": "\U0001f1f0\U0001f1ea",
    "the flag of a part of a state": "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074"
    "\U000e007f",
    "a number on a key": "1\ufe0f\u20e3",
    "a syllable of Devanagari": "\u0915\u094d\u0937\u093f",
    "a vowel of Tamil": "\u0ba8\u0bbf",
    "a non-joiner behind its letter": "\u0645\u200c",
}

SEVERAL = {
    "": 0,
    "Ann": 3,
    "Zo\u00eb": 3,
    "\u1ecc\u0301l\u00e1": 3,
    "\u738b\u5c0f\u660e": 3,
    "\U0001f1f0\U0001f1ea\U0001f1f9\U0001f1ff": 2,
    "\U0001f1f0\U0001f1ea\U0001f1f9": 2,
    "\u0645\u06cc\u200c\u062e": 3,
    "a\u200db": 2,
    "\u0915\u094d\u200c\u0937": 2,
}


@pytest.mark.parametrize("text", ONES.values(), ids=ONES)
def test_it_is_one(text):
    assert clusters(text) == [text]
    assert clusters(f"x{text}x") == ["x", text, "x"]
    assert count(text * 3) == 3 or text[0] in "\u1112\ud558\u0915"


@pytest.mark.parametrize(("text", "number"), SEVERAL.items(), ids=map(ascii, SEVERAL))
def test_they_are_so_many(text, number):
    assert count(text) == len(clusters(text)) == number
    assert "".join(clusters(text)) == text


def test_every_mark_that_this_python_knows_goes_with_the_letter_before_it():
    marks = [
        chr(code)
        for code in range(0x80, 0x110000)
        if unicodedata.category(chr(code)) in ("Mn", "Me") and code not in range(0x1885, 0x1887)
    ]
    assert [ascii(mark) for mark in marks if not is_mark(mark)] == []


def test_letters_and_symbols_that_this_python_knows_are_no_marks():
    for code in range(0x80, 0x110000):
        if unicodedata.category(chr(code)) in ("Lu", "Ll", "Nd", "Pd", "Sm", "Zs"):
            assert not is_mark(chr(code)), hex(code)


SEGMENTER = """
const texts = JSON.parse(require("fs").readFileSync(0, "utf8"));
const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
console.log(JSON.stringify(texts.map((t) => [...segmenter.segment(t)].map((s) => s.segment))));
"""

POOL = [
    *"ab 1\u00e9\u0434\u03b1\u738b",
    *"\u0301\u0323\u0308\u20e3\ufe0f\u200c\u200d",
    *"\U0001f468\U0001f469\u2764\U0001f3fd\U0001f1f0\U0001f1ea",
    *"\u1112\u1161\u11ab\ud558\ud55c",
    *"\u0915\u0937\u0930\u094d\u0995\u09cd\u0ba8",
]
"""Characters that every version of Unicode since 15.1 puts together alike; vowels beside a letter
that is not theirs are left out, as nobody writes them so."""


def knows_conjuncts():
    """Whether the Node at hand follows a Unicode that keeps the letters of Devanagari together."""
    if not shutil.which("node"):
        return False
    texts = json.dumps(["\u0915\u094d\u0937"])
    done = subprocess.run(
        ["node", "-e", SEGMENTER], input=texts, capture_output=True, text=True, check=True
    )
    return len(json.loads(done.stdout)[0]) == 1


def test_a_browser_parts_texts_in_the_same_places(seed):
    if not knows_conjuncts():
        pytest.skip("there is no node, or one that follows an older Unicode")
    source = random.Random(seed)
    texts = ["".join(source.choices(POOL, k=source.randrange(1, 12))) for _ in range(3000)]
    done = subprocess.run(
        ["node", "-e", SEGMENTER],
        input=json.dumps(texts),
        capture_output=True,
        text=True,
        check=True,
    )
    for text, parts in zip(texts, json.loads(done.stdout), strict=True):
        assert clusters(text) == parts, ascii(text)
