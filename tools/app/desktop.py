"""What comes with the program on Linux: its name, its icon and its files, as desktops want them.

The folder that is made has the form of /usr/local and of ~/.local: it can be copied there.
"""

import shutil
from pathlib import Path

from tools.app import icons
from tools.app.making import ID

SOURCES = Path(__file__).parent / "linux"

PLACES = {
    f"{ID}.desktop": "applications",
    f"{ID}.metainfo.xml": "metainfo",
    f"{ID}.xml": "mime/packages",
}
"""Where in share/ each of the files in linux/ is looked for."""


def lay_out(program: Path, folder: Path) -> Path:
    """Put the program and all that comes with it into `folder`, which is made; returns it."""
    share = folder / "share"
    place(program, folder / "bin" / program.name)
    for name, kind in PLACES.items():
        place(SOURCES / name, share / kind / name)
    pictures = share / "icons" / "hicolor"
    place(icons.DRAWING, pictures / "scalable" / "apps" / f"{ID}.svg")
    for size in icons.LINUX_SIZES:
        path = pictures / f"{size}x{size}" / "apps" / f"{ID}.png"
        path.parent.mkdir(parents=True)
        path.write_bytes(icons.png(size))
    return folder


def place(source: Path, target: Path) -> None:
    """Copy a file, with its rights, into a folder that is made if need be."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(source, target)
