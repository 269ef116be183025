"""Words of a text that lead to the glossary, as links over them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.i18n.emphasis import parts
from game.scenes.frame.scene import Transition
from game.view.box import Box
from game.view.brush import Brush
from game.view.howto.reading import WORDS
from game.view.text.text_box import TextBox, placed_runs
from game.view.widgets import Item

REACH = 4.0
"""A link reaches so many CSS pixels beyond its word on each side."""


LEAST = 24.0
"""It is at least so many CSS pixels high."""


@dataclass(frozen=True, slots=True)
class Word:
    """What a link in a text stands for: a word of the glossary, by its name there."""

    name: str


def word_links(text_boxes: Sequence[TextBox], brush: Brush) -> list[Item]:
    """Return a link for each word of the glossary in texts: where it stands first.

    They are as high as a line: links in running text may be smaller than buttons.
    """
    links: dict[str, Item] = {}
    for text_box in text_boxes:
        names = {word: text for text, _, word in reversed(list(parts(text_box.text)))}
        for run, place in placed_runs(text_box, brush):
            if not run.word or run.word in links:
                continue
            x, y, width, height = (side / brush.scale for side in place)
            more = max(0.0, LEAST - height)
            box = Box(x - REACH, y - more / 2, width + 2 * REACH, height + more)
            links[run.word] = Item(
                f"word:{run.word}",
                names[run.word],
                box,
                style="drawn",
                value=Word(run.word),
                role="link",
                in_pane=text_box.in_pane,
            )
    return list(links.values())


def to_word(game: str, word: Word) -> Transition:
    """Return the way to the glossary of a game, at a word; it lies on top, and is left again."""
    return Transition("push", "rules", {"game": game, "page": WORDS, "word": word.name})
