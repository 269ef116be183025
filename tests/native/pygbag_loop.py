"""Runs MAIN.PY SECONDS: the program under pygbag's own loop, as `python -m pygbag --sim` would.

Pygbag 0.9.3's own switch needs packages that it does not install and reaches for the network;
this takes the same way through its code (pygbag.aio) with its package installer left out.
"""

import gc
import sys
import time
from importlib import import_module
from types import ModuleType, SimpleNamespace


def run(main_file, seconds):
    """Start main.py in pygbag's simulator and turn its loop for so long."""
    import_module("pygame")  # before the simulator says that this is a browser
    import_module("pygbag")  # it puts its own `aio` on the path
    aio = import_module("aio")
    installer = ModuleType("aio.pep0723")
    installer.Config = SimpleNamespace(dev_mode=False, PKG_INDEXES=[], pkg_repolist=[])
    installer.HISTORY = []
    sys.modules["aio.pep0723"] = aio.pep0723 = installer
    sys.modules["pygbag.aio"] = aio
    import_site = import_module("pygbag.__main__").import_site

    async def nothing_to_install():
        return None

    aio.loop.create_task(
        import_site(sourcefile=main_file, simulator=True, async_pkg=nothing_to_install())
    )
    aio.started = True
    until = time.monotonic() + seconds
    while not aio.exit and time.monotonic() < until:
        aio.loop._run_once()
        time.sleep(0.005)


def report():
    """Print what the game that runs now shows."""
    kind = import_module("game.app").App
    for app in [thing for thing in gc.get_objects() if isinstance(thing, kind)]:
        host, scene, meter = type(app.host).__name__, app.stage.top, app.meter
        targets = [target.id for target in scene.targets()]
        print("RUNNING", host, scene.name, meter.frames_drawn, meter.last_error, *targets)


if __name__ == "__main__":
    run(sys.argv[1], float(sys.argv[2]))
    report()
