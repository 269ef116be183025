"""Which languages the person at a window reads, as the system tells it."""

from __future__ import annotations

import locale
import os
import sys
from collections.abc import Iterator, Mapping

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")

_NO_LANGUAGE = ("", "C", "POSIX")


def system_languages(environ: Mapping[str, str] = os.environ) -> tuple[str, ...]:
    """Return tags such as "sw-KE", the one that is wished most first; English if none is told."""
    names = (name.partition(".")[0].replace("_", "-") for name in _names(environ))
    return tuple(name for name in names if name not in _NO_LANGUAGE) or ("en",)


def _names(environ: Mapping[str, str]) -> Iterator[str]:
    """Yield names such as "sw_KE.UTF-8" from wherever this system has them."""
    for variable in _VARIABLES:
        yield environ.get(variable, "")
    if sys.platform == "win32":  # whose getlocale() says such as "Swahili_Kenya", which is no tag
        import ctypes  # noqa: PLC0415 - nothing else needs it

        yield locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    else:
        yield locale.getlocale()[0] or ""
