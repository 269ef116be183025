"""What sites and messengers show beside a link to the page, and the address it is known by."""

import os
from collections.abc import Mapping
from urllib.parse import urlsplit

from tools.build.index import fill
from tools.errors import BuildError

VARIABLE = "BARAZA_ADDRESS"
"""The environment variable that tells where the page will lie, unless an option does."""

PICTURE = "share.jpg"
"""The name of the picture, as the template of index.html has it."""

PICTURE_LINES = (
    '<meta property="og:image" content="{}">',
    '<meta name="twitter:image" content="{}">',
)
"""Where index.html names the picture; the braces stand for its name, or later its address."""

ADDRESS_LINES = ('<link rel="canonical" href="{}">', '<meta property="og:url" content="{}">')
"""Where index.html tells its own address; the braces stand for nothing in the template."""


def checked(text: str) -> str:
    """The address of a page, ending with "/". Raises ValueError where it is none.

    Links are joined to it, so it may hold nothing that is sent to a server or stands behind '#'.
    """
    text = text.strip()
    try:
        parts = urlsplit(text)
    except ValueError:
        parts = urlsplit("")
    is_whole = parts.scheme in ("http", "https") and parts.hostname and not parts.username
    if not is_whole or parts.query or parts.fragment or set(text) & set('"<> \\'):
        raise ValueError(f"{text} is no address of a page, such as https://example.org/baraza/")
    path = parts.path.removesuffix("index.html")
    return f"{parts.scheme}://{parts.netloc}{path.rstrip('/')}/"


def from_environment(environment: Mapping[str, str] = os.environ) -> str | None:
    """Where the page will lie, as the environment tells; None where that is silent."""
    text = environment.get(VARIABLE, "")
    if not text:
        return None
    try:
        return checked(text)
    except ValueError as error:
        raise BuildError(f"{VARIABLE}: {error}") from error


def write(text: str, picture: str, address: str | None) -> str:
    """Give index.html the path of its `picture` and, where that is known, its own `address`.

    Without an address the picture is named by its path alone, which some sites do not take, and
    the lines that would tell the address are left out.
    """
    for line in PICTURE_LINES:
        text = fill(text, line.format(PICTURE), line.format(f"{address or ''}{picture}"))
    for line in ADDRESS_LINES:
        told = f"{line.format(address)}\n" if address else ""
        text = fill(text, f"{line.format('')}\n", told)
    return text
