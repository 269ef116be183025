"""Set-up of every game: every option can be reached, seen whole, understood and chosen."""

import json
import random
from itertools import combinations

import pytest

from game.host.fake import MemoryStorage
from game.host.interface import Key, Wheel
from game.play.saved import setup_choices as choices
from game.rules.registry import GAMES, make
from game.view.box import TOUCH, Box
from game.view.text.text_box import fits
from tests.boxes import meet
from tests.scenes.forms import choose, find, pages
from tests.scenes.stage import Rig
from tests.window_sizes import SIZES


def setup(game, size=(1280, 720), storage=None, **kept):
    return Rig("setup", {"game": game}, size, storage=storage, drawn=False, **kept)


def stored(game, **kept):
    storage = MemoryStorage()
    storage.set(choices.KEY, json.dumps({game: kept}))
    return storage


def busiest(game):
    """Choices with as much to show as there can be."""
    options = {"kalah": {}, "bao": {}, "four-player": {"variations": [4, 5]}}
    seated = {"bantu": {"players": 4}}
    players = {str(n): {"kind": "opponent" if n % 2 else "person", "level": 3} for n in range(4)}
    chosen = {**options.get(game, {}), **seated.get(game, {})}
    return stored(game, options=chosen, players=players)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("language", "text"), [("en", "normal"), ("en", "larger"), ("qps", "normal")]
)
def test_every_page_fits_the_window(game, size, language, text):
    rig = setup(game, size, busiest(game), language=language, text=text)
    window = Box(0, 0, *size)
    for _ in pages(rig):
        boxes = {target.id: Box(*target.rect) for target in rig.top.targets()}
        for name, box in boxes.items():
            assert box.inside(window), name
            assert min(box.width, box.height) >= TOUCH - 0.01, name
        for one, other in combinations(boxes, 2):
            assert not meet(boxes[one], boxes[other]), (one, other)
        for words in rig.top.words:
            assert words.box.inside(window), words.text
            assert fits(words, rig.context.brush), (words.text, words.box)
            assert not any(meet(words.box, box) for box in boxes.values()), words.text
        names = [target.name for target in rig.top.targets()]
        assert len(set(names)) == len(names), names


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(320, 568), (568, 320), (1280, 720)])
def test_every_option_can_be_reached(game, size):
    wanted = {"start", "back", "first:lot"}
    for option in GAMES[game].option_list:
        if option.name == "players":
            wanted |= {"players:2", "players:3", "players:4"}
        elif option.kind == "integer":
            wanted |= {f"{option.name}:less", f"{option.name}:more"}
        elif option.kind == "choice":
            wanted |= {f"{option.name}:{value}" for value in option.choices}
        elif option.kind == "flag":
            wanted.add(f"{option.name}:toggle")
        elif option.kind == "set":
            wanted |= {f"{option.name}-{member}:toggle" for member in option.choices}
        elif option.kind == "seats":
            wanted |= {f"player-{n}:empty" for n in range(len(option.choices))}
    for seat in make(game).seats:
        wanted |= {f"player-{seat}:person", f"player-{seat}:opponent", f"first:{seat}"}
        wanted.add(f"name-{seat}:more")
    rig = setup(game, size)
    seen = set()
    for _ in pages(rig):
        seen |= rig.targets().keys()
    assert wanted <= seen, wanted - seen


@pytest.mark.parametrize("game", GAMES)
def test_every_text_of_set_up_is_in_the_catalogue(game):
    rig = setup(game)
    for _ in pages(rig):
        for target in rig.top.targets():
            assert not target.name.startswith(("setup.", "level.", "table.", "menu.")), target.name
        for words in rig.top.words:
            assert not words.text.startswith(("setup.", "level.", "table.", "menu.")), words.text
    for option in GAMES[game].option_list:
        for value in option.choices if option.kind == "choice" else ():
            assert f"setup.{game}.{option.name}.{value}.note" in rig.context.words


def test_switches_say_what_they_mean_and_override_the_preset():
    rig = setup("bao")
    choose(rig, "preset:kiswahili", "takasia:toggle", "mtaji_limit:none")
    assert "Any pit with two seeds or more" in rig.said[-1]
    match = choices.load(rig.host.storage, "bao").match()
    assert match.game.options["preset"] == "kiswahili"
    assert match.game.options["takasia"] is False
    assert match.game.options["mtaji_limit"] == "none"
    assert match.game.options["nyumba_function"] == "intact"


