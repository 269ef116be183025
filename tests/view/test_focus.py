from game.view.box import Box
from game.view.focus import neighbour

GRID = {
    f"{column}{row}": Box(column * 50, row * 50, 44, 44) for row in range(2) for column in range(3)
}


def test_arrows_go_to_the_nearest_in_their_direction():
    assert neighbour(GRID, "00", "ArrowRight", False) == "10"
    assert neighbour(GRID, "10", "ArrowDown", False) == "11"
    assert neighbour(GRID, "21", "ArrowLeft", False) == "11"
    assert neighbour(GRID, "11", "ArrowUp", False) == "10"


def test_at_the_edge_the_focus_stays():
    assert neighbour(GRID, "00", "ArrowLeft", False) == "00"


def test_tab_goes_round_in_both_directions():
    assert neighbour(GRID, "21", "Tab", False) == "00"
    assert neighbour(GRID, "00", "Tab", True) == "21"


def test_home_and_end_go_to_first_and_last():
    assert neighbour(GRID, "11", "Home", False) == "00"
    assert neighbour(GRID, "11", "End", False) == "21"


def test_without_a_focus_it_begins_at_the_first():
    assert neighbour(GRID, None, "ArrowDown", False) == "00"
    assert neighbour({}, None, "Tab", False) is None
