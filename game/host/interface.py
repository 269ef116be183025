"""What the game asks of the place it runs in, and what it is told by it.

All lengths are CSS pixels (natively: window pixels divided by the scale), measured from
the top left corner of the playing area. A host never draws: `present` only shows what
was drawn on the display surface.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from game.host.exchange import Gesture, SavedFile, Shared
from game.host.gamepad import Pad
from game.host.places import Place, Went
from game.host.preferences import Preferences
from game.host.storage import Files, Storage


@dataclass(frozen=True, slots=True)
class Viewport:
    """Size of the playing area in CSS pixels, and canvas pixels for one CSS pixel."""

    width: float
    height: float
    scale: float


@dataclass(frozen=True, slots=True)
class Pointer:
    """A mouse, finger or pen. Moves come without a press too (hover).

    `id` tells pointers apart that act at the same time: a small whole number, 0 for the mouse.
    """

    phase: Literal["down", "move", "up", "cancel", "leave"]
    x: float
    y: float
    device: Literal["mouse", "touch", "pen"] = "mouse"
    id: int = 0


@dataclass(frozen=True, slots=True)
class Wheel:
    """A scroll of `dy` CSS pixels (down is positive) at a point."""

    x: float
    y: float
    dy: float


@dataclass(frozen=True, slots=True)
class Secondary:
    """A press of the mouse's other button at a point."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Key:
    """A key going down, named as browsers do: "ArrowLeft", "Enter", " ", "Escape", "Tab", "u".

    In the page, Tab, Enter and Space on a mirrored button belong to the browser and arrive
    as Focus and Press instead. `code`: the place of the key, as browsers call it ("KeyU",
    "Digit1"), where that may stand for a character that means nothing; else "". `alt`: with the
    Alt key, which types other characters on some systems.
    """

    name: str
    shift: bool = False
    ctrl: bool = False
    code: str = ""
    alt: bool = False


@dataclass(frozen=True, slots=True)
class Press:
    """A target was pressed by other means than the canvas: its HTML button, a screen reader."""

    target: str


@dataclass(frozen=True, slots=True)
class Edited:
    """The person has typed into a field: `text` is all that stands in it now."""

    target: str
    text: str


@dataclass(frozen=True, slots=True)
class Adjusted:
    """A slider or a number was set to another value by other means than the canvas."""

    target: str
    value: int


@dataclass(frozen=True, slots=True)
class Focus:
    """The keyboard focus moved to a target's HTML button, or left the game (None)."""

    target: str | None
    visible: bool = True


@dataclass(frozen=True, slots=True)
class Resized:
    """The playing area has another size or scale; `Host.viewport` has it already."""


@dataclass(frozen=True, slots=True)
class Visible:
    """The page or window was shown or hidden."""

    shown: bool


@dataclass(frozen=True, slots=True)
class PreferencesChanged:
    """`Host.preferences` answers something else now."""


@dataclass(frozen=True, slots=True)
class LinkChanged:
    """The person has put another text after '#' into the address; `Host.link` has it."""


@dataclass(frozen=True, slots=True)
class NewVersion:
    """A newer version of the program is here, and `Host.reload` begins it."""


@dataclass(frozen=True, slots=True)
class FileGiven:
    """The person hands a file to the game: drops it on the window, or opens it with the game.

    `content` is None where it cannot be read.
    """

    name: str
    content: bytes | None


@dataclass(frozen=True, slots=True)
class Quit:
    """The person closes the window."""


Message = (
    Pointer
    | Wheel
    | Secondary
    | Key
    | Pad
    | Press
    | Edited
    | Adjusted
    | Focus
    | Resized
    | Visible
    | PreferencesChanged
    | LinkChanged
    | Went
    | NewVersion
    | FileGiven
    | Quit
)


Role = Literal["button", "cell", "radio", "switch", "spin", "slider", "field", "link", "tab"]
"""What a target is to a screen reader. cell: a place of a board, which is a grid. spin: a number
with a button on each side. field: text that can be typed."""


@dataclass(frozen=True, slots=True)
class Range:
    """The values of a slider or a number: the least, the greatest, and the one of now."""

    low: int
    high: int
    now: int


@dataclass(frozen=True, slots=True)
class Group:
    """Targets that belong together: a side of a board, the tools, the answers to a question.

    `parent` is the id of the group it lies in. A "grid" holds groups that are "row".
    """

    id: str
    name: str
    role: Literal["group", "radiogroup", "grid", "row", "toolbar", "list", "tablist"] = "group"
    parent: str = ""


@dataclass(frozen=True, slots=True)
class Note:
    """Text that stands on the screen and cannot be pressed; it comes before the target `before`.

    Without one it comes last.
    """

    id: str
    text: str
    group: str = ""
    before: str = ""


@dataclass(frozen=True, slots=True)
class Outline:
    """What there is besides the targets: for a screen reader heading, groups and texts.

    `gestures`: what letters do there that a browser has to begin at once. `shortcuts`: whether a
    letter does anything ("on"), only with Alt ("modifier"), or never ("off").
    """

    title: str = ""
    groups: tuple[Group, ...] = ()
    notes: tuple[Note, ...] = ()
    gestures: tuple[Gesture, ...] = ()
    shortcuts: str = "on"


