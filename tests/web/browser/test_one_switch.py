"""One switch in the page: the space bar alone begins a match, plays moves and leaves.

Frames are held while the switch is pressed: what is offered changes with the time of the game.
"""

import json

import pytest

#: Each thing is offered for half a second.
SETTINGS = json.dumps({"scanning": True, "scan_interval": 1})

#: More frames than it takes to offer everything twice.
ROUNDS = 2_000


@pytest.fixture
def switched(server, known_visit):
    visit = known_visit(reduced_motion="reduce")
    visit.page.add_init_script(f'localStorage.setItem("baraza:settings", {SETTINGS!r})')
    visit.open(server.address() + "?test=1").until_menu()
    yield visit
    assert visit.errors == []


def offer(visit, wanted):
    """Let frames pass until something is offered of which this is true."""
    state = visit.hold()
    for _ in range(ROUNDS):
        if state["offered"] and wanted(state["offered"]):
            return state["offered"]
        state = visit.let_one_pass()
    raise AssertionError("it is never offered")


def press(visit, name):
    """Press a thing by the space bar alone: first its group, where it has one."""
    if len(offer(visit, lambda offered: name in offered)) > 1:
        visit.page.keyboard.press("Space")
        visit.let_one_pass()
        offer(visit, lambda offered: offered == [name])
    visit.page.keyboard.press("Space")
    visit.go_on()
    visit.until_heard()


def test_a_match_is_begun_played_and_left_by_the_space_bar_alone(switched):
    press(switched, "play:kalah")
    switched.until_scene("table")
    for turn in range(3):
        state = switched.until("it is your turn", is_yours)
        press(switched, next(t["id"] for t in state["targets"] if t["kind"] == "move"))
        switched.until("the move is made", lambda state, turns=turn: state["turns"] > turns)
    press(switched, "menu")
    switched.until_menu()


def is_yours(state):
    """Whether a person is to move, and nothing goes on."""
    return not state["busy"] and any(target["kind"] == "move" for target in state["targets"])
