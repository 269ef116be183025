"""A made-up language: every word half as long again, with accents.

It shows where a layout breaks with longer words, and which text does not come from the catalogue.
"""

from __future__ import annotations

import re

_ACCENTS = str.maketrans("aeiouyAEIOUY", "àéîöûýÀÉÎÖÛÝ")
_WORD = re.compile(r"\{[\w:.-]+\}|[^\W\d_]+")


def lengthen(template: str) -> str:
    """Return `template` with longer words; what stands in braces stays."""
    return _WORD.sub(_longer, template)


def _longer(found: re.Match[str]) -> str:
    word = found[0]
    if word.startswith("{"):
        return word
    return word.translate(_ACCENTS) + "~" * ((len(word) + 1) // 2)
