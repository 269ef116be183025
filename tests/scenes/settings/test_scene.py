"""Settings: a sheet of tabs, with a row for each setting."""

from dataclasses import fields

import pygame
import pytest

from game.host.interface import Adjusted, Pointer
from game.play.saved.settings import CHOICES, Settings
from game.scenes.settings.rows import HELP, TABS, Action, Answers, Switch
from game.view.box import TOUCH, Box
from game.view.buttons.drawing import item_fits
from game.view.registry import VIEWS
from game.view.text.text_box import fits
from tests.boxes import meet
from tests.cases import all_cases
from tests.scenes.stage import Rig, match_of
from tests.window_sizes import SIZES


def at(tab, **kept):
    return Rig("settings", {"tab": tab}, **kept)


def tab_of(name):
    return next(tab for tab, rows in TABS.items() if any(row.name == name for row in rows))


def test_every_setting_has_its_place_on_one_tab():
    names = [row.name for rows in TABS.values() for row in rows if not isinstance(row, Action)]
    assert sorted(names) == sorted(field.name for field in fields(Settings))


@pytest.mark.parametrize(
    "row", [row for rows in TABS.values() for row in rows if isinstance(row, Answers)]
)
def test_each_answer_is_taken_said_and_kept(row):
    rig = at(tab_of(row.name))
    for value in CHOICES[row.name]:
        rig.tap(f"{row.name}:{value}")
        assert getattr(rig.context.settings, row.name) == value
        assert rig.targets()[f"{row.name}:{value}"].pressed
        chosen = [item for item in rig.top.items.values() if item.group == row.name]
        assert sum(bool(item.pressed) for item in chosen) == 1
        assert {item.role for item in chosen} == {"radio"}
        label = rig.context.words.text(f"settings.{row.name}")
        assert rig.said[-1].startswith(f"{label}: ")
    again = Rig("settings", storage=rig.host.storage)
    assert getattr(again.context.settings, row.name) == CHOICES[row.name][-1]


@pytest.mark.parametrize(
    "row", [row for rows in TABS.values() for row in rows if isinstance(row, Switch)]
)
def test_each_switch_turns_its_setting_on_and_off(row):
    rig = at(tab_of(row.name))
    name = f"{row.name}:toggle"
    was = getattr(rig.context.settings, row.name)
    assert rig.targets()[name].pressed == (was != row.inverted)
    rig.tap(name)
    assert getattr(rig.context.settings, row.name) == (not was)
    assert rig.targets()[name].pressed == (was == row.inverted)
    assert rig.targets()[name].role == "switch"
    rig.tap(name)
    assert getattr(rig.context.settings, row.name) == was


def test_tabs_are_told_and_lead_to_their_rows():
    rig = Rig("settings")
    tabs = [item for item in rig.top.items.values() if item.role == "tab"]
    assert [item.id for item in tabs] == [f"tab:{tab}" for tab in TABS]
    assert [item.pressed for item in tabs] == [tab == "table" for tab in TABS]
    rig.press("tab:look")
    assert "theme:dark-wood" in rig.targets()
    assert "speed:fast" not in rig.targets()
    assert rig.targets()["tab:look"].pressed


def test_groups_name_the_tabs_and_the_questions():
    groups = {group.id: group for group in at("look").top.groups()}
    assert groups["tab"].role == "tablist"
    assert (groups["theme"].role, groups["theme"].name) == ("radiogroup", "Theme")
    assert "speed" not in groups


@pytest.mark.parametrize("size", SIZES)
def test_no_tab_moves_the_others(size):
    rig = Rig("settings", size=size, drawn=False)
    boxes = {}
    for tab in TABS:
        rig.press(f"tab:{tab}")
        boxes[tab] = [item.box for item in rig.top.items.values() if item.role == "tab"]
        assert rig.top.content_pane.offset == 0
    assert len({tuple(each) for each in boxes.values()}) == 1


@pytest.mark.parametrize("language", ["en", "qps"])
@pytest.mark.parametrize("text", ["normal", "larger"])
def test_rows_have_room_in_every_window(language, text):
    with all_cases() as cases:
        for size in [(320, 480), *SIZES]:
            for tab in TABS:
                with cases.of(*size, tab):
                    rig = at(tab, size=size, language=language, text=text, drawn=False)
                    has_room(rig, size)


def has_room(rig, size):
    top = rig.top
    window, boxes = Box(0, 0, *size), [item.box for item in top.items.values() if item.in_pane]
    assert top.sheet.inside(window)
    for item in top.items.values():
        assert min(item.box.width, item.box.height) >= TOUCH - 0.01, item.id
        assert item.box.x >= top.sheet.x and item.box.right <= top.sheet.right, item.id
        if item.label:
            assert item_fits(item, rig.context.brush), (item.label, item.box)
    for one, box in enumerate(boxes):
        assert not any(meet(box, other) for other in boxes[:one])
    for words in top.words:
        assert fits(words, rig.context.brush), (words.text, words.box)
        assert not words.in_pane or not any(meet(words.box, box) for box in boxes), words.text


