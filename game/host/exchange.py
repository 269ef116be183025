"""What goes in and out by a person's own hand, and what of it a browser has to begin at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

GestureKind = Literal["open", "copy", "paste", "share", "full-screen", "paper"]


@dataclass(frozen=True, slots=True)
class Gesture:
    """What pressing something asks of the host that a browser allows only within the press itself.

    The page is told beforehand, and begins it; the call of the host some frames later
    ("open": `open_file`, "copy": `copy_text`, "paste": `paste_text`, "share": `share`,
    "full-screen": `toggle_full_screen`, "paper": `open_paper`) takes over what was begun.

    `title` and `address`: what is shared; `address` of a "paper" is the name of its file. `keys`:
    the small letters that do it, of a gesture in an `Outline`. `in_view`: whether a pointer can
    reach all of what is pressed for it; a part of it may be scrolled out of sight.
    """

    kind: GestureKind
    title: str = ""
    address: str = ""
    keys: str = ""
    in_view: bool = True


Shared = Literal["sent", "closed", "refused"]
"""What came of the system's list of ways to send: sent, closed by the person, or no list came."""


@dataclass(frozen=True, slots=True)
class SavedFile:
    """A file that was saved: `place` is its path, or the name alone where only the browser knows.

    `is_sure` is False where it may have been forbidden without a word, as in the frame of another
    page.
    """

    place: str
    is_sure: bool = True
