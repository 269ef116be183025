"""What is said aloud of something that can be pressed, where no screen reader says it."""

from __future__ import annotations

from game.host.interface import Target
from game.i18n.catalogue import Catalogue


def spoken(target: Target, words: Catalogue) -> str:
    """Return its name, how it stands, and what pressing it does, in sentences."""
    value = target.text or _state(target, words)
    name = words.labelled(target.name, value) if value else target.name
    return words.sentences(words.sentence(name), target.description)


def _state(target: Target, words: Catalogue) -> str:
    """Return in words whether it is on, chosen, pressed, open or empty; "" for none of these."""
    if target.role == "field":
        return words.text("listen.empty")
    if target.expanded is not None:
        return words.text("listen.open" if target.expanded else "listen.closed")
    if target.role == "switch":
        return words.text("setup.on" if target.pressed else "setup.off")
    if target.pressed and target.role in ("radio", "tab", "cell"):
        return words.text("listen.chosen")
    return words.text("listen.pressed") if target.pressed else ""
