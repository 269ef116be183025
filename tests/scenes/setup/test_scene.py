"""Set-up of every game: every option can be reached, seen whole, understood and chosen."""

import json
import random
from itertools import combinations

import pytest

from game.host.fake import MemoryStorage
from game.host.interface import Adjusted, Edited, Focus, Key, Wheel
from game.play.saved import setup_choices as choices
from game.rules.registry import GAMES, make
from game.view.box import TOUCH, Box
from game.view.buttons.drawing import item_fits
from game.view.registry import VIEWS
from game.view.text.text_box import fits
from tests.boxes import meet
from tests.scenes.forms import choose
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


def content(rig):
    """The box of all that scrolls, as if the window were high enough."""
    pane = rig.top.pane
    return Box(0, pane.box.y, pane.box.width, max(pane.height, pane.box.height))


def look_at(rig, size):
    """All is inside and apart, large enough to press, and can be read."""
    window, inside = Box(0, 0, *size), content(rig)
    items = list(rig.top.items.values())
    for item in items:
        where = inside if item.in_pane and rig.top.pane.active else window
        assert item.box.inside(where), item.id
        assert min(item.box.width, item.box.height) >= TOUCH - 0.01, item.id
        assert item_fits(item, rig.context.brush), (item.id, item.label, item.box)
    for one, other in combinations(items, 2):
        if one.in_pane == other.in_pane:
            assert not meet(one.box, other.box), (one.id, other.id)
    for words in rig.top.words:
        assert words.box.inside(inside if words.in_pane else window), words.text
        assert fits(words, rig.context.brush), (words.text, words.box)
        for item in items:
            if item.in_pane == words.in_pane:
                assert not meet(words.box, item.box), (words.text, item.id)
    fixed = [item.box for item in items if not item.in_pane]
    assert not any(meet(rig.top.pane.box, box) for box in fixed)
    look_at_cards(rig)
    names = [item.name for item in items]
    assert len(set(names)) == len(names), names


def look_at_cards(rig):
    """What stands on cards is inside them, apart, and can be read."""
    for name, face in rig.top._page.faces.items():
        card = rig.top.items[name].box
        boxes = [text.box for text in face.texts] + [pill.text.box for pill in face.pills]
        for box in boxes:
            assert box.inside(card.shrunk(4, 0)), (name, box)
        for one, other in combinations(boxes, 2):
            assert not meet(one, other), (name, one, other)
        for text in face.texts:
            assert fits(text, rig.context.brush), (name, text)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(320, 480), *SIZES])
@pytest.mark.parametrize(
    ("language", "text"), [("en", "normal"), ("en", "large"), ("en", "larger"), ("qps", "normal")]
)
def test_all_of_it_has_room_in_every_window_folded_and_not(game, size, language, text):
    rig = setup(game, size, busiest(game), language=language, text=text)
    look_at(rig, size)
    rig.press("own-rules")
    look_at(rig, size)


@pytest.mark.parametrize("theme", ["light-wood", "dark-wood", "high-contrast"])
def test_it_is_drawn_in_every_theme_and_again_only_where_something_changed(theme):
    rig = Rig("setup", {"game": "four-player"}, (390, 844), theme=theme)
    assert rig.frame() is None
    rig.key("Tab")
    rig.key("Tab")
    assert rig.frame() is None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("left", [True, False])
def test_all_is_on_one_page_of_an_ordinary_window(game, left):
    rig = setup(game, left_handed=left)
    assert not rig.top.pane.active


