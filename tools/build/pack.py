"""The pack: pygbag's archive of the staged files, and proof that it holds just those."""

import os
import shutil
import sys
import zipfile
from collections.abc import Collection, Sequence
from pathlib import Path

from tools.build.staging import stage
from tools.environment import refuse_black
from tools.errors import BuildError
from tools.files import replace_folder
from tools.places import PAGE, STOCK_PAGE
from tools.programs import run_quietly, say

NAME = "baraza"
TEMPLATE = PAGE / "index.html"
ICON = PAGE / "icon.png"

PREFIX = "assets/"
"""The folder inside the archive that pygbag puts everything into."""

PACKING_SECONDS = 900
"""Far more than any machine needs, however busy."""

REACHING_SECONDS = 12


def pygbag(folder: Path, options: Sequence[str | Path]) -> Path:
    """Let pygbag pack `folder`; returns the folder with what it made."""
    refuse_black()
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    # --no_opt: no lossy copies of assets; --can_close 1: no question when the tab is closed.
    fixed = ["--build", "--no_opt", "--can_close", "1", "--title", "Baraza"]
    run_quietly(
        "pygbag",
        [sys.executable, "-m", "pygbag", *fixed, *options, folder],
        cwd=folder.parent,
        seconds=PACKING_SECONDS,
        env=environment,
    )
    return folder / "build" / "web"


def check_listing(archive: Path, staged: Collection[str]) -> None:
    """Complain unless the archive holds every staged file, whole, and nothing else.

    pygbag leaves some files out, or stops at a missing one, and tells neither by its
    exit status.
    """
    with zipfile.ZipFile(archive) as pack:
        listed = [name.removeprefix(PREFIX) for name in pack.namelist()]
        broken = pack.testzip()
    missing, extra = set(staged) - set(listed), set(listed) - set(staged)
    for problem, names in (("lacks", missing), ("should not hold", extra)):
        if names:
            raise BuildError(f"the pack {problem} {', '.join(sorted(names))}")
    if broken or len(listed) != len(staged):
        raise BuildError(f"the pack is broken: {broken or 'a file is in it twice'}")


def make(scratch: Path) -> Path:
    """Stage and pack the program inside `scratch`, needing no network; returns the archive."""
    staged = stage(scratch / NAME)
    # pygbag fetches a template, an icon and more from its site unless all are local files.
    local: list[str | Path] = ["--template", TEMPLATE, "--icon", ICON, "--cdn", "./"]
    archive = pygbag(scratch / NAME, local) / f"{NAME}.apk"
    check_listing(archive, staged)
    return archive


def unpack(archive: Path, destination: Path) -> Path:
    """Take the program out of an archive that `make` made; returns its folder."""
    with zipfile.ZipFile(archive) as pack:
        pack.extractall(destination)
    return destination / PREFIX


def make_stock_page(scratch: Path) -> Path:
    """The stock pygbag page in `build/web-pygbag/`, which runs on pygbag's own site."""
    staged = stage(scratch / NAME)
    _check_site()
    made = pygbag(scratch / NAME, [])
    check_listing(made / f"{NAME}.apk", staged)
    if not (made / "index.html").exists():
        raise BuildError("pygbag made no page: build/logs/pygbag.log tells why")
    shutil.copytree(made, scratch / "stock")
    replace_folder(scratch / "stock", STOCK_PAGE)
    return STOCK_PAGE


def _check_site() -> None:
    """Complain unless pygbag's site answers: pygbag itself would wait for ever."""
    say("Asking pygbag's site for its page template.")
    question = (
        "from urllib.request import urlopen; from pygbag.app import DEFAULT_CDN, DEFAULT_TMPL; "
        "urlopen(DEFAULT_CDN + DEFAULT_TMPL, timeout=8).read()"
    )
    try:
        run_quietly(
            "pygbag-site", [sys.executable, "-c", question], cwd=PAGE, seconds=REACHING_SECONDS
        )
    except BuildError as error:
        raise BuildError(
            "pygbag's site could not be reached: check the network connection, or build with "
            "--runtime self, which needs no site; nothing was changed"
        ) from error
