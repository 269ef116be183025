"""What the last move did is told where the match has ended, too."""

from game.host.interface import Outline
from game.play.match import Player
from game.scenes.result.told import Told
from tests.scenes.stage import Rig, match_of


def over():
    return match_of(-1, players={1: Player("opponent", level=3)})


def texts(outline: Outline):
    return {note.id: note.text for note in outline.notes}


def test_who_reads_the_sheet_finds_the_last_move():
    rig = Rig("result", {"match": over()}, drawn=False)
    assert "sowed" in texts(rig.top.outline())["text:last"]


def test_a_match_that_was_given_up_did_not_end_by_its_last_move():
    match = match_of(6, players={1: Player("opponent")})
    match.resign(0)
    rig = Rig("result", {"match": match}, drawn=False)
    assert Told(rig.context.words, rig.top.ended).last_move() == ""
    assert "text:last" not in texts(rig.top.outline())


def test_the_board_that_is_looked_at_tells_the_last_move_and_who_won():
    rig = Rig("table", {"match": over()}, (1280, 720), speed="off")
    rig.tap("skip")
    rig.tap("board")
    told = texts(rig.top.outline())["message"]
    assert "sowed" in told
    assert told.index("sowed") < told.index("The game is over")
