"""From scene to scene, as a person goes."""

import json
import random

import pytest

from game.host.fake import MemoryStorage
from game.host.interface import Focus, Key
from game.play.saved import setup_choices as choices
from tests.scenes.stage import Rig, match_of
from tests.window_sizes import SIZES


def test_two_taps_from_the_opening_page_to_the_first_move():
    rig = Rig(speed="off")
    rig.tap("play:kalah")
    rig.tap(rig.moves()[0])
    assert rig.top.hook_state()["turns"] == 1


def test_set_up_is_remembered_and_played():
    rig = Rig()
    rig.tap("setup:kalah")
    rig.tap("preset:standard")
    rig.tap("own-rules")
    rig.tap("houses-less")
    rig.tap("seeds-more")
    rig.tap("player-1:opponent")
    rig.tap("first:1")
    rig.tap("start")
    state = rig.top.hook_state()
    assert rig.top.name == "table"
    assert state["options"]["houses"] == 5
    assert state["options"]["seeds"] == 5
    assert state["options"]["lone_capture"] is False
    assert rig.top.busy()  # the computer begins
    again = Rig("setup", {"game": "kalah"}, storage=rig.host.storage)
    assert not again.targets()["preset:standard"].pressed
    assert "2 rules differ from School rules" in again.top.items["own-rules"].description
    assert again.targets()["player-1:opponent"].pressed
    assert again.targets()["first:1"].pressed


def test_a_number_at_its_end_cannot_go_on():
    rig = Rig("setup", {"game": "kalah"})
    rig.press("own-rules")
    for _ in range(3):
        rig.press("houses-more")
    assert "houses-more" not in rig.targets()
    rig.press("houses-more")
    assert rig.said[-1].startswith("Houses: 9")


@pytest.mark.parametrize("way", ["less", "more"])
def test_at_the_end_of_a_number_the_focus_goes_to_the_number(way):
    rig = Rig("setup", {"game": "kalah"})
    rig.press("own-rules")
    back = {"less": "ArrowUp", "more": "ArrowDown"}[way]
    rig.send(Focus(f"houses-{way}"))
    while f"houses-{way}" in rig.targets():
        rig.press(f"houses-{way}")
    assert rig.top.focus == "houses"
    rig.key(back)
    assert f"houses-{way}" in rig.targets()


@pytest.mark.parametrize("scene", ["menu", "settings", "setup:kalah", "setup:four-player", "table"])
def test_what_has_the_focus_can_always_be_pressed(scene):
    name, _, game = scene.partition(":")
    seed = 7
    rig, source = Rig(name, {"game": game, "match": match_of(3)}, speed="off"), random.Random(seed)
    keys = ["Tab", "Enter", " ", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "PageDown"]
    for _ in range(150):
        rig.key(source.choice(keys))
        focus = rig.top.focus
        assert focus is None or focus in rig.targets(), f"{focus} at {rig.top.name}, seed {seed}"


def test_choosing_a_preset_takes_its_switches_along():
    chosen = choices.SetupChoices("kalah", {"lone_capture": False})
    assert chosen.with_option("preset", "printed").match().game.options["lone_capture"] is True


def test_who_starts_by_lot_is_drawn_each_time():
    chosen = choices.SetupChoices("kalah", first=choices.LOT)
    assert {chosen.match().to_move for _ in range(60)} == {0, 1}


@pytest.mark.parametrize(
    "kept",
    [
        "",
        "[]",
        "{",
        '{"kalah": 3}',
        '{"kalah": {"options": {"houses": 77}, "first": "x"}}',
        '{"kalah": {"players": {"0": "king", "5": "person"}, "first": true, "options": []}}',
    ],
)
def test_broken_choices_are_the_usual_ones(kept):
    storage = MemoryStorage()
    storage.set(choices.KEY, kept)
    match = choices.load(storage, "kalah").match()
    assert match.game.options["houses"] == 6
    assert match.to_move == 0
    assert match.players[0].kind == "person"


