"""What the one command is called on this system."""

import sys

COMMAND = r".\build.cmd" if sys.platform == "win32" else "./build.sh"
"""What a person types, in any shell of this system."""

SCRIPT = "build.cmd" if sys.platform == "win32" else "build.sh"
"""How it signs what it says of itself."""
