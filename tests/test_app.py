"""The loop, driven by messages alone on a fake host: real scenes, real rules, real drawing."""

import asyncio
from random import Random

import pytest

from game.app import App
from game.host.fake import MemoryStorage
from game.host.interface import (
    Adjusted,
    Edited,
    FileGiven,
    Focus,
    Key,
    Pointer,
    PreferencesChanged,
    Press,
    Quit,
    Target,
    Viewport,
    Visible,
    Wheel,
)
from game.host.pointing import target_at
from game.host.preferences import Preferences
from game.play.match import Match, Player
from game.play.records import record
from game.rules.registry import make
from tests.game_on_fake_host import Game, PatientHost


def test_the_menu_comes_first_and_is_published():
    game = Game()
    assert game.state["scene"] == "menu"
    assert game.state["lastError"] is None
    assert game.state["text"]
    assert game.state["frame"] == 1
    assert len(game.host.presented) == 1


def test_nothing_is_drawn_or_published_while_nothing_changes():
    game = Game()
    drawn, listed = len(game.host.presented), len(game.host.published)
    for _ in range(100):
        game.frame()
    assert (len(game.host.presented), len(game.host.published)) == (drawn, listed)


def test_a_whole_match_by_pointer_ends_where_the_rules_say():
    seed = 21
    game = Game()
    game.click("play:kalah")
    assert game.state["scene"] == "table"
    text = None
    random = Random(seed)
    while game.state["scene"] == "table":
        moves = [target.id for target in game.host.targets if target.kind == "move"]
        game.click(random.choice(moves), device=random.choice(["mouse", "touch"]))
        unfinished = game.app.saves.unfinished()
        text = record.to_text(unfinished) if unfinished else text
    assert game.state["scene"] == "result", f"seed {seed}"
    outcome = game.state["outcome"]
    last = record.from_text(text)
    ends = [last.game.after(last.position, move) for move in last.legal_moves()]
    scores = [last.game.outcome(end).scores for end in ends if last.game.outcome(end)]
    assert {0: outcome["scores"]["south"], 1: outcome["scores"]["north"]} in scores
    assert game.app.saves.unfinished() is None, "a finished match is not to be continued"
    assert [entry.finished for entry in game.app.saves.listed()] == [True]
    assert game.state["lastError"] is None
    assert game.host.errors == []


def test_a_whole_match_by_the_mirrored_buttons():
    game = Game()
    game.frame(Press("play:kalah"))
    game.settle()
    for _ in range(500):
        moves = [target.id for target in game.host.targets if target.kind == "move"]
        if game.state["scene"] != "table" or not moves:
            break
        game.frame(Press(moves[0]))
        game.settle()
    assert game.state["scene"] == "result"
    assert game.host.announced[-1] == game.state["text"]


def test_keys_reach_the_scene():
    game = Game()
    game.sit_down()
    game.frame(Key("1"))
    game.settle()
    assert game.state["turns"] == 1
    game.frame(Key("u"))
    game.settle()
    assert game.state["turns"] == 0


def test_the_match_is_offered_again_at_exactly_that_point():
    storage = MemoryStorage()
    game = Game(storage)
    game.click("play:kalah")
    for _ in range(5):
        moves = [target.id for target in game.host.targets if target.kind == "move"]
        game.click(moves[0])
    position, turns = game.state["position"], game.state["turns"]

    again = Game(storage)
    again.click("continue")
    assert again.state["scene"] == "table"
    assert (again.state["position"], again.state["turns"]) == (position, turns)


@pytest.mark.parametrize("text", ["", "{", '{"schema":1}', '{"schema":1,"game":"kalah"}'])
def test_broken_texts_in_storage_are_set_aside_and_told(text):
    game = Game(MemoryStorage({"match": text, "settings": text, "setup": text}))
    assert game.state["scene"] == "menu"
    assert game.host.errors == []
    assert text in game.host.storage.texts.values()
    assert any("could not be read" in line for line in game.host.announced)


def test_a_match_that_another_window_wrote_over_is_told_and_kept_within_a_second():
    game = Game()
    game.click("play:kalah")
    texts = {}
    for _ in range(2):
        moves = [target.id for target in game.host.targets if target.kind == "move"]
        game.click(moves[0])
        ((key, text),) = ((k, t) for k, t in game.host.storage.texts.items() if "match-" in k)
        texts[game.state["turns"]] = text
    game.host.storage.texts[key] = min(texts.items())[1]
    for _ in range(70):
        game.frame()
    assert sum("in another window" in line for line in game.host.announced) == 1
    saves = [text for key, text in game.host.storage.texts.items() if "match-" in key]
    assert len(saves) == 2
    assert game.host.errors == []


