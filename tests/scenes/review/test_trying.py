"""Moves tried on the spot: a line of one's own, undone, left, or played on from."""

import pytest

from game.host.interface import Key
from tests.scenes.review.rigs import at_review, find_ways, pills, verdict
from tests.scenes.stage import Rig, match_of

GAMES = ["kalah", "bao", "four-player", "bantu"]


def trying(match=None, mode="replay", **kept):
    """A review in which moves are tried after move 5."""
    rig = at_review(match or match_of(10), mode=mode, **{"move": 5, "speed": "off", **kept})
    rig.press("try")
    return rig


def try_one(rig, number=0):
    """Press a legal move to its end; return the last press."""
    while True:
        tried = rig.top.study.trial.tried
        name = rig.moves()[number]
        rig.press(name)
        if rig.top.study.trial.tried > tried:
            rig.settle()
            return name


@pytest.mark.parametrize("game", GAMES)
def test_moves_of_both_sides_are_tried_and_the_match_stays_as_it_is(game):
    match = match_of(10, game=game)
    turns, cursor = list(match.turns), match.cursor
    rig = trying(match)
    for tried in (1, 2, 3):
        try_one(rig)
        assert rig.top.hook_state()["trying"] == tried
    assert rig.top.hook_state()["turns"] == 8
    assert match.turns == turns
    assert match.cursor == cursor
    assert not match.other_lines


def test_undo_takes_one_tried_move_back_after_the_other():
    rig = trying()
    before = rig.top.position_json()
    assert not rig.top.items["undo"].enabled
    try_one(rig)
    between = rig.top.position_json()
    try_one(rig)
    rig.key("u")
    assert rig.top.position_json() == between
    rig.press("undo")
    assert rig.top.position_json() == before
    assert not rig.top.items["undo"].enabled


@pytest.mark.parametrize("way", ["button", "escape"])
def test_back_to_the_match_shows_it_where_it_was_left(way):
    rig = trying()
    try_one(rig)
    if way == "button":
        rig.press("try")
    else:
        rig.key("Escape")
    assert rig.top.name == "review"
    assert rig.top.hook_state()["trying"] is None
    assert rig.top.hook_state()["point"] == [5, 0]
    assert rig.said[-1].startswith("Move 5 of 10.")


def test_a_move_of_the_list_leads_back_to_the_match():
    rig = trying()
    try_one(rig)
    rig.press("move:3")
    assert rig.top.hook_state()["trying"] is None
    assert rig.top.hook_state()["turns"] == 3


def test_the_list_shows_the_tried_moves_after_those_of_the_match():
    rig = trying()
    house = try_one(rig).rpartition(":")[2]
    names = [target for target in rig.targets() if target.startswith("move:")]
    assert names[-1] == "move:6"
    assert rig.targets()["move:6"].name.endswith(f"house {house}")
    rig.press("try")
    assert "move:10" in rig.targets()


def test_what_is_tried_is_told():
    rig = trying()
    assert rig.said[-1].startswith("Try a move: press any that may be played.")
    try_one(rig)
    assert rig.said[-1].startswith("1 move tried.")
    assert "sowed" in rig.said[-1]


def test_tried_positions_have_values_too():
    rig = trying(mode="values", move=6)
    try_one(rig)
    while rig.top.study.works or rig.top.unfinished:
        rig.frame(dt=0.3)
    rig.frame(dt=0.3)
    study = rig.top.study
    assert len(pills(rig)) == len(study.game.legal_moves(study.position))
    assert "est move: " in verdict(rig) or "Best for " in verdict(rig)


def test_playing_on_from_what_was_tried_keeps_the_line_that_was_left():
    match = match_of(10)
    rig = trying(match)
    tried = [try_one(rig), try_one(rig)]
    rig.press("go-on")
    assert rig.top.name == "table"
    assert len(match.turns) == match.cursor == 7
    moves = [f"house:{turn.seat}:{turn.move}" for turn in match.turns[5:]]
    assert moves == tried
    assert [len(line) for line in match.other_lines] == [10]
    assert rig.saves.open(match.id).cursor == 7


@pytest.mark.parametrize(("back", "tried"), [(1, 2), (2, 1), (4, 1)])
@pytest.mark.parametrize("game", GAMES)
def test_a_move_tried_at_an_earlier_point_is_played_there(game, back, tried):
    match = match_of(10, game=game)
    turns = list(match.turns)
    rig = trying(match)
    try_one(rig)
    try_one(rig)
    rig.send(*[Key("ArrowLeft")] * back)
    move = try_one_at(rig, 7 - back)
    assert rig.top.hook_state()["turns"] == 8 - back
    assert rig.top.study.trial.tried == tried
    assert match.turns == turns
    rig.press("go-on")
    assert len(match.turns) == 8 - back
    assert match.turns[-1].move == move


