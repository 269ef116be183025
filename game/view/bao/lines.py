"""The games whose moves are the figures of how to play Bao, by form of the game and page."""

from __future__ import annotations

from collections.abc import Mapping

LINES: Mapping[str, Mapping[str, str]] = {
    "kujifunza": {
        "sow": "mB8a mB2c mtA3c mB1c mtB2c",
        "capture": "mA2c",
        "kichwa": "mA2c",
        "kimbi": "mA2c mA6a mB7a mB8a mA5c",
        "again": "mA3c mA6c mA7a",
        "relay": "mB8a mB7a mB7a mA7a mtB6a",
        "takasa": "mB8a mB2c mtA3c",
        "win": "mA3a mA3a mB2c mA3c mA7a mtA7c mA3a",
    },
    "printed": {
        "sow": "ntA6c",
        "namua": "ntA7c ntA6a nA6c",
        "kichwa": "ntA7c ntA6a nA6a nA4c nA3a",
        "kimbi": "ntA7c ntA6a nA6a nA4c nA7a",
        "again": "ntA7c ntA6a nA5a",
        "relay": "ntA6c ntA7a nA5a",
        "takasa": "ntA6c",
        "nyumba": "ntA6a nA6a nA4c nA8a nA3as",
        "keep": "ntA7c ntA6c ntA6c ntA8a ntA7as",
        "two": "ntA7c ntA7c ntA6a nA5a ntA8c ntA7as n2A5c",
        "mtaji": (
            "ntA7c ntA7c ntA6a nA6c nA4a nA6c nA7a nA1c nA4c nA3a nA7a nA6c nA6c nA8a nA8a "
            "nA5a nA7a nA4a nA8a nA4a nA7a nA5a nA2c nA5a nA5c nA2c nA5a nA1c nA5c nA3c "
            "ntA1a nA2c nA5a ntA3a nA8ao nA8a nA4a nA6c nA2c nA6a nA8a nA7a nA4a nA6a mA4c"
        ),
        "rest": (
            "ntA7a nA5a ntA6a nA6c nA4c nA6c nA6a nA8a nA4a nA2c nA5a nA5c nA5a nA6a nA7a "
            "nA5a nA5c nA7a nA6c nA6a nA5a nA5c nA7a nA6c nA1c nA6a nA8as nA8a nA6a nA4c "
            "nA6c nA6c nA2c nA8a nA6a nA4c nA4a nA8a nA6c nA6c nA2c nA5a nA6a nA2co mtA1c"
        ),
        "win": "ntA6c ntA6c ntA8a ntA8a ntA7a nA7a nA4a nA7a nA3c ntA7c nA1c",
    },
    "kiswahili": {
        "sow": "ntA6c",
        "namua": "ntA7c ntA6a nA6c",
        "kichwa": "ntA7c ntA6a nA6a nA4c nA3a",
        "kimbi": "ntA7c ntA6a nA6a nA4c nA7a",
        "again": "ntA7c ntA6a nA5a",
        "relay": "ntA6c ntA6a nA5a",
        "takasa": "ntA6c",
        "nyumba": "ntA6a nA6a nA4c nA8a nA3as",
        "keep": "ntA7c ntA7c ntA6c ntA6c ntA7a",
        "two": "ntA6c ntA6c ntA7c ntA8c ntA8c ntA7c n2A5c",
        "mtaji": (
            "ntA7c ntA7a nA5a nA6a nA4c nA8a nA3co nA5c nA6a nA5c nA2c nA1c nA2c nA8a nA2c "
            "ntA2c nA1c nA5a nA2c nA8a nA3c nA7a nA4a nA1c nA4a nA6c nA4c nA1c nA4a nA8a "
            "nA4c nA1c nA4a nA7a nA8a nA5a nA5c nA7a nA5a nA3a nA8a nA2c nA8a nA2c mA6a"
        ),
        "rest": (
            "ntA7a nA5a ntA6c ntA6a nA5c nA8as ntA8c ntA6a nA5c ntA3c nA5c nA7a ntA7c ntA7a "
            "nA5c nA6c nA8as nA3c nA1c nA5a nA7a nA1c nA5c nA6c nA7a nA8ao nA5a nA2c nA5c "
            "nA3a nA8a nA2c nA8a nA2c nA4c nA6a nA1c nA6c nA5c nA7a nA5c ntA7c nA1c nA4c "
            "mtB6a"
        ),
        "takasia": (
            "ntA6a nA6a nA4c nA8a nA3as nA7a nA4c nA8a nA4c nA6a nA6c nA1c nA2c nA3c nA2c "
            "nA4a nA4c nA4a nA7a nA4c nA7a nA1c nA6c nA8a nA6c nA2c nA6c nA7a nA3a nA4c "
            "nA8a nA5a nA3c nA3a nA1c nA1c nA6a nA4a nA7a nA4c nA1c nA4a nA8a nA4c mtA3a"
        ),
        "win": "ntA6a nA6a nA4c nA8a nA2c",
    },
}
