"""`./build.sh print`: for each game and paper one PDF, to be printed for a class."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from game.i18n.catalogue import Catalogue
from game.i18n.folders import LATE
from game.rules.registry import GAMES
from tools.files import alone, files_under, replace_folder, scratch_folder
from tools.places import BUILD
from tools.printing.exercises import chosen, draw_answers, draw_exercises
from tools.printing.paper import PAPERS, Sheet, pages
from tools.printing.sheets import draw_board, draw_rules, is_wide, subjects_of_rules, with_everybody
from tools.programs import say

PRINTED = BUILD / "print"

LANGUAGE = "en"
"""There are sheets in one language until there are words in others."""


def run(options: Namespace) -> int:
    """Make all papers anew."""
    del options
    with alone(), scratch_folder() as scratch:
        folder = scratch / "print"
        make(folder)
        replace_folder(folder, PRINTED)
    say(f"{len(files_under(PRINTED))} papers are in build/print/.")
    return 0


def make(folder: Path) -> None:
    """Write the papers of every game into a new folder."""
    folder.mkdir()
    words = Catalogue.load([LANGUAGE])
    for part in LATE.values():
        words.add(part.read)
    for name in GAMES:
        for paper in PAPERS:
            draw(folder / file_name(name, paper), name, PAPERS[paper], words)


def file_name(game: str, paper: str) -> str:
    """Return what the papers of a game are called."""
    return f"{game}-{paper}.pdf"


def draw(place: Path, name: str, size: tuple[float, float], words: Catalogue) -> None:
    """Write the papers of one game on one paper."""
    canvas = pages(place, words.text("print.title", game=words.text(f"menu.game.{name}")), LANGUAGE)
    for about in subjects_of_rules(name, words):
        draw_rules(Sheet(canvas, size), about)
        canvas.showPage()
    about = with_everybody(name, words)
    draw_board(Sheet(canvas, size[::-1] if is_wide(about.game) else size), about)
    canvas.showPage()
    usual, exercises = subjects_of_rules(name, words)[-1], chosen(name)
    for draw_them in (draw_exercises, draw_answers):
        draw_them(Sheet(canvas, size), usual, exercises)
        canvas.showPage()
    canvas.save()
