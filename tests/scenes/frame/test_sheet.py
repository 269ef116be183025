"""Sheets: scenes over the one below, which stays to be seen, darkened."""

import pygame
import pytest

from game.host.interface import Key, Pointer, Viewport
from game.scenes.frame.sheet import DIM
from game.view.box import TOUCH, Box
from tests.scenes.stage import Rig, match_of
from tests.window_sizes import SIZES

SHEETS = ["more", "share", "settings", "log"]


def over_table(sheet, size=(1280, 720), **kept):
    """A rig with a sheet over the table, opened as a person opens it."""
    rig = Rig("table", {"match": match_of(6)}, size, **kept)
    rig.settle()
    if sheet == "log":
        rig.key("l")
    else:
        rig.press("more")
        if sheet != "more":
            rig.settle()
            rig.press(sheet)
    return rig


def pixels(rig, rect=None):
    surface = rig.surface if rect is None else rig.surface.subsurface(rect)
    return pygame.image.tobytes(surface, "RGB")


def press_at(rig, x, y):
    rig.send(Pointer("down", x, y, "mouse"), Pointer("up", x, y, "mouse"))


def outside(rig):
    """A point of the window beside the sheet."""
    sheet, (width, height) = rig.top.sheet, rig.surface.get_size()
    spots = [(4, 4), (width - 4, 4), (4, height - 4), (width - 4, height - 4), (width / 2, 3)]
    return next(spot for spot in spots if not sheet.holds(*spot))


@pytest.mark.parametrize("size", [(320, 480), *SIZES])
@pytest.mark.parametrize("sheet", SHEETS)
def test_it_lies_in_the_window_with_its_ways_out(sheet, size):
    rig = over_table(sheet, size, drawn=False)
    window, close = Box(0, 0, *size), rig.targets()["close"]
    assert rig.top.sheet.inside(window)
    assert Box(*close.rect).inside(window)
    assert min(close.rect[2:]) >= TOUCH - 0.01 or sheet == "more"


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("way", ["Escape", "close", "beside"])
def test_every_way_out_leads_to_what_is_below(sheet, way):
    rig = over_table(sheet)
    below = "menu" if rig.top.beneath.name == "menu" else "table"
    if way == "Escape":
        rig.send(Key("Escape"))
    elif way == "close":
        rig.press("close")
    else:
        press_at(rig, *outside(rig))
    rig.frame()
    assert rig.top.name == below


def test_a_press_beside_it_presses_nothing_of_what_is_below():
    rig = over_table("settings")
    turns = rig.stage._scenes[0].hook_state()["turns"]
    rig.send(Key("Escape"))
    press_at(rig, 40, 300)
    assert rig.top.name == "table"
    assert rig.top.hook_state()["turns"] == turns


def test_a_press_on_its_empty_parts_leaves_it_open():
    rig = over_table("settings")
    sheet = rig.top.sheet
    press_at(rig, sheet.x + 4, sheet.bottom - 4)
    assert rig.top.name == "settings"


def test_the_focus_returns_to_what_opened_it():
    rig = Rig("table", {"match": match_of(6)})
    rig.top.move_focus("more")
    rig.key("Enter")
    assert rig.top.name == "more"
    rig.key("Tab")
    rig.key("Escape")
    assert (rig.top.name, rig.top.focus) == ("table", "more")
    assert rig.top.focus_visible


# Its picture


def test_what_is_below_is_seen_darkened():
    rig = Rig("table", {"match": match_of(6)})
    rig.settle()
    before = rig.surface.get_at((30, 600))[:3]
    rig.press("more")
    rig.settle()
    after = rig.surface.get_at((30, 600))[:3]
    assert all(abs(new - old * DIM / 255) <= 2 for new, old in zip(after, before, strict=True))


def test_in_no_frame_of_its_way_in_the_whole_window_is_drawn():
    rig = over_table("settings")
    areas = []
    while rig.top.busy():
        rects = rig.frame()
        assert rects is not True
        areas += [width * height for _, _, width, height in rects]
    assert 5 < len(areas) < 30
    assert max(areas) < 1280 * 720 * 0.8
    rig.frame()
    assert rig.frame() is None, "then nothing is drawn any more"


def test_slid_in_it_looks_as_drawn_at_once():
    sliding, still = over_table("settings"), over_table("settings", motion="on")
    assert not still.top.busy()
    sliding.settle()
    sliding.frame()
    still.frame()
    sliding.context.change("motion", "on")
    sliding.top.relayout()
    still.top.relayout()
    sliding.settle()
    still.settle()
    assert pixels(sliding) == pixels(still)


def test_it_slides_once():
    rig = over_table("settings")
    rig.press("tab:help")
    rig.settle()
    rig.press("rules:kalah")
    rig.settle()
    rig.send(Key("Escape"))
    rig.frame()
    assert rig.top.name == "settings"
    assert not rig.top.busy()


def test_a_window_that_changes_on_its_way_in_has_all_of_it():
    rig = over_table("settings")
    rig.frame()
    assert rig.top.busy()
    resized(rig, (800, 600))
    rig.settle()
    fresh = over_table("settings", (800, 600))
    fresh.settle()
    assert pixels(rig) == pixels(fresh)


