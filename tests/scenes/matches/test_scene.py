"""The list of matches kept."""

from itertools import combinations

import pytest

from game.host.fake import MemoryStorage
from game.host.interface import Key
from game.play.match import Player
from game.play.saved.saved_match import key_of, write
from game.view.box import TOUCH, Box
from game.view.text.text_box import fits
from tests.boxes import meet
from tests.scenes.stage import Rig, match_of
from tests.window_sizes import SIZES

LONG = {0: Player("person", "Wilhelmina Ann"), 1: Player("opponent"), 2: Player("opponent")}


def keep(rig, *matches):
    for match in matches:
        assert rig.saves.save(match)
    rig.top.enter()
    return rig


def listed(matches=(), **kept):
    return keep(Rig("matches", drawn=False, **kept), *matches)


def several(count=3):
    names = ["kalah", "bao", "four-player", "bantu"]
    return [
        match_of(3 + n, game=names[n % 4], players=LONG if names[n % 4] == "four-player" else {})
        for n in range(count)
    ]


def opened(rig):
    return [name for name in rig.targets() if name.startswith("open:")]


def test_nothing_kept_is_said():
    rig = listed()
    assert "No saved matches yet" in rig.said[-1]
    assert opened(rig) == []


def test_matches_are_listed_the_newest_first_and_told_in_words():
    one, two = match_of(4), match_of(-1, game="four-player", players=LONG)
    two.changed = one.changed + 10**13
    rig = listed([one, two])
    assert opened(rig) == [f"open:{two.id}", f"open:{one.id}"]
    told = [rig.targets()[name].name for name in opened(rig)]
    assert told[1] == "Mancala. Player 1 and Player 2. 4 moves, " + told[1].partition("moves, ")[2]
    assert "Wilhelmina Ann" in told[0]
    assert "won" in told[0]
    assert rig.said[-1] == "Matches. 2 matches."


def test_a_match_of_which_nobody_knows_when_it_was_played_is_shown_without_a_date():
    match = match_of(4)
    match.changed = 0
    storage = MemoryStorage({key_of(match.id): write(match)})
    rig = listed(storage=storage)
    told = rig.targets()[f"open:{match.id}"].name
    assert told == "Mancala. Player 1 and Player 2. 4 moves."


def test_a_match_of_the_list_is_played_on():
    one, two = match_of(4), match_of(5)
    rig = listed([one, two])
    rig.frame()
    rig.settle()
    rig.tap(f"open:{one.id}")
    assert rig.top.name == "table"
    assert rig.top.play.match.id == one.id
    assert rig.top.hook_state()["turns"] == 4


def test_a_match_is_thrown_away_only_after_a_yes():
    match = match_of(4)
    rig = listed([match])
    for answer, left in (("no", 1), ("yes", 0)):
        rig.press(f"remove:{match.id}")
        assert rig.top.name == "ask"
        assert "Mancala, 4 moves" in rig.said[-1]
        rig.press(answer)
        assert rig.top.name == "matches"
        assert len(opened(rig)) == left
        assert len(rig.saves.listed()) == left


def test_a_match_that_another_window_threw_away_is_gone():
    match = match_of(4)
    rig = listed([match])
    rig.saves.forget()
    rig.host.storage.remove(f"match-{match.id}")
    rig.press(f"open:{match.id}")
    assert rig.top.name == "matches"
    assert opened(rig) == []


def test_the_pictures_come_in_steps_and_are_kept():
    rig = listed(several())
    rig.context.patience = 0.0
    rig.frame()
    assert rig.top.busy()
    rig.settle()
    known = set(rig.context.art.pictures)
    assert len([key for key in known if key[0] == "matches"]) == 3
    rig.top.enter()
    rig.frame()
    rig.settle()
    assert set(rig.context.art.pictures) == known


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "text"), [("en", "normal"), ("qps", "larger")])
def test_every_match_is_on_some_page_and_its_words_fit(size, language, text):
    matches = several(9)
    rig = listed(matches, size=size, language=language, text=text)
    window, seen = Box(0, 0, *size), set()
    for _ in range(12):
        boxes = {target.id: Box(*target.rect) for target in rig.top.targets()}
        for name, box in boxes.items():
            assert box.inside(window), name
            assert min(box.width, box.height) >= TOUCH - 0.01, name
        for one, other in combinations(boxes, 2):
            assert not meet(boxes[one], boxes[other]), (one, other)
        for kept, row in rig.top.rows():
            for words in rig.top.words_of(kept, row):
                assert words.box.inside(row.whole)
                assert not meet(words.box, row.picture)
                assert fits(words, rig.context.brush), words.text
        seen |= set(opened(rig))
        rig.send(Key("PageDown"))
    assert seen == {f"open:{match.id}" for match in matches}


def test_the_menu_leads_to_the_list_and_back():
    rig = Rig("menu", drawn=False)
    rig.press("matches")
    assert rig.top.name == "matches"
    rig.key("Escape")
    assert rig.top.name == "menu"


NEWER = {
    "match-00000000000000aa": '{"match":{"schema":99,"game":"bao"},"shown":{}}',
    "match-00000000000000ab": '{"match":{"schema":99,"game":"a game to come"},"shown":{}}',
}


def with_newer(*matches, **how):
    rig = listed(matches, **how)
    rig.host.storage.texts |= NEWER
    rig.top.enter()
    return rig


def test_a_match_of_a_newer_version_is_in_the_list_and_says_so():
    rig = with_newer(match_of(4))
    names = [rig.targets()[name].name for name in opened(rig)]
    assert names[0].startswith("Mancala. ")
    assert sorted(names[1:]) == [
        "A match. Needs a newer version of Baraza.",
        "Bao. Needs a newer version of Baraza.",
    ]
    assert rig.said[-1] == "Matches. 3 matches."


def test_pressing_a_match_of_a_newer_version_leaves_it_and_says_why():
    rig = with_newer()
    for _ in range(2):
        rig.press("open:00000000000000aa")
        assert rig.top.name == "matches"
        assert rig.saves.take_notices() == ["match-newer"]
    assert rig.host.storage.texts.items() >= NEWER.items()


def test_a_match_of_a_newer_version_is_thrown_away_only_after_a_question():
    rig = with_newer()
    rig.press("remove:00000000000000aa")
    assert "newer version of Baraza could still open it" in rig.said[-1]
    rig.press("no")
    assert rig.host.storage.texts.items() >= NEWER.items()
    rig.press("remove:00000000000000aa")
    rig.press("yes")
    assert "match-00000000000000aa" not in rig.host.storage.texts
    assert "match-00000000000000ab" in rig.host.storage.texts


@pytest.mark.parametrize("size", SIZES)
def test_the_words_of_a_match_of_a_newer_version_fit(size):
    rig = with_newer(size=size)
    for kept, row in rig.top.rows():
        for words in rig.top.words_of(kept, row):
            assert fits(words, rig.context.brush)


def test_a_match_from_the_future_is_told_as_one_of_now():
    match = match_of(4)
    match.changed = 99_999_999_000_000
    rig = listed([match])
    assert ", today, " in rig.targets()[f"open:{match.id}"].name


def test_where_the_storage_is_closed_nobody_says_that_there_is_no_match():
    rig = listed([match_of(4)])
    rig.host.storage.blocked = True
    rig.top.enter()
    assert rig.said[-1] == ("Matches. The matches cannot be read now: the storage is blocked.")
