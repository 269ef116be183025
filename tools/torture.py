"""`./build.sh torture`: processes killed while they save, and readers given damaged matches.

What must hold is told in `tools.torture_kills` and `tools.torture_readers`.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from tools import torture_kills, torture_readers

MEMORY = 1 << 30
"""Bytes that the readers may use, with the program and all that it is handed."""


def kill(kills: int, seed: int, how: str) -> None:
    """Kill processes that play, and tell what came of it."""
    if not torture_kills.FORKS:
        print(f"{how}: not tried, for want of fork on this system")
        return
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        found = torture_kills.torture(Path(folder), kills, seed, torture_kills.PLAYERS[how])
    print(
        f"{how:10} {found.kills:7,} kills, {found.while_writing:,} in the middle of a save, after "
        f"{found.saved:,} saves, {time.monotonic() - began:.0f} s: nothing lost",
        flush=True,
    )


def read(name: str, times: int, seed: int) -> None:
    """Hand damaged texts to a reader, and tell what came of it."""
    began = time.monotonic()
    found = torture_readers.torture(name, times, seed)
    print(
        f"{name:10} {found.total:7,} read, {found.legal:,} legal, refused for "
        f"{len(found.refused)} reasons, slowest {found.slowest:.2f} s, "
        f"{time.monotonic() - began:.0f} s",
        flush=True,
    )


def limit_memory() -> None:
    """Have this process fail when it uses more than MEMORY, where the system can see to that."""
    if sys.platform == "linux":
        import resource  # noqa: PLC0415 - other systems do not have it

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def main() -> int:
    """Torture as the options say; return the exit status."""
    reader = argparse.ArgumentParser(prog="python -m tools.torture", description=__doc__)
    reader.add_argument("--kills", type=int, default=1_000, help="processes that are killed")
    reader.add_argument(
        "--games", type=int, default=200, help="whole programs that are killed (slower)"
    )
    reader.add_argument("--readings", type=int, default=100_000, help="texts for each reader")
    reader.add_argument("--seed", type=int, help="of what is random (default: another each time)")
    options = reader.parse_args()
    seed = Random().randrange(2**32) if options.seed is None else options.seed
    print(f"seed {seed}", flush=True)
    try:
        kill(options.kills, seed, "saving")
        kill(options.games, seed, "program")
        limit_memory()
        for name in torture_readers.READERS:
            read(name, options.readings, seed)
    except (torture_kills.LostError, torture_readers.TortureError) as error:
        print(f"broken: {error}\nagain with: --seed {seed}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
