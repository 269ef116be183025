"""The bench of the rules measures what is there and says what is not."""

import sys

from tools.measure import rules as bench_rules


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
    output = capsys.readouterr().out
    assert "Kalah(6,4)" in output
    assert "open_spiel is not there, so it was not measured: BARAZA_BENCH_PEERS" in output


def test_other_packages_are_compared_with_ours(tmp_path):
    python = tmp_path / "python"
    python.write_text("#!/bin/sh\necho 0.5\n")
    python.chmod(0o755)
    table = bench_rules.run(seconds=0.01, rounds=1, peers=str(python))
    assert bench_rules.missing(table) == []
    ours = table["Kalah(6,4)"]["games a second"]
    for name in bench_rules.PEERS:
        measured = table[f"package {name}"]
        assert measured == {"games a second": 0.5, "times as fast we are": 2 * ours}
