"""Baraza: traditional count-and-capture games."""

import os

__version__ = "0.1.0"

# pygame greets on standard output, which belongs to --help, --version and the console.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
