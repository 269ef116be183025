"""The bench of the rules measures what is there and says what is not."""

import sys

from tools import bench_rules


def test_every_game_is_measured_and_missing_packages_are_named():
    table = bench_rules.run(seconds=0.01, rounds=1, peers="no-such-python")
    assert set(bench_rules.GAMES) <= set(table)
    assert all(values["games a second"] > 0 for values in table.values())
    assert bench_rules.missing(table) == ["mancala", "open_spiel"]


def test_missing_packages_do_not_end_the_bench(monkeypatch, capsys):
    monkeypatch.setattr(
        sys, "argv", ["bench", "--seconds", "0.01", "--rounds", "1", "--peers", "no-such-python"]
    )
    assert bench_rules.main() == 0
    told = capsys.readouterr().out
    assert "Kalah(6,4)" in told
    assert "open_spiel is not installed" in told
