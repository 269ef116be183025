"""Bold words in what is told, written as catalogue files write them."""

from game.i18n.emphasis import OFF, ON


def starred(text):
    """A told text with its bold words between asterisks."""
    return text.replace(ON, "**").replace(OFF, "**")