def test_start_is_at_the_bottom_of_a_phone_and_stays_there():
    rig = setup("four-player", (390, 844))
    before = rig.targets()["start"].rect
    assert before[1] > 760
    rig.send(Wheel(100, 400, 300))
    assert rig.top.pane.offset > 0
    assert rig.targets()["start"].rect == before


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(320, 568), (568, 320), (1280, 720)])
def test_every_option_can_be_reached(game, size):
    wanted = {"start", "back", "first:lot", f"learn:{game}"}
    cards = [f"preset:{preset.key}" for preset in VIEWS[game].presets]
    for option in GAMES[game].option_list:
        if option.name == "players":
            continue
        if option.kind == "integer":
            wanted |= {option.name, f"{option.name}-less", f"{option.name}-more"}
        elif option.name == "preset":
            assert {f"preset:{value}" for value in option.choices} <= set(cards)
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
        wanted.add(f"name:{seat}")
    rig = setup(game, size)
    rig.press("own-rules")
    wanted |= set(cards)
    for name in wanted:
        rig.send(Focus(name))
        assert rig.top.focus == name
        box = Box(*rig.targets()[name].rect)
        assert box.inside(Box(0, 0, *size), 1.0), name


@pytest.mark.parametrize("game", GAMES)
def test_every_text_of_set_up_is_in_the_catalogue(game):
    rig = setup(game, storage=busiest(game))
    rig.press("own-rules")
    keys = ("setup.", "level.", "table.", "menu.", "reason.")
    for target in rig.top.targets():
        assert not target.name.startswith(keys), target.name
        assert not target.description.startswith(keys), target.description
    for words in rig.top.words:
        assert not words.text.startswith(keys), words.text
    for face in rig.top._page.faces.values():
        assert not any(text.text.startswith(keys) for text in face.texts)
    for option in GAMES[game].option_list:
        for value in option.choices if option.kind == "choice" else ():
            assert f"setup.{game}.{option.name}.{value}.note" in rig.context.words


@pytest.mark.parametrize("game", GAMES)
def test_targets_tell_what_they_are(game):
    rig = setup(game, storage=busiest(game))
    rig.press("own-rules")
    groups = {group.id for group in rig.top.outline().groups}
    roles = {}
    for target in rig.top.targets():
        roles.setdefault(target.role, []).append(target)
    assert {"radio", "field", "spin"} <= set(roles)
    assert all(target.group in groups for target in roles["radio"] + roles["field"])
    assert all(
        target.range.low <= target.range.now <= target.range.high for target in roles["spin"]
    )
    assert all(target.pressed is not None for target in roles["radio"] + roles.get("switch", []))


def answers(rig):
    """Every answer there is to press, without those that lead away or fold."""
    return [
        target.id
        for target in rig.top.targets()
        if target.role in ("radio", "switch") or target.id.endswith(("-less", "-more"))
    ]


def boxes(rig):
    """Where everything is that can be pressed or read, by what it is."""
    items = {name: item.box for name, item in rig.top.items.items()}
    return items | {f"plate {n}": box for n, box in enumerate(rig.top._page.ground.plates)}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 720)])
def test_nothing_moves_when_something_is_chosen(game, size):
    rig = setup(game, size, busiest(game))
    rig.press("own-rules")
    for name in answers(rig):
        before = boxes(rig)
        rig.press(name)
        after = boxes(rig)
        if size[0] < 400:
            # The card that is open is another one; what lies below all cards stays.
            before = {i: b for i, b in before.items() if not i.startswith("preset:")}
        if rig.top.choices.seats != seats_of(before):
            # The answers to who starts are those of the players.
            before = {i: b for i, b in before.items() if not i.startswith("first:")}
        moved = {i for i in before.keys() & after.keys() if before[i] != after[i]}
        assert not moved, (name, moved)


def seats_of(boxes):
    """The seats that could start when everything lay so."""
    return tuple(int(i[6:]) for i in boxes if i.startswith("first:") and i[6:].isdigit())


def test_switches_say_what_they_mean_and_override_the_card():
    rig = setup("bao")
    choose(rig, "preset:kiswahili", "takasia:toggle", "mtaji_limit:none")
    assert "Any pit with two seeds or more" in rig.said[-1]
    match = choices.load(rig.host.storage, "bao").match()
    assert match.game.options["preset"] == "kiswahili"
    assert match.game.options["takasia"] is False
    assert match.game.options["mtaji_limit"] == "none"
    assert match.game.options["nyumba_function"] == "intact"


