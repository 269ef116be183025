"""Fields of forms, on whatever page they are or folded: how tests reach and press them."""


def pages(rig):
    """Yield once for each page of a form, which is then shown."""
    yield
    while "page:next" in rig.targets():
        rig.press("page:next")
        yield


def find(rig, name):
    """Turn to the page with a target, or unfold what hides it."""
    if name not in rig.targets() and "own-rules" in rig.targets():
        rig.press("own-rules")
    while "page:previous" in rig.targets():
        rig.press("page:previous")
    for _ in pages(rig):
        if name in rig.targets():
            return
    raise AssertionError(f"{name} is on no page")


def choose(rig, *names):
    """Tap targets one after the other, each on its page."""
    for name in names:
        find(rig, name)
        rig.tap(name)
