"""Every scene at every size, as it really is: nothing cut off, nothing over anything else."""

from dataclasses import replace
from itertools import combinations

import pytest

from game.host.interface import Press
from game.play.match import Match, Player
from game.play.saved.setup_choices import DIE, SetupChoices
from game.scenes.editor.layout import SECTIONS
from game.scenes.frame.registry import SCENES as REGISTRY
from game.scenes.frame.word_links import Word
from game.scenes.table.commands import MORE
from game.view.box import TOUCH, Box
from game.view.buttons.drawing import item_fits
from game.view.text.text_box import TextBox, fits
from tests.boxes import meet
from tests.cases import all_cases
from tests.scenes.stage import Rig, ShelfOfFiles, line_box, match_of
from tests.window_sizes import SIZES

FOUR = {0: Player("person", "Wilhelmina Ann"), 1: Player("opponent"), 2: Player("opponent")}


def play_of(match):
    """A match as it is played at a table."""
    return Rig("table", {"match": match}, drawn=False).top.play


def moves_of(match):
    """The list of moves of a review."""
    review = Rig("review", {"match": match}, drawn=False).top
    return {"study": review.study, "names": review.picture.names}


def command(name):
    """The command of the table with this id."""
    return next(each for each in MORE if each.id == name)


def series_of_four():
    """The result of a second match of four."""
    match = match_of(-1, game="four-player", players=FOUR, options={"variations": [2]})
    again = Match(match.game, match.players)
    while again.legal_moves():
        again.play(again.legal_moves()[0])
    return {"match": again, "before": match}


def by_link():
    """A match in which a friend plays the side that moves."""
    match = match_of(5)
    match.side = 1 - match.to_move
    return match


def sent_to(game, options=None, turns=3):
    """A match that a friend has sent."""
    match = match_of(turns, game=game, options=options, players={0: Player(name="W" * 14)})
    match.side = match.to_move
    return match


def with_lines(game="kalah"):
    """A match with several lines that were left."""
    match = match_of(6, game=game)
    for point in (5, 3, 1):
        match.go_to(point)
        played = match.turns[point].move
        match.play(next(move for move in match.legal_moves() if move != played))
    return match


def editing_of(game):
    """A position that is being set up, with a place chosen."""
    scene = Rig("editor", {"match": match_of(6, game=game)}, drawn=False).top
    scene.editing.press(next(iter(scene.board.plan.spots)))
    return {"editing": scene.editing, "sections": SECTIONS}