def test_players_and_seats_of_four_player():
    rig = setup("four-player")
    choose(rig, "players:2")
    assert rig.top.choices.seats == (0, 2)
    choose(rig, "player-0:empty", "player-1:opponent")
    assert rig.top.choices.seats == (1, 2)
    assert "Two players must sit facing each other." in rig.said[-1]
    find(rig, "back")
    assert "start" not in rig.targets()
    choose(rig, "player-3:person", "player-2:empty")
    assert rig.top.choices.refused() is None
    choose(rig, "start")
    assert rig.top.name == "table"
    assert rig.top.hook_state()["options"]["seats"] == [1, 3]


def test_a_combination_that_can_never_score_says_why_and_is_not_kept():
    rig = setup("four-player")
    choose(rig, "players:3", "variations-3:toggle")
    assert rig.top.choices.refused() is None
    choose(rig, "variations-5:toggle")
    assert "nothing could ever be scored" in rig.said[-1]
    assert "start" not in rig.targets()
    assert any("nothing could ever be scored" in words.text for words in rig.top.words)
    again = setup("four-player", storage=rig.host.storage)
    assert again.top.choices.refused() is None
    choose(rig, "variations-3:toggle")
    assert "start" in rig.targets()


def test_the_stop_rule_is_told_when_it_holds():
    rig = setup("four-player")
    choose(rig, "variations-4:toggle", "variations-5:toggle")
    assert "50 rounds" in rig.said[-1]
    assert any("50 rounds" in words.text for words in rig.top.words)
    choose(rig, "variations-2:toggle")
    assert not any("50 rounds" in words.text for words in rig.top.words)


def test_team_game_needs_four_players():
    rig = setup("bantu")
    choose(rig, "team:toggle")
    assert "needs four players" in rig.said[-1]
    choose(rig, "players:4")
    assert "start" in rig.targets()


def test_levels_and_names_are_chosen_and_remembered():
    rig = setup("four-player")
    choose(rig, "player-1:opponent", "level-1:5", "name-0:more", "name-2:less")
    again = setup("four-player", storage=rig.host.storage)
    players = again.top.choices.match().players
    assert players[1].kind == "opponent"
    assert players[1].level == 5
    assert players[0].name == "Amina"
    assert players[2].name == "Lulu"
    assert players[3].name == ""


def test_a_name_can_be_typed():
    rig = setup("kalah")
    find(rig, "name-0:more")
    rig.top.move_focus("name-0:more")
    rig.send(*(Key(letter) for letter in "Zoë"))
    assert rig.top.choices.player(0).name == "Zoë"
    rig.send(Key("Backspace"), *(Key("o") for _ in range(40)))
    assert rig.top.choices.player(0).name == "Zo" + "o" * (choices.NAME_LENGTH - 2)
    assert rig.top.focus == "name-0:more"


def test_no_two_players_are_offered_the_same_name():
    rig = setup("kalah")
    choose(rig, "name-0:more", "name-1:more")
    names = [rig.top.choices.player(seat).name for seat in (0, 1)]
    assert len(set(names)) == 2


def test_all_seats_may_be_opponents():
    rig = setup("kalah")
    choose(rig, "player-0:opponent", "player-1:opponent", "start")
    assert rig.top.name == "table"
    assert rig.top.busy()


def test_pages_turn_by_wheel_and_keys():
    rig = setup("bao", (320, 568))
    first = set(rig.targets())
    rig.send(Wheel(10, 10, 120.0))
    second = set(rig.targets())
    assert second != first
    rig.key("PageDown")
    assert set(rig.targets()) != second
    rig.key("PageUp")
    rig.key("PageUp")
    rig.key("PageUp")
    assert set(rig.targets()) == first
    assert rig.said[-1].startswith("1 of")


def test_a_seat_left_empty_cannot_start():
    rig = setup("four-player")
    choose(rig, "first:1", "player-1:empty")
    assert rig.top.choices.starter == 0
    assert choices.load(rig.host.storage, "four-player").match().to_move == 0


SEATED = [name for name in GAMES if any(o.kind == "seats" for o in GAMES[name].option_list)]
"""Games in which seats can be left empty."""


