"""Looking for matches by game, and by words."""

import pytest

from game.host.interface import Edited, Key
from game.play.match import Player
from tests.scenes.matches.test_scene import listed, opened
from tests.scenes.stage import Rig, match_of

COMPUTER = {1: Player("opponent", level=3)}
FRIENDS = {0: Player("person", "Asha"), 1: Player("person", "Kito")}


def mixed(**how):
    """A list of four matches, by what they are called here."""
    matches = {
        "kalah-computer": match_of(3, players=COMPUTER),
        "kalah-friends": match_of(4, players=FRIENDS),
        "bao-computer": match_of(5, game="bao", players=COMPUTER),
        "bao-ended": match_of(-1, game="bao", players=FRIENDS),
    }
    names = {match.id: name for name, match in matches.items()}
    rig = listed(list(matches.values()), **how)
    return rig, lambda: {names[name.partition(":")[2]] for name in opened(rig)}


def search(rig, text):
    rig.send(Edited("search", text))


def test_of_each_game_that_was_played_its_matches_can_be_listed():
    rig, seen = mixed()
    games = [name for name in rig.targets() if name.startswith("game:")]
    assert games == ["game:", "game:kalah", "game:bao"]
    rig.press("game:bao")
    assert seen() == {"bao-computer", "bao-ended"}
    assert rig.targets()["game:bao"].pressed
    assert rig.said[-1] == "2 matches fit."
    rig.press("game:")
    assert len(seen()) == 4


@pytest.mark.parametrize(
    ("text", "there"),
    [
        ("asha", {"kalah-friends", "bao-ended"}),
        ("VILLAGER", {"kalah-computer", "bao-computer"}),
        ("bao computer", {"bao-computer"}),
        ("kito man", {"kalah-friends"}),
        ("won", {"bao-ended"}),
        ("  ", {"kalah-computer", "kalah-friends", "bao-computer", "bao-ended"}),
        ("nobody", set()),
    ],
)
def test_every_word_that_is_typed_has_to_be_found(text, there):
    rig, seen = mixed()
    search(rig, text)
    assert seen() == there
    assert rig.targets()["search"].text == text


def test_game_and_words_are_looked_for_together():
    rig, seen = mixed()
    rig.press("game:kalah")
    search(rig, "villager")
    assert seen() == {"kalah-computer"}


def test_where_nothing_fits_all_can_be_shown_again():
    rig, seen = mixed()
    search(rig, "nobody")
    assert any("No match fits" in note.text for note in rig.top.outline().notes)
    rig.press("show-all")
    assert len(seen()) == 4
    assert rig.targets()["search"].text == ""


def test_the_search_is_there_still_after_a_match_was_looked_at():
    rig, seen = mixed()
    search(rig, "won")
    rig.press(opened(rig)[0])
    rig.send(Key("Escape"))
    assert rig.top.name == "matches"
    assert seen() == {"bao-ended"}


def test_deleting_what_was_found_leaves_the_search():
    rig, seen = mixed()
    search(rig, "won")
    rig.press(opened(rig)[0].replace("open", "remove"))
    assert seen() == set()
    rig.press("undo")
    assert seen() == {"bao-ended"}


def test_a_stroke_leads_to_the_field():
    rig, _ = mixed()
    rig.key("/")
    assert rig.top.focus == "search"


def test_one_game_alone_is_no_choice():
    rig = listed([match_of(3), match_of(4)])
    assert not any(name.startswith("game:") for name in rig.targets())


def test_where_nothing_is_saved_there_is_nothing_to_look_for_but_a_way_to_play():
    rig = Rig("matches")
    assert set(rig.targets()) == {"back", "begin"}
    rig.press("begin")
    assert rig.top.name == "menu"
