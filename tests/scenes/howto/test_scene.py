from random import Random

import pytest

from game.host.interface import Pointer, Wheel
from game.learn.courses import load_course
from game.rules.registry import GAMES, make
from game.scenes.howto.door import how_to_play
from game.view.registry import VIEWS
from game.view.text.text_box import TextBox, fits
from tests.cases import all_cases
from tests.scenes.stage import Rig, match_of

PHONE = (390, 844)


def capture(size=(1280, 720), **settings):
    params = {"game": "kalah", "options": {}, "page": "capture"}
    return Rig("rules", params, size, **settings)


def stand(rig):
    return rig.top.hook_state()["figure"]["step"]


def of(rig):
    return rig.top.hook_state()["figure"]["of"]


def seeds(rig):
    return {place: look.content for place, look in rig.top.figure.looks().items()}


# The figure


@pytest.mark.parametrize("way", ["touch", "mouse", "key", "mirror"])
def test_a_figure_is_gone_through_step_by_step(way):
    rig = capture(motion="on")
    hands = {
        "touch": rig.tap,
        "mouse": lambda name: rig.tap(name, "mouse"),
        "mirror": rig.press,
        "key": lambda name: rig.key("." if name == "step-on" else ","),
    }
    press = hands[way]
    told = []
    while "step-on" in rig.targets():
        press("step-on")
        told.append(rig.said[-1])
    assert stand(rig) == of(rig) == 4
    assert [line.partition(".")[0] for line in told] == [
        "Step 1 of 3",
        "Step 2 of 3",
        "Step 3 of 3",
        "After",
    ]
    press("step-back")
    assert stand(rig) == 3


def test_before_and_after_show_the_position_before_and_after_the_move():
    rig = capture()
    figure = rig.top.figure
    view, game, shown = figure.view, figure.game, figure.shown
    rig.tap("part:after")
    assert seeds(rig) == view.contents(game, shown.after)
    assert rig.targets()["part:after"].pressed
    rig.tap("part:before")
    assert seeds(rig) == view.contents(game, shown.position)
    rig.tap("part:move")
    assert stand(rig) == 1


@pytest.mark.parametrize("game", GAMES)
def test_played_a_move_flies_and_ends_after_it(game):
    for page in VIEWS[game].rules(make(game).options):
        if page.figure is None or page.figure.still:
            continue
        rig = Rig("rules", {"game": game, "options": {}, "page": page.key}, speed="fast")
        rig.press("play")
        assert rig.top.busy()
        flown, order = False, []
        while rig.top.busy():
            rig.frame()
            flown |= bool(rig.top.figure.flights())
            order.append(stand(rig))
        assert flown, page.key
        assert order == sorted(order)
        assert stand(rig) == of(rig)
        shown = rig.top.figure.shown
        assert seeds(rig) == VIEWS[game].contents(rig.top.rules, shown.after)


def test_a_step_is_shown_before_the_next_one_is_told():
    rig = capture(speed="fast")
    rig.press("step-on")
    rig.press("step-on")
    assert rig.top.busy()
    assert stand(rig) == 1
    rig.settle()
    assert stand(rig) == 2


def test_play_can_be_paused_and_begins_anew_after_the_end():
    rig = capture()
    rig.key(" ")
    rig.frame()
    assert rig.targets()["play"].name == "Pause"
    rig.press("play")
    assert not rig.top.busy()
    rig.press("part:after")
    rig.press("play")
    assert 0 < stand(rig) < of(rig)


def test_without_motion_nothing_flies():
    rig = capture(motion="on")
    rig.press("play")
    while rig.top.busy():
        rig.frame(0.1)
        assert rig.top.figure._show is None or not rig.top.figure.playing or stand(rig) == 2
    assert stand(rig) == of(rig)


def test_a_figure_that_plays_stands_still_when_the_page_is_left():
    rig = capture()
    rig.press("play")
    rig.frame()
    rig.press("next")
    assert not rig.top.busy()


def test_what_is_drawn_bit_by_bit_equals_what_is_drawn_at_once():
    for game, page in (("kalah", "capture"), ("bao", "again"), ("four-player", "capture")):
        rig = Rig("rules", {"game": game, "options": {}, "page": page}, speed="fast")
        rig.press("step-on")
        while "step-on" in rig.targets():
            rig.press("step-on")
            rig.rest()
            piecewise = rig.surface.copy()
            rig.top.relayout()
            rig.rest()
            assert piecewise.get_buffer().raw == rig.surface.get_buffer().raw, (game, stand(rig))