def test_a_file_that_is_dropped_is_played_on_and_the_match_before_it_is_kept():
    game = Game()
    game.click("play:kalah")
    game.click(next(target.id for target in game.host.targets if target.kind == "move"))
    match = Match(make("bao"), {})
    match.play(match.legal_moves()[0])
    game.frame(FileGiven("bao.json", record.to_text(match).encode()))
    game.settle()
    assert (game.state["scene"], game.state["game"], game.state["turns"]) == ("table", "bao", 1)
    assert len(game.app.saves.listed()) == 2


def test_a_file_that_comes_with_a_move_keeps_that_move_and_is_what_is_played():
    game = Game()
    game.click("play:kalah")
    match = Match(make("bao"), {})
    match.play(match.legal_moves()[0])
    game.frame(Press("house:0:1"), FileGiven("bao.json", record.to_text(match).encode()))
    assert game.state["game"] == "bao"
    game.app.saves.forget()
    (entry,) = game.app.saves.listed()
    assert (entry.game.name, entry.moves) == ("kalah", 1)


@pytest.mark.parametrize("content", [None, b"", b"hello", b"\xff\xfe", b"{}"])
def test_a_dropped_file_without_a_match_is_told_and_nothing_else_happens(content):
    game = Game()
    game.click("play:kalah")
    game.frame(FileGiven("notes.txt", content))
    assert game.state["scene"] == "table"
    assert "notes.txt" in game.host.announced[-1]
    assert game.host.errors == []


def test_a_dropped_file_with_progress_is_taken_in_and_told():
    game = Game()
    game.click("play:kalah")
    game.frame(FileGiven("x.json", b'{"progress": {"games": {"bao": {"lessons": ["bao-sow"]}}}}'))
    assert game.state["scene"] == "table"
    assert game.app.context.progress.lessons_done("bao") == {"bao-sow"}
    assert "here too now" in game.host.announced[-1]


def test_where_storage_is_blocked_the_game_is_played_and_it_is_told_once():
    storage = MemoryStorage()
    storage.blocked = True
    game = Game(storage)
    game.click("play:kalah")
    game.play_on(Random(3))
    assert game.state["scene"] == "result"
    assert game.host.errors == []
    assert sum("Nothing can be saved" in line for line in game.host.announced) == 1


def test_a_hidden_game_stands_still_and_takes_no_jump():
    game = Game(preferences=Preferences())
    game.sit_down()
    game.settle()
    moves = [target for target in game.host.targets if target.kind == "move"]
    game.frame(Press(moves[0].id))
    game.frame(Visible(False))
    drawn, position = len(game.host.presented), game.state["position"]
    for _ in range(50):
        game.frame(step=0.1)
    assert len(game.host.presented) == drawn
    assert game.state["shown"] is False
    assert game.state["busy"] is True
    game.frame(Visible(True))
    assert len(game.host.presented) > drawn
    game.settle()
    assert game.state["position"] == position


def test_a_resized_window_is_drawn_anew_with_targets_inside():
    game = Game()
    game.click("play:kalah")
    game.frame(game.host.resize(Viewport(360, 640, 2)))
    assert game.app.context.viewport == Viewport(360, 640, 2)
    assert game.host.presented[-1] is None
    for target in game.host.targets:
        x, y, width, height = target.rect
        assert x >= 0 and x + width <= 360 and y >= 0 and y + height <= 640, target


def test_changed_preferences_are_drawn():
    game = Game()
    drawn = len(game.host.presented)
    game.host._preferences = Preferences(high_contrast=True)
    game.frame(PreferencesChanged())
    assert len(game.host.presented) == drawn + 1


def test_the_mouse_pointer_tells_what_can_be_pressed():
    game = Game()
    x, y, width, height = game.target("play:kalah").rect
    game.frame(Pointer("move", x + width / 2, y + height / 2))
    assert game.host.pointer == "hand"
    game.frame(Pointer("move", 0, 0))
    assert game.host.pointer == "arrow"


def test_the_mouse_pointer_follows_what_comes_to_lie_under_it():
    game = Game()
    x, y, width, height = game.target("play:kalah").rect
    game.frame(Pointer("move", x + width / 2, y + height / 2))
    game.frame(Press("settings"))
    game.frame()
    under = target_at(game.host.targets, x + width / 2, y + height / 2)
    assert game.host.pointer == ("hand" if under else "arrow")
    game.frame(Pointer("leave", -1, -1))
    assert game.host.pointer == "arrow"


def test_a_button_that_has_just_gone_does_nothing_when_pressed():
    game = Game()
    game.frame(Press("house:0:1"), Focus("house:0:1"), Focus(None))
    assert (game.state["scene"], game.state["focus"], game.host.errors) == ("menu", None, [])


