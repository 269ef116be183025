"""`./build.sh gallery`: pictures of every scene at many sizes and in every look."""

import os

# Before anything here imports pygame, which reads them then.
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