def test_a_card_is_seen_to_be_chosen_and_own_rules_are_counted():
    rig = setup("bao")
    chosen = [target.id for target in rig.top.targets() if target.pressed]
    assert "preset:kujifunza" in chosen
    assert "8 rules, all as in Beginner's Bao" in rig.top.items["own-rules"].description
    choose(rig, "preset:kiswahili")
    assert "Tournament Bao" in rig.said[-1]
    choose(rig, "takasia:toggle")
    assert not any(t.pressed for t in rig.top.targets() if t.id.startswith("preset:"))
    assert "1 rule differs from Tournament Bao" in rig.top.items["own-rules"].description


def test_seats_of_four_player():
    rig = setup("four-player")
    choose(rig, "player-1:empty", "player-3:empty")
    assert rig.top.choices.seats == (0, 2)
    choose(rig, "player-0:empty", "player-1:opponent")
    assert rig.top.choices.seats == (1, 2)
    assert "Two players must sit facing each other." in rig.said[-1]
    assert "start" not in rig.targets()
    choose(rig, "player-3:person", "player-2:empty")
    assert rig.top.choices.refused() is None
    choose(rig, "start")
    assert rig.top.name == "table"
    assert rig.top.hook_state()["options"]["seats"] == [1, 3]


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 720)])
def test_a_combination_that_can_never_score_says_why_and_is_not_kept(size):
    rig = setup("four-player", size)
    choose(rig, "player-3:empty", "variations-3:toggle")
    assert rig.top.choices.refused() is None
    choose(rig, "variations-5:toggle")
    assert "nothing could ever be scored" in rig.said[-1]
    assert "start" not in rig.targets()
    reason = next(w for w in rig.top.words if "nothing could ever be scored" in w.text)
    assert not reason.in_pane
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


def test_a_team_game_needs_four_players_and_its_card_seats_them():
    rig = setup("bantu")
    choose(rig, "team:toggle")
    assert "needs four players" in rig.said[-1]
    assert "start" not in rig.targets()
    choose(rig, "preset:team")
    assert rig.top.choices.seats == (0, 1, 2, 3)
    assert "start" in rig.targets()


def test_levels_and_names_are_chosen_and_remembered():
    rig = setup("four-player")
    choose(rig, "player-1:opponent", "level:1-more", "level:1")
    rig.send(Edited("name:0", "Ann"), Edited("name:1", "Robo"))
    again = setup("four-player", storage=rig.host.storage)
    players = again.top.choices.match().players
    assert players[1].kind == "opponent"
    assert players[1].level == choices.START_LEVEL + 2
    assert [players[seat].name for seat in range(4)] == ["Ann", "Robo", "", ""]
    assert again.targets()["name:0"].text == "Ann"


@pytest.mark.parametrize("press", ["tap", "press"])
def test_a_level_goes_from_the_gentlest_to_the_hardest_and_tells_its_name(press):
    rig = setup("kalah")
    rig.press("player-1:opponent")
    while "level:1-less" in rig.targets():
        getattr(rig, press)("level:1-less")
    assert rig.said[-1] == "Seat 2: level: Beginner."
    assert rig.targets()["level:1"].range.now == 1
    while "level:1-more" in rig.targets():
        getattr(rig, press)("level:1-more")
    assert rig.targets()["level:1"].text == "Master"


def test_a_number_can_be_set_at_once_but_only_to_what_it_can_be():
    rig = setup("kalah")
    rig.press("own-rules")
    rig.press("player-1:opponent")
    rig.send(Adjusted("level:1", 5), Adjusted("houses", 3))
    assert rig.top.choices.player(1).level == 5
    assert rig.said[-1] == "Houses: 3."
    rig.send(
        Adjusted("level:1", 99), Adjusted("houses", -1), Adjusted("start", 1), Adjusted("?", 1)
    )
    assert rig.top.choices.player(1).level == 5
    assert rig.top.choices.whole["houses"] == 3


