"""The Bantu board that comes with the game, in the form that `game.rules.bantu.board_json` reads.

A reconstruction: no picture of the board of 1955 survives in the sources, see
docs/rules/bantu.md. 32 lines of four lanes, lane 0 outermost; each line is a list of rows, each
row a list of joined lanes. Piece n stands exactly 8n straight steps from Finish when it starts.
"""

from __future__ import annotations

from game.rules.protocol import Json

SHIPPED: Json = {
    "lanes": 4,
    "lines": [
        [[0, 1, 2, 3]],  # 0: start line 4
        [[0], [1], [2], [3]],
        [[0, 1], [2, 3]],
        [[0], [1, 2], [3]],
        [[0], [1], [2], [3]],
        [[0, 1, 2], [3]],
        [[0], [1], [2], [3]],
        [[0], [1], [2], [3]],
        [[0, 1, 2, 3]],  # 8: start line 3
        [[0], [1], [2], [3]],
        [[0], [1, 2, 3]],
        [[0], [1], [2], [3]],
        [[0, 1], [2, 3]],
        [[0], [1, 2], [3]],
        [[0], [1], [2], [3]],
        [[0], [1], [2], [3]],
        [[0, 1, 2, 3]],  # 16: start line 2
        [[0], [1], [2], [3]],
        [[0, 1, 2, 3]],
        [[0], [1], [2], [3]],
        [[0, 1], [2, 3]],
        [[0], [1, 2], [3]],
        [[0], [1], [2], [3]],
        [[0], [1], [2], [3]],
        [[0, 1, 2, 3]],  # 24: start line 1
        [[0], [1], [2], [3]],
        [[0, 1], [2, 3]],
        [[0], [1, 2], [3]],
        [[0], [1], [2], [3]],
        [[0], [1, 2, 3]],
        [[0], [1], [2], [3]],
        [[0], [1], [2], [3]],  # 31: the four arrows
    ],
    "start_lines": {"4": 0, "3": 8, "2": 16, "1": 24},
    "arrow_line": 31,
}
"""The board as JSON. Treat it as constant."""
