"""Makes the plural rules of all languages, from Unicode's CLDR: `python -m tools.make.plurals`.

Babel holds the rules; it is needed here and by the tests, not by the game. Languages with the same
rules share one entry of the table, and a region has its own only where its rules differ.
"""

from __future__ import annotations

import json

from babel import Locale
from babel.localedata import locale_identifiers

from game.i18n.plural import LANGUAGES, OTHER, TABLE

ORDER = ("zero", "one", "two", "few", "many")
"""The forms in the order of CLDR; all other numbers have the form "other"."""

Rules = tuple[tuple[str, str], ...]
"""The rules of one language: the name of a form, and when a number has it."""


def rules(language: str) -> Rules:
    """Return the rules of a language, as babel has them."""
    texts = Locale.parse(language).plural_form.rules
    assert OTHER not in texts
    return tuple((form, texts[form]) for form in ORDER if form in texts)


def groups() -> dict[Rules, list[str]]:
    """Return the languages, and the regions that differ from their language, by their rules."""
    languages: dict[Rules, list[str]] = {}
    for name in sorted(locale_identifiers()):
        own = rules(name)
        if "_" not in name or own != rules(name.partition("_")[0]):
            languages.setdefault(own, []).append(name.replace("_", "-").lower())
    return languages


def table() -> str:
    """Return the text of the table."""
    entries = [{LANGUAGES: " ".join(names), **dict(own)} for own, names in groups().items()]
    return json.dumps(entries, indent=1) + "\n"


def main() -> None:
    """Write the table."""
    TABLE.write_text(table(), encoding="utf-8")


if __name__ == "__main__":
    main()