def test_a_name_can_be_typed_by_keys():
    rig = setup("kalah")
    rig.tap("name:0")
    assert rig.top.focus == "name:0"
    rig.send(*(Key(letter) for letter in "Zoë B"))
    assert rig.top.choices.player(0).name == "Zoë B"
    rig.send(Key("Backspace"), *(Key("o") for _ in range(40)))
    assert rig.top.choices.player(0).name == "Zoë " + "o" * (choices.NAME_LENGTH - 4)
    assert rig.top.focus == "name:0"
    rig.key("Enter")
    rig.key("Tab")
    rig.send(Key("x"))
    assert "x" not in rig.top.choices.player(0).name


HOSTILE = [
    "\u202eevil",
    "a\x00b",
    "\ud800",
    "x" * 10_000,
    "<b>",
    "{seat}",
    "**bold**",
    "  ",
    "\U0001f600" * 9,
]


@pytest.mark.parametrize("name", HOSTILE)
def test_no_name_does_harm_to_the_page_or_the_table(name):
    rig = Rig("setup", {"game": "kalah"}, (320, 568))
    rig.send(Edited("name:0", name))
    rig.frame()
    kept = rig.top.choices.player(0).name
    assert len(kept) <= choices.NAME_LENGTH
    assert kept.isprintable()
    again = setup("kalah", storage=rig.host.storage)
    assert again.top.choices.player(0).name == kept.strip()
    rig.tap("start")
    assert rig.top.name == "table"
    rig.frame()


def test_a_word_for_no_name_is_none():
    rig = setup("kalah")
    rig.send(Edited("name:0", "you"), Edited("name:1", "Computer"))
    assert setup("kalah", storage=rig.host.storage).top.choices.player(0).name == ""
    rig.tap("start")
    assert [rig.top.play.match.players[seat].name for seat in (0, 1)] == ["", ""]


def test_a_name_does_not_go_from_a_person_to_a_computer():
    rig = setup("kalah")
    rig.send(Edited("name:1", "Ann"))
    rig.press("player-1:opponent")
    assert rig.targets()["name:1"].text == ""


def test_an_empty_name_shows_what_the_player_is_called():
    rig = setup("kalah")
    assert [rig.top.items[f"name:{seat}"].label for seat in (0, 1)] == ["Player 1", "Player 2"]
    rig.press("player-1:opponent")
    assert [rig.top.items[f"name:{seat}"].label for seat in (0, 1)] == ["You", "Computer"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", ["persons", "computer"])
def test_the_way_in_says_who_plays(game, seats):
    rig = Rig("setup", {"game": game, "seats": seats}, drawn=False)
    kinds = [rig.top.choices.player(seat).kind for seat in rig.top.choices.seats]
    others = "person" if seats == "persons" else "opponent"
    assert kinds == ["person", *[others] * (len(kinds) - 1)]


def test_without_it_those_play_who_played_last():
    rig = setup("kalah")
    rig.press("player-0:opponent")
    again = setup("kalah", storage=rig.host.storage)
    assert again.targets()["player-0:opponent"].pressed


def test_a_newcomer_begins_with_the_first_card():
    assert setup("bao").top.choices.match().game.options["preset"] == "kujifunza"
    kept = stored("bao", options={"preset": "printed"})
    assert setup("bao", storage=kept).top.choices.match().game.options["preset"] == "printed"


def test_learn_first_shows_the_rules_that_are_chosen_and_comes_back():
    rig = setup("bao")
    choose(rig, "preset:kiswahili", "learn:bao")
    assert rig.top.name == "rules"
    assert rig.top.rules.options["preset"] == "kiswahili"
    rig.key("Escape")
    assert rig.top.name == "setup"
    assert rig.targets()["preset:kiswahili"].pressed


def test_all_seats_may_be_opponents():
    rig = setup("kalah")
    choose(rig, "player-0:opponent", "player-1:opponent", "start")
    assert rig.top.name == "table"
    assert rig.top.busy()


def test_it_scrolls_by_wheel_and_keys():
    rig = setup("bao", (320, 568))
    rig.send(Wheel(10, 200, 120.0))
    assert rig.top.pane.offset == 120
    rig.key("PageDown")
    assert rig.top.pane.offset > 120
    rig.key("PageUp")
    rig.key("PageUp")
    assert rig.top.pane.offset == 0


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
    rig = setup(game, size, stored(game, options={"players": 4}))
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