@dataclass(frozen=True, slots=True)
class Target:
    """Something that can be pressed now; the page makes a real HTML element of it.

    `id` is stable while the thing stays on screen ("house:0:3", "menu:play"). `kind`:
    "move" (a legal move), "pit" (a house or pit that is no legal move: pressing says why),
    "control" (a button), "choice" (one of several, or a switch; `pressed` tells the state).
    `name` is what a screen reader says. `rect` is x, y, width, height. `group` is the id of the
    group it lies in (`Outline`), `description` what is said of it after its name, `text` what is
    typed in a field or said of a number, `range` where that number lies, `expanded` whether what a
    button shows and hides is shown, `gesture` what a browser has to begin within its press.
    """

    id: str
    kind: Literal["move", "pit", "control", "choice"]
    name: str
    rect: tuple[float, float, float, float]
    pressed: bool | None = None
    role: Role = "button"
    group: str = ""
    description: str = ""
    text: str = ""
    range: Range | None = None
    expanded: bool | None = None
    gesture: Gesture | None = None


class Host(Protocol):
    """The one door to the world outside the game."""

    name: Literal["native", "web", "fake"]

    @property
    def storage(self) -> Storage:
        """What is kept between visits."""

    files: Files | None
    """None where the host has a list of its own: then `open_file` shows it."""
    presenting: bool
    """Whether the game is shown to a class (`?present=1`, `--present`): as that setting."""
    testing: bool
    """Whether a test rig reads along (`?test=1`, `--test-hook FILE`): then call `publish`."""

    @property
    def has_gamepad(self) -> bool:
        """Whether there is a gamepad; in a page, whether one was used."""

    def now(self) -> float:
        """Seconds since 1970, for dates."""

    def viewport(self) -> Viewport: ...

    def preferences(self) -> Preferences: ...

    def open_display(self, title: str) -> None:
        """Make or remake the pygame display for the current viewport."""

    def poll(self) -> Sequence[Message]:
        """All that has happened since the last call, in order. Resized comes once."""

    async def next_frame(self, rest: float = 0.0) -> float:
        """Wait for the next moment to draw; seconds since the last one, at most 0.1.

        For `rest` seconds nothing is due: the host may wait so long for something to happen, and
        tells the whole time then.
        """

    def present(self, rects: Sequence[tuple[int, int, int, int]] | None) -> None:
        """Show the display surface, or only these canvas-pixel rectangles of it."""

    def show_outline(self, outline: Outline, opened: bool) -> None:
        """What a screen reader finds besides the targets, which are shown next.

        `opened`: the screen is another one than before, and is read from its heading on.
        """

    def show_targets(self, targets: Sequence[Target], focus: str | None) -> None:
        """What can be pressed now, in focus order, and which has the focus."""

    def announce(self, text: str, urgent: bool = False) -> None:
        """Say `text` through the screen reader."""

    def can_speak(self) -> bool:
        """Whether the host itself can say texts aloud, where no screen reader does."""

    def set_voice(self, tell: Callable[[Target], str] | None) -> None:
        """Say aloud what is announced, and what has the focus, as `tell` puts it; None: do not."""

    def publish(self, state: Mapping[str, Any]) -> None:
        """Tell the test rig. Keys as in docs/test-hook.md."""

    def shown(self) -> bool:
        """Whether the page or window can be seen; when not, loop and sound pause."""

    def sound_unlocked(self) -> bool: ...

    def set_colours(self, colours: Mapping[str, tuple[int, int, int]]) -> None:
        """The colours of the theme, by name, for what the host itself shows over the game."""

    def set_pointer(self, shape: Literal["arrow", "hand"]) -> None: ...

    def can_fill_screen(self) -> bool:
        """Whether `toggle_full_screen` does anything here."""

    def toggle_full_screen(self) -> None: ...

    async def copy_text(self, text: str) -> bool:
        """Put `text` on the clipboard, and tell whether it was copied.

        Where that is refused a page shows the text, and waits: the person may copy it by hand.
        """

    def show_text(self, text: str) -> None:
        """Show `text` to be copied by hand, where a page can: its file may not have come."""

    async def paste_text(self) -> str | None:
        """The text of the clipboard; None where there is none, or nothing was pasted.

        Where that is refused a page asks the person to paste it into a field.
        """

    def can_share(self) -> bool:
        """Whether the system has a list of its own of ways to send an address."""

    async def share(self, title: str, address: str) -> Shared:
        """Let the person send `address` by that list."""

    def address(self) -> str:
        """The address at which others can open the game, without '#'; "" where there is none."""

    def link(self) -> str:
        """The part of the address after '#', "" where there is none."""

    def set_link(self, fragment: str) -> None: ...

    def show_places(self, places: Sequence[Place]) -> None:
        """The screens above the menu, the topmost last: what Back leaves one by one.

        Called when they change, and after each `Went`, as an answer: what could not be left or
        opened again is told by it.
        """

    async def open_file(self) -> tuple[str, bytes | None] | None:
        """Name and content of a picked file, as of `FileGiven`; None when nothing was picked."""

    async def save_file(self, name: str, content: bytes) -> SavedFile | None:
        """Save a file; what has its name already stays. None where that failed."""

    def has_part(self, name: str) -> bool:
        """Whether the files of a part of the program are here that comes only when it is needed."""

    async def bring_part(self, name: str) -> bool:
        """Bring the files of such a part; False where they did not arrive."""

    def leisure(self) -> None:
        """There is time for what would disturb a game: somebody has played, and is at rest."""

    def has_papers(self) -> bool:
        """Whether there are sheets to be printed: see `open_paper`."""

    def open_paper(self, name: str) -> None:
        """Show a sheet to be printed, by the name of its file, beside the game."""

    def protect_storage(self) -> None:
        """Ask that what is kept is not thrown away where room is short, as browsers may do."""

    def reload(self) -> None:
        """Begin anew, with the newest version of the program that is here."""

    def report_error(self, text: str) -> None:
        """Write a Python error where a developer looks: the console, standard error."""

    def close(self) -> None: ...