SCENES = {
    "menu": lambda: {},
    "setup": lambda: {"game": "kalah"},
    "table": lambda: {"match": match_of(6)},
    "table-nine": lambda: {"match": match_of(6, options={"houses": 9, "seeds": 9})},
    "table-one": lambda: {"match": match_of(0, options={"houses": 1})},
    "table-four": lambda: {"match": match_of(9, game="four-player")},
    "table-three": lambda: {"match": match_of(9, game="four-player", options={"players": 3})},
    "share": lambda: {"match": match_of(6)},
    "share-nothing": lambda: {},
    "review": lambda: {"match": match_of(6)},
    "review-bao": lambda: {"match": match_of(9, game="bao")},
    "review-values": lambda: {"match": match_of(6), "mode": "values"},
    "review-four": lambda: {"match": match_of(9, game="four-player"), "mode": "values"},
    "review-lines": lambda: {"match": with_lines()},
    "review-long": lambda: {"match": match_of(30), "move": 20},
    "moves": lambda: moves_of(match_of(40, game="bao")),
    "friend": lambda: {"match": match_of(6)},
    "friend-four": lambda: {"match": match_of(0, game="bantu", options={"players": 4})},
    "friend-link": lambda: {"match": by_link()},
    "friend-waits": lambda: {"match": sent_to("bao")},
    "invitation": lambda: {"match": sent_to("bao")},
    "invitation-four": lambda: {"match": sent_to("bantu", {"players": 4}, 1)},
    "code": lambda: {"text": "https://example.org/baraza/#m=" + "aB3_" * 80, "modules": 69},
    "code-large": lambda: {"text": "https://example.org/#m=" + "aB3_" * 310, "modules": 117},
    "lines": lambda: {"play": play_of(with_lines())},
    "lines-bao": lambda: {"play": play_of(with_lines("bao"))},
    "lines-bantu": lambda: {"play": play_of(with_lines("bantu"))},
    "ask": lambda: {"question": "Delete it? " * 4, "yes": "Delete", "on_yes": print},
    "typed": lambda: {"play": play_of(match_of(6))},
    "typed-bantu": lambda: {"play": play_of(match_of(6, game="bantu"))},
    "more": lambda: {"play": play_of(match_of(6))},
    "more-four": lambda: {"play": play_of(match_of(6, game="four-player"))},
    "confirm-resign": lambda: {"play": play_of(match_of(6)), "command": command("resign")},
    "confirm": lambda: {"play": play_of(match_of(6)), "command": command("restart")},
    "log": lambda: {"match": match_of(40)},
    "log-bao": lambda: {"match": match_of(25, game="bao")},
    "said": lambda: {},
    "log-none": lambda: {"match": match_of(0)},
    "result": lambda: {"match": match_of(-1)},
    "result-four": lambda: {"match": match_of(-1, game="four-player", players=FOUR)},
    "result-series": series_of_four,
    "setup-bao": lambda: {"game": "bao"},
    "setup-four": lambda: {"game": "four-player"},
    "setup-bantu": lambda: {"game": "bantu"},
    "signs": lambda: {"choices": SetupChoices("kalah"), "seat": 0, "on_sign": print},
    "roll": lambda: {"choices": SetupChoices("four-player", first=DIE)},
    "table-bao": lambda: {"match": match_of(9, game="bao")},
    "settings": lambda: {},
    "settings-look": lambda: {"tab": "look"},
    "settings-help": lambda: {"tab": "help"},
    "rules": lambda: {"game": "kalah"},
    "rules-words": lambda: {"game": "bao", "page": "words"},
    "contents": lambda: contents_of("bao"),
    "papers": lambda: {"game": "kalah"},
    "lesson": lambda: {"game": "kalah", "id": None},
    "lesson-number": lambda: {"game": "kalah", "id": "kalah-lone"},
    "lesson-all": lambda: {"game": "four-player", "id": "four-capture"},
    "lesson-bao": lambda: {"game": "bao", "id": "bao-corner"},
    "lessons": lambda: {"game": "bao"},
    "loading": lambda: {"part": "lessons", "scene": "lessons", "params": {"game": "kalah"}},
    "linked": lambda: {"kind": "lesson", "id": "bao-sow"},
    "puzzles": lambda: {"game": "kalah"},
    "puzzle": lambda: {"game": "kalah"},
    "puzzle-bao": lambda: {"game": "bao", "id": "bao-keep-house"},
    "puzzle-four": lambda: {"game": "four-player", "id": "four-starve"},
    "puzzle-bantu": lambda: {"game": "bantu", "id": "bantu-two-at-once"},
    "puzzle-today": lambda: {"today": True},
    "editor": lambda: {"game": "kalah"},
    "editor-more": lambda: editing_of("bao"),
    "editor-more-bantu": lambda: editing_of("bantu"),
    "matches": lambda: {},
    "statistics": lambda: {},
    "files": lambda: {},
    "error": lambda: {"report": "line\n" * 40, "saved": False},
}


#: The words of a lesson or puzzle leave less room than a table has, so that on the smallest phones
#: a board of four rows has smaller places.
SMALL_PLACE = 30

#: Scenes in which an exercise is tried.
EXERCISES = ("lesson", "puzzle")

#: In a scene of several pages all of them count.
PAGED = ()


def test_every_scene_there_is_is_laid_out_here():
    assert {name_of(scene) for scene in SCENES} == set(REGISTRY)


def contents_of(game):
    """What the sheet with the contents of how to play is handed."""
    return Rig("rules", {"game": game}).top.contents()


def name_of(scene):
    """The name under which a scene is registered: the longest with which it begins."""
    return max((name for name in REGISTRY if f"{scene}-".startswith(f"{name}-")), key=len)


def rig_of(scene, size, language="en", text="normal"):
    name = name_of(scene)
    params = SCENES[scene]()
    files = ShelfOfFiles() if name == "files" else None
    rig = Rig(name, params, size, language=language, text=text, drawn=False, files=files)
    if "before" in params:
        rig.context.series.count(params["before"])
        rig.stage.push(name, params)
    return rig


def room_of(rig, window, scrolls):
    """Where something has to lie: in the window, or in all of what scrolls there."""
    pane = rig.top.pane
    if scrolls and rig.top.name == "review":
        moves = rig.top.picture.moves
        region, scroll = moves.region, moves.scroll
        y = region.y - scroll.offset
        return Box(region.x, y, region.width, max(region.height, scroll.height))
    if not scrolls or pane is None or not pane.active:
        return window
    return Box(pane.box.x, pane.box.y, pane.box.width, pane.height)


def is_in_text(item):
    """Whether an item is a word of a running text, which is as high as a line."""
    return isinstance(item.value, Word)


