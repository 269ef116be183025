"""The opening book of Kalah is what its tools write, and holds what they say it holds."""

import pytest

from game.ai.kalah.book import BOOK
from game.ai.kalah.opening import reading
from game.rules.kalah.game import Kalah
from tools.book import store
from tools.book.lines import book_lines, first_positions
from tools.book.prove import FIRST_PLIES


def test_the_module_is_as_the_tools_write_it(tmp_path, monkeypatch):
    written = store.BOOK.read_text(encoding="utf-8")
    books = store.read()
    assert books == {which: dict(book) for which, book in BOOK.items()}
    monkeypatch.setattr(store, "BOOK", tmp_path / "book.py")
    store.write(books)
    assert store.BOOK.read_text(encoding="utf-8") == written
    assert list(tmp_path.iterdir()) == [store.BOOK]


@pytest.mark.parametrize("preset", Kalah.presets)
def test_the_book_holds_the_first_moves_and_eight_of_the_lines_of_a_side_and_nothing_else(preset):
    game = Kalah({"preset": preset})
    book = BOOK[reading(game)]
    lines = book_lines(game, 8, lambda board: book[board][0])
    assert {*first_positions(game, FIRST_PLIES), *lines} == set(book)
