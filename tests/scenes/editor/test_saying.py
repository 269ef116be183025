"""What a position is told to be, at once and to those who listen."""

from game.rules.registry import GAMES
from game.view.board.place_id import place_id
from tests.scenes.editor.rigs import editor


def test_the_board_is_a_grid_of_cells_that_tell_what_they_hold():
    rig = editor()
    cells = [target for target in rig.top.targets() if target.role == "cell"]
    assert len(cells) == 14
    rows = {group.id: group.name for group in rig.top.outline().groups if group.role == "row"}
    assert {cell.group for cell in cells} <= set(rows)
    assert rig.targets()["house:0:3"].name == "Your house 3, 4 seeds"
    rig.press("tool:add")
    rig.press("house:0:3")
    assert "5 seeds" in rig.targets()["house:0:3"].name


def test_each_change_is_announced_with_the_counts():
    rig = editor()
    rig.press("tool:take")
    rig.press("house:0:3")
    assert rig.said[-1] == "Your house 3, 3 seeds. 47 of 48 seeds: one is missing."
    rig.press("tool:add")
    rig.press("house:1:1")
    assert rig.said[-1].endswith("48 seeds, as many as at the start.")


def test_what_is_wrong_is_said_when_it_becomes_so_and_stands_there_while_it_is():
    rig = editor()
    rig.press("store:1")
    for key in "9999":
        rig.key(key)
    wrong = "There are too many seeds: a board holds at most 9999."
    assert rig.said[-1].endswith(wrong)
    rig.key("Backspace")
    assert wrong not in rig.said[-1]
    rig.key("9")
    assert wrong in rig.top.hook_state()["status"]
    notes = [note.text for note in rig.top.outline().notes]
    assert any(wrong in note for note in notes)


def test_a_position_that_is_over_says_so_and_cannot_be_played():
    rig = editor(options={"houses": 1, "seeds": 1})
    rig.press("house:0:1")
    rig.key("Delete")
    assert "the game is over" in rig.said[-1]
    rig.press("play")
    assert rig.top.name == "editor"
    assert "the game is over" in rig.said[-1]


def test_who_cannot_move_is_passed_and_that_is_said_before():
    rig = editor("four-player")
    rig.press("tool:take")
    for number in range(1, 7):
        rig.press(f"pit:0:{number}")
        rig.key("Delete")
    assert "You have no move here: Diamond plays first." in rig.top.hook_state()["status"]
    rig.press("play")
    assert rig.top.hook_state()["game"] == "four-player"
    assert rig.top.play.match.to_move == 1


def test_every_target_and_text_is_in_words():
    for game in GAMES:
        for size in ((1280, 720), (390, 844), (844, 390)):
            rig = editor(game, size)
            rig.press(place_id(next(iter(rig.top.board.plan.spots))))
            said = [*rig.said, *(target.name for target in rig.top.targets())]
            said += [item.tooltip for item in rig.top.items.values()]
            assert not [text for text in said if "editor." in text or "{" in text]


def test_what_is_undone_is_told():
    rig = editor()
    rig.press("tool:take")
    rig.press("house:0:3")
    rig.press("to-move:1")
    rig.press("undo")
    assert rig.said[-1] == "Undone. It is your turn."
    rig.press("undo")
    assert rig.said[-1] == "Undone. Your house 3, 4 seeds. 48 seeds, as many as at the start."
    rig.press("redo")
    assert rig.said[-1].startswith("Made again. Your house 3, 3 seeds. 47 of 48")
    rig.press("empty")
    rig.press("undo")
    assert rig.said[-1] == "Undone. 47 of 48 seeds: one is missing."


def test_what_is_put_down_and_taken_is_heard(monkeypatch):
    rig, heard = editor(), []
    monkeypatch.setattr(rig.context.sound, "cue", lambda kind, _step: heard.append(kind))
    rig.press("house:0:3")
    assert heard == []
    rig.key("+")
    rig.key("-")
    rig.key("0")
    rig.key("0")
    assert heard == ["drop", "lift", "lift"]


def test_nothing_is_told_twice_to_those_who_listen():
    rig = editor()
    rig.press("house:0:3")
    outline = rig.top.outline()
    told = [note.text for note in outline.notes] + [group.name for group in outline.groups]
    told += [target.name for target in rig.top.targets() if target.role != "radio"]
    assert len(told) == len(set(told))
    assert "48 seeds, as many as at the start." in told
    assert "You play the computer. Level: Child." in told
