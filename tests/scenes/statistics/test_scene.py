"""The results counted on this device."""

import json
from itertools import combinations

import pytest

from game.host.fake import MemoryStorage
from game.play.match import Player
from game.play.saved.statistics import Statistics
from game.view.box import Box
from game.view.text.text_box import fits
from tests.boxes import meet
from tests.scenes.stage import Rig, match_of
from tests.window_sizes import SIZES


def counted(**kept):
    rig = Rig("statistics", drawn=False, **kept)
    statistics = Statistics(rig.host.storage)
    for seed in range(3):
        for level in (1, 3, 5):
            players = {1: Player("opponent", level=level)}
            statistics.count(match_of(-1, seed=seed, players=players))
        statistics.count(match_of(-1, seed=seed))
        statistics.count(match_of(-1, seed=seed, game="four-player"))
        linked = match_of(-1, seed=seed + 20)
        linked.side = 0
        statistics.count(linked)
    rig.top.enter()
    return rig


def test_without_a_finished_match_that_is_said():
    rig = Rig("statistics", drawn=False)
    assert "No match has been finished" in rig.said[-1]
    assert "erase" not in rig.targets()


@pytest.mark.parametrize("size", SIZES[:1] + SIZES[-1:], ids=str)
def test_results_of_a_newer_version_are_said_to_be_there(size):
    storage = MemoryStorage({"statistics": '{"schema":9}'})
    rig = Rig("statistics", drawn=False, storage=storage, size=size)
    assert "saved by a newer version" in rig.said[-1]
    assert "No match" not in rig.said[-1]
    for words in rig.top.layout()[1]:
        assert fits(words, rig.context.brush)


def told(rig):
    """The texts of the sheet by the group they are in, as they are read."""
    outline = rig.top.outline()
    names = {group.id: group.name for group in outline.groups}
    texts = {}
    for note in outline.notes:
        texts.setdefault(names[note.group], []).append(note.text)
    return texts


def test_what_is_said_first_is_how_the_matches_of_each_game_have_ended():
    won, lost = (
        sum(match_of(-1, seed=seed).outcome().winners == (winner,) for seed in range(3))
        for winner in (0, 1)
    )
    linked = [match_of(-1, seed=seed + 20).outcome().winners for seed in range(3)]
    won, lost = (3 * count + linked.count((w,)) for w, count in ((0, won), (1, lost)))
    drawn = 12 - won - lost
    assert counted().said[-1] == (
        f"Results. Mancala: 12 played, {won} won, {lost} lost, {drawn} drawn. "
        "Four Player Mancala: 3 matches at one screen."
    )


def test_each_game_has_a_group_with_a_text_for_each_row_and_record():
    texts = told(counted())
    assert list(texts) == ["Mancala", "Four Player Mancala"]
    kalah = texts["Mancala"]
    assert sum(text.startswith("Against ") for text in kalah) == 4
    assert any(text.startswith("Against Villager: 3 played") for text in kalah)
    assert any(text.startswith("All: 12 played") for text in kalah)
    assert [text.partition(":")[0] for text in kalah[5:7]] == ["Player 1", "Player 2"]
    assert kalah[-2].startswith("Longest sow: ")
    assert [text.partition(":")[0] for text in texts["Four Player Mancala"][:4]] == [
        f"Player {number}" for number in (1, 2, 3, 4)
    ]


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("kalah", ("Longest sow: 1 seed.", "Biggest capture: 2 seeds.")),
        ("four-player", ("Longest move: 1 piece sown.", "Biggest capture: 2 pieces.")),
        ("bao", ("Longest move: 1 seed sown.", "Biggest capture: 2 seeds.")),
        ("bantu", ("Longest move: 1 step.", "Biggest capture: 2 pieces.")),
    ],
)
def test_the_records_have_the_units_of_the_game(game, words):
    kept = {"results": {"level-1": {"won": 1}}, "longest": 1, "biggest": 2}
    storage = MemoryStorage({"statistics": json.dumps({"games": {game: kept}})})
    rig = Rig("statistics", drawn=False, storage=storage)
    (texts,) = told(rig).values()
    assert texts[-2:] == list(words)


def test_a_friend_by_link_is_named():
    texts = told(counted())["Mancala"]
    assert any(text.startswith("Against A friend: 3 played") for text in texts)


def test_all_is_erased_only_after_a_yes():
    rig = counted()
    rig.press("erase")
    rig.press("no")
    assert "12 played" in rig.said[-1]
    rig.press("erase")
    rig.press("yes")
    assert "No match has been finished" in rig.said[-1]
    assert Statistics(rig.host.storage).games() == {}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "text"), [("en", "larger"), ("qps", "normal")])
def test_the_tables_fit_and_nothing_lies_over_anything(size, language, text):
    rig = counted(size=size, language=language, text=text)
    sheet = rig.top.sheet
    assert sheet.inside(Box(0, 0, *size))
    whole = sheet._replace(height=sheet.height + rig.top.content_pane.height)
    buttons = [item.box for item in rig.top.items.values()]
    for words in rig.top.words:
        assert words.box.inside(whole)
        assert fits(words, rig.context.brush), words.text
        assert not any(meet(words.box, box) for box in buttons), words.text
    for one, other in combinations(rig.top.words, 2):
        assert not meet(one.box, other.box), (one.text, other.text)
