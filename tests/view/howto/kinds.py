"""Options under which how to play says something of its own."""

from itertools import product


def every_kind(game):
    """Yield options of a game, so that each of its sentences is said under some of them."""
    yield from KINDS[game]()


def _kalah():
    for lone, leftovers, seeds in product((True, False), ("nobody", "owner"), (1, 4)):
        yield {"lone_capture": lone, "leftovers": leftovers, "seeds": seeds}


def _four_player():
    for players, bits, seeds in product((2, 3, 4), range(32), (1, 4)):
        variations = [number + 2 for number in range(5) if bits >> number & 1]
        if not (players == 3 and {3, 5} <= set(variations)):
            yield {"players": players, "variations": variations, "seeds": seeds}


def _bao():
    switches = {
        "nyumba_function": ("count", "intact"),
        "nyumba_takasa": ("choice", "stop"),
        "takasa_from_nyumba": ("no", "yes"),
        "two_from_nyumba": ("must", "may"),
        "takasa_singletons": ("yes", "last"),
        "mtaji_limit": ("none", "15"),
        "takasa_empty_front": ("loses", "illegal"),
        "takasia": (False, True),
    }
    for preset in ("printed", "kiswahili", "kujifunza"):
        yield {"preset": preset}
        for values in product(*switches.values()):
            yield {"preset": preset, **dict(zip(switches, values, strict=True))}


def _bantu():
    for short in (False, True):
        for kind in ({"players": 2}, {"players": 3}, {"players": 4, "team": True}):
            yield {**kind, "short": short}


KINDS = {"kalah": _kalah, "four-player": _four_player, "bao": _bao, "bantu": _bantu}
