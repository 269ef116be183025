"""Closes what belongs to a browser, or leaves it where it does not close."""

import asyncio
import contextlib

#: Seconds after which what does not close is left to the end of its browser: on a busy machine
#: Chromium was seen to keep a context open for ever.
CLOSING = 120


def close(thing):
    """Close a context or a browser, for which Playwright has no bound of its own."""

    async def in_time():
        async with asyncio.timeout(CLOSING):
            await thing._impl_obj.close(reason=None)

    with contextlib.suppress(TimeoutError):
        thing._sync(in_time())
