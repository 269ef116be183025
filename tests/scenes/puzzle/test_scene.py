"""A puzzle: it is tried, helped with, solved, and left for others."""

from dataclasses import replace

import pytest

from game.host.interface import Key
from game.i18n.emphasis import unemphasised
from game.learn.courses import load_puzzles
from game.learn.exercise import PlayQuestion, WrongTry
from game.learn.registry import LESSONS
from game.scenes.puzzle.items import puzzle_id
from game.view.board.place_id import place_id
from tests.cases import all_cases
from tests.scenes.puzzle.solver import Solver

TURN = "kalah-capture-in-a-turn-1"
"""A puzzle whose answer has two moves."""


def of(id_, **params):
    game = next(game for game in LESSONS if any(each.id == id_ for each in load_puzzles(game)))
    return {"game": game, "id": id_, **params}


@pytest.mark.parametrize("game", LESSONS)
@pytest.mark.parametrize("how", ["touch", "keys", "press"])
def test_puzzles_of_every_theme_are_solved_in_every_way(game, how):
    themes = {puzzle.theme: puzzle for puzzle in load_puzzles(game)}
    with all_cases() as cases:
        for theme, puzzle in themes.items():
            with cases.of(theme, puzzle.id):
                solver = Solver(of(puzzle.id), how)
                solver.solve()
                assert solver.hook == {"game": game, "id": puzzle.id, "tries": 1, "done": True}
                result = solver.rig.context.progress.puzzle(game, puzzle.id)
                assert (result.tries, result.helped) == (1, False)


def test_solved_it_says_why_and_the_next_one_is_a_press_away():
    solver = Solver(of(TURN))
    solver.solve()
    assert "Solved!" in solver.practice.reply
    assert solver.scene.texts.because() in solver.practice.reply
    assert unemphasised(solver.practice.reply) in solver.rig.said
    following = load_puzzles("kalah")[solver.scene.series.at + 1]
    assert solver.scene.items["next"].style == "primary"
    solver.rig.key("Enter")
    assert solver.scene.exercise == following
    assert not solver.hook["done"]
    assert solver.scene.texts.goal() in solver.rig.said[-1]


def test_a_wrong_move_is_counted_told_and_taken_back():
    solver = Solver(of(TURN))
    position = solver.practice.play.match.position
    solver.play(solver.wrong_moves()[0])
    assert solver.hook["tries"] == 1
    assert not solver.hook["done"]
    assert solver.practice.reply
    assert solver.practice.play.match.position == position
    solver.solve()
    assert solver.hook["tries"] == 2


def test_wrong_moves_give_nothing_of_the_answer_away():
    solver = Solver(of(TURN))
    for _ in range(3):
        solver.play(solver.wrong_moves()[0])
    assert solver.hook["tries"] == 3
    assert not solver.practice.pointed_out
    assert not solver.practice.helped
    solver.solve()
    assert solver.scene.series.mark(solver.scene.series.at) == "solved"


def test_a_right_beginning_is_told_to_be_right():
    solver = Solver(of(TURN))
    solver.play(solver.practice.question.accept[0][0])
    assert solver.practice.reply == "Right so far. Go on: it is still your turn."


def test_the_band_counts_the_moves_of_the_answer():
    solver = Solver(of(TURN))
    assert solver.scene.texts.turn() == "Your turn: move 1 of 2"
    solver.play(solver.practice.question.accept[0][0])
    assert solver.scene.texts.turn() == "Your turn: move 2 of 2"


def test_start_over_goes_back_to_the_beginning():
    solver = Solver(of(TURN))
    assert not solver.scene.items["start-over"].enabled
    solver.play(solver.practice.question.accept[0][0])
    solver.press("start-over")
    assert solver.practice.play.match.position == solver.scene.exercise.position
    assert solver.scene.texts.turn() == "Your turn: move 1 of 2"
    solver.solve()
    assert solver.hook["done"]
    solver.press("start-over")
    assert not solver.hook["done"]


def test_a_hint_gives_an_idea_first_and_then_says_where_to_begin():
    solver = Solver(of(TURN))
    solver.press("hint")
    assert solver.scene.texts.hint() in solver.practice.reply
    assert not solver.practice.pointed_out
    solver.press("hint")
    assert solver.practice.pointed_out
    assert solver.scene.texts.where() == solver.practice.reply
    solver.solve()
    assert solver.scene.series.mark(solver.scene.series.at) == "helped"


