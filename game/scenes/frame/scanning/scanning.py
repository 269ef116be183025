"""One switch: all that can be pressed is offered in turn, and any press takes what is offered."""

from __future__ import annotations

from collections.abc import Sequence

from game.host.gamepad import Pad
from game.host.interface import Adjusted, Edited, Focus, Key, Message, Pointer, Press, Target
from game.scenes.frame.context import Context
from game.scenes.frame.scanning.rounds import Rounds, groups_of
from game.scenes.frame.scene import Scene

_POINTS, _RESTS = 8.0, 1.5
"""A mouse that has gone so far, in CSS pixels, points at what it presses; one that has not moved
for so many seconds rests, and is a switch."""

_TYPING = 6
"""A field that was pressed, or typed in, is offered for so many times as long as all else."""

_KEYS = frozenset({" ", "Enter"})


class Scanning:
    """Offers what the scene on top has, while the setting is on and nothing moves by itself."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._rounds = Rounds(())
        self._scene: Scene | None = None
        self._listed: Sequence[Target] = ()
        self._groups: Sequence[Sequence[str]] = ()
        self._targets: dict[str, Target] = {}
        self._left = 0.0
        """For how many seconds yet this is offered."""
        self._paused = True
        """Whether nothing is offered, as something goes on by itself."""
        self._rested: tuple[float, float] | None = None
        """Where the mouse was when it was last a switch."""
        self._points = False
        self._still = 0.0
        """For how many seconds the mouse has not moved."""
        self._pressed: set[int] = set()
        """The pointers that are down as a switch."""

    @property
    def on(self) -> bool:
        """Whether the person plays with one switch."""
        return self._context.settings.scanning

    @property
    def offered(self) -> Sequence[Target]:
        """What is offered now: one target, or those of a group; nothing while something moves."""
        if not self.on or self._paused:
            return ()
        return [self._targets[name] for name in self._rounds.offered if name in self._targets]

    def update(self, dt: float, scene: Scene) -> None:
        """Let time pass, and offer what comes next when it is time."""
        if not self.on:
            self._scene, self._paused = None, True
            return
        self._still += dt
        # To give the focus away makes a scene busy for a moment: that is not to hide the frame.
        self._paused = scene.busy()
        self._look(scene)
        if self._paused:
            return
        self._left -= dt
        if self._left <= 0:
            self._rounds.go_on()
            self._offer(scene, 1)

    def admit(self, message: Message, scene: Scene) -> Message | None:
        """Return what the scene is to hear: for a press of the switch, a press of what is offered.

        While something moves by itself, the switch is Space: it hastens that.
        """
        if self.on and isinstance(message, Edited):
            self._left = max(self._left, self._interval * _TYPING)
        types = self._types(scene) and isinstance(message, Key)
        if not self.on or types or not self._is_switch(message):
            return message
        if isinstance(message, Pointer) and message.phase != "up":
            return None
        self._look(scene)
        if self._paused:
            return Key(" ")
        if isinstance(message, Press) and [message.target] == list(self._rounds.offered):
            return message
        name = self._rounds.take()
        if name is None:
            self._offer(scene, 2)
            return None
        is_field = self._targets[name].role == "field"
        self._left = self._interval * (_TYPING if is_field else 2)
        return _press(self._targets[name])

    @property
    def _interval(self) -> float:
        """Seconds for which each is offered."""
        return self._context.settings.scan_interval / 2

    def _look(self, scene: Scene) -> None:
        """Take in what can be pressed now; anything else than before is begun anew."""
        targets = scene.targets()
        if scene is self._scene and targets is self._listed:
            return
        groups = groups_of(targets)
        is_new = scene is not self._scene or groups != self._groups
        self._scene, self._listed, self._groups = scene, targets, groups
        self._targets = {target.id: target for target in targets}
        if is_new:
            self._rounds = Rounds(groups)
            self._offer(scene, 2)

    def _offer(self, scene: Scene, times: float) -> None:
        """Offer what is due for so many times as long as usual, and lead the focus there."""
        self._left = self._interval * times
        offered = self._rounds.offered
        # A field that had the focus would take the switch for letters.
        if offered and self._targets[offered[0]].role != "field" and not self._paused:
            scene.handle(Focus(offered[0], visible=len(offered) == 1))

    def _types(self, scene: Scene) -> bool:
        """Whether what is typed goes into a field."""
        focused = self._targets.get(scene.focus or "")
        return focused is not None and focused.role == "field"

    def _is_switch(self, message: Message) -> bool:
        """Whether a message is a press of the switch, or a part of one."""
        if isinstance(message, Key):
            return message.name in _KEYS and not message.ctrl
        if isinstance(message, Pad):
            return message.button == "press"
        if isinstance(message, Press):
            return True
        return isinstance(message, Pointer) and self._is_switch_pointer(message)

    def _is_switch_pointer(self, pointer: Pointer) -> bool:
        """Whether a pointer presses as a switch does: a mouse that points at something does not."""
        if pointer.phase == "down":
            if not self._points or self._still >= _RESTS:
                self._pressed.add(pointer.id)
            return pointer.id in self._pressed
        if pointer.phase in ("up", "cancel"):
            pressed = pointer.id in self._pressed
            self._pressed.discard(pointer.id)
            self._rested, self._points = (pointer.x, pointer.y), False
            return pressed
        if pointer.device == "mouse" and pointer.phase == "move" and not self._pressed:
            rested = self._rested or (pointer.x, pointer.y)
            self._rested, self._still = rested, 0.0
            far = max(abs(pointer.x - rested[0]), abs(pointer.y - rested[1]))
            self._points = self._points or far > _POINTS
        return pointer.id in self._pressed


def _press(target: Target) -> Message:
    """Return what pressing a target with one switch does: a number goes on to its next value."""
    if target.range is None:
        return Press(target.id)
    low, high, now = target.range.low, target.range.high, target.range.now
    return Adjusted(target.id, low if now >= high else now + 1)
