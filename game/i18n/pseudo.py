"""A made-up language: every word half as long again, with accents.

It shows where a layout breaks with longer words, and which text does not come from the catalogue.
"""

from __future__ import annotations

import re

from game.i18n.emphasis import LINK, LINK_ON
from game.i18n.forms import BY, Sentence

_ACCENTS = str.maketrans("aeiouyAEIOUY", "àéîöûýÀÉÎÖÛÝ")
_WORD = re.compile(rf"\{{[\w:.-]+\}}|{LINK}[^{LINK_ON}]+|[^\W\d_]+")


def lengthen(sentence: Sentence) -> Sentence:
    """Return `sentence` with longer words in all its forms; what stands in braces stays.

    So do the names of the glossary's words.
    """
    if isinstance(sentence, str):
        return _WORD.sub(_longer, sentence)
    return {name: branch if name == BY else lengthen(branch) for name, branch in sentence.items()}


def _longer(match: re.Match[str]) -> str:
    word = match[0]
    if word.startswith(("{", LINK)):
        return word
    return word.translate(_ACCENTS) + "~" * ((len(word) + 1) // 2)
