"""Where the project's files lie, whatever folder a test is in."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DATA = ROOT / "tests" / "data"
DOCS = ROOT / "docs"