def test_a_hint_in_the_middle_of_a_turn_says_how_it_goes_on():
    solver = Solver(of(TURN))
    first, second = solver.practice.question.accept[0]
    solver.play(first)
    solver.press("hint")
    assert solver.practice.reply == f"Begin with your house {second}."


def test_the_answer_is_shown_with_its_reason_and_is_still_to_be_played():
    solver = Solver(of(TURN))
    position = solver.practice.play.match.position
    solver.press("answer")
    solver.until("shown")
    solver.until("asking")
    assert solver.practice.play.match.position == position
    assert solver.scene.texts.because() in solver.practice.reply
    assert not solver.hook["done"]
    solver.solve()
    assert solver.hook["done"]
    assert solver.rig.context.progress.puzzle("kalah", TURN).helped


def test_solved_without_help_later_it_counts_as_such():
    solver = Solver(of(TURN))
    solver.press("hint")
    solver.solve()
    again = Solver(of(TURN), storage=solver.rig.host.storage)
    assert again.scene.texts.tally() == "1 solved, 0 without a hint"
    again.solve()
    assert again.scene.texts.tally() == "1 solved, 1 without a hint"


def test_letters_do_what_the_buttons_do():
    solver = Solver(of(TURN))
    solver.rig.key("h")
    assert solver.practice.helped
    at = solver.scene.series.at
    solver.rig.key("s")
    assert solver.scene.series.at == at + 1
    solver.rig.key("b")
    assert solver.scene.series.at == at
    solver.rig.key("a")
    solver.until("shown")
    solver.rig.key("u")
    assert solver.practice.play.match.cursor == 0
    way = solver.scene.handle(Key("p"))
    assert (way.scene, way.params) == ("puzzles", {"game": "kalah"})


def test_the_row_has_ten_puzzles_each_with_a_tick_once_it_is_solved():
    solver = Solver({"game": "kalah"})
    ids = [puzzle_id("kalah", puzzle.id) for puzzle in load_puzzles("kalah")[:10]]
    row = [item for item in solver.scene.items.values() if item.group == "row"]
    assert [item.id for item in row] == ids
    assert [item.pressed for item in row] == [True, *[False] * 9]
    solver.solve()
    solver.press(ids[3])
    assert solver.scene.exercise == load_puzzles("kalah")[3]
    assert solver.scene.items[ids[0]].name == "Puzzle 1, solved"
    assert solver.scene.items[ids[3]].name == "Puzzle 4, this one"


def test_without_an_id_it_is_the_first_that_is_not_solved():
    solver = Solver({"game": "bao"})
    assert solver.scene.series.at == 0
    solver.solve()
    again = Solver({"game": "bao"}, storage=solver.rig.host.storage)
    assert again.scene.series.at == 1


def test_the_last_one_leads_to_the_list():
    last = load_puzzles("bantu")[-1]
    solver = Solver(of(last.id))
    assert solver.scene.items["next"].label == "All puzzles"
    solver.press("next")
    assert solver.rig.top.name == "puzzles"


def test_on_a_phone_the_number_leads_to_the_list():
    solver = Solver(of(TURN), size=(390, 844))
    assert "list" in solver.scene.items
    assert solver.scene.texts.seat() == "You are on the left"
    solver.press("list")
    assert solver.rig.top.name == "puzzles"


def test_it_can_be_sent_as_a_link():
    solver = Solver(of(TURN))
    solver.press("send")
    assert solver.scene.name == "puzzle"


def test_what_belongs_to_it_is_there_for_who_listens():
    solver = Solver(of(TURN))
    outline = solver.scene.outline()
    assert outline.title.startswith(f"Puzzle {solver.scene.series.at + 1} of ")
    assert outline.title.endswith(": Capture 4 seeds in one turn")
    notes = [note.text for note in outline.notes]
    assert "Mancala · Capture in a turn" in notes
    assert any("You are below" in note and "move 1 of 2" in note for note in notes)
    roles = {group.id: group.role for group in outline.groups}
    assert (roles["board"], roles["tools"], roles["row"]) == ("grid", "toolbar", "list")
    assert outline.title in solver.rig.said[0]


