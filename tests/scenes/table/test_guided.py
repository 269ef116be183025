"""Guided first games at the table: each moment is pointed out once, and then all is silent."""

import random
from functools import cache

import pytest

from game.i18n.emphasis import unemphasised
from game.learn.courses import load_course
from game.learn.moments import advise
from game.play.guided import guided_match
from game.play.saved import spoken
from game.rules.registry import GAMES
from game.scenes.frame.learning import guided_door
from game.view.board.place_id import place_id
from game.view.registry import VIEWS
from game.view.text.text_box import fits
from tests.scenes.stage import Rig, line_box
from tests.window_sizes import SIZES

GUIDED = {guided.id: guided for name in GAMES for guided in load_course(name).guided}


def table(id_, **settings):
    """A guided game at the table, at its beginning."""
    settings = {"speed": "off", "mistakes": False, "drawn": False, **settings}
    rig = Rig("table", {"match": guided_match(GUIDED[id_])}, **settings)
    rig.settle()
    return rig


def advice(rig):
    """What is pointed out, as a test rig is told it."""
    return rig.top.hook_state()["advice"]


def starred(rig):
    """The ids of the places with the star of a moment."""
    looks = rig.top.view.picture.appearances.items()
    places = rig.top.view.picture.places
    by_place = {place: name for name, place in places.items()}
    return {by_place[place] for place, look in looks if "moment" in look.marks}


def play_on(rig, source, follows=0.5, most=400):
    """Play the match to its end; give what was pointed out at each turn, and how often it moved."""
    told = []
    for _ in range(most):
        if rig.top.name == "result":
            return told
        remark = advice(rig)
        if remark is not None and not rig.top.play.presses.chosen:
            told.append(remark)
        places = remark["places"] if remark is not None and source.random() < follows else ()
        rig.press(source.choice([p for p in places if p in rig.moves()] or rig.moves()))
        rig.settle()
    raise AssertionError("the match never ended")


@cache
def games(id_):
    """What is pointed out in some games played to their ends."""
    return [play_on(table(id_), random.Random(seed)) for seed in range(6)]


every_game = pytest.mark.parametrize("id_", GUIDED)


@every_game
def test_each_moment_comes_up_and_none_twice_in_a_game(id_):
    seen = set()
    for told in games(id_):
        texts = [remark["text"] for remark in told]
        assert len(texts) == len(set(texts))
        assert all(remark["kind"] == "moment" and remark["places"] for remark in told)
        seen.update(texts)
    words = table(id_).context.words
    expected = {
        unemphasised(words.text(f"guided.{id_}.{moment.id}", right="right", left="left"))
        for moment in GUIDED[id_].moments
        if not moment.rare
    }
    assert expected <= seen


@every_game
def test_the_places_are_those_of_the_moves_that_are_meant(id_):
    rig, source = table(id_), random.Random(2)
    guided, said, count = GUIDED[id_], set(), 0
    while rig.top.name == "table" and count < 3:
        expected = advise(guided, rig.top.play.match.position, said)
        remark = advice(rig)
        assert (remark is None) == (expected is None)
        if expected is not None:
            said.add(expected.moment.id)
            count += 1
            assert set(remark["places"]) <= set(rig.moves())
            rig.frame()
            assert starred(rig) == set(remark["places"])
        while rig.top.name == "table":
            turns = rig.top.play.match.cursor
            rig.press(source.choice(rig.moves()))
            rig.settle()
            if rig.top.name != "table" or rig.top.play.match.cursor != turns:
                break
    assert count == 3


@every_game
def test_a_moment_is_announced_once_after_what_happened(id_):
    rig = table(id_)
    source = random.Random(1)
    while (remark := advice(rig)) is None:
        rig.press(source.choice(rig.moves()))
        rig.settle()
    for _ in range(3):
        rig.frame()
    assert rig.said.count(remark["text"]) == 1
    assert rig.said[-1] == remark["text"]
    assert len(rig.said) > 1, "how the match stands was said before it"


def test_the_places_have_a_star_in_their_names():
    rig = table("kalah-guided")
    targets = rig.targets()
    named = {name for name, target in targets.items() if target.name.endswith(", with a star")}
    assert named == set(advice(rig)["places"])


@pytest.mark.parametrize("id_", ["bao-guided", "bantu-guided"])
def test_after_the_first_press_the_next_places_have_the_star(id_):
    rig, source = table(id_), random.Random(3)
    while rig.top.name == "table":
        remark = advice(rig)
        if remark is not None:
            rig.press(remark["places"][0])
            rig.settle()
            if rig.top.hook_state().get("chosen"):
                assert advice(rig)["text"] == remark["text"]
                assert set(advice(rig)["places"]) <= set(rig.moves())
                assert starred(rig) == set(advice(rig)["places"])
                return
        else:
            rig.press(source.choice(rig.moves()))
            rig.settle()
    raise AssertionError("no move of a moment had two presses")