# Pages


def test_contents_stand_beside_the_page_and_mark_the_one_that_is_shown():
    rig = capture()
    rows = [target for target in rig.targets().values() if target.role == "tab"]
    assert [target.name for target in rows if target.pressed] == ["4. Capturing"]
    rig.tap("page:sow")
    assert rig.top.hook_state()["page"] == "sow"
    assert rig.said[-1].startswith("Sowing. In your turn take all seeds")
    rig.top.move_focus("page:sow")
    rig.key("ArrowDown")
    assert rig.top.hook_state()["page"] == "again"


def test_on_a_phone_the_contents_are_a_sheet():
    rig = capture(PHONE)
    assert "page:sow" not in rig.targets()
    rig.tap("list")
    assert rig.top.name == "contents"
    rig.tap("page:again")
    assert rig.top.name == "rules"
    assert rig.top.hook_state()["page"] == "again"
    rig.tap("list")
    rig.key("Escape")
    assert rig.top.name == "rules"


def swipe(rig, across, down=0, device="touch"):
    x, y = 200, 300
    rig.send(
        Pointer("down", x, y, device),
        Pointer("move", x + across / 2, y + down / 2, device),
        Pointer("up", x + across, y + down, device),
    )
    rig.frame()
    return rig.top.hook_state()["page"]


def test_a_finger_turns_pages():
    rig = capture(PHONE)
    assert swipe(rig, -120) == "round"
    assert swipe(rig, 120) == "capture"
    assert swipe(rig, -30) == "capture"
    assert swipe(rig, -80, 200) == "capture"
    assert swipe(rig, -120, device="mouse") == "capture"


def test_a_finger_that_turns_the_page_presses_nothing():
    rig = capture(PHONE)
    x, y = rig.middle("play")
    rig.send(Pointer("down", x, y, "touch"), Pointer("move", x - 40, y, "touch"))
    rig.send(Pointer("up", x - 100, y, "touch"))
    rig.frame()
    assert rig.top.hook_state()["page"] == "round"
    assert not rig.top.busy()


def test_keys_turn_pages():
    rig = capture()
    rig.key("PageDown")
    assert rig.top.hook_state()["page"] == "round"
    rig.key("PageUp")
    rig.key("PageUp")
    assert rig.top.hook_state()["page"] == "again"


def test_a_long_text_scrolls_on_a_phone():
    rig = Rig("rules", {"game": "bao", "options": {}, "page": "win"}, (320, 568), text="larger")
    assert rig.top.pane.active
    before = rig.top.pane.offset
    rig.send(Wheel(100, 450, 60))
    assert rig.top.pane.offset > before


@pytest.mark.parametrize("game", GAMES)
def test_phones_have_a_page_on_touch_and_no_page_on_keys(game):
    def keys(size):
        return {page.key for page in Rig("rules", {"game": game}, size).top.rules_pages}

    assert {"by-touch"} == keys(PHONE) & {"by-touch", "keys", "tools"}
    assert {"keys", "tools"} == keys((1280, 720)) & {"by-touch", "keys", "tools"}


def test_each_page_leads_to_its_lesson_or_to_the_course():
    rig = capture()
    assert rig.targets()["lesson"].name == "Try it in a lesson"
    rig.press("lesson")
    assert rig.top.name == "lesson"
    assert rig.top.hook_state()["lesson"]["id"] == "kalah-capture"
    again = capture()
    again.press("page:keys")
    assert again.targets()["lesson"].name == "All lessons"
    again.press("lesson")
    assert again.top.name == "lessons"


@pytest.mark.parametrize("game", GAMES)
def test_the_lessons_of_the_pages_are_there(game):
    lessons = {exercise.id for exercise in load_course(game).lessons}
    for preset in VIEWS[game].presets:
        seats = {"players": preset.seats} if preset.seats else {}
        for page in VIEWS[game].rules(make(game, {**preset.options, **seats}).options):
            assert not page.lesson or page.lesson in lessons, page.key


def test_a_word_leads_to_the_glossary_and_back():
    rig = Rig("rules", {"game": "bao", "options": {}, "page": "namua"})
    rig.tap("word:namua")
    assert rig.top.hook_state()["page"] == "words"
    assert rig.said[-1].startswith("namua")
    rig.key("Escape")
    assert rig.top.hook_state()["page"] == "namua"