def targets_are_inside_apart_and_large_enough(rig, window):
    items = [item for item in rig.top.items.values() if item.enabled]
    for item in items:
        assert item.box.inside(room_of(rig, window, item.in_pane)), item.id
        least = SMALL_PLACE if item.role == "cell" and rig.top.name in EXERCISES else TOUCH
        assert is_in_text(item) or min(item.box.width, item.box.height) >= least - 0.01, item.id
    for one, other in combinations(items, 2):
        crowded = one.role == other.role == "cell" and rig.top.name in EXERCISES
        crowded = crowded and rig.top.board.plan.crowded
        # Places of a crowded board that a finger takes for each other are shown large first.
        in_text = is_in_text(one) and is_in_text(other)
        if one.in_pane == other.in_pane and not (crowded or in_text):
            assert not meet(one.box, other.box), (one.id, other.id)


def is_label(item):
    """Whether an item is a text that changes while nothing else does."""
    return isinstance(item.value, TextBox)


def words_of(rig):
    """All texts: those that stay, and those that change while nothing else does."""
    labels = [item for item in rig.top.items.values() if is_label(item)]
    changing = [replace(item.value, in_pane=item.in_pane) for item in labels]
    return [*rig.top.words, *changing]


def words_fit_their_boxes(rig, window):
    items = [item for item in rig.top.items.values() if item.enabled and not is_in_text(item)]
    for words in words_of(rig):
        assert words.box.inside(room_of(rig, window, words.in_pane)), words.text
        assert fits(words, rig.context.brush), (words.text, words.box)
        if rig.top.name != "menu":
            beside = [item.box for item in items if item.in_pane == words.in_pane]
            assert not any(meet(words.box, box) for box in beside), words.text


def labels_of_buttons_can_be_read(rig):
    for item in rig.top.items.values():
        if item.label and item.style != "drawn":
            assert item_fits(item, rig.context.brush), (item.label, item.box)


def pages_of(rig):
    """Turn to each page of a scene that has several."""
    for number in range(rig.top.pages.count if rig.top.name in PAGED else 1):
        if number:
            rig.top.turn(1)
        yield number


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize(
    ("language", "text"), [("en", "normal"), ("en", "larger"), ("qps", "normal")]
)
def test_targets_words_and_labels_have_room_in_every_window(scene, language, text):
    with all_cases() as cases:
        for size in SIZES:
            with cases.of(*size):
                rig = rig_of(scene, size, language, text)
                look_at_every_page(rig, cases, size, stretched=language == "qps")


def look_at_every_page(rig, cases, size, stretched):
    window = Box(0, 0, *size)
    for page in pages_of(rig):
        with cases.of(*size, "page", page, "targets"):
            targets_are_inside_apart_and_large_enough(rig, window)
        with cases.of(*size, "page", page, "labels"):
            labels_of_buttons_can_be_read(rig)
        if page == 0 or not stretched:
            with cases.of(*size, "page", page, "words"):
                words_fit_their_boxes(rig, window)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "qps"])
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("kalah", {}),
        ("four-player", {}),
        ("four-player", {"players": 3, "variations": [2, 3]}),
        ("four-player", {"players": 2, "variations": [4, 5, 6]}),
    ],
)
def test_every_page_of_how_to_play_fits(size, language, game, options):
    params = {"game": game, "options": options}
    rig = Rig("rules", params, size, language=language, drawn=False)
    while True:
        for words in rig.top.words:
            assert fits(words, rig.context.brush), words.text
        if "next" not in rig.targets():
            break
        rig.send(Press("next"))  # nothing has to be drawn


@pytest.mark.parametrize("size", [(320, 568), (568, 320), (1280, 720)])
@pytest.mark.parametrize("game", ["kalah", "four-player"])
def test_what_is_told_at_the_table_fits(size, game):
    rig = Rig("table", {"match": match_of(0, game=game)}, size, speed="off")
    for _ in range(60):
        if rig.top.name != "table":
            break
        rig.press(rig.moves()[-1])
        if rig.top.name != "table":
            break
        for words in [line_box(rig)]:
            assert fits(words, rig.context.brush), words.text


def test_names_of_targets_are_unique_words():
    for scene in SCENES:
        targets = rig_of(scene, (1280, 720)).top.targets()
        assert all(target.name for target in targets)
        assert not any("{" in target.name for target in targets)
        # Two questions may have the same answer: each stands in a group with its name.
        names = [
            (target.group if target.role == "radio" else "", target.name) for target in targets
        ]
        assert len(set(names)) == len(names), names
