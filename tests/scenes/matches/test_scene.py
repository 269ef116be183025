"""The list of matches kept."""

from itertools import combinations

import pytest

from game.host.fake import MemoryStorage
from game.host.interface import Key
from game.learn.courses import load_course
from game.play.guided import guided_match
from game.play.match import Player
from game.play.saved.saved_match import key_of, write
from game.scenes.matches.row import row_texts
from game.scenes.result.ways import REVIEW
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


def test_a_guided_game_is_against_the_opponent_that_its_plate_names():
    (guided,) = load_course("kalah").guided
    match = guided_match(guided)
    match.play(match.legal_moves()[0])
    rig = listed([match])
    told = rig.targets()[f"open:{match.id}"].name
    assert "Computer · Easy" in told
    assert "Child" not in told
    menu = Rig("menu", storage=rig.host.storage, drawn=False)
    going_on = menu.targets()["continue"].name
    assert "Easy" in going_on
    assert "Child" not in going_on


def test_matches_are_listed_the_newest_first_and_told_in_words():
    one, two = match_of(4), match_of(-1, game="four-player", players=LONG)
    two.changed = one.changed + 10**13
    rig = listed([one, two])
    assert opened(rig) == [f"open:{two.id}", f"open:{one.id}"]
    told = [rig.targets()[name].name for name in opened(rig)]
    seats = one.game.scores(one.position)
    standing = f"Player {one.to_move + 1} to move. Player 1 {seats[0]}, Player 2 {seats[1]}."
    assert told[1].startswith(f"Mancala. Player 1, Player 2. {standing} 4 moves · ")
    assert "Diamond, Triangle" in told[0] or "2 computers" in told[0]
    assert "won" in told[0]
    assert rig.said[-1] == "Matches. 2 matches."


@pytest.mark.parametrize("changed", [0, 35, 86_400_000])
def test_a_match_of_which_nobody_knows_when_it_was_played_is_shown_without_a_date(changed):
    match = match_of(4)
    match.changed = changed
    storage = MemoryStorage({key_of(match.id): write(match)})
    rig = listed(storage=storage)
    told = rig.targets()[f"open:{match.id}"].name
    assert told.startswith("Mancala. Player 1, Player 2.")
    assert told.endswith(" 4 moves.")


def test_a_match_of_the_list_is_played_on():
    one, two = match_of(4), match_of(5)
    rig = listed([one, two])
    rig.frame()
    rig.settle()
    rig.tap(f"open:{one.id}")
    assert rig.top.name == "table"
    assert rig.top.play.match.id == one.id
    assert rig.top.hook_state()["turns"] == 4


def test_a_match_that_has_ended_is_looked_back_at_and_the_list_comes_again():
    ended = match_of(-1)
    rig = listed([match_of(2), ended])
    rig.press(f"open:{ended.id}")
    assert rig.top.name == REVIEW
    rig.send(Key("Escape"))
    assert rig.top.name == "matches"


def test_the_end_of_a_match_by_link_is_seen_at_its_table_from_where_it_can_be_sent():
    ended = match_of(-1)
    ended.side = 0
    rig = listed([ended])
    rig.press(f"open:{ended.id}")
    assert rig.top.name == "table"


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
def test_every_match_can_be_pressed_and_what_is_told_of_it_has_room(size, language, text):
    matches = several(9)
    rig = listed(matches, size=size, language=language, text=text)
    boxes = {target.id: Box(*target.rect) for target in rig.top.targets()}
    width = Box(0, 0, size[0], 10_000)
    for name, box in boxes.items():
        assert box.inside(width), name
        assert min(box.width, box.height) >= TOUCH - 0.01, name
    for one, other in combinations(boxes, 2):
        assert not meet(boxes[one], boxes[other]), (one, other)
    assert_texts_have_room(rig)
    assert set(opened(rig)) == {f"open:{match.id}" for match in matches}


def assert_texts_have_room(rig):
    rows, m, brush = rig.top._rows, rig.context.measure, rig.context.brush
    for row in rows.rows.values():
        texts = row_texts(row.told, rows.boxes, m, brush)
        for text in texts:
            assert text.box.inside(rows.boxes.open), text
            assert not meet(text.box, rows.boxes.picture), text
            assert fits(text, brush), text.text
        for one, other in combinations(texts, 2):
            assert not meet(one.box, other.box), (one, other)


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


@pytest.mark.parametrize("size", SIZES)
def test_the_words_of_a_match_of_a_newer_version_fit(size):
    assert_texts_have_room(with_newer(size=size))


def test_a_match_from_the_future_is_told_as_one_of_now():
    match = match_of(4)
    match.changed = 99_999_999_000_000
    rig = listed([match])
    assert "· today, " in rig.targets()[f"open:{match.id}"].name


def test_where_the_storage_is_closed_nobody_says_that_there_is_no_match():
    rig = listed([match_of(4)])
    rig.host.storage.blocked = True
    rig.top.enter()
    assert rig.said[-1] == ("Matches. The matches cannot be read now: the storage is blocked.")
