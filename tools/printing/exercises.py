"""A sheet of exercises for each game, made of its puzzles, and a sheet with the answers."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n.catalogue import Catalogue
from game.i18n.emphasis import unemphasised
from game.i18n.player import Player
from game.learn.courses import load_puzzles
from game.learn.exercise import Exercise
from game.learn.words import Sentence, because, goal, note
from game.rules.registry import make
from game.view.box import Box
from game.view.registry import VIEWS
from tools.printing.boards import PrintedBoard
from tools.printing.paper import Sheet
from tools.printing.sheets import Subject, head, is_wide
from tools.printing.text import Passage, fill, write

WIDE, SQUARE = 6, 4
"""So many exercises are on a sheet, in two columns, by the form of the board."""

HARDEST = 3
"""No exercise on paper is harder: nobody tries a move there and takes it back."""

SIZE = 10.0
"""Of the letters of a question, in points."""

PAD, GAP = 10.0, 4.0

ANSWER = 26.0
"""Height of the line on which the answer is written."""


def chosen(game: str) -> list[Exercise]:
    """Return exercises from easy to hard, of as many themes as there are."""
    puzzles = [puzzle for puzzle in load_puzzles(game) if puzzle.difficulty <= HARDEST]
    first = {puzzle.theme: puzzle for puzzle in reversed(puzzles)}
    number = WIDE if is_wide(make(game, {})) else SQUARE
    picked = list(first.values())[::-1][:number]
    picked += [puzzle for puzzle in puzzles if puzzle not in picked][: number - len(picked)]
    return sorted(picked, key=lambda puzzle: (puzzle.difficulty, puzzle.id))


def draw_exercises(sheet: Sheet, about: Subject, exercises: Sequence[Exercise]) -> None:
    """Draw positions, each with its question and a line for the answer."""
    words = about.words
    key = f"print.exercises.line.{about.game.name}"
    line = words.text(key if key in words else "print.exercises.line")
    room = head(
        sheet, words.text("print.exercises", game=about.name), line, words.text("print.foot")
    )
    rows = (len(exercises) + 1) // 2
    for number, exercise in enumerate(exercises):
        row, column = divmod(number, 2)
        wide, high = room.width / 2, room.height / rows
        cell = Box(room.x + column * wide, room.y + row * high, wide, high).shrunk(PAD, PAD / 2)
        _draw_exercise(sheet, words, exercise, number + 1, cell)


def _draw_exercise(
    sheet: Sheet, words: Catalogue, exercise: Exercise, number: int, cell: Box
) -> None:
    """Draw one exercise in its cell."""
    question, answer = cell.top_part(cell.height - ANSWER)
    text = words.text("print.exercise", number=number, goal=said(words, goal(exercise)))
    passages = [Passage("heading", text), Passage("text", _who(words, exercise))]
    board = write(sheet, passages, question, SIZE).shrunk(0, GAP)
    contents = VIEWS[exercise.game.name].contents(exercise.game, exercise.position)
    PrintedBoard(sheet, words, exercise.game, board, _mover(exercise)).draw(contents)
    y = answer.bottom - 6
    sheet.line((answer.x, y), (answer.right, y), 0.6)


def _mover(exercise: Exercise) -> int:
    """Return the seat to move."""
    return exercise.game.to_move(exercise.position)


def _who(words: Catalogue, exercise: Exercise) -> str:
    """Return whose move it is, and how many moves the answer has."""
    key = f"print.you.{exercise.game.name}.{_mover(exercise)}"
    you = words.text(key if key in words else "print.you")
    return words.sentences(words.ended(you), said(words, note(exercise)))


def draw_answers(sheet: Sheet, about: Subject, exercises: Sequence[Exercise]) -> None:
    """Write the answers, each with its reason."""
    words = about.words
    title = words.text("print.answers", game=about.name)
    room = head(sheet, title, words.text("print.answers.line"), words.text("print.foot"))
    passages: list[Passage] = []
    for number, exercise in enumerate(exercises, 1):
        text = words.text("print.exercise", number=number, goal=said(words, goal(exercise)))
        passages.append(Passage("heading", text))
        passages.append(Passage("text", words.text("print.answer", moves=_answer(words, exercise))))
        passages.append(Passage("note", said(words, because(exercise))))
    fill(sheet, passages, room, columns=1)


def _answer(words: Catalogue, exercise: Exercise) -> str:
    """Return the moves of the answer in words."""
    game, view = exercise.game, VIEWS[exercise.game.name]
    mover = _mover(exercise)
    players = {seat: Player(words.text("print.other"), you=seat == mover) for seat in game.seats}
    teller, position, moves = view.teller(words, game, players), exercise.position, []
    teller.see(standing=False, near=mover)
    for move in exercise.answer:
        moves.append(unemphasised(teller.move_name(position, view.way_to(game, position, move))))
        position = game.after(position, move)
    return words.join(moves, "print.then")


def said(words: Catalogue, sentence: Sentence) -> str:
    """Return a sentence under the first of its keys that there is, "" if there is none."""
    key = next((key for key in sentence.keys if key in words), "")
    return words.text(key, right="right", left="left", **sentence.values) if key else ""