@pytest.mark.usefixtures("any_machine")
def test_the_loop_ends_when_the_person_quits():
    host = PatientHost(script=[(), (Key("Tab"),), (Quit(),)])
    asyncio.run(App(host).run())
    assert host.closed
    assert host.published[-1]["focus"] is not None


@pytest.mark.usefixtures("any_machine")
def test_a_slow_frame_moves_the_game_on_by_no_more_than_a_tenth_of_a_second():
    host = PatientHost(script=[()] * 5)
    host.step = 30.0
    asyncio.run(App(host).run())
    assert host.published[-1]["dtMax"] <= 0.1


def test_of_several_targets_the_topmost_is_pointed_at():
    below = Target("below", "pit", "", (0, 0, 100, 100))
    above = Target("above", "control", "", (50, 50, 10, 10))
    assert target_at([below, above], 55, 55) is above
    assert target_at([below, above], 10, 10) is below
    assert target_at([below, above], 100, 10) is None


def test_what_is_published_tells_the_position_as_json():
    game = Game()
    game.click("play:kalah")
    rules = make("kalah", game.state["options"])
    assert rules.position_from_json(game.state["position"]) == rules.start()


def test_a_whole_match_against_the_opponent():
    seed = 17
    game = Game()
    game.click("play:kalah")
    game.play_on(Random(seed))
    assert game.state["scene"] == "result", f"seed {seed}"
    assert game.host.errors == []


def test_two_opponents_play_a_match_by_themselves():
    game = Game()
    game.sit_down(players={0: Player("opponent"), 1: Player("opponent")})
    for _ in range(20_000):
        game.frame()
        if game.state["scene"] == "result":
            break
    assert game.state["scene"] == "result"
    assert game.state["outcome"]["scores"]


def test_undo_takes_back_the_opponents_move_with_ones_own():
    game = Game()
    game.click("play:kalah")
    start = game.state["position"]
    game.click("house:0:1")
    assert game.state["turns"] >= 2
    game.click("undo")
    assert (game.state["turns"], game.state["position"]) == (0, start)
    game.click("redo")
    assert game.state["turns"] >= 2


def any_message(random, game):
    """Return a message such as a person, a clumsy one or a broken device might send."""
    names = [target.id for target in game.host.targets] + ["", "house:0:99", "no-such-thing"]
    phases = ["down", "move", "up", "cancel", "leave"]
    makers = [
        lambda: Press(random.choice(names)),
        lambda: Focus(random.choice([*names, None]), random.random() < 0.5),
        lambda: Key(
            random.choice(["Tab", "Enter", " ", "Escape", "ArrowLeft", "u", "r", "7", "é"])
        ),
        lambda: Pointer(
            random.choice(phases),
            random.uniform(-50, 1400),
            random.uniform(-50, 800),
            random.choice(["mouse", "touch", "pen"]),
        ),
        lambda: Wheel(random.uniform(0, 1280), random.uniform(0, 720), random.uniform(-900, 900)),
        lambda: Visible(random.random() < 0.8),
        PreferencesChanged,
        lambda: game.host.resize(
            Viewport(random.choice([320, 844, 1280]), random.choice([390, 568, 720]), 1)
        ),
    ]
    return random.choices(makers, weights=[4, 3, 3, 6, 1, 1, 0.2, 0.2])[0]()


@pytest.mark.parametrize("seed", range(3))
def test_no_order_of_messages_breaks_the_game(seed):
    random = Random(seed)
    game = Game(preferences=Preferences())
    for _ in range(300):
        game.frame(*(any_message(random, game) for _ in range(random.randrange(4))))
        assert game.host.errors == [], f"seed {seed}"


@pytest.mark.parametrize(
    "scene", ["settings", "setup:kalah", "learn:kalah", "people:kalah", "play:kalah"]
)
def test_words_half_as_long_again_still_fit_on_a_phone(scene):
    game = Game(
        viewport=Viewport(360, 640, 1), preferences=Preferences(("qps",), reduced_motion=True)
    )
    game.frame(Press(scene))
    game.settle()
    assert "~" in game.state["text"]
    assert game.host.errors == []


def test_the_host_is_told_of_each_screen_that_opens_and_of_its_heading():
    game = Game()
    assert game.host.opened == 1
    game.click("settings")
    assert game.host.opened == 2
    assert game.host.outline.title == game.app.catalogue.text("settings.title")
    game.frame(Key("Escape"))
    game.settle()
    assert game.host.opened == 3


def test_what_is_typed_into_a_field_that_has_gone_is_dropped():
    game = Game()
    game.frame(Edited("gone", "x"), Adjusted("gone", 3))
    assert game.host.errors == []
    assert game.state["scene"] == "menu"
