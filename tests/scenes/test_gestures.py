"""What a browser has to begin within a press is known beforehand: by buttons, and by letters."""

import pytest

from game.host.exchange import Gesture
from game.scenes.settings.help import key_lines
from tests.scenes.lesson.learner import Learner
from tests.scenes.puzzle.solver import Solver
from tests.scenes.review.rigs import at_review
from tests.scenes.stage import Rig, match_of

KALAH_PUZZLE = {"game": "kalah"}


def friend_with_link():
    """The sheet of a match by link, once its side is settled and the friend is to move."""
    match = match_of(3)
    match.side = 1 - match.to_move
    return Rig("friend", {"match": match})


BUTTONS = {
    "file": (lambda: Rig("share"), "open"),
    "paste": (lambda: Rig("share"), "paste"),
    "link": (lambda: Rig("share", {"match": match_of(3)}), "copy"),
    "position": (lambda: Rig("share", {"match": match_of(3)}), "copy"),
    "text": (lambda: Rig("share", {"match": match_of(3)}), "copy"),
    "copy": (friend_with_link, "copy"),
    "full-screen": (Rig, "full-screen"),
    "paper:a4": (lambda: Rig("papers", {"game": "bao"}), "paper"),
}


def of(rig, name):
    """The gesture of a target."""
    return rig.targets()[name].gesture


@pytest.mark.parametrize("name", BUTTONS)
def test_a_button_says_what_its_press_asks_for(name):
    make, kind = BUTTONS[name]
    gesture = of(make(), name)
    assert gesture.kind == kind
    assert gesture.in_view


def test_the_report_of_an_error_is_copied_by_a_press():
    rig = Rig("error", {"report": "Traceback", "saved": True})
    assert of(rig, "copy") == Gesture("copy")
    assert of(rig, "menu") is None


def test_a_sheet_to_be_printed_names_its_file():
    rig = Rig("papers", {"game": "bao"})
    name = of(rig, "paper:letter").address
    rig.press("paper:letter")
    assert rig.host.opened_papers == [name]


def test_the_link_that_comes_back_is_pasted_by_a_press():
    assert of(friend_with_link(), "paste").kind == "paste"


def test_what_is_sent_is_known_before_it_is_sent():
    rig = friend_with_link()
    rig.host.shared = []
    rig.top.relayout()
    gesture = of(rig, "send")
    assert (gesture.kind, gesture.address) == ("share", rig.top.sending.address())
    assert gesture.title


@pytest.mark.parametrize("make", [lambda: Learner("bao"), lambda: Solver(KALAH_PUZZLE)])
def test_lessons_and_puzzles_are_copied_or_sent_as_the_system_can(make):
    rig = make().rig
    assert of(rig, "send").kind == "copy"
    rig.host.shared = []
    rig.top.relayout()
    gesture = of(rig, "send")
    assert gesture.kind == "share"
    assert gesture.address.startswith(rig.host.address())


@pytest.mark.parametrize(
    "make",
    [Rig, lambda: Rig(size=(390, 844)), lambda: Rig("table", {"match": match_of(3)}), at_review],
    ids=["menu", "menu of a phone", "table", "review"],
)
def test_the_letter_for_full_screen_is_known_where_it_does_that(make):
    rig = make()
    assert Gesture("full-screen", keys="f") in rig.top.outline().gestures
    rig.key("f")
    assert rig.host.full_screen


def test_the_letter_of_a_button_is_known_with_it():
    (gesture,) = Solver(KALAH_PUZZLE).rig.top.outline().gestures
    assert (gesture.kind, gesture.keys) == ("copy", "l")


def test_on_the_sheet_of_more_the_row_fills_the_screen_and_no_letter_does():
    rig = Rig("table", {"match": match_of(3)})
    rig.press("more")
    assert of(rig, "full-screen") == Gesture("full-screen")
    assert rig.top.outline().gestures == ()


def test_what_cannot_be_reached_by_a_pointer_says_so():
    rig = Rig("share", {"match": match_of(3)}, (568, 320))
    pane = rig.top.pane
    hidden = [name for name in ("link", "position", "text") if not of(rig, name).in_view]
    assert pane.active
    assert hidden
    for name in hidden:
        rig.scroll_to(name)
    rig.top.pane.reveal(rig.top.items["text"].box)
    rig.top.relayout()
    assert of(rig, "text").in_view


@pytest.mark.parametrize("size", [(1280, 720), (1024, 600), (844, 390)])
def test_full_screen_is_offered_nowhere_where_there_is_none(size):
    rig = Rig(size=size)
    rig.host.fills_screen = False
    rig.top.relayout()
    assert "full-screen" not in rig.targets()
    assert rig.top.outline().gestures == ()
    rig.stage.push("settings", {"tab": "look"})
    assert "full-screen" not in rig.targets()
    rig.stage.push("table", {"match": match_of(3)})
    assert rig.top.outline().gestures == ()
    rig.press("more")
    assert "full-screen" not in rig.targets()


def test_help_lists_no_key_for_what_is_not_there():
    words = Rig(drawn=False).context.words
    assert "F" in [line.key for line in key_lines(words)]
    assert "F" not in [line.key for line in key_lines(words, ["full-screen"])]
    assert "LB" not in [line.key for line in key_lines(words)]
    assert "LB" in [line.key for line in key_lines(words, gamepad=True)]
