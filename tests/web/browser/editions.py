"""Other versions of a built page: one file changed, all named anew by the build itself."""

import os
import shutil
import time
from pathlib import Path

from tests.web.browser.server import plain_name
from tools.build import page
from tools.build.compressed import WAYS
from tools.build.naming import PLAIN
from tools.files import files_under

STYLE = "page.css"


def edition(site, folder, mark):
    """Put a version of the page of `site` into `folder`; its style sheet tells it by `mark`."""
    for path in files_under(site):
        name = path.relative_to(site).as_posix()
        if name in PLAIN or path.suffix in (*WAYS, ".webmanifest"):
            continue
        place = Path(folder) / plain_name(name)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, place)
    with (folder / STYLE).open("a", encoding="utf-8") as style:
        style.write(f"\n:root {{ --edition: {mark}; }}\n")
    page.finish(folder)
    changed = time.time() + 2 * mark  # a server tells by whole seconds whether a file is new
    for name in PLAIN:
        os.utime(folder / name, (changed, changed))
    return folder
