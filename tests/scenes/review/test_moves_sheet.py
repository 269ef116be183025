"""The list of moves where it is on a sheet: it leads to mistakes, and tells what signs mean."""

import pytest

from tests.scenes.review.rigs import at_review
from tests.scenes.stage import match_of

PHONE = (390, 844)


def at_list(game="four-player", mode="values", **kept):
    """The sheet with the moves of a match in which the first turn and the ninth were blunders."""
    match = match_of(-1, game=game)
    worth = {at: {match.turns[at].move: -20} for at in (0, 8)}
    rig = at_review(match, mode, {"worth": worth}, size=PHONE, **kept)
    rig.press("list")
    rig.frame()
    rig.settle()
    return rig


def test_its_chips_lead_to_the_next_mistake():
    rig = at_list(move=3)
    chips = [name for name in rig.targets() if name.startswith("next:")]
    assert chips
    study = rig.top.study
    label = chips[-1].removeprefix("next:")
    ahead = [turn + 1 for turn in study.faults(label) if turn + 1 > 3]
    rig.press(chips[-1])
    assert rig.top.name == "review"
    assert study.selected == (ahead or [turn + 1 for turn in study.faults(label)])[0]


def test_it_tells_what_signs_and_numbers_mean():
    words = " ".join(box.text for box in at_list(move=3).top.words)
    assert "the only good move" in words
    assert "blunder" in words
    assert "On the board" in words


def test_in_a_replay_there_are_no_signs_to_tell_of():
    rig = at_list(mode="replay", move=3)
    assert not any("blunder" in box.text for box in rig.top.words)
    assert not any(name.startswith("next:") for name in rig.targets())


def test_at_the_end_of_the_match_it_opens_at_the_last_moves():
    rig = at_list(move=10_000)
    last = rig.top.items[f"move:{len(rig.top.study.turns)}"]
    pane = rig.top.content_pane
    assert last.box.moved(0, -pane.offset).bottom <= rig.top.sheet.bottom


@pytest.mark.parametrize("text", ["normal", "larger"])
@pytest.mark.parametrize("game", ["four-player", "bantu"])
def test_a_replay_on_a_phone_has_buttons_for_steps(game, text):
    rig = at_review(match_of(12, game=game), "replay", size=PHONE, move=3, text=text)
    assert {"step:back", "step:forward"} <= rig.targets().keys()


@pytest.mark.parametrize("text", ["normal", "larger"])
def test_the_doors_are_labelled_in_one_line(text):
    rig = at_review(match_of(12, game="four-player"), size=PHONE, move=3, text=text)
    brush = rig.context.brush
    for name in ("list", "try", "go-on"):
        item = rig.top.items[name]
        wide = brush.type.width(item.label, "bold", brush.size * brush.scale) / brush.scale
        assert wide < item.box.width
        assert item.box.width >= 44


def test_below_the_course_of_one_of_several_stand_the_others():
    rig = at_review(match_of(12, game="four-player"), size=PHONE, move=3)
    assert rig.top.picture.graph.labels.names[1] == "Others"
