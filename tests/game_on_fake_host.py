"""The game on a fake host, moved on frame by frame."""

from game.app import App
from game.host.fake import FakeHost
from game.host.interface import Pointer
from game.host.preferences import Preferences
from game.play.match import Match
from game.rules.registry import make
from game.scenes.frame.scene import Transition


class PatientHost(FakeHost):
    """A host whose person does nothing before the picture is there and everything is at rest."""

    def poll(self):
        waits = not self.published or self.published[-1]["busy"]
        return () if waits else super().poll()


class Game:
    """An app on a fake host, moved on frame by frame."""

    def __init__(self, storage=None, **choices):
        choices.setdefault("preferences", Preferences(reduced_motion=True))
        self.host = FakeHost(storage=storage, **choices)
        self.app = App(self.host)
        self.app.guarded(lambda: self.app.scenes.go(Transition("reset", "menu")))
        self.frame()

    def frame(self, *messages, step=1 / 60):
        self.host.script.append(messages)
        self.app.frame(step)

    @property
    def state(self):
        return self.host.published[-1]

    def target(self, name):
        return next(target for target in self.host.targets if target.id == name)

    def click(self, name, device="mouse"):
        x, y, width, height = self.target(name).rect
        middle = (x + width / 2, y + height / 2, device)
        self.frame(Pointer("move", *middle), Pointer("down", *middle), Pointer("up", *middle))
        self.settle()

    def sit_down(self, name="kalah", players=None):
        """Begin a match at the table: of persons who share the device, unless others play."""
        match = Match(make(name), players or {})
        self.app.scenes.go(Transition("push", "table", {"match": match}))
        self.frame()

    def settle(self, frames=2_000):
        for _ in range(frames):
            self.frame()
            if not self.state["busy"]:
                return
        raise AssertionError("the game never came to rest")

    def play_on(self, random):
        """Press random legal moves until the match is over."""
        for _ in range(500):
            moves = [target.id for target in self.host.targets if target.kind == "move"]
            if not moves or self.state["scene"] != "table":
                return
            self.click(random.choice(moves))
        raise AssertionError("the match never ended")
