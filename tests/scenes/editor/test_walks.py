"""A position that came up in a match is set up again from nothing: in every game, by every way."""

import pytest

from game.host.interface import Press
from game.play.records.link import open_link, position_link
from game.rules.registry import GAMES
from game.view.registry import VIEWS
from tests.scenes.editor.rigs import count, editor, position, walk
from tests.scenes.stage import Rig, match_of

OPTIONS = {"bao": {"preset": "printed"}, "bantu": {"players": 3}}


def wanted(game):
    """A match in the middle, whose position is to be set up."""
    return match_of(21, seed=8, game=game, options=OPTIONS.get(game))


def by_pointer(rig, name, number, device):
    """Press a place as often as it takes, with one tool or the other."""
    more = number - count(rig, name)
    if more:
        press(rig, "tool:add" if more > 0 else "tool:take", device)
    for _ in range(abs(more)):
        rig.tap(name, device)


def by_keys(rig, name, number, _device):
    """Walk to a place, and type how many lie there."""
    while rig.top.focus not in rig.top.board.picture.places:
        rig.key("Tab")
    walk(rig, name)
    for digit in str(number):
        rig.key(digit)


def by_listener(rig, name, number, _device):
    """Press mirrored buttons only."""
    rig.send(Press(name))
    for _ in range(abs(number - count(rig, name))):
        rig.send(Press("amount-more" if number > count(rig, name) else "amount-less"))


def press(rig, name, device):
    """Press a button, which may stand on the sheet."""
    if name not in rig.targets():
        rig.tap("more", device)
    rig.tap(name, device)
    if rig.top.name == "editor-more":
        rig.tap("close", device)


def set_up(rig, match, way, device):
    """Set up the position of a match from an empty board."""
    game, view = match.game, VIEWS[match.game.name]
    press(rig, "empty", device)
    names = {place: name for name, place in rig.top.board.picture.places.items()}
    for place, number in view.contents(game, match.position).items():
        way(rig, names[place], number, device)
    for detail, now in zip(
        view.details(game, match.position), rig.top.editing.details(), strict=True
    ):
        if detail.value != now.value:
            press(rig, f"{detail.key}:{detail.seat}", device)
    press(rig, f"to-move:{match.to_move}", device)


@pytest.mark.parametrize("game", [name for name in GAMES if not VIEWS[name].of_pieces])
@pytest.mark.parametrize(
    ("way", "size", "device"),
    [
        (by_pointer, (1280, 720), "mouse"),
        (by_pointer, (390, 844), "touch"),
        (by_pointer, (844, 390), "touch"),
        (by_keys, (1280, 720), "mouse"),
        (by_listener, (1280, 720), "mouse"),
    ],
)
def test_it_is_the_same_position_and_goes_on_at_the_table_and_through_a_link(
    game, way, size, device
):
    match = wanted(game)
    rig = editor(game, size, options=match.game.options)
    set_up(rig, match, way, device)
    assert position(rig) == match.position
    assert rig.top.hook_state()["playable"]
    sent = open_link(position_link(rig.top.editing.match())).match
    assert (sent.position, sent.game.options) == (match.position, match.game.options)
    press(rig, "play", device)
    assert (rig.top.name, rig.top.play.match.start) == ("table", match.position)
    assert Rig("table", {"match": sent}, drawn=False).top.position_json() == rig.top.position_json()


@pytest.mark.parametrize(
    ("size", "device"), [((1280, 720), "mouse"), ((390, 844), "touch"), ((844, 390), "touch")]
)
def test_bantus_pieces_are_placed_one_after_the_other(size, device):
    match = wanted("bantu")
    rig = editor("bantu", size, options=match.game.options)
    for place, piece in VIEWS["bantu"].contents(match.game, match.position).items():
        if piece is None or place.kind == "start":
            continue
        rig.tap(f"piece:{piece.seat}:{piece.number}", device)
        if place.kind == "home":
            rig.tap("to-home", device)
            continue
        names = {spot: name for name, spot in rig.top.board.picture.places.items()}
        rig.tap(names[place], device)
        if rig.top.board.plan.enlarged:
            rig.tap(names[place], device)
    press(rig, f"to-move:{match.to_move}", device)
    assert position(rig) == match.position
    sent = open_link(position_link(rig.top.editing.match())).match
    assert sent.position == match.position
    press(rig, "play", device)
    assert rig.top.play.match.start == match.position
