"""Set-up of every game: every option can be reached, seen whole, understood and chosen."""

import json
from itertools import combinations

import pytest

from game.host.fake import MemoryStorage
from game.host.interface import Adjusted, Focus, Wheel
from game.play.levels import LEVELS
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
    if game == "bao":
        rig.press("preset:kiswahili")  # the first card has no nyumba, and cannot set its rules
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


def is_seen(rig, name, colour):
    """Whether a colour, or nearly it, is seen in the left half of a button."""
    box = rig.top.items[name].box
    spots = [(round(box.x) + x, round(box.middle[1])) for x in range(6, round(box.width / 2))]
    seen = [rig.surface.get_at(spot)[:3] for spot in spots]
    return any(max(abs(a - b) for a, b in zip(colour, one, strict=True)) < 5 for one in seen)


@pytest.mark.parametrize("theme", ["light-wood", "dark-wood"])
@pytest.mark.parametrize("game", GAMES)
def test_signs_of_who_starts_have_their_colours_but_where_they_are_chosen(game, theme):
    rig = Rig("setup", {"game": game}, theme=theme)
    first, second = seats_of(rig.top.items)[:2]
    rig.press(f"first:{second}")
    rig.settle()
    look = rig.context.theme
    assert is_seen(rig, f"first:{first}", VIEWS[game].seat_sign(look, first)[1])
    assert not is_seen(rig, f"first:{second}", VIEWS[game].seat_sign(look, second)[1])
    assert is_seen(rig, f"first:{second}", look.accent_text)


def test_switches_say_what_they_mean_and_override_the_card():
    rig = setup("bao")
    choose(rig, "preset:kiswahili", "takasia:toggle", "mtaji_limit:none")
    assert "Any pit with two seeds or more" in rig.said[-1]
    choose(rig, "start")
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
    assert not choices.is_remembered(rig.host.storage, "four-player")
    choose(rig, "variations-3:toggle")
    assert "start" in rig.targets()


def test_the_stop_rule_is_told_when_it_holds():
    rig = setup("four-player")
    choose(rig, "variations-4:toggle", "variations-5:toggle")
    assert "50 rounds" in rig.said[-1]
    assert any("50 rounds" in words.text for words in rig.top.words)
    choose(rig, "variations-2:toggle")
    assert not any("50 rounds" in words.text for words in rig.top.words)


def test_rules_of_the_nyumba_cannot_be_set_where_there_is_none_and_say_why():
    rig = setup("bao")
    rig.press("own-rules")
    assert not [name for name in rig.targets() if "nyumba" in name]
    assert "takasia:toggle" in rig.targets()
    reasons = [words.text for words in rig.top.words if "has no nyumba" in words.text]
    assert len(reasons) == 4
    assert "has no nyumba" in rig.top.items["nyumba_function:count"].description
    choose(rig, "preset:kiswahili")
    assert "nyumba_function:count" in rig.targets()
    assert not any("has no nyumba" in words.text for words in rig.top.words)


@pytest.mark.parametrize("game", GAMES)
def test_no_card_is_said_to_be_for_beginners_but_the_first(game):
    for preset in VIEWS[game].presets[1:]:
        note = setup(game).context.words.text(f"setup.{game}.preset.{preset.key}.note")
        assert not any(word in note.lower() for word in ("learn", "begin", "new")), note


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
    assert rig.top.choices.player(1).level == LEVELS[-1]
    assert rig.top.choices.whole["houses"] == rig.targets()["houses"].range.low


def test_a_level_that_was_clicked_takes_the_arrows():
    rig = setup("bao")
    rig.press("player-1:opponent")
    preset = rig.top.choices.options
    rig.tap("level:1", "mouse")
    level = rig.top.choices.player(1).level
    for key in ("ArrowUp", "ArrowUp", "ArrowDown"):
        rig.key(key)
    assert rig.top.focus == "level:1"
    assert rig.top.choices.player(1).level == level + 1
    assert rig.top.choices.options == preset


def test_what_is_written_is_read_in_its_place():
    rig = setup("bao")
    rig.press("player-1:opponent")
    outline = rig.top.outline()
    parents = {group.id: group.parent for group in outline.groups}
    assert [parents[rig.targets()[name].group] for name in ("level:1", "level:1-more")] == [
        "seat-1",
        "seat-1",
    ]
    assert parents["seat-0"] == parents["seat-1"] == "seats"
    assert {"Which Bao?", "Who plays?", "Who starts?"} <= {group.name for group in outline.groups}
    notes = {note.id: note for note in outline.notes}
    assert notes.keys() == {"here:0", "learn"}
    assert (notes["here:0"].group, notes["learn"].before) == ("seat-0", "learn:bao")


def test_the_fold_of_the_rules_tells_whether_it_is_open():
    rig = setup("bao")
    assert rig.targets()["own-rules"].expanded is False
    rig.press("own-rules")
    assert rig.targets()["own-rules"].expanded is True
    assert rig.targets()["own-rules"].name == "Own rules"


def test_a_newcomer_begins_with_the_first_card():
    assert setup("bao").top.choices.match().game.options["preset"] == "kujifunza"
    kept = stored("bao", options={"preset": "printed"})
    assert setup("bao", storage=kept).top.choices.match().game.options["preset"] == "printed"


def test_how_to_play_shows_the_rules_that_are_chosen_and_comes_back():
    rig = setup("bao")
    choose(rig, "preset:kiswahili", "rules:bao")
    assert rig.top.name == "rules"
    assert rig.top.rules.options["preset"] == "kiswahili"
    rig.key("Escape")
    assert rig.top.name == "setup"
    assert rig.targets()["preset:kiswahili"].pressed


def test_lessons_are_a_press_away():
    rig = setup("bao")
    rig.tap("learn:bao")
    assert (rig.top.name, rig.top.game) == ("lessons", "bao")


def test_it_scrolls_by_wheel_and_keys():
    rig = setup("bao", (320, 568))
    rig.send(Wheel(10, 200, 120.0))
    assert rig.top.pane.offset == 120
    rig.key("PageDown")
    assert rig.top.pane.offset > 120
    rig.key("PageUp")
    rig.key("PageUp")
    assert rig.top.pane.offset == 0


@pytest.mark.parametrize("button", ["less", "more"])
def test_an_arrow_after_a_press_beside_a_number_sets_the_number(button):
    rig = Rig("setup", {"game": "kalah", "seats": "computer"})
    rig.tap("level:1-more", "mouse")
    rig.tap(f"level:1-{button}", "mouse")
    before = rig.targets()["level:1"].range.now
    preset = [name for name, target in rig.targets().items() if target.pressed]
    rig.key("ArrowUp")
    assert rig.targets()["level:1"].range.now == before + 1
    assert rig.top.focus == "level:1"
    assert [name for name, target in rig.targets().items() if target.pressed] == preset
