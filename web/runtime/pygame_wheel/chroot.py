"""A Debian of its own inside a folder, so that the machine's compiler plays no part."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from pygame_wheel.pins import SUITE


class BuildError(Exception):
    """Something that the person at the keyboard can read and act on."""


#: Commands the machine must have, and the Debian package of each.
NEEDED = {
    "debootstrap": "debootstrap",
    "apt-get": "apt",
    "xz": "xz-utils",
    "node": "nodejs",
    "npm": "npm",
}


#: All that commands inside see of the machine's environment.
ENVIRONMENT = (
    "PATH=/usr/sbin:/usr/bin:/sbin:/bin",
    "HOME=/root",
    "LC_ALL=C.UTF-8",
    "DEBIAN_FRONTEND=noninteractive",
)


def why_not_here() -> str | None:
    """Why the wheel cannot be built on this machine, or nothing if it can."""
    if not Path("/etc/debian_version").exists():
        return "the pygame-ce wheel is built on Debian only (this is another system)"
    if os.geteuid() != 0:
        return "building the pygame-ce wheel needs root, for debootstrap and chroot"
    missing = [package for command, package in NEEDED.items() if not shutil.which(command)]
    if importlib.util.find_spec("ensurepip") is None:
        missing.append("python3-venv")
    if missing:
        return f"first install what is missing: apt-get install {' '.join(missing)}"
    return None


def debian_mirror() -> str:
    """The Debian mirror that this machine's apt is set up with."""
    listing = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    for line in listing.splitlines():
        if line.rstrip("/").endswith("/debian"):
            return line.rstrip("/")
    raise BuildError("this machine's apt knows no Debian mirror (one that ends in /debian)")


@dataclass(frozen=True)
class Chroot:
    """The folder that holds the Debian, and where its output is logged."""

    root: Path
    log: Path

    def run(self, *command: str, cwd: str = "/") -> str:
        """Run a command inside, away from the machine's environment; returns its output."""
        inside = ["env", "-i", f"--chdir={cwd}", *ENVIRONMENT, *command]
        whole = ["chroot", str(self.root), *inside]
        done = subprocess.run(whole, capture_output=True, text=True, check=False)
        with self.log.open("a", encoding="utf-8") as log:
            log.write(f"$ {' '.join(command)[:2000]}\n{done.stdout}{done.stderr}\n")
        if done.returncode:
            tail = (done.stderr or done.stdout)[-3000:]
            raise BuildError(f"failed: {' '.join(command)[:300]}\n{tail}\n(more in {self.log})")
        return done.stdout

    def path(self, inside: str) -> Path:
        """The machine's path of a path inside."""
        return self.root / inside.lstrip("/")

    def prepare(self) -> None:
        """Make the Debian and install the compiler, unless that has been done."""
        ready = self.root / ".ready"
        if ready.exists():
            return
        if self.root.exists():
            shutil.rmtree(self.root)
        mirror = debian_mirror()
        with self.log.open("a", encoding="utf-8") as log:
            subprocess.run(
                ["debootstrap", "--variant=minbase", SUITE, self.root, mirror],
                stdout=log,
                stderr=log,
                check=True,
            )
        self._set_up_apt(mirror)
        self.run("apt-get", "update")
        self.run("apt-get", "install", "-y", "emscripten")
        ready.touch()

    def _set_up_apt(self, mirror: str) -> None:
        etc = self.root / "etc"
        lines = [f"{kind} {mirror} {SUITE} main\n" for kind in ("deb", "deb-src")]
        (etc / "apt/sources.list").write_text("".join(lines))
        options = [
            'APT::Install-Recommends "false";',
            'APT::Sandbox::User "root";',
            'Acquire::Check-Valid-Until "false";',
        ]
        (etc / "apt/apt.conf.d/99build").write_text("\n".join(options) + "\n")
        shutil.copy("/etc/resolv.conf", etc / "resolv.conf")
