"""Packs pygame's Python files and the side module into a wheel.

This runs with the chroot's Python, as another machine's zlib may compress to other bytes:

    python3 -m pygame_wheel.pack PYGAME_SOURCES SIDE_MODULE SUFFIX OUT.whl
"""

from __future__ import annotations

import base64
import hashlib
import sys
import zipfile
from pathlib import Path

from pygame_wheel.pins import DATE, PLATFORM_TAG, PYGAME, PYTHON_TAG

DIST_INFO = f"pygame_ce-{PYGAME}.dist-info"

#: Parts of pygame for other systems and for packaging tools.
SKIPPED_FOLDERS = {"__pyinstaller", "__briefcase", "__pycache__"}
SKIPPED_ENDINGS = {".build", ".icns", ".ico"}
FOR_OTHERS = {"macosx.py", "_camera_opencv.py", "pygame_icon_mac.bmp"}

#: Parts that the game does not use, and that pygame starts without: its own font, and modules
#: over what `patches.LEAN` leaves out, over numpy, and over devices.
UNUSED = {"freesansbold.ttf", "_debug.py", "_sdl3_mixer.py", "_audio.py", "camera.py"}
UNUSED |= {"freetype.py", "ftfont.py", "midi.py", "sndarray.py", "surfarray.py", "window.py"}

SKIPPED_FILES = FOR_OTHERS | UNUSED

METADATA = f"""Metadata-Version: 2.1
Name: pygame-ce
Version: {PYGAME}
Summary: Python Game Development
License: LGPL-2.1
"""

WHEEL_FILE = f"""Wheel-Version: 1.0
Generator: pygame_wheel
Root-Is-Purelib: false
Tag: {PYTHON_TAG}-{PYTHON_TAG}-{PLATFORM_TAG}
"""

Entry = tuple[str, bytes]


def is_packed(path: Path) -> bool:
    """Tell whether this file of pygame's belongs in the wheel."""
    return not (
        SKIPPED_FOLDERS.intersection(path.parts)
        or path.suffix in SKIPPED_ENDINGS
        or path.name in SKIPPED_FILES
    )


def python_files(folder: Path) -> list[Entry]:
    """The Python files of pygame and the data beside them."""
    names = sorted(path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    return [
        (f"pygame/{name.as_posix()}", (folder / name).read_bytes())
        for name in names
        if is_packed(name)
    ]


def record_line(name: str, content: bytes) -> str:
    """A file's line in the wheel's RECORD."""
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=")
    return f"{name},sha256={digest.decode()},{len(content)}"


def entries(pygame: Path, module: Path, suffix: str) -> list[Entry]:
    """All that is in the wheel, in order."""
    files = python_files(pygame / "src_py")
    files.append((f"pygame/base{suffix}", module.read_bytes()))
    files.append((f"{DIST_INFO}/licenses/LGPL.txt", (pygame / "docs/LGPL.txt").read_bytes()))
    files.append((f"{DIST_INFO}/METADATA", METADATA.encode()))
    files.append((f"{DIST_INFO}/WHEEL", WHEEL_FILE.encode()))
    lines = [record_line(*file) for file in files] + [f"{DIST_INFO}/RECORD,,", ""]
    return [*files, (f"{DIST_INFO}/RECORD", "\n".join(lines).encode())]


def write_wheel(files: list[Entry], out: Path) -> None:
    """Write a wheel whose bytes depend on the files alone."""
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in files:
            info = zipfile.ZipInfo(name, DATE)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.create_system = 3
            info.external_attr = 0o644 << 16
            archive.writestr(info, content, compresslevel=9)


def main() -> None:
    """Pack what the command line names."""
    pygame, module, suffix, out = sys.argv[1:]
    write_wheel(entries(Path(pygame), Path(module), suffix), Path(out))


if __name__ == "__main__":
    main()