def try_one_at(rig, turn):
    """Try the first move at the point that is shown, which is behind so many turns; return it."""
    assert rig.top.hook_state()["turns"] == turn
    while rig.top.hook_state()["turns"] == turn:
        rig.press(rig.moves()[0])
        rig.settle()
    return rig.top.study.trial.match.turns[-1].move


def test_the_values_of_what_is_tried_are_seen_at_its_end():
    rig = trying()
    try_one(rig)
    try_one(rig)
    rig.key("ArrowLeft")
    rig.press("mode:values")
    assert rig.top.hook_state()["turns"] == 7


def test_from_the_middle_of_a_move_trying_begins_before_it():
    rig = at_review(match_of(10), mode="replay", move=5, speed="off")
    rig.send(Key("."), Key("."))
    assert rig.top.hook_state()["point"][1] > 0
    rig.press("try")
    assert rig.top.hook_state()["point"] == [5, 0]


def test_a_finished_match_is_tried_from_its_end_without_a_move():
    rig = at_review(match_of(-1), mode="replay", speed="off")
    rig.press("try")
    assert rig.moves() == []
    assert "The game is over." in rig.said[-1]


def test_the_switch_shows_values_of_what_is_tried_without_leaving_it():
    rig = trying()
    try_one(rig)
    rig.press("mode:values")
    assert rig.top.hook_state()["trying"] == 1
    find_ways(rig)
    rig.settle()
    assert pills(rig)


def test_a_move_tried_is_shown_seed_by_seed():
    rig = at_review(match_of(10), mode="replay", move=5, speed="normal")
    rig.press("try")
    rig.press(rig.moves()[0])
    assert rig.top.study.playback.playing
    rig.top.update(0.1)
    assert rig.top.study.playback.flights()
    rig.settle()
    assert rig.top.hook_state()["turns"] == 6


def test_it_is_reached_from_a_match_under_way():
    rig = Rig("table", {"match": match_of(6)}, speed="off")
    rig.key("e")
    rig.press("mode:replay")
    rig.press("try")
    try_one(rig)
    rig.key("Escape")
    rig.key("Escape")
    assert rig.top.name == "table"
    assert rig.top.hook_state()["turns"] == 6


@pytest.mark.parametrize("end", ["played out", "given up"])
def test_a_match_that_has_ended_is_played_on_as_a_new_one_and_stays_as_it_was(end):
    match = match_of(-1 if end == "played out" else 20)
    if end == "given up":
        match.resign(0)
    rig = trying(match)
    rig.saves.save(match)
    turns, outcome = list(match.turns), match.outcome()
    tried = try_one(rig)
    rig.press("go-on")
    played = rig.top.play.match
    assert played.id != match.id
    assert (played.cursor, played.outcome()) == (6, None)
    assert f"house:{played.turns[5].seat}:{played.turns[5].move}" == tried
    kept = rig.saves.open(match.id)
    assert (len(kept.turns), kept.outcome(), kept.other_lines) == (len(turns), outcome, [])
    assert rig.saves.open(played.id).cursor == 6


def test_a_match_by_link_is_played_on_as_one_of_this_device_alone():
    match = match_of(10)
    match.side = 0
    rig = trying(match)
    try_one(rig)
    rig.press("go-on")
    played = rig.top.play.match
    assert played is not match
    assert (played.side, played.cursor) == (None, 6)
    assert (match.cursor, len(match.turns), match.other_lines) == (10, 10, [])


def test_digits_press_the_places_of_the_player_to_move():
    match = match_of(10)
    rig = trying(match)
    legal = rig.moves()[0]
    rig.key(legal.rpartition(":")[2])
    rig.settle()
    assert rig.top.hook_state()["trying"] == 1
    assert f"house {legal.rpartition(':')[2]}" in rig.targets()["move:6"].name


def test_a_digit_without_a_place_says_so():
    rig = trying(match_of(10))
    rig.key("9")
    assert rig.said[-1] == "There is no house 9: each side has houses 1 to 6."


def test_what_was_undone_is_redone_until_another_move_is_tried():
    rig = trying()
    assert not rig.top.items["redo"].enabled
    try_one(rig)
    try_one(rig)
    there = rig.top.position_json()
    rig.press("undo")
    rig.press("undo")
    rig.press("redo")
    rig.settle()
    rig.key("r")
    rig.settle()
    assert rig.top.position_json() == there
    assert not rig.top.items["redo"].enabled
    rig.press("undo")
    try_one(rig, 1)
    assert not rig.top.items["redo"].enabled


@pytest.mark.parametrize("key", ["Home", "End", "ArrowLeft"])
def test_keys_that_leave_what_was_tried_leave_the_list_with_the_moves_of_the_match(key):
    rig = trying(mode="values")
    for _ in range(12):
        try_one(rig)
    rig.key(key)
    rig.settle()
    listed = [number for row in rig.top.picture.moves.rows for number in row if number is not None]
    assert listed == list(range(len(rig.top.study.turns)))