@pytest.mark.parametrize("game", SEATED)
@pytest.mark.parametrize("last", range(4))
@pytest.mark.parametrize("size", [(320, 568), (1280, 720)])
def test_the_last_seat_cannot_be_emptied_and_it_says_why(game, last, size):
    rig = setup(game, size)
    choose(rig, "players:4")
    order = [seat for seat in range(4) if seat != last]
    for seat in order:
        choose(rig, f"player-{seat}:empty")
    assert rig.top.choices.seats == (last,)
    assert rig.top.choices.refused() is not None
    before = rig.top.choices
    for _ in range(2):
        choose(rig, f"player-{last}:empty")
        assert rig.top.choices == before
        assert "the seat stays taken" in rig.said[-1]
        assert any("the seat stays taken" in words.text for words in rig.top.words)
        assert rig.targets()[f"player-{last}:person"].pressed
    choose(rig, f"player-{order[1]}:person")
    assert len(rig.top.choices.seats) == 2
    assert not any("the seat stays taken" in words.text for words in rig.top.words)


def answered(chosen, source):
    """The choices after one answer about who plays."""
    seat = source.choice(chosen.every_seat)
    answer = source.choice(["empty", "taken", "opponent", "players"])
    if answer == "opponent":
        return chosen.with_player(seat, kind="opponent")
    if answer == "players" and chosen.option("players"):
        return chosen.with_option("players", source.randrange(2, 5))
    return chosen.with_seat(seat, answer == "taken")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_no_row_of_answers_leaves_a_table_without_players(game, seed):
    print("seed", seed)
    source, chosen = random.Random(seed), choices.SetupChoices(game)
    for _ in range(300):
        chosen = answered(chosen, source)
        assert chosen.seats
        assert chosen.starter in chosen.seats
        if chosen.refused() is None:
            assert chosen.match().to_move in chosen.seats


def nonsense(source, depth=2):
    """A JSON value that may stand anywhere in what was stored."""
    plain = [
        None,
        True,
        False,
        0,
        1,
        2,
        -1,
        3.5,
        10**30,
        float("nan"),
        "",
        "0",
        "red",
        "lot",
        "die",
    ]
    if not depth or source.random() < 0.6:
        return source.choice(plain)
    inside = [nonsense(source, depth - 1) for _ in range(source.randrange(5))]
    return inside if source.random() < 0.5 else {str(n): each for n, each in enumerate(inside)}


def stored_nonsense(source, game):
    """Choices as no game of ours would store them: single members, or all of it."""
    seats = [
        [],
        ["red"],
        ["pink", "blue"],
        ["red", "red"],
        [0],
        [0, 1],
        [7, 9],
        [2, 0, 1],
        ["blue", "red"],
        "red",
    ]
    options = {
        option.name: source.choice([option.default, *option.choices, nonsense(source)])
        for option in GAMES[game].option_list
        if source.random() < 0.5
    }
    if source.random() < 0.7:
        options["seats"] = source.choice([*seats, nonsense(source)])
    if source.random() < 0.5:
        options["players"] = source.choice([1, 2, 3, 4, 5])
    players = {str(n): {"kind": nonsense(source), "name": nonsense(source)} for n in range(-1, 5)}
    return {
        "options": source.choice([options, options, options, nonsense(source)]),
        "players": source.choice([players, nonsense(source)]),
        "first": nonsense(source),
    }


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_choices_stored_as_any_nonsense_still_make_a_match(game, seed):
    print("seed", seed)
    source = random.Random(seed)
    for _ in range(150):
        found = choices.load(stored(game, **stored_nonsense(source, game)), game)
        assert found.refused() is None
        assert found.starter in (*found.seats, choices.LOT, choices.DIE)
        assert found.match().to_move in found.seats


@pytest.mark.parametrize(
    "players",
    [
        {"0": {"kind": "opponent", "level": 99}, "1": {"name": "x" * 99}},
        {"0": {"level": "two"}, "1": {"name": 7}},
        {"0": {"level": True, "name": "a\u0000b"}},
        {"0": None, "9": {}},
        [1, 2],
    ],
)
def test_broken_players_are_the_usual_ones(players):
    found = choices.load(stored("kalah", players=players), "kalah")
    for seat in (0, 1):
        assert found.player(seat).name == ""
        assert found.player(seat).level == choices.START_LEVEL


@pytest.mark.parametrize("first", [True, 7, "die", None, [], {"a": 1}])
def test_a_broken_start_is_the_usual_one(first):
    assert choices.load(stored("kalah", first=first), "kalah").match().to_move == 0


# The die
