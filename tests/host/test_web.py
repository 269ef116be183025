"""The host of the page, with an object in the place of the page's script."""

import asyncio
import json

import pygame
import pytest

from game.host.exchange import Gesture
from game.host.gamepad import Pad
from game.host.interface import Group, Note, Outline, Press, Range, Target, Viewport
from game.host.places import Place
from game.host.storage import StorageError
from game.host.web import WebHost

VIEWPORT = '{"width": 320, "height": 240, "scale": 2}'
WISHES = {"reduced_motion": True, "high_contrast": False, "dark": False, "text_scale": 1}
PREFERENCES = json.dumps({"languages": ["en"], **WISHES})


class Page:
    """Answers as web/page/bridge.js does, and remembers what it was told."""

    testing = True

    def __init__(self):
        self.calls = []
        self.storage = {}
        self.messages = "[]"
        self.size = VIEWPORT
        self.times = iter((1000.0, 1016.0, 9000.0, 8000.0))
        self.picked = None
        self.shared = "sent"
        self.parts_arrive = False
        self.parts = set()
        self.asked = 0

    def takeMessages(self):  # noqa: N802 - the page's name
        return self.messages

    def viewport(self):
        return self.size

    def preferences(self):
        self.asked += 1
        return PREFERENCES

    async def nextFrame(self, _rest):  # noqa: N802 - the page's name
        return next(self.times)

    async def openFile(self):  # noqa: N802 - the page's name
        return self.picked

    def hasPart(self, name):  # noqa: N802 - the page's name
        return name in self.parts

    async def bringPart(self, name):  # noqa: N802 - the page's name
        if self.parts_arrive:
            self.parts.add(name)
        return name in self.parts

    async def shareAddress(self, title, address):  # noqa: N802 - the page's name
        self.calls.append(("shareAddress", title, address))
        return self.shared

    async def pasteText(self):  # noqa: N802 - the page's name
        return None

    def storageGet(self, key):  # noqa: N802 - the page's name
        return self.storage.get(key)

    def storageSet(self, key, text):  # noqa: N802 - the page's name
        if key == "blocked":
            raise RuntimeError("SecurityError")
        self.storage[key] = text

    def storageKeys(self):  # noqa: N802 - the page's name
        return json.dumps(list(self.storage))

    def __getattr__(self, name):
        return lambda *values: self.calls.append((name, *values))


@pytest.fixture
def page():
    return Page()


@pytest.fixture
def host(page):
    yield WebHost(page)
    pygame.quit()


def test_the_display_has_the_pixels_of_the_viewport(host):
    host.open_display("Baraza")
    assert pygame.display.get_surface().get_size() == (640, 480)


def test_a_size_that_makes_no_sense_leaves_the_last_one(host, page):
    assert host.viewport() == Viewport(320.0, 240.0, 2.0)
    page.size = '{"width": "wide"}'
    assert host.viewport() == Viewport(320.0, 240.0, 2.0)
    assert page.calls[-1][0] == "warn"


def test_a_gamepad_is_there_once_it_was_used(host, page):
    host.open_display("Baraza")
    assert not host.has_gamepad
    page.messages = '[{"type": "pad", "button": "up"}]'
    assert host.poll() == [Pad("up")]
    page.messages = "[]"
    host.poll()
    assert host.has_gamepad


def test_messages_are_those_of_the_page_and_not_of_sdl(host, page):
    host.open_display("Baraza")
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a))
    page.messages = '[{"type": "press", "target": "menu"}, {"type": "nonsense"}]'
    assert host.poll() == [Press("menu")]
    assert [name for name, *_ in page.calls] == ["warn"]
    assert pygame.event.get(pygame.KEYDOWN) == []


def test_a_frame_lasts_as_long_as_the_browser_says_within_bounds(host):
    steps = [asyncio.run(host.next_frame()) for _ in range(4)]
    assert steps == [0.0, pytest.approx(0.016), 0.1, 0.0]


def test_the_page_hears_of_the_first_picture_once(host, page):
    host.open_display("Baraza")
    host.present(None)
    host.present([(0, 0, 5, 5)])
    assert page.calls == [("firstFrame",)]


def test_targets_cross_as_json_with_the_focus(host, page):
    host.show_targets([Target("a", "choice", "Älter", (1, 2, 3, 4), True)], "a")
    host.show_targets([], None)
    (_, listed, focus), (_, empty, none) = page.calls
    assert json.loads(listed) == [
        {
            "id": "a",
            "kind": "choice",
            "name": "Älter",
            "x": 1,
            "y": 2,
            "width": 3,
            "height": 4,
            "pressed": True,
            "role": "button",
        }
    ]
    assert (focus, json.loads(empty), none) == ("a", [], "")


def test_what_a_target_has_besides_crosses_with_it(host, page):
    slider = Target(
        "volume",
        "control",
        "Volume",
        (0, 0, 1, 1),
        role="slider",
        group="sound",
        description="How loud",
        text="3 of 5",
        range=Range(0, 5, 3),
    )
    host.show_targets([slider], None)
    (told,) = json.loads(page.calls[0][1])
    assert told["role"] == "slider"
    assert told["range"] == [0, 5, 3]
    assert [told[key] for key in ("group", "description", "text")] == [
        "sound",
        "How loud",
        "3 of 5",
    ]


