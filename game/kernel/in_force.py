"""What runs kernels in this program: whoever starts it says so, and whoever has to search asks."""

from __future__ import annotations

from game.kernel.worker import Worker

_worker: Worker | None = None


def use(worker: Worker | None) -> None:
    """Have kernels run by `worker` from now on; None: there are none."""
    global _worker  # noqa: PLW0603 - a program has one, as it has one processor
    _worker = worker


def worker() -> Worker | None:
    """Return what runs kernels; None where there are none, and Python has to do."""
    return _worker
