"""`./build.sh zip`: the page as one archive, with index.html at its root as itch.io wants it."""

import zipfile
from argparse import Namespace

from tools.build import page
from tools.files import alone, files_under, scratch_folder
from tools.places import ITCH_ZIP, ROOT
from tools.programs import say


def run(_options: Namespace) -> int:
    """Build the page and zip it."""
    site = page.make()
    with alone(), scratch_folder() as scratch:
        made = scratch / ITCH_ZIP.name
        with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
            for path in files_under(site):
                archive.write(path, path.relative_to(site).as_posix())
        made.replace(ITCH_ZIP)
    size = ITCH_ZIP.stat().st_size / 1e6
    say(f"{ITCH_ZIP.relative_to(ROOT)} is ready: {size:.1f} MB. How to use it: docs/hosting.md")
    return 0