def test_where_a_bao_sowing_may_stop_in_the_house_the_stop_has_the_star():
    guided = GUIDED["bao-guided"]
    for seed in range(20):
        match, source = guided_match(guided), random.Random(seed)
        for _ in range(40):
            told = advise(guided, match.position, {"win"})
            view, moves = VIEWS["bao"], match.legal_moves()
            ways = {move: view.way_to(match.game, match.position, move) for move in moves}
            kept = [ways[m] for m in told.moves if len(ways[m]) > 2] if told else []
            if kept and told.moment.id == "nyumba":
                rig = Rig("table", {"match": match}, speed="off", drawn=False)
                rig.settle()
                for place in kept[0][:-1]:
                    rig.press(place_id(place))
                    rig.settle()
                assert starred(rig) == {place_id(kept[0][-1])}
                stops = rig.top.view.picture.appearances[kept[0][-1]].marks
                assert {"halt", "moment"} <= stops
                return
            match.play(source.choice(moves))
            if match.outcome() is not None:
                break
    raise AssertionError("nothing was to be kept in a house")


def first_moment(id_, seed=1, **settings):
    """A table at which a moment has come up after some moves, and what it says."""
    rig, source = table(id_, **settings), random.Random(seed)
    while advice(rig) is None or not rig.top.play.match.cursor:
        rig.press(source.choice(rig.moves()))
        rig.settle()
    return rig, advice(rig)


@every_game
def test_taking_back_keeps_what_was_said(id_):
    for seed in range(9):
        rig, before = first_moment(id_, seed)
        match, at = rig.top.play.match, rig.top.play.match.cursor
        rig.press(before["places"][0])
        while match.cursor == at:
            rig.press(rig.moves()[0])
        if rig.top.name == "table" and match.outcome() is None:
            break
    rig.key("u")
    rig.settle()
    assert match.cursor == at
    assert advice(rig) == before, "it stands where it was said"
    assert len(spoken.load(rig.host.storage, match.id)) >= 1
    while match.cursor:
        rig.key("u")
        rig.settle()
        assert advice(rig) is None or advice(rig)["text"] != before["text"]


def test_a_saved_game_goes_on_with_what_was_said():
    rig, before = first_moment("kalah-guided")
    match = rig.top.play.match
    rig.top.leave()
    storage = rig.host.storage
    assert len(spoken.load(storage, match.id)) >= 1
    again = Rig("table", {"match": rig.saves.open(match.id)}, storage=storage, speed="off")
    again.settle()
    assert advice(again) == before
    told = [before, *play_on(again, random.Random(8))]
    others = [remark["text"] for remark in told if remark["text"] != before["text"]]
    assert len(others) == len(set(others))
    earlier = {name for name, at in spoken.load(storage, match.id).items()}
    assert len(earlier) >= len(set(others))


def test_a_hint_takes_the_place_of_the_stars():
    rig, _ = first_moment("kalah-guided")
    rig.key("h")
    rig.settle()
    assert starred(rig) == set()
    assert advice(rig) is not None


@every_game
@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390), (320, 480)])
def test_what_is_pointed_out_can_be_read_and_what_happened_too(id_, size):
    rig, remark = first_moment(id_, size=size)
    view = rig.top.view
    shown = [unemphasised(each.text) for each in view.message.said]
    if view.bubble is not None:
        assert unemphasised(view.bubble.text) == remark["text"]
        assert remark["text"] not in shown
    else:
        assert remark["text"] in shown
        box = line_box(rig)
        assert fits(box, rig.context.brush)
        assert unemphasised(box.text).endswith(remark["text"]), "it is not cut off"
    if size != (320, 480):
        assert rig.top.play.report.texts
        told = {unemphasised(text) for text in rig.top.play.report.texts}
        assert told & set(shown), "what happened is told as well"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", ["normal", "larger"])
def test_every_moment_finds_room(size, text):
    rig = table("kalah-guided", size=size, text=text)
    assert advice(rig) is not None
    view = rig.top.view
    if view.bubble is None:
        assert unemphasised(line_box(rig).text).endswith(advice(rig)["text"])


def test_the_door_of_a_guided_game_leads_to_its_table():
    door = guided_door(GUIDED["bao-guided"])
    assert (door.scene, door.params["match"].guided) == ("table", "bao-guided")


@every_game
def test_after_it_there_is_a_match_alone_and_it_is_done(id_):
    rig, source = table(id_), random.Random(0)
    assert id_ not in rig.context.progress.guided_done()
    play_on(rig, source)
    assert id_ in rig.context.progress.guided_done()
    match = rig.top.match
    game = match.game.name
    assert {"again", f"learn:{game}", f"puzzles:{game}", "review", "menu"} <= set(rig.targets())
    assert "Your first whole game!" in rig.said[-1]
    won = match.only_person() in match.outcome().winners and len(match.outcome().winners) == 1
    rig.press("again")
    after = rig.top.play.match
    assert after.guided == ""
    assert after.game.options == match.game.options
    levels = {player.level for player in after.players.values() if player.kind == "opponent"}
    assert levels == {1 if won else 0}


def test_in_other_matches_nothing_is_pointed_out():
    match = guided_match(GUIDED["kalah-guided"])
    match.guided = ""
    rig = Rig("table", {"match": match}, speed="off", drawn=False)
    rig.settle()
    assert advice(rig) is None
