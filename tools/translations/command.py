"""`./build.sh words`: tells what is missing or wrong in the words of each language.

Those of the lessons, which come late, are looked at with all others.
"""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from game.i18n.catalogue import FALLBACK
from game.i18n.folders import Folders, all_folders
from game.rules.registry import GAMES
from tools.errors import BuildError
from tools.places import ROOT
from tools.programs import say
from tools.translations import origin
from tools.translations.exercises import keys_of_exercises
from tools.translations.findings import Finding, Sentences, findings
from tools.translations.unused import asked_by, unused


def run(options: Namespace) -> int:
    """Tell of the languages that are asked for, or of all; returns 1 if anything is wrong."""
    folders = all_folders()
    languages = folders.languages()
    for language in options.languages:
        if language not in languages:
            raise BuildError(f"there are no words of {language} yet", status=2)
    languages = options.languages or languages
    if options.seen:
        for language in languages:
            if language != FALLBACK:
                origin.remember(*both(folders, language), language)
    status = 0
    for language in languages:
        problems = problems_of(folders, language)
        status |= bool(problems)
        for line in report(language, len(sentences_of(folders, language)), problems):
            say(line)
    return status


def both(folders: Folders, language: str) -> tuple[Sentences, Sentences]:
    """Return the sentences of a language, and the English ones."""
    return sentences_of(folders, language), sentences_of(folders, FALLBACK)


def sentences_of(folders: Folders, language: str) -> Sentences:
    """Return the sentences that a language has itself."""
    sentences: dict[str, object] = {}
    for text in folders.read(language):
        sentences.update(json.loads(text))
    return sentences  # type: ignore[return-value]  # as JSON has them


def problems_of(
    folders: Folders, language: str, origins: Path = origin.FOLDER, root: Path = ROOT
) -> list[Finding]:
    """Return all that is wrong with a language; of English also what no code asks for."""
    own, english = both(folders, language)
    problems = findings(own, english, language)
    if language != FALLBACK:
        return sorted([*problems, *origin.changed(own, english, language, origins)])
    asked = asked_by(root)
    asked.sentences(english)
    asked.words.update(keys_of_exercises())
    lonely = unused(english, asked, GAMES)
    return sorted([*problems, *(Finding(key, "is asked for by no code") for key in lonely)])


def report(language: str, count: int, problems: Sequence[Finding]) -> list[str]:
    """Return what is told of a language."""
    if not problems:
        return [f"{language}: {count} sentences, and nothing is wrong with them."]
    head = f"{language}: {count} sentences, {len(problems)} to be looked at:"
    return [head, *(f"  {finding.key} {finding.problem}" for finding in problems)]