def test_saving_choices_keeps_those_of_other_games():
    storage = MemoryStorage()
    storage.set(choices.KEY, json.dumps({"bao": {"first": 1}}))
    choices.save(storage, choices.SetupChoices("kalah", {"houses": 4}))
    assert json.loads(storage.get(choices.KEY))["bao"] == {"first": 1}


def test_every_scene_can_be_left_by_escape():
    for scene, params in (
        ("setup", {"game": "kalah"}),
        ("settings", {}),
        ("rules", {"game": "kalah"}),
        ("table", {"match": match_of(2)}),
        ("error", {"report": "x", "saved": True}),
    ):
        rig = Rig()
        rig.stage.push(scene, params)
        rig.send(Key("Escape"))
        assert rig.top.name == "menu"


def test_playing_again_lets_the_other_side_start():
    rig = Rig("result", {"match": match_of(-1)})
    rig.tap("again")
    assert rig.top.name == "table"
    assert all(name.startswith("house:1") for name in rig.moves())


def test_the_result_lets_one_look_at_the_board_again():
    rig = Rig("table", {"match": match_of(-1)})
    rig.tap("skip")
    assert rig.top.name == "result"
    rig.tap("board")
    assert rig.top.name == "table"
    assert rig.moves() == []


def test_the_result_tells_the_count_of_each_side():
    match = match_of(-1)
    rig = Rig("result", {"match": match})
    scores = match.outcome().scores
    assert f"Player 1 {scores[0]}" in rig.said[-1]
    assert f"Player 2 {scores[1]}" in rig.said[-1]


def test_settings_work_at_once_and_are_kept():
    rig = Rig("settings")
    rig.tap("speed:fast")
    rig.tap("tab:look")
    rig.tap("theme:high-contrast")
    assert rig.surface.get_at((2, 2))[:3] == (0, 0, 0)
    rig.tap("text:larger")
    rig.tap("tab:sound")
    rig.tap("mute:toggle")
    assert rig.context.sound.volume == 0
    again = Rig("settings", storage=rig.host.storage)
    assert again.targets()["speed:fast"].pressed
    again.tap("tab:look")
    assert again.targets()["theme:high-contrast"].pressed


def test_blocked_storage_stops_nothing():
    storage = MemoryStorage()
    storage.blocked = True
    rig = Rig(storage=storage)
    rig.tap("settings")
    rig.tap("tab:look")
    rig.tap("theme:dark-wood")
    rig.key("Escape")
    rig.tap("play:kalah")
    rig.tap(rig.moves()[0])
    assert rig.top.hook_state()["turns"] == 1


def test_how_to_play_tells_the_rules_in_force():
    standard = Rig("rules", {"game": "kalah", "options": {"preset": "standard"}})
    printed = Rig("rules", {"game": "kalah", "options": {"preset": "printed"}})
    told = []
    for rig in (standard, printed):
        while "next" in rig.targets():
            rig.press("next")
        told.append(" ".join(rig.said))
    assert "go to the owner of that row" in told[0]
    assert "belongs to nobody" in told[1]


def test_an_error_says_what_was_kept():
    assert "saved" in Rig("error", {"report": "x", "saved": True}).said[-1]
    assert "Nothing was saved just now" in Rig("error", {"report": "x", "saved": False}).said[-1]


def test_messages_for_what_is_not_there_do_nothing():
    rig = Rig()
    rig.press("house:0:99")
    rig.press("")
    rig.key("F13")
    rig.key("Escape")
    assert rig.top.name == "menu"


@pytest.mark.parametrize("scene", ["menu", "settings"])
def test_full_screen_is_one_press_away(scene):
    params = {"tab": "look"} if scene == "settings" else {}
    rig = Rig(scene, params, size=(1280, 1400))
    rig.tap("full-screen")
    assert rig.host.full_screen
    rig.press("full-screen")
    assert not rig.host.full_screen


@pytest.mark.parametrize("size", [*SIZES[:4], (240, 200), (120, 90)])
def test_the_menu_is_drawn_in_windows_of_any_size(size):
    rig = Rig(size=size)
    rig.settle()
    assert rig.top.name == "menu"
    assert rig.frames
