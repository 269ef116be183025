"""Makes game/ai/kalah_book.py: `python -m tools.book.make`. It needs gcc, and some minutes.

The book is for a game of six houses and four seeds under the rules of each preset. It holds the
positions of the first moves in which its player has taken a best house so far and the other one
any house, and all of the first two moves whoever played them. What `tools.book.prove` has proven
is taken from there; the rest is as deep as the solver looks here.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping

from game.ai.kalah_packed import OVER, PackedKalah
from game.rules.kalah import Kalah
from tools.book.lines import book_lines
from tools.book.proofs import Proof, proven
from tools.book.solver import Reading, Solver, reading
from tools.places import ROOT

BOOK = ROOT / "game" / "ai" / "kalah_book.py"
TABLE_BITS = 24
ENDGAME_SEEDS = 20
PLIES, FIRST_PLIES, DEPTH = 6, 3, 22

HEAD = '''"""The opening book of Kalah, made by tools/book/make.py: do not change it by hand.

Positions of six houses and four seeds. By lone capture and left-overs to the owner; then by the
packed position (see `game.ai.kalah_packed`): a best house, what its player still gains with it, and
whether that is proven. What is not was looked at {depth} moves deep.
"""

from __future__ import annotations

from collections.abc import Mapping

DEPTH = {depth}

BOOK: Mapping[tuple[bool, bool], Mapping[int, tuple[int, int, bool]]] = {{
'''

Entry = tuple[int, int, bool]
"""A best house, what its player still gains, and whether that is proven."""


def first_positions(game: Kalah, plies: int) -> Iterator[int]:
    """Yield every packed position with a choice that comes up in the first `plies` moves."""
    packed = PackedKalah(game)
    layer = {packed.pack(game.start())}
    for _ in range(plies):
        families = {board: packed.children(board) for board in layer}
        yield from (board for board, children in families.items() if len(children) > 1)
        layer = {
            child.board
            for children in families.values()
            for child in children
            if child.next != OVER
        }


def entries(game: Kalah, solver: Solver, proofs: Mapping[int, Proof]) -> dict[int, Entry]:
    """Return the book of a game, in the order of its moves."""
    book: dict[int, Entry] = {}

    def best(board: int) -> int:
        if board not in book:
            if board in proofs:
                book[board] = (*proofs[board], True)
            else:
                answer = solver.ask(board)
                book[board] = (answer.house, answer.value, answer.exact)
        return book[board][0]

    for board in first_positions(game, FIRST_PLIES):
        best(board)
    for _, board in book_lines(game, PLIES, best):
        best(board)
    return book


def write(books: Mapping[Reading, Mapping[int, Entry]], depth: int) -> None:
    """Write the module."""
    text = HEAD.format(depth=depth)
    for which, book in books.items():
        text += f"    {which}: {{\n"
        for board, entry in book.items():
            text += f"        {board:#x}: {entry},\n"
        text += "    },\n"
    BOOK.write_text(text + "}\n", encoding="utf-8")


def run(depth: int) -> None:
    """Make the book, and say how much of it is proven."""
    books, sure = {}, proven()
    for preset in Kalah.presets:
        game = Kalah({"preset": preset})
        solver = Solver(game, TABLE_BITS, ENDGAME_SEEDS, depth)
        book = books[reading(game)] = entries(game, solver, sure.get(reading(game), {}))
        solver.stop()
        exact = sum(entry[2] for entry in book.values())
        print(f"{preset}: {len(book)} positions, {exact} of them proven", flush=True)
    write(books, depth)


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--depth", type=int, default=DEPTH, help="moves looked ahead")
    run(reader.parse_args().depth)
