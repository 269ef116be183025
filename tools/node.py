"""Node, and the one package from npm: the interpreter that the page boots."""

import filecmp
import shutil
import subprocess

from tools.errors import BuildError
from tools.files import replace_folder, scratch_folder
from tools.places import NODE_MODULES, WEB
from tools.programs import persist, run_quietly, say

OLDEST = 18
"""The oldest major version of Node that the interpreter's package starts with."""

INPUTS = ("package.json", "package-lock.json", ".npmrc")
STAMP = NODE_MODULES / ".installed-from.json"
"""A copy of the lock file that `web/node_modules` was made from."""


def program() -> str:
    """The path of `node`, found and new enough."""
    node = shutil.which("node") or shutil.which("nodejs")
    if node is None or npm() is None:
        missing = "npm" if node else "Node.js with npm"
        raise BuildError(
            f"{missing} is needed to build the page and was not found: install it "
            f"(Debian, Ubuntu: apt-get install nodejs npm) and run this again"
        )
    done = subprocess.run([node, "--version"], capture_output=True, encoding="utf-8", check=False)
    version = done.stdout.strip().removeprefix("v")
    major = version.partition(".")[0]
    if not major.isdecimal() or int(major) < OLDEST:
        raise BuildError(f"Node.js {OLDEST} or newer is needed, and this is {version or 'broken'}")
    return node


def npm() -> str | None:
    """The path of `npm`: on Windows that is `npm.cmd`, which is not started by its short name."""
    return shutil.which("npm")


def ensure_packages() -> None:
    """Make sure that `web/node_modules` is what the lock file says.

    The packages are fetched into a scratch folder and moved when all is there, so that a
    lost connection changes nothing.
    """
    program()
    if STAMP.exists() and filecmp.cmp(WEB / "package-lock.json", STAMP, shallow=False):
        return
    say("Fetching the interpreter of the page from npm; this happens once.")
    with scratch_folder() as scratch:
        for name in INPUTS:
            shutil.copyfile(WEB / name, scratch / name)
        options = ["--ignore-scripts", "--fetch-retries=1", "--fetch-retry-mintimeout=2000"]
        persist(lambda: run_quietly("npm", [npm() or "npm", "ci", *options], cwd=scratch))
        made = scratch / NODE_MODULES.name
        shutil.copyfile(WEB / "package-lock.json", made / STAMP.name)
        replace_folder(made, NODE_MODULES)
