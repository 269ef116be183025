"""The icon of the program in the forms that each system wants, drawn from the page's icon."""

import io
import struct
from collections.abc import Mapping
from pathlib import Path

import pygame

from tools.places import PAGE

DRAWING = PAGE / "icon.svg"

WINDOWS_SIZES = (16, 24, 32, 48, 64, 128, 256)
LINUX_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)

MAC_KINDS = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic10": 1024,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
}
"""What macOS calls each picture, and its width; the last four are half as wide for dense screens"""


def png(size: int) -> bytes:
    """The icon as a PNG of `size` by `size` pixels."""
    picture = pygame.image.load_sized_svg(DRAWING, (size, size))
    file = io.BytesIO()
    pygame.image.save(picture, file, "icon.png")
    return file.getvalue()


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """A file of Windows with these PNGs, by their width: a list of them, then they themselves."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    place = len(head) + 16 * len(pictures)
    rows = []
    for size, picture in pictures.items():
        side = size % 256  # 0 stands for 256
        rows.append(struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), place))
        place += len(picture)
    return b"".join([head, *rows, *pictures.values()])


def icns(pictures: Mapping[bytes, bytes]) -> bytes:
    """A file of macOS with these PNGs, by what it calls them."""
    parts = [
        kind + struct.pack(">I", 8 + len(picture)) + picture for kind, picture in pictures.items()
    ]
    return b"icns" + struct.pack(">I", 8 + sum(map(len, parts))) + b"".join(parts)


def write_for(system: str, folder: Path) -> Path:
    """Write the icon that a program of `system` carries into `folder`; returns the file."""
    if system == "win32":
        path = folder / "icon.ico"
        path.write_bytes(ico({size: png(size) for size in WINDOWS_SIZES}))
    elif system == "darwin":
        path = folder / "icon.icns"
        path.write_bytes(icns({kind: png(size) for kind, size in MAC_KINDS.items()}))
    else:
        path = folder / "icon.png"
        path.write_bytes(png(max(LINUX_SIZES)))
    return path
