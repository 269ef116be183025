"""Devices of people who play a match by link, each with a storage of its own."""

import asyncio
import random

from game.scenes.friend.arrival import from_address
from game.scenes.table.scene import Table
from tests.scenes.stage import Rig


def act(rig, name):
    """Press a button, and let what it started come to its end."""

    async def pressed():
        rig.press(name)
        await asyncio.sleep(0)
        while rig.context._jobs:
            await asyncio.sleep(0)

    asyncio.run(pressed())
    rig.frame()


class Undrawn(Rig):
    """A rig of which nobody looks at the picture."""

    def frame(self, dt=1 / 60):
        """Let a frame pass."""
        self.top.update(dt)
        self.stage.go(self.top.next_scene())


class Device:
    """A rig that is opened by links and sends them."""

    def __init__(self, scene="menu", params=None, **settings):
        self.rig = Undrawn(scene, params, **{"drawn": False, "speed": "off", **settings})
        self.chance = random.Random(1)

    @property
    def match(self):
        """The match on the table, or of the sheet over it."""
        top = self.rig.top
        return top.play.match if isinstance(top, Table) else top.match

    @property
    def said(self):
        """The line announced last."""
        return self.rig.said[-1]

    def notices(self):
        """What was told over everything else, once."""
        return self.rig.context.take_notices()

    def open(self, address):
        """Open a link, as by pressing it in a message."""
        self.rig.host.fragment = address.partition("#")[2]
        arrival = from_address(self.rig.context)
        assert not arrival.refusal, arrival.refusal
        self.rig.stage.go(arrival.transition)
        self.rig.frame()
        return self

    def to_board(self):
        """Leave the invitation for the board."""
        assert self.rig.top.name == "invitation"
        self.rig.press("play")
        assert isinstance(self.rig.top, Table)
        return self

    def settle(self):
        """Let computers move, and what is shown come to its end."""
        for _ in range(4000):
            if self.rig.top.name != "table" or not self.rig.top.busy():
                return self
            self.rig.frame(0.1)
        raise AssertionError("it never comes to rest")

    def move(self):
        """Make one move of those that can be made, by presses, for as long as it is one's turn."""
        self.settle()
        turns = self.match.cursor
        while self.match.cursor == turns:
            self.rig.press(self.chance.choice(self.rig.moves()))
            self.rig.top.flush()
        return self.settle()

    def play(self):
        """Make moves until it is somebody else's turn, or the end."""
        self.move()
        while self.rig.top.name == "table" and self.rig.moves():
            self.move()
        return self

    def send(self):
        """Copy the link, from the table or the result; return it."""
        self.rig.press("friend" if self.rig.top.name == "result" else "skip")
        assert self.rig.top.name == "friend"
        act(self.rig, "copy")
        self.rig.press("close")
        return self.rig.host.clipboard

    def matches(self):
        """The matches that are kept."""
        return self.rig.saves.listed()


def begun(match, side=None):
    """A device on which a match is to be played by link, and which seat is its own."""
    device = Device("table", {"match": match})
    device.rig.press("more")
    device.rig.press("friend")
    if side is not None:
        device.rig.press(f"side:{side}")
    device.rig.press("make")
    return device
