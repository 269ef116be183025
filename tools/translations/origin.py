"""Which English each sentence was translated from: a mark of it, kept beside the tools.

Whoever translates says with `./build.sh words LANGUAGE --seen` that all sentences of the language
go with English as it is now. A sentence whose English has another mark by then has to be looked at.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

from tools.places import ROOT
from tools.translations.findings import Finding, Sentences

FOLDER = ROOT / "tools" / "translations" / "origins"
"""LANGUAGE.json has the mark of the English sentence for each key that is translated."""

_LENGTH = 8


def mark(sentences: Sentences, key: str) -> str:
    """Return a mark of a sentence; another one after any change to it."""
    text = json.dumps(sentences[key], sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:_LENGTH]


def changed(
    own: Sentences, english: Sentences, language: str, folder: Path = FOLDER
) -> Iterator[Finding]:
    """Yield the sentences whose English was never seen, or has changed since."""
    path = folder / f"{language}.json"
    marks = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    for key in sorted(own.keys() & english.keys()):
        if key not in marks:
            yield Finding(key, "may not go with its English: nobody has said so (--seen)")
        elif marks[key] != mark(english, key):
            yield Finding(key, "was translated from another English sentence than the one of now")


def remember(own: Sentences, english: Sentences, language: str, folder: Path = FOLDER) -> None:
    """Note that the sentences of a language go with English as it is now."""
    marks = {key: mark(english, key) for key in sorted(own.keys() & english.keys())}
    folder.mkdir(exist_ok=True)
    text = json.dumps(marks, indent=1) + "\n"
    (folder / f"{language}.json").write_text(text, encoding="utf-8")
