"""The rulings state how long a game may last, and it is what the tests hold the games to."""

import pytest

from tests.places import DOCS
from tests.rules import game_lengths

RULINGS = DOCS / "rules"


@pytest.mark.parametrize(
    ("paper", "bound"),
    [
        ("kalah.md", f"{game_lengths.KALAH_FACTOR} x all seeds x houses of a side"),
        ("four-player-mancala.md", f"{game_lengths.FOUR_PLAYER:,}"),
        ("bao.md", f"{game_lengths.BAO:,}"),
        ("bantu.md", f"{game_lengths.BANTU:,}"),
    ],
)
def test_the_rulings_state_the_bound(paper, bound):
    section = (RULINGS / paper).read_text("utf-8").split("## How long a game lasts\n")[1]
    assert f"**{bound}**" in section.split("\n## ")[0]