def resized(rig, size):
    """Let the window of a rig have another size, as the loop does."""
    rig.surface = type(rig.surface)(size)
    rig.context.viewport = rig.host._viewport = Viewport(*size, 1.0)
    rig.top.resize(rig.context.viewport)
    rig.frame()


@pytest.mark.parametrize("sheet", SHEETS)
def test_in_another_window_what_is_below_is_drawn_anew(sheet):
    rig = over_table(sheet)
    rig.settle()
    resized(rig, (390, 844))
    rig.settle()
    fresh = over_table(sheet, (390, 844))
    fresh.settle()
    assert rig.top.sheet == fresh.top.sheet
    assert pixels(rig) == pixels(fresh)


def test_with_another_theme_what_is_below_is_drawn_anew():
    rig = over_table("share", theme="light-wood")
    rig.settle()
    rig.context.change("theme", "dark-wood")
    rig.top.resize(rig.context.viewport)
    rig.settle()
    fresh = over_table("share", theme="dark-wood")
    fresh.settle()
    assert pixels(rig) == pixels(fresh)


def test_a_sheet_over_a_sheet_shows_the_scene_below_both():
    rig = over_table("more")
    rig.settle()
    beside = pixels(rig, (0, 0, 320, 720))
    rig.press("share")
    rig.settle()
    assert rig.top.lowest().name == "table"
    assert pixels(rig, (0, 0, 320, 720)) == beside
    assert rig.surface.get_at((1100, 110))[:3] != rig.context.theme.panel, "the other is not seen"


def test_come_back_to_from_a_whole_scene_it_lies_over_its_own_again():
    """The picture on view is that of the rules then, not that of the table."""
    rig = over_table("settings")
    rig.press("tab:help")
    rig.settle()
    before = pixels(rig)
    rig.press("rules:kalah")
    rig.settle()
    assert rig.top.name == "rules"
    rig.send(Key("Escape"))
    rig.settle()
    assert rig.top.name == "settings"
    assert pixels(rig) == before


def test_opened_from_what_is_on_view_the_scene_below_is_not_drawn_again():
    rig = Rig("table", {"match": match_of(6)})
    rig.settle()
    table, ground = rig.top, rig.top.canvas.ground
    rig.press("more")
    rig.settle()
    assert table.canvas.ground is ground


@pytest.mark.parametrize("device", ["mouse", "touch"])
def test_what_is_below_does_not_show_how_it_was_opened(device):
    """The button that was pressed was held, and had the mouse over it."""
    tapped, fresh = Rig("table", {"match": match_of(6)}), over_table("more")
    tapped.settle()
    spot = tapped.middle("more")
    tapped.send(Pointer("move", *spot, device), Pointer("down", *spot, device))
    tapped.frame()
    tapped.send(Pointer("up", *spot, device))
    tapped.settle()
    fresh.settle()
    assert tapped.top.name == "more"
    assert pixels(tapped) == pixels(fresh)


def test_drawn_in_many_short_frames_it_looks_the_same():
    whole, slow = over_table("more", motion="on"), over_table("more", motion="on", drawn=False)
    slow.context.patience = 0
    for rig in (whole, slow):
        rig.press("settings")
        rig.settle()
    assert slow.frames > whole.frames
    assert pixels(slow) == pixels(whole)


# For listeners


@pytest.mark.parametrize("sheet", SHEETS)
def test_its_title_is_said_when_it_opens(sheet):
    rig = over_table(sheet)
    assert rig.top.title()
    assert rig.said[-1].startswith(rig.top.title())


def test_what_a_tooltip_only_repeats_is_not_said_twice():
    close = over_table("settings").targets()["close"]
    assert (close.name, close.description) == ("Close", "")


@pytest.mark.parametrize("sheet", SHEETS)
def test_all_of_it_is_reached_by_tab(sheet):
    rig = over_table(sheet, (844, 390))
    reached = set()
    for _ in rig.targets():
        rig.send(Key("Tab"))
        reached.add(rig.top.focus)
        item = rig.top.items[rig.top.focus]
        if item.in_pane and rig.top.content_pane.active:
            box, pane = rig.top.seen(item), rig.top.content_pane.box
            assert box.y < pane.bottom and box.bottom > pane.y
    missed = set(rig.targets()) - reached
    groups = {rig.top.items[name].group for name in missed}
    assert not missed or all(groups), "only within a group arrows lead on"


@pytest.mark.parametrize("theme", ["light-wood", "dark-wood"])
@pytest.mark.parametrize("sheet", ["more", "log"])
def test_the_bar_of_what_scrolls_stays_within_its_round_corners(sheet, theme):
    rig = over_table(sheet, (1024, 400), theme=theme)
    rig.settle()
    pane, area = rig.top.content_pane, rig.top.sheet
    assert pane.active
    edge = [(int(area.right) - 1, y) for y in range(int(area.y) + 20, int(area.bottom) - 20)]
    corners = [(int(area.right) - 3, int(y)) for y in (area.y + 3, area.bottom - 4)]
    seen = []
    for move in (pane.to_top, pane.to_end):
        move()
        rig.settle()
        assert {rig.surface.get_at(spot)[:3] for spot in edge} == {rig.context.theme.panel_edge}
        seen.append([rig.surface.get_at(spot) for spot in corners])
    assert seen[0] == seen[1]
