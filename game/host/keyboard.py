"""Keys by their place: what stands there on a US keyboard, whatever the layout in use.

Where the character that a key types means nothing, its place may: the digit row of a French
keyboard types `&é"'(`, and a Russian one has no H.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.host.interface import Key

_LETTERS, _DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "0123456789"

_SIGNS = {
    "Minus": "-_",
    "Equal": "=+",
    "BracketLeft": "[{",
    "BracketRight": "]}",
    "Backslash": "\\|",
    "Semicolon": ";:",
    "Quote": "'\"",
    "Backquote": "`~",
    "Comma": ",<",
    "Period": ".>",
    "Slash": "/?",
}

_SHIFTED_DIGITS = ")!@#$%^&*("

_NUMPAD_SIGNS = {"Add": "+", "Subtract": "-", "Multiply": "*", "Divide": "/", "Decimal": "."}

_ON_US_KEYBOARD: Mapping[str, tuple[str, str]] = {
    **{f"Key{letter}": (letter.lower(), letter) for letter in _LETTERS},
    **{f"Digit{digit}": (digit, _SHIFTED_DIGITS[int(digit)]) for digit in _DIGITS},
    **{place: (signs[0], signs[1]) for place, signs in _SIGNS.items()},
    **{f"Numpad{digit}": (digit, digit) for digit in _DIGITS},
    **{f"Numpad{name}": (sign, sign) for name, sign in _NUMPAD_SIGNS.items()},
}
"""What a place types there, and with Shift. Places are called as browsers call them."""


def by_place(key: Key) -> Key | None:
    """Return the key that lies at the same place of a US keyboard, for one that means nothing.

    None where there is none, and for a Latin letter or a digit: who types these means them.
    """
    typed = _ON_US_KEYBOARD.get(key.code)
    if typed is None or key.ctrl or not _is_foreign(key.name):
        return None
    name = typed[key.shift]
    return None if name == key.name else Key(name, key.shift, alt=key.alt)


def _is_foreign(name: str) -> bool:
    """Whether a key is named by what it types, and that is no Latin letter and no digit."""
    if len(name) > 1:  # a ligature of the Arabic layout; the keys that are named have Latin names
        return not name.isascii()
    return not (name.isascii() and name.isalnum()) and name != " "
