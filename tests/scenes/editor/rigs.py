"""The editor on a stage, and hands for it."""

from game.play.match import Match
from game.rules.registry import GAMES, make
from game.view.registry import VIEWS
from tests.scenes.stage import Rig

COUNTED = [name for name in GAMES if not VIEWS[name].of_pieces]


def editor(game="kalah", size=(1280, 720), match=None, **kept):
    """The editor, opened from set-up, or with the position of a match."""
    settings = {name: kept.pop(name) for name in ("drawn", "text") if name in kept}
    params = {"game": game, **kept} if match is None else {"match": match, **kept}
    return Rig("editor", params, size, **settings)


def position(rig):
    return rig.top.editing.draft.position


def count(rig, name):
    """How many lie at a place."""
    return rig.top.editing.hand.contents()[rig.top.board.picture.places[name]]


def focus(rig, name):
    """Bring the keyboard's focus to a target, as Tab and arrows do."""
    rig.top.move_focus(name)
    rig.frame()


def walk(rig, name):
    """Bring the focus from one place of the board to another by arrows."""
    for _ in range(30):
        if rig.top.focus == name:
            return
        (x, y), (to_x, to_y) = rig.middle(rig.top.focus), rig.middle(name)
        across = abs(to_x - x) > abs(to_y - y)
        step = ("Right" if to_x > x else "Left") if across else ("Down" if to_y > y else "Up")
        rig.key(f"Arrow{step}")
    raise AssertionError(f"{name} cannot be reached by arrows")


def bantu(text="red:s,9.1,h,s/blue:s,3.3,s,s/red", **kept):
    game = make("bantu")
    return editor(match=Match(game, {}, start=game.position_from_text(text)), **kept)


def told(rig):
    return rig.top.editing.draft.game.position_to_text(position(rig))