@pytest.mark.parametrize("size", [(1280, 720), PHONE])
def test_sheets_can_be_printed_from_each_page_where_there_are_some(size):
    rig = capture(size)
    rig.host.papers = False
    rig.top.relayout()
    assert "print" not in rig.targets()
    rig.host.papers = True
    rig.top.relayout()
    if "list" in rig.targets():
        assert "print" not in rig.targets()
        rig.tap("list")
    rig.tap("print")
    assert rig.top.name == "papers"


# Where it opens


@pytest.mark.parametrize("game", GAMES)
def test_at_each_moment_of_a_match_a_page_belongs_to_it(game):
    with all_cases() as cases:
        for preset in VIEWS[game].presets:
            options = {**preset.options, **({"players": preset.seats} if preset.seats else {})}
            match = match_of(60, seed=Random(3).randrange(9), options=options, game=game)
            keys = {page.key for page in VIEWS[game].rules(match.game.options)}
            for turn in match.turns:
                with cases.of(options, turn.move):
                    transition = how_to_play(match.game, turn.after, turn.events)
                    page = transition.params["page"]
                    assert page is None or page in keys


@pytest.mark.parametrize(
    ("game", "options", "key"),
    [
        ("bantu", {"short": True}, "short"),
        ("bantu", {"players": 4, "team": True}, "team"),
        ("four-player", {"variations": [3]}, "capture"),
        ("bao", {"preset": "kiswahili"}, "preset"),
        ("kalah", {}, ""),
    ],
)
def test_set_up_leads_to_what_is_special(game, options, key):
    options = make(game, options).options
    assert VIEWS[game].page_of_rules(options) == key
    assert not key or key in {page.key for page in VIEWS[game].rules(options)}


def test_the_table_opens_at_the_page_of_the_moment():
    match = match_of(0, game="bao")
    rig = Rig("table", {"match": match})
    rig.key("?")
    assert rig.top.name == "rules"
    assert rig.top.page == 0
    rig.key("Escape")
    match.play(match.legal_moves()[0])
    rig.key("?")
    assert rig.top.hook_state()["page"] in ("namua", "takasa")


# Who listens


def test_a_listener_finds_heading_text_figure_and_step():
    rig = capture()
    outline = rig.top.outline()
    assert outline.title == "How to play Mancala"
    texts = [note.text for note in outline.notes]
    assert "Capturing" in texts
    assert any(text.startswith("Figure, before the move. Your houses from 1 on") for text in texts)
    rig.press("part:after")
    texts = [note.text for note in rig.top.outline().notes]
    assert any(text.startswith("After. You sowed") for text in texts)
    kinds = {group.id: group.role for group in outline.groups}
    assert kinds["contents"] == "tablist"


def test_a_page_is_read_when_it_is_turned_to():
    rig = capture()
    assert rig.said[-1].startswith("Capturing. If your last seed falls")
    assert "Figure, before the move." in rig.said[-1]


# Windows


@pytest.mark.parametrize("size", [(320, 480), (480, 320), (390, 844), (844, 390), (1280, 720)])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_of_each_step_has_room(size, game):
    for key in ("capture", "again", "relay", "namua", "finish"):
        rig = Rig("rules", {"game": game, "options": {}, "page": key}, size, drawn=False)
        if rig.top.figure is None or rig.top.hook_state()["page"] != key:
            continue
        m, told = rig.context.measure, rig.top._layout.told
        for number in range(1, of(rig)):
            box = TextBox(rig.top.figure.told.told(number), told, m.size("least"))
            assert fits(box, rig.context.brush), (key, box.text)


@pytest.mark.parametrize("theme", ["light-wood", "dark-wood", "high-contrast"])
@pytest.mark.parametrize("size", [(320, 480), (844, 390), (2560, 1440)])
def test_every_page_is_drawn_in_each_theme_and_window(size, theme):
    for left_handed in (False, True):
        rig = Rig("rules", {"game": "bantu"}, size, theme=theme, left_handed=left_handed)
        assert rig.frames
        rig.press("next")
        assert rig.top.page == 1


def test_of_the_board_of_bantu_the_joined_circles_are_told_on_its_page_alone():
    rig = Rig("rules", {"game": "bantu"}, drawn=False)
    joined = "Line 3, joined: lanes 1 and 2, lanes 3 and 4."

    def told():
        return any(joined in note.text for note in rig.top.outline().notes)

    assert not told()
    rig.press("next")
    assert told()
    assert joined in rig.said[-1]