def test_a_control_stands_beside_its_words_in_a_window_and_below_them_on_a_phone():
    for size, beside in (((1280, 720), True), ((390, 844), False)):
        rig = at("table", size=size)
        label = next(words for words in rig.top.words if words.text == "Speed of moves")
        control = rig.top.items["speed:off"].box
        assert (control.y < label.box.bottom) == beside
        assert (control.x > label.box.right) == beside


# Volume


def slid(rig, *shares, device="mouse"):
    """Put the pointer on the slider and move it to shares of its width."""
    box = rig.top.items["volume"].box
    spots = [(box.x + 12 + share * (box.width - 24), box.middle[1]) for share in shares]
    rig.send(Pointer("down", *spots[0], device))
    for spot in spots[1:]:
        rig.send(Pointer("move", *spot, device))
    rig.send(Pointer("up", *spots[-1], device))
    rig.frame()


@pytest.mark.parametrize("device", ["mouse", "touch"])
def test_the_volume_follows_the_pointer(device):
    rig = at("sound")
    slid(rig, 0.2, 0.6, 2.0, device=device)
    assert rig.context.settings.volume == 5
    slid(rig, 0.61, device=device)
    assert rig.context.settings.volume == 3
    assert rig.targets()["volume"].range.now == 3


def test_the_volume_is_set_by_a_screen_reader():
    rig = at("sound")
    target = rig.targets()["volume"]
    assert (target.role, target.range.low, target.range.high) == ("slider", 0, 5)
    rig.send(Adjusted("volume", 2))
    assert rig.context.settings.volume == 2
    assert rig.said[-1] == "Volume: 2."


def test_the_volume_cannot_be_set_while_there_is_no_sound():
    rig = at("sound", mute=True)
    assert "volume" not in rig.targets()
    before = rig.context.settings.volume
    slid(rig, 0.0)
    assert rig.context.settings.volume == before


# What is below


def test_a_theme_is_seen_at_once_on_the_sheet_and_below_it():
    rig = Rig("table", {"match": match_of(4)}, theme="light-wood")
    rig.press("more")
    rig.press("settings")
    rig.press("tab:look")
    rig.settle()
    before = rig.surface.get_at((4, 4))[:3], rig.surface.get_at((640, 120))[:3]
    rig.press("theme:high-contrast")
    rig.settle()
    after = rig.surface.get_at((4, 4))[:3], rig.surface.get_at((640, 120))[:3]
    assert after[0] == (0, 0, 0)
    assert after[1] != before[1]


def test_a_size_of_text_is_seen_at_once_below_the_sheet():
    rig = Rig("table", {"match": match_of(4)})
    rig.press("more")
    rig.press("settings")
    rig.press("tab:look")
    rig.settle()
    sheet, before = rig.top.sheet, top_of(rig)
    rig.press("text:larger")
    rig.settle()
    assert rig.top.sheet.width > sheet.width
    assert top_of(rig) != before


def top_of(rig):
    """The picture of what is above the sheet."""
    return pygame.image.tobytes(rig.surface.subsurface((0, 0, 1280, 50)), "RGB")


@pytest.mark.parametrize("opener", ["menu", "table"])
def test_settings_are_opened_from_menu_and_table_and_lead_back(opener):
    rig = Rig(opener, {"match": match_of(4)} if opener == "table" else {})
    if opener == "table":
        rig.press("more")
    rig.press("settings")
    assert rig.top.name == "settings"
    rig.key("Escape")
    assert rig.top.name == opener


# Help


def test_help_opens_how_each_game_is_played():
    for game in VIEWS:
        rig = at(HELP)
        rig.press(f"rules:{game}")
        assert rig.top.name == "rules"
        rig.key("Escape")
        assert rig.top.name == "settings"
        assert rig.targets()[f"tab:{HELP}"].pressed


def test_help_tells_the_keys_where_there_is_a_keyboard():
    def texts(size):
        return [words.text for words in at(HELP, size=size).top.words]

    assert "Undo" in texts((1280, 720))
    assert "Undo" not in texts((390, 844))


def test_who_listens_hears_each_key_with_what_it_does():
    rig = at(HELP)
    notes = [note.text for note in rig.top.outline().notes]
    assert "U: Undo" in notes
    assert "Tab: To the next button; arrows go anywhere" in notes
    rig.context.change("shortcuts", "modifier")
    rig.top.relayout()
    assert "Alt+U: Undo" in [note.text for note in rig.top.outline().notes]


@pytest.mark.parametrize("name", ["letters", "piece_set"])
@pytest.mark.parametrize("size", [(320, 568), (390, 844), (1280, 720)])
def test_another_answer_moves_nothing_on_the_sheet(name, size):
    rig = at(tab_of(name), size=size)

    def places():
        boxes = {item.id: item.box for item in rig.top.items.values()}
        return rig.top.sheet, boxes, [(words.box, words.size) for words in rig.top.words]

    before = places()
    for value in CHOICES[name]:
        rig.press(f"{name}:{value}")
        assert places() == before, value


def test_what_the_page_shows_itself_wears_the_theme_too():
    rig = at("look")
    light = dict(rig.host.colours)
    rig.tap("theme:dark-wood")
    assert rig.host.colours.keys() == light.keys()
    assert rig.host.colours["panel"] == rig.context.theme.panel != light["panel"]
