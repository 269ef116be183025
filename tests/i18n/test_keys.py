"""Every key that the code asks for exists, and every sentence is well formed."""

import ast
import json
import re
from collections import Counter
from pathlib import Path

import pytest

from game.i18n.catalogue import Catalogue

ROOT = Path(__file__).resolve().parents[2]
LOCALE = ROOT / "assets" / "locale"
FILES = sorted(LOCALE.rglob("*.json"))

ARGUMENT_WITH_KEY = {"text": 0, "Reason": 0, "Outcome": 2}
"""Calls that take a key of the catalogue, and where."""


def keys_asked_for(source):
    """Yield (line, pattern) of each key in `source`; what is put together becomes a pattern."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        at = ARGUMENT_WITH_KEY.get(name)
        if at is None or len(node.args) <= at:
            continue
        yield from ((node.lineno, pattern) for pattern in patterns(node.args[at]))


def patterns(argument):
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return [re.escape(argument.value)]
    if isinstance(argument, ast.IfExp):
        return patterns(argument.body) + patterns(argument.orelse)
    if isinstance(argument, ast.JoinedStr):
        parts = [
            re.escape(part.value) if isinstance(part, ast.Constant) else ".+"
            for part in argument.values
        ]
        return ["".join(parts)]
    return []


@pytest.mark.parametrize(
    "path", sorted((ROOT / "game").rglob("*.py")), ids=lambda path: str(path.relative_to(ROOT))
)
def test_every_key_in_the_code_exists(path):
    keys = Catalogue.load(["en"]).keys()
    missing = [
        (line, pattern)
        for line, pattern in keys_asked_for(path.read_text(encoding="utf-8"))
        if not any(re.fullmatch(pattern, key) for key in keys)
    ]
    assert not missing


def test_no_key_stands_in_two_files():
    for language in {path.stem.rpartition(".")[2] for path in FILES}:
        files = [path for path in FILES if path.stem.rpartition(".")[2] == language]
        count = Counter(key for path in files for key in json.loads(path.read_text("utf-8")))
        assert [key for key, times in count.items() if times > 1] == []


def test_no_file_has_a_key_twice():
    for path in FILES:

        def distinct(pairs):
            names = [name for name, _ in pairs]
            assert len(names) == len(set(names)), path  # noqa: B023 - used in this turn only
            return dict(pairs)

        json.loads(path.read_text("utf-8"), object_pairs_hook=distinct)


def test_every_sentence_is_text_or_has_both_forms():
    for path in FILES:
        for key, sentence in json.loads(path.read_text("utf-8")).items():
            if isinstance(sentence, str):
                assert sentence.strip(), key
            else:
                assert {"one", "other"} <= set(sentence) <= {"one", "other", "by"}, key
                named = "{" + sentence.get("by", "count") + "}"
                assert named in sentence["other"], key
