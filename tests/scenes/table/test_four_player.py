"""Four Player Mancala at the table, driven by messages."""

import random

import pytest

from game.play.match import Match, Player
from game.rules.registry import make
from game.view.theme import THEMES
from tests.scenes.stage import Rig, match_of


def table(turns=0, size=(1280, 720), options=None, players=None, **kept):
    match = match_of(turns, game="four-player", options=options, players=players)
    return Rig("table", {"match": match}, size, **kept)


@pytest.mark.parametrize("how", ["tap", "press", "key"])
@pytest.mark.parametrize(
    "options",
    [{}, {"players": 3, "variations": [2]}, {"players": 2, "variations": [3, 4, 6]}],
)
def test_a_whole_game_ends_in_its_result(how, options):
    rig, source = table(options={"seeds": 2, **options}, speed="off"), random.Random(6)
    while rig.top.name == "table":
        move = source.choice(rig.moves())
        if how == "tap":
            rig.tap(move)
        elif how == "press":
            rig.press(move)
        else:
            rig.key(move.rpartition(":")[2])
        rig.settle()
    assert rig.top.name == "result"
    outcome = rig.top.hook_state()["outcome"]
    assert str(max(outcome["scores"].values())) in rig.said[-1]
    assert rig.saves.unfinished() is None


def test_one_tap_on_a_legal_pit_is_one_move():
    rig = table()
    rig.tap("pit:0:3")
    assert rig.top.busy()
    rig.settle()
    game = make("four-player")
    expected, _ = game.play(game.start(), 3)
    assert rig.top.position_json() == game.position_to_json(expected)
    assert "free turn" in " ".join(rig.said)


def test_the_board_turns_from_seat_to_seat():
    rig = table()
    seen = []
    for _ in range(4):
        lowest = max(rig.targets().values(), key=lambda t: t.rect[1] * t.id.startswith("pit"))
        seen.append(lowest.id.split(":")[1])
        rig.key("t")
    assert seen == ["0", "1", "2", "3"]


def test_a_lone_person_sits_at_the_near_side():
    players = {seat: Player("opponent") for seat in (0, 1, 3)}
    rig = table(players=players)
    assert rig.top.play.near.seat == 2


@pytest.mark.parametrize(
    ("name", "words"),
    [("pit:1:2", "Player 2's pit"), ("reservoir:0", "reservoir"), ("pit:0:3", "empty")],
)
def test_an_illegal_try_says_why(name, words):
    rig = table()
    rig.tap("pit:0:3")
    rig.settle()
    rig.press(name)
    assert words in rig.said[-1]
    assert rig.top.hook_state()["turns"] == 1


def test_places_are_named_for_screen_readers():
    targets = table(options={"players": 3}).targets()
    assert targets["pit:0:3"].name == "Player 1, pit 3, 4 pieces"
    assert targets["reservoir:2"].name == "Player 3, reservoir, 0 pieces"
    assert not any(name.startswith("pit:3") for name in targets)


def test_three_computers_play_on_until_the_person_is_to_move():
    players = {seat: Player("opponent") for seat in (1, 2, 3)}
    rig = table(players=players, speed="off")
    rig.tap("pit:0:1")
    rig.settle(40_000)
    assert rig.top.hook_state()["turns"] >= 4
    assert all(name.startswith("pit:0") for name in rig.moves())


@pytest.mark.parametrize("theme", THEMES)
def test_sides_out_of_play_look_closed(theme):
    full = table(theme=theme, options={"players": 4})
    three = table(theme=theme, options={"players": 3})
    assert full.top.view.picture.board.plan.frame == three.top.view.picture.board.plan.frame
    spot = full.top.view.picture.board.plan.spots
    left = next(spot.pit for place, spot in spot.items() if place == ("pit", (3, 3)))
    x, y = (round(v) for v in left.middle)
    rim = round(left.y + left.height * 0.2)
    colours = [rig.surface.get_at((x, rim))[:3] for rig in (full, three)]
    assert colours[0] != colours[1]
    assert y > rim


def test_redrawing_what_changed_gives_the_whole_picture():
    rig, source = table(speed="off"), random.Random(2)
    for _ in range(8):
        rig.tap(source.choice(rig.moves()))
        rig.settle()
    partly = rig.surface.copy()
    rig.top.relayout()
    rig.frame()
    rig.top.relayout()
    rig.frame()
    whole = rig.surface
    size = whole.get_size()
    differing = sum(
        partly.get_at((x, y)) != whole.get_at((x, y))
        for x in range(0, size[0], 3)
        for y in range(60, size[1] - 60, 3)
    )
    assert differing == 0


def test_a_match_of_two_plays_across():
    match = Match(make("four-player", {"players": 2, "seats": [1, 3]}), {})
    rig = Rig("table", {"match": match}, speed="off")
    assert rig.top.play.near.seat == 1
    rig.tap("pit:1:1")
    rig.settle()
    assert all(name.startswith("pit:3") for name in rig.moves())


def test_where_that_is_set_the_board_turns_to_the_player_to_move():
    rig = Rig("table", {"match": match_of(0, game="four-player")}, speed="off", turn_view=True)
    for _ in range(6):
        rig.press(rig.moves()[0])
        rig.frame()
        assert rig.top.play.near.seat == rig.top.play.match.to_move
    assert len({turn.seat for turn in rig.top.play.match.turns}) > 1
    rig.key("t")
    for _ in range(3):
        rig.frame()
    assert rig.top.play.near.seat != rig.top.play.match.to_move


def test_for_one_person_the_board_stays_as_it_is():
    players = {seat: Player("opponent") for seat in (1, 2, 3)}
    match = match_of(0, game="four-player", players=players)
    rig = Rig("table", {"match": match}, speed="off", turn_view=True)
    rig.press(rig.moves()[0])
    rig.settle()
    assert rig.top.play.near.seat == 0
