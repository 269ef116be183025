"""Names of all kinds, from tests/data/names.json: those that are taken, and those that are not."""

import json
from pathlib import Path

_TABLE = json.loads((Path(__file__).parent / "data" / "names.json").read_text(encoding="utf-8"))

TAKEN = {row["what"]: row["name"] for row in _TABLE["taken"]}
"""Names that a record may hold."""

MISSING = {row["what"]: row["missing"] for row in _TABLE["taken"]}
"""Which clusters of each of them no font has."""

DRAWN = {what: name for what, name in TAKEN.items() if not MISSING[what]}
"""Names that our fonts can draw."""

NOT_DRAWN = {what: name for what, name in TAKEN.items() if MISSING[what]}

REFUSED = {row["what"]: (row["name"], row["reason"]) for row in _TABLE["refused"]}
"""What is no name, with the key of the reason."""
