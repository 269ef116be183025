"""Lessons and puzzles in one piece are taken apart: for the program, and for its tests."""

import json

import pytest

from game.learn.courses import FOLDER
from game.learn.reading import read_course, read_puzzles
from tests.learn.exercises import GAMES
from tests.places import DATA
from tools.lessons import command, shipping

POSITION = {
    "south": [1, 0, 1, 0, 1, 0],
    "south_store": 15,
    "north": [1, 0, 0, 0, 14, 2],
    "north_store": 13,
    "to_move": "south",
}
PUZZLE = {
    "id": "kalah-fourteen",
    "theme": "best turn",
    "idea": "Capture.",
    "because": "It is enough.",
    "difficulty": 2,
    "game": "kalah",
    "options": {"preset": "printed"},
    "position": POSITION,
    "reached_by": [{"house": 4}],
    "ask": {
        "kind": "play",
        "over": "move",
        "goal": [{"measure": "captured", "want": "most"}],
        "accept": [[{"house": 1}]],
        "gives": {"captured": 14},
        "wrong": [{"play": [{"house": 5}], "why": "Captured here: 1.", "gives": {"captured": 1}}],
    },
    "also": [{"preset": "standard"}],
    "result": {"moves": [{"house": 1}], "position": {"after": "it"}, "point": []},
}


@pytest.fixture
def folders(tmp_path, monkeypatch):
    """Folders of its own for what is shipped and for what proves it."""
    for name in ("SHIPPED", "PROVEN"):
        (tmp_path / name).mkdir()
        monkeypatch.setattr(shipping, name, tmp_path / name)
    return tmp_path


def ship(*puzzles):
    shipping.ship("puzzles", {"game": "kalah", "puzzles": list(puzzles)})


def shipped(folders):
    return read_puzzles((folders / "SHIPPED" / "puzzles-kalah.json").read_text("utf-8"))


def proven(folders):
    return json.loads((folders / "PROVEN" / "puzzles-kalah.json").read_text("utf-8"))


def test_a_puzzle_is_shipped_without_what_only_tests_need(folders):
    ship(PUZZLE)
    (puzzle,) = shipped(folders)
    assert (puzzle.id, puzzle.theme, puzzle.difficulty) == ("kalah-fourteen", "best-turn", 2)
    assert puzzle.question.wrong == ()
    text = (folders / "SHIPPED" / "puzzles-kalah.json").read_text("utf-8")
    assert not any(word in text for word in ("idea", "because", "Capture", "reached_by", "also"))
    assert proven(folders) == {
        "kalah-fourteen": {
            "also": PUZZLE["also"],
            "reached_by": PUZZLE["reached_by"],
            "after": {"after": "it"},
            "wrong": [{"play": [{"house": 5}], "gives": {"captured": 1}}],
        }
    }


def test_puzzles_are_added_or_replaced_and_go_from_easy_to_hard(folders):
    ship(PUZZLE)
    ship({**PUZZLE, "id": "kalah-easy", "difficulty": 1}, {**PUZZLE, "id": "kalah-hard"})
    ship({**PUZZLE, "id": "kalah-hard", "difficulty": 5})
    ids = ["kalah-easy", "kalah-fourteen", "kalah-hard"]
    assert [puzzle.id for puzzle in shipped(folders)] == ids
    assert [puzzle.difficulty for puzzle in shipped(folders)] == [1, 2, 5]
    assert list(proven(folders)) == ids


def test_what_every_other_move_gives_is_shipped_where_it_takes_long_to_find_out(folders):
    ask = {
        "kind": "play",
        "over": "move",
        "goal": [{"measure": "exact", "want": "most"}],
        "accept": [[{"house": 1}]],
        "gives": {"exact": 17},
        "wrong": [],
    }
    ship({**PUZZLE, "ask": ask})
    (puzzle,) = shipped(folders)
    assert {wrong.answer for wrong in puzzle.question.wrong} == {(3,), (5,)}
    assert all(wrong.gives < 17 for wrong in puzzle.question.wrong)


def test_a_course_takes_the_place_of_the_old_one(folders, tmp_path):
    step = {name: PUZZLE[name] for name in ("id", "options", "position", "ask", "result")}
    guided = {
        "id": "kalah-first",
        "options": {},
        "learner": "south",
        "opponent": {"policy": "middling", "measure": "stored"},
        "moments": [
            {"id": "again", "idea": "x", "when": [{"measure": "extra", "want": "most"}]},
        ],
    }
    path = tmp_path / "course.json"
    for id_ in ("kalah-old", "kalah-new"):
        told = {"game": "kalah", "steps": [{**step, "id": id_}], "guided": [guided]}
        path.write_text(json.dumps(told), "utf-8")
        assert command.main([str(path)]) == 0
    course = read_course((folders / "SHIPPED" / "course-kalah.json").read_text("utf-8"))
    (lesson,) = course.lessons
    assert lesson.id == "kalah-new"
    assert [wrong.why for wrong in lesson.question.wrong] == ["lesson.kalah-new.wrong-1"]
    assert course.guided[0].measure == "stored"


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shipped_has_the_form_in_which_it_is_written(game, tmp_path):
    for kind in ("course", "puzzles"):
        path = FOLDER / f"{kind}-{game}.json"
        shipping.write(tmp_path / "again.json", json.loads(path.read_text("utf-8")))
        assert (tmp_path / "again.json").read_bytes() == path.read_bytes()
        path = DATA / "lessons" / f"{kind}-{game}.json"
        shipping.write_facts(tmp_path / "again.json", json.loads(path.read_text("utf-8")))
        assert (tmp_path / "again.json").read_bytes() == path.read_bytes()
