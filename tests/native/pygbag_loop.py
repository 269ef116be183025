"""Runs MAIN.PY SECONDS: the program under pygbag's own loop, as `python -m pygbag --sim` would.

It ends once the first frame is drawn, or after so many seconds.

Pygbag 0.9.3's own switch needs packages that it does not install and reaches for the network;
this takes the same way through its code (pygbag.aio) with its package installer left out.
"""

import gc
import sys
import time
from importlib import import_module
from types import ModuleType, SimpleNamespace

LOOK = 0.5
"""Seconds between two looks at how far it is."""


def run(main_file, seconds):
    """Start main.py in pygbag's simulator and turn its loop for so long at most."""
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
    look = 0.0
    while not aio.exit and time.monotonic() < until:
        aio.loop._run_once()
        time.sleep(0.005)
        if time.monotonic() > look:
            if any(app.meter.frames_drawn for app in running()):
                break
            look = time.monotonic() + LOOK


def running():
    """The games that run now."""
    module = sys.modules.get("game.app")
    kind = getattr(module, "App", None)
    gc.unfreeze()  # what a running game has set aside is not listed
    return [thing for thing in gc.get_objects() if kind and isinstance(thing, kind)]


def report():
    """Print what the game that runs now shows."""
    for app in running():
        host, scene, meter = type(app.host).__name__, app.scenes.top, app.meter
        targets = [target.id for target in scene.targets()]
        print("RUNNING", host, scene.name, meter.frames_drawn, meter.last_error, *targets)


if __name__ == "__main__":
    run(sys.argv[1], float(sys.argv[2]))
    report()
