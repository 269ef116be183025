"""Kalah's kernel in the page: it answers in a worker, and where it cannot, Python plays on."""

import json

import pytest

from game.ai.levels import levels_of
from game.play.match import Match, Player
from game.play.records.link import match_link
from game.play.saved import saved_match
from game.rules.kalah.board import KalahPosition
from game.rules.registry import make

KERNEL = "kernel_worker"

MASTER = Player("opponent", level=len(levels_of("kalah")) - 1)

#: Thirty seeds are in the houses: far too many for Python to look to the end. House 5 gains six of
#: them, the next best four.
POSITION = KalahPosition((3, 1, 4, 0, 2, 5, 9, 2, 4, 1, 3, 0, 3, 9), 0)
BEST = 5

#: A browser that starts no worker of ours.
NO_WORKER = "window.Worker = class { constructor() { throw new Error('no worker here'); } };"

#: A browser whose worker breaks at the first question.
BREAKING = """
window.Worker = class {
  postMessage({ question }) {
    const data = question ? { failure: "it broke" } : { ready: true };
    queueMicrotask(() => this.onmessage({ data }));
  }
  terminate() {}
};
"""

#: A browser whose worker says nothing.
SILENT = "window.Worker = class { postMessage() {} terminate() {} };"

#: A line on which the kernel is always still to come.
HANGING = """
const { fetch } = window;
window.fetch = (asked, ...more) =>
  (asked.url ?? asked).includes("/kalah.") ? new Promise(() => {}) : fetch(asked, ...more);
"""


def move_of_the_master(visit):
    """Open a match in which the Master is to move; returns its first move."""
    visit.page.emulate_media(reduced_motion="reduce")
    match = Match(make("kalah", {"preset": "standard"}), {0: MASTER}, start=POSITION)
    key = json.dumps(f"baraza:{saved_match.key_of(match.id)}")

    def moves():
        text = visit.read(f"localStorage.getItem({key})")
        return json.loads(text)["match"]["moves"] if text else []

    visit.page.evaluate("link => { location.hash = link }", match_link(match))
    visit.until("the Master has moved", lambda _: moves())
    return match.game.move_from_json(moves()[0])


def test_the_master_has_the_kernel_answer_in_a_worker(visit):
    workers = []
    visit.page.on("worker", lambda worker: workers.append(worker.url))
    files = (KERNEL, "/kalah.")
    assert not any(name in url for name in files for url in visit.requests), "nobody needs it yet"
    assert move_of_the_master(visit) == BEST
    assert any(KERNEL in url for url in workers)


@pytest.mark.parametrize(
    "script",
    [NO_WORKER, BREAKING, SILENT, HANGING],
    ids=["no worker", "breaks", "silent", "hangs"],
)
def test_where_the_kernel_cannot_run_python_thinks(visit, server, script):
    visit.page.add_init_script(script)
    visit.open(server.address() + "?test=1").until_menu()
    assert move_of_the_master(visit) in range(1, 7)


def test_where_the_kernel_does_not_arrive_python_thinks(faulty_server, new_visit):
    faulty_server.faults["kalah.wasm"] = "missing"
    visit = new_visit().open(faulty_server.address() + "?test=1")
    visit.until_menu()
    assert move_of_the_master(visit) in range(1, 7)
    assert {"kalah.wasm", "kalah.wasm.gz"} & set(faulty_server.asked)
