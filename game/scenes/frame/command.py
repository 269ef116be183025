"""What can be done somewhere, as data: by a button in a bar or a list, or by a letter."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from game.host.exchange import Gesture, GestureKind
from game.i18n.catalogue import Catalogue
from game.scenes.frame.scene import Transition

T = TypeVar("T")


def always(_target: Any) -> bool:
    """In every case."""
    return True


def never(_target: Any) -> bool:
    """In no case."""
    return False


def no_words(_target: Any) -> str:
    """Nothing stands in its way, or nothing is to be said about it."""
    return ""


def no_gesture(_target: Any) -> None:
    """It asks nothing of a browser that would have to begin at once."""


def gesture(kind: GestureKind) -> Callable[[Any], Gesture]:
    """Return what gives a gesture that is always the same."""
    return lambda _target: Gesture(kind)


@dataclass(frozen=True, slots=True)
class Command(Generic[T]):
    """One thing to do with a T.

    `id` is that of its button, `name` the key of its words, `icon` one of `game.view.icons`.
    `run` does it, or tells where it leads: None stays here, else a "push". `keys`: the small
    letters that do it. It is there while `shown`, and can be done while `enabled` and while
    `refusal` gives no reason against it, a key; `asks`: whether it asks before. `note`: the key of
    what stands below its button in a list.

    `place`: where it stands in the bar; of several for a place the first that is shown stands
    there. Without one it stands in the list, if it is `listed`; so does one that is `spare` while
    its place is taken or missing. Its letters do it in any case. `short`: the key of the word below
    its icon in the bar, `long` of the words where it has a plate of its own. `tip`: the key of what
    it does, for who points at it.
    `plays`: it makes a move. `page`: it only leads to a page. `primary`: it is what is to be done
    next. `gesture`: what a browser has to begin at once for it.
    """

    id: str
    name: str
    icon: str
    run: Callable[[T], Transition | None]
    shown: Callable[[T], bool] = always
    enabled: Callable[[T], bool] = always
    keys: str = ""
    place: int | None = None
    asks: Callable[[T], bool] = never
    refusal: Callable[[T], str] = no_words
    listed: Callable[[T], bool] = always
    page: bool = False
    plays: bool = False
    note: Callable[[T], str] = no_words
    spare: bool = False
    short: str = ""
    long: str = ""
    tip: str = ""
    primary: Callable[[T], bool] = never
    gesture: Callable[[T], Gesture | None] = no_gesture

    @property
    def elsewhere(self) -> bool:
        """Whether it can stand in the list."""
        return self.place is None or self.spare

    def can_run(self, target: T) -> bool:
        """Whether it can be done now, if it is shown."""
        return self.enabled(target) and not self.refusal(target)

    def gesture_of(self, target: T) -> Gesture | None:
        """Return what a browser has to begin for it; None if that is nothing, or it is refused."""
        return self.gesture(target) if self.can_run(target) else None

    def refusal_text(self, words: Catalogue, target: T) -> str:
        """Return why it cannot be done now, in words; "" if nothing stands in its way."""
        reason = self.refusal(target)
        return words.text(reason) if reason else ""


class Commands(Generic[T]):
    """Everything that can be done with one T.

    `scheduled` is one that was chosen elsewhere and is to be done where the T is seen.
    """

    def __init__(self, target: T, commands: Sequence[Command[T]]) -> None:
        self.target = target
        self.scheduled: Command[T] | None = None
        self.places: Collection[int] | None = None
        """The places of the bar that there is room for; None for all of them."""
        self._commands = commands

    def bar(self) -> dict[int, Command[T]]:
        """Return which command stands at each place of the bar now."""
        bar: dict[int, Command[T]] = {}
        for command in self._commands:
            place = command.place
            if place is not None and place not in bar and command.shown(self.target):
                bar[place] = command
        return {
            place: command
            for place, command in bar.items()
            if self.places is None or place in self.places
        }

    def offered(self) -> list[Command[T]]:
        """Return the commands outside the bar that make sense now."""
        bar = self.bar().values()
        return [c for c in self._commands if c.shown(self.target) and c not in bar and c.elsewhere]

    def by_key(self, key: str) -> Command[T] | None:
        """Return the command with this letter that can be done now; the bar comes first."""
        for command in (*self.bar().values(), *self.offered()):
            if not key or key not in command.keys:
                continue
            if command.can_run(self.target):
                return command
        return None

    def gestures(self) -> tuple[Gesture, ...]:
        """Return what a browser has to begin for the letters of commands that can be done now."""
        commands = [*self.bar().values(), *self.offered()]
        begun = [(command, command.gesture_of(self.target)) for command in commands if command.keys]
        return tuple(replace(each, keys=command.keys) for command, each in begun if each)

    def schedule(self, command: Command[T]) -> None:
        """Have a command done once the T is seen again."""
        self.scheduled = command

    def take_scheduled(self) -> Command[T] | None:
        """Return what is to be done now, once; None if nothing is, or if it cannot be done."""
        command, self.scheduled = self.scheduled, None
        able = command is not None and command.shown(self.target) and command.can_run(self.target)
        return command if able else None
