"""The sheets of one game: its rules, its board, exercises and their answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.i18n.catalogue import Catalogue
from game.rules.bantu.board import COLOURS, NUMBERS
from game.rules.protocol import AnyGame, Json
from game.rules.registry import make
from game.view.bantu.piece import Piece
from game.view.box import Box
from game.view.howto.values import page_values
from game.view.registry import VIEWS
from tools.printing.boards import PrintedBoard, draw_piece
from tools.printing.paper import GREY, Point, Sheet
from tools.printing.text import Passage, fill

LONG = 3_600
"""Rules of more letters than this stand in three columns."""

FIGURE = {2: 0.24, 3: 0.17}
"""The share of the sheet's height that the board above the rules has, by the number of columns."""

HEAD = 46.0
"""Height of the head of a sheet: the title, and a line below it."""

FOOT = 16.0

ROUND_PIECE = 5.0
"""Room between a piece and the line along which it is cut."""


class Subject(NamedTuple):
    """What the sheets are about: a game with its options, in words of one language."""

    game: AnyGame
    words: Catalogue
    way: str = ""
    """The way to play that its options are, as set-up calls it."""

    @property
    def name(self) -> str:
        """The name of the game as people read it."""
        return self.words.text(f"menu.game.{self.game.name}")


def subjects_of_rules(name: str, words: Catalogue) -> list[Subject]:
    """Return the ways to play that have a sheet of rules: a newcomer's, and the usual one."""
    usual = make(name, {}).options
    presets = [each for each in VIEWS[name].presets if each.seats is None]
    chosen = [presets[0], *(each for each in presets if make(name, each.options).options == usual)]
    keys = dict.fromkeys(each.key for each in chosen)
    return [
        Subject(make(name, each.options), words, words.text(f"setup.{name}.preset.{each.key}"))
        for each in presets
        if each.key in keys
    ]


def with_everybody(name: str, words: Catalogue) -> Subject:
    """Return a game with as many players as it can have: all of them find room on its board."""
    counts = [option for option in make(name, {}).option_list if option.name == "players"]
    options: Mapping[str, Json] = {"players": counts[0].high} if counts else {}
    return Subject(make(name, options), words)


def head(sheet: Sheet, title: str, line: str, foot: str) -> Box:
    """Write the head and the foot of a sheet; return what is left between them."""
    area = sheet.area
    sheet.text(title, (area.x, area.y + 20), 24, "title")
    sheet.text(line, (area.x, area.y + 36), 10.5, "text", grey=GREY)
    sheet.text(foot, (area.x, area.bottom + 12), 8.5, "text", grey=GREY)
    return area.top_part(HEAD)[1].bottom_part(FOOT)[1]


def draw_rules(sheet: Sheet, about: Subject) -> None:
    """Draw the rules of a game on one page, below its board with the start of a match."""
    words, view = about.words, VIEWS[about.game.name]
    room = head(
        sheet,
        words.text("howto.title", game=about.name),
        words.text("print.rules.line", way=about.way),
        words.text("print.foot"),
    )
    passages = rules_of(about)
    columns = 2 if sum(len(passage.text) for passage in passages) < LONG else 3
    figure, text = room.top_part(room.height * FIGURE[columns])
    figure = figure if is_wide(about.game) else figure.centred(figure.height, figure.height)
    start = view.contents(about.game, about.game.start())
    PrintedBoard(sheet, words, about.game, figure).draw(start)
    fill(sheet, passages, text.bottom_part(text.height - 14)[0], columns=columns)


def rules_of(about: Subject) -> list[Passage]:
    """Return the rules: all pages of how to play but those that are lists of words."""
    words, options = about.words, about.game.options
    values = page_values(options)
    passages: list[Passage] = []
    for page in VIEWS[about.game.name].rules(options):
        if page.entries:
            continue
        passages.append(Passage("heading", words.text(page.heading, **values)))
        texts = words.text(page.text, **values).split("\n\n")
        passages += [Passage("text", text) for text in texts]
        passages += [Passage("note", words.text(note, **values)) for note in page.notes]
    return passages


def draw_board(sheet: Sheet, about: Subject) -> None:
    """Draw the board as large as the sheet, and what else is needed to play."""
    words, game = about.words, about.game
    is_bantu = game.name == "bantu"
    key = f"print.board.{game.name}"
    room = head(sheet, about.name, words.text(key, count=game.count(game.start())), "")
    pieces, board = room.bottom_part(170) if is_bantu else room.bottom_part(0)
    printed = PrintedBoard(sheet, words, game, board)
    printed.draw()
    if is_bantu:
        _draw_pieces(sheet, words, pieces, printed.piece)


def _draw_pieces(sheet: Sheet, words: Catalogue, room: Box, radius: float) -> None:
    """Draw Bantu's pieces to be cut out, as large as the circles of the board."""
    sheet.text(words.text("print.pieces"), (room.x, room.y + 10), 10.5, "text", grey=GREY)
    room = room.top_part(22)[1]
    side = 2 * radius + 2 * ROUND_PIECE
    for seat in range(len(COLOURS)):
        for place, number in enumerate(NUMBERS):
            # Two of each, as small pieces are lost.
            for copy in range(2):
                x = room.x + side * (place + 0.5) + copy * (side * len(NUMBERS) + side)
                y = room.y + side * (seat + 0.5)
                cut = Box(x - side / 2, y - side / 2, side, side)
                for start, end in _sides(cut):
                    sheet.line(start, end, 0.5, dash=3)
                draw_piece(sheet, Piece(seat, number), (x, y), radius)


def _sides(box: Box) -> list[tuple[Point, Point]]:
    """Return the four sides of a box."""
    corners = [(box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)]
    return list(zip(corners, [*corners[1:], corners[0]], strict=True))


def is_wide(game: AnyGame) -> bool:
    """Whether the board of a game is larger on a sheet that lies on its side."""
    area = Box(0, 0, 200, 100)
    frame = VIEWS[game.name].plan(game, area, game.seats[0], 0.2).frame
    return frame.width > 1.2 * frame.height