def test_the_outline_crosses_as_json(host, page):
    outline = Outline(
        "Sättings",
        (Group("tools", "Tools", "toolbar"),),
        (Note("n", "Hi"),),
        (Gesture("full-screen", keys="f"),),
    )
    host.show_outline(outline, True)
    ((name, told, opened),) = page.calls
    assert (name, opened) == ("setOutline", True)
    assert told.isascii()
    assert json.loads(told) == {
        "title": "Sättings",
        "groups": [{"id": "tools", "name": "Tools", "role": "toolbar", "parent": ""}],
        "notes": [{"id": "n", "text": "Hi", "group": "", "before": ""}],
        "gestures": [
            {"kind": "full-screen", "title": "", "address": "", "keys": "f", "in_view": True}
        ],
        "shortcuts": "on",
    }


def test_a_target_crosses_with_what_its_press_asks_for(host, page):
    link = Gesture("share", "Mancala", "https://example.org/#m=1", in_view=False)
    buttons = [
        Target("copy", "control", "Copy", (0, 0, 9, 9), gesture=Gesture("copy")),
        Target("send", "control", "Send", (0, 9, 9, 9), gesture=link),
        Target("back", "control", "Back", (0, 18, 9, 9)),
    ]
    host.show_targets(buttons, None)
    copy, send, back = json.loads(page.calls[0][1])
    assert copy["gesture"] == {"kind": "copy"}
    assert send["gesture"] == {
        "kind": "share",
        "title": "Mancala",
        "address": "https://example.org/#m=1",
        "in_view": False,
    }
    assert "gesture" not in back


@pytest.mark.parametrize("outcome", ["sent", "closed", "refused"])
def test_what_came_of_sharing_is_what_the_page_says(host, page, outcome):
    page.shared = outcome
    assert asyncio.run(host.share("Mancala", "https://example.org/")) == outcome


@pytest.mark.parametrize("outcome", ["", None, "Sent", 1])
def test_a_page_that_says_no_outcome_of_sharing_has_refused(host, page, outcome):
    page.shared = outcome
    assert asyncio.run(host.share("Mancala", "https://example.org/")) == "refused"


def test_the_colours_of_the_theme_cross_as_json(host, page):
    host.set_colours({"panel": (1, 2, 3)})
    assert page.calls == [("setColours", '{"panel":[1,2,3]}')]


def test_storage_keeps_and_lists_texts(host):
    assert host.storage.get("match") is None
    host.storage.set("match", "{}")
    assert host.storage.get("match") == "{}"
    assert host.storage.keys() == ["match"]


def test_blocked_storage_is_a_storage_error(host):
    with pytest.raises(StorageError, match="SecurityError"):
        host.storage.set("blocked", "x")


def test_a_file_comes_with_its_name_and_bytes_or_not_at_all(host, page):
    assert asyncio.run(host.open_file()) is None

    class Bytes:
        def to_bytes(self):
            return b"{}"

    class Picked:
        name, bytes = "match.json", Bytes()

    page.picked = Picked()
    assert asyncio.run(host.open_file()) == ("match.json", b"{}")
    page.picked.bytes = None
    assert asyncio.run(host.open_file()) == ("match.json", None)


def test_a_part_is_here_once_the_page_has_brought_it(host, page):
    assert not host.has_part("lessons")
    assert not asyncio.run(host.bring_part("lessons"))
    page.parts_arrive = True
    assert asyncio.run(host.bring_part("lessons"))
    assert host.has_part("lessons")


def test_the_page_is_asked_to_keep_what_is_stored_and_to_load_anew(host, page):
    host.protect_storage()
    host.reload()
    assert page.calls[-2:] == [("protectStorage",), ("reload",)]


def test_a_refused_clipboard_is_nothing(host):
    assert asyncio.run(host.paste_text()) is None


def test_wishes_are_asked_of_the_page_once_until_it_tells_of_a_change(host, page):
    assert host.preferences() is host.preferences()
    assert page.asked == 1
    host.open_display("Baraza")
    page.messages = '[{"type": "preferences"}]'
    host.poll()
    assert host.preferences().reduced_motion
    assert page.asked == 2


HOSTILE = "a\ud800b\0\u202e"


def test_no_text_that_cannot_be_shown_crosses_to_the_page(host, page):
    host.announce(HOSTILE)
    host.report_error(HOSTILE)
    host.set_link(HOSTILE)
    assert page.calls == [
        ("announce", "a?b??", False),
        ("reportError", "a?b??"),
        ("setLink", "a?b??"),
    ]


def test_the_page_is_told_which_screens_are_open(host, page):
    host.show_places([Place("v-1", "match=a"), Place("v-2")])
    ((name, text),) = page.calls
    assert name == "showPlaces"
    assert json.loads(text) == [
        {"id": "v-1", "lasting": "match=a"},
        {"id": "v-2", "lasting": ""},
    ]


def test_what_crosses_as_json_is_ascii_and_tells_the_same(host, page):
    host.show_targets([Target("a", "move", "Añasco \ud800", (0, 0, 1, 1))], None)
    host.publish({"text": "Añasco \ud800"})
    for _, text, *_ in page.calls:
        assert text.isascii()
    assert json.loads(page.calls[1][1]) == {"text": "Añasco \ud800"}


def test_the_name_of_a_file_is_made_plain(host, page):
    class Picked:
        name = HOSTILE + "x" * 1_000
        bytes = type("Bytes", (), {"to_bytes": lambda _: b""})()

    page.picked = Picked()
    name, _ = asyncio.run(host.open_file())
    assert name.startswith("a?b??x")
    assert len(name) <= 255
