"""Makes game/ai/kalah_book.py: `python -m tools.book.make`. It needs gcc, and some minutes.

The book holds every position that can come up in the first moves of a game of six houses and
four seeds, under the rules of each preset, with a best house as deep as the solver looked, and
whatever `tools.book.prove` has proven. `--merge` only adds that to the book as it is.
"""

from __future__ import annotations

import argparse
import subprocess
from collections.abc import Mapping, Sequence

from game.ai import kalah_book
from game.ai.kalah_packed import PackedKalah
from game.rules.kalah import Kalah, KalahPosition
from tools.book.proofs import proven
from tools.places import BUILD, ROOT

BOOK = ROOT / "game" / "ai" / "kalah_book.py"
SOURCE = ROOT / "tools" / "book" / "solver.c"
PLIES = 2
TABLE_BITS = 22
ENDGAME_SEEDS = 14

HEAD = '''"""The opening book of Kalah, made by tools/book/make.py: do not change it by hand.

Positions of six houses and four seeds: all that are at most {plies} moves from the start, and some
of those that come after. By lone capture and
left-overs to the owner; then by the packed position (see `game.ai.kalah_packed`): a best house,
what its player still gains with it, and whether that is proven. What is not was looked at
{depth} moves deep.
"""

from __future__ import annotations

from collections.abc import Mapping

DEPTH = {depth}

BOOK: Mapping[tuple[bool, bool], Mapping[int, tuple[int, int, bool]]] = {{
'''


def compiled() -> str:
    """Compile the solver and return its path."""
    BUILD.mkdir(exist_ok=True)
    program = BUILD / "kalah-solver"
    subprocess.run(["gcc", "-O2", "-o", program, SOURCE], check=True)
    return str(program)


def openings(game: Kalah, plies: int) -> list[KalahPosition]:
    """Return the positions with a choice that come up within `plies` moves."""
    found: dict[int, KalahPosition] = {}
    packed, layer = PackedKalah(game), [game.start()]
    for ply in range(plies + 1):
        for position in layer:
            if len(game.legal_moves(position)) > 1:
                found.setdefault(packed.pack(position), position)
        if ply < plies:
            layer = [game.after(one, move) for one in layer for move in game.legal_moves(one)]
    return list(found.values())


def solved(
    game: Kalah, positions: Sequence[KalahPosition], program: str, depth: int
) -> list[list[int]]:
    """Return value, house and whether it is proven, for each position."""
    lines = []
    for position in positions:
        seat = position.to_move
        lines.append(" ".join(map(str, game.row(position, seat) + game.row(position, 1 - seat))))
    lone, owner = reading(game)
    words = [program, str(TABLE_BITS), str(int(lone)), str(int(owner)), str(depth)]
    words.append(str(ENDGAME_SEEDS))
    done = subprocess.run(words, input="\n".join(lines), capture_output=True, text=True, check=True)
    return [[int(word) for word in line.split()[:3]] for line in done.stdout.splitlines()]


def reading(game: Kalah) -> tuple[bool, bool]:
    """Return lone capture, and whether left-overs go to their owner."""
    return game.options["lone_capture"], game.options["leftovers"] == "owner"


def run(plies: int, depth: int) -> None:
    """Make the book."""
    program, book = compiled(), {}
    for preset in Kalah.presets:
        game = Kalah({"preset": preset})
        packed, positions = PackedKalah(game), openings(game, plies)
        values = solved(game, positions, program, depth)
        book[reading(game)] = {
            packed.pack(position): (house, value, bool(proven))
            for position, (value, house, proven) in zip(positions, values, strict=True)
        }
        print(preset, len(positions), values[0], flush=True)
    write(book, plies, depth)


def write(
    book: Mapping[tuple[bool, bool], Mapping[int, tuple[int, int, bool]]], plies: int, depth: int
) -> None:
    """Write the book, with what has been proven."""
    text, sure = HEAD.format(plies=plies, depth=depth), proven()
    for which, positions in book.items():
        proofs = {board: (*proof, True) for board, proof in sure.get(which, {}).items()}
        text += f"    {which}: {{\n"
        for board, (house, value, exact) in (positions | proofs).items():
            text += f"        {board:#x}: ({house}, {value}, {exact}),\n"
        text += "    },\n"
    BOOK.write_text(text + "}\n", encoding="utf-8")


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--plies", type=int, default=PLIES, help="moves from the start")
    reader.add_argument("--depth", type=int, default=18, help="moves looked ahead (default: 18)")
    reader.add_argument("--merge", action="store_true", help="only add what has been proven")
    chosen = reader.parse_args()
    if chosen.merge:
        write(kalah_book.BOOK, PLIES, kalah_book.DEPTH)
    else:
        run(chosen.plies, chosen.depth)
