"""What hosts, caches and lines do to a file on its way to the browser."""

PAGE = b"<!doctype html><title>Sign in</title><p>Sign in to the network first."


def missing(handler, _place):
    handler.send_error(404)


def short(handler, place):
    """Break off in the middle, as a lost connection does."""
    body = content(handler, place)
    handler.send_file(body[: len(body) // 2], handler.guess_type(place), length=len(body))


def flipped(handler, place):
    """Another bit in the middle."""
    body = bytearray(content(handler, place))
    body[len(body) // 2] ^= 4
    handler.send_file(bytes(body), handler.guess_type(place))


def old(handler, place):
    """Another content, as of an older version."""
    handler.send_file(b"an older one", handler.guess_type(place))


def replaced(handler, _place):
    """A page of the server's in the place of a file, as if all was well."""
    handler.send_file(PAGE, "text/html; charset=utf-8")


def encoded(handler, place):
    """The file itself, and word that it is compressed."""
    body = content(handler, place)
    handler.send_file(body, handler.guess_type(place), **{"Content-Encoding": "br"})


def content(handler, place):
    with open(handler.translate_path("/" + place), "rb") as file:  # noqa: PTH123 - the server's path is text
        return file.read()


FAULTS = {each.__name__: each for each in (missing, short, flipped, old, replaced, encoded)}