def test_leaving_in_the_middle_of_a_move_leaves_it_at_rest():
    solver = Solver(of(TURN), speed="normal")
    solver.press("answer")
    solver.rig.frame()
    assert solver.scene.busy()
    solver.scene.leave()
    solver.scene.enter()
    assert solver.practice.stage == "asking"
    assert solver.practice.play.match.cursor == 0


@pytest.mark.parametrize("way", ["next", "start-over"])
def test_who_does_not_wait_for_the_end_of_the_right_answer_has_solved_it_all_the_same(way):
    solver = Solver(of(TURN))
    first, second = solver.practice.question.accept[0]
    solver.play(first)
    solver.rig.context.change("speed", "normal")
    at = solver.scene.series.at
    play = solver.practice.play
    (place,) = play.current.game_view.way_to(play.match.game, play.match.position, second)
    solver.press(place_id(place))
    solver.rig.frame()
    assert play.show.moving
    solver.press(way)
    assert solver.scene.series.mark(at) == "solved"
    assert not solver.hook["done"]


# The puzzle of the day, and one's own


def test_the_puzzle_of_the_day_stands_alone():
    solver = Solver({"today": True})
    assert solver.scene.texts.heading() == "Puzzle of the day"
    assert "before" not in solver.scene.items
    solver.solve()
    assert "tomorrow" in solver.practice.reply
    game, id_ = solver.hook["game"], solver.hook["id"]
    assert solver.rig.context.progress.puzzle(game, id_) is not None


def own(count=2):
    """Puzzles as they are made of one's own matches."""
    made = []
    for number, puzzle in enumerate(load_puzzles("kalah")[:count]):
        answer = puzzle.question.accept[0][0]
        others = [m for m in puzzle.game.legal_moves(puzzle.position) if m != answer]
        wrong = (
            WrongTry((others[0],), "puzzle.own.played"),
            *(WrongTry((move,), "puzzle.own.other") for move in others[1:]),
        )
        question = PlayQuestion((), ((answer,),), gives={"ahead": 4, "kind": 0}, wrong=wrong)
        made.append(
            replace(
                puzzle, id=f"own-{number}", question=question, words="puzzle.own", theme="own",
                difficulty=0,
            )
        )  # fmt: skip
    return made


def test_ones_own_mistakes_are_practised_and_told_what_was_played():
    solver = Solver({"game": "kalah", "exercises": own()})
    assert solver.scene.texts.goal() == "Find the best move"
    assert solver.scene.texts.note().startswith("In the match you played house")
    assert "send" not in solver.scene.items
    played, *others = [wrong.answer[0] for wrong in solver.practice.question.wrong]
    solver.play(played)
    assert "in the match" in solver.practice.reply
    solver.play(others[0])
    assert solver.practice.reply == "There is something better."
    solver.solve()
    assert "Every other move is at least 4 seeds worse." in solver.practice.reply
    assert solver.scene.texts.tally() == "1 solved, 1 without a hint"
    assert not solver.rig.context.progress.puzzles_solved("kalah")


def test_after_the_last_of_ones_own_it_goes_back():
    solver = Solver({"game": "kalah", "exercises": own(1)})
    solver.rig.stage.push("puzzle", {"game": "kalah", "exercises": own(1)})
    solver.solve()
    solver.press("next")
    assert solver.scene.series.now.id == "own-0"
    assert not solver.hook["done"]


@pytest.mark.parametrize(
    ("puzzle", "place"),
    [
        (TURN, "Mancala · Capture in a turn"),
        ("bao-capture-1", "Beginner's Bao · Capture"),
        ("bantu-capture-1", "Bantu · Short game · Capture"),
        ("bantu-get-home-3", "Bantu · Full game · Get home"),
    ],
)
def test_it_is_told_by_which_rules_where_the_puzzles_of_a_game_differ(puzzle, place):
    assert Solver(of(puzzle)).scene.texts.place() == place


def test_once_it_is_solved_nothing_is_told_of_seats_any_more():
    solver = Solver(of("bantu-capture-1"))
    assert solver.scene.texts.seat() == "You are Red"
    solver.press("hint")
    solver.press("hint")
    assert solver.practice.reply == "Begin with your piece 2."
    solver.solve()
    assert (solver.scene.texts.seat(), solver.scene.texts.turn()) == ("Well done", "Solved!")
    assert solver.scene.items["close"].name == "Close the puzzle"
    assert "?." not in " ".join(solver.rig.said)
