"""Bao, from docs/rules/bao.md. A turn is carried out seed by seed on the owner's ring.

Ring places 0..15 are A1..A8, B8..B1 of the owner. `options` are the complete options.
"""

import copy

OTHER = {"south": "north", "north": "south"}
NAMES = [f"A{n}" for n in range(1, 9)] + [f"B{n}" for n in range(8, 0, -1)]
NYUMBA = 4
STEP = {"clockwise": 1, "anticlockwise": -1}
ENTRY = {"left kichwa": (0, 1), "right kichwa": (7, -1)}
MOST_LAPS = 600


class EndlessError(Exception):
    """The sowing goes on for more than 600 laps: the move is not legal."""


class ChoiceMissingError(Exception):
    """The move's list of nyumba choices is too short."""


class ChoiceSpareError(Exception):
    """The move's list of nyumba choices is too long."""


class State:
    """One position, as rings."""

    def __init__(self, options, position):
        self.options = options
        south_ring = position["south_front"] + position["south_back"][::-1]
        north_ring = position["north_front"][::-1] + position["north_back"]
        self.ring = {"south": list(south_ring), "north": list(north_ring)}
        self.stock = dict(position["stock"])
        self.intact = dict(position["nyumba_intact"])
        self.blocked = position["blocked"]
        self.mover = position["to_move"]
        self.won = None

    def json(self):
        """The position in the console's form."""
        south, north = self.ring["south"], self.ring["north"]
        return {
            "north_back": north[8:],
            "north_front": north[:8][::-1],
            "south_front": south[:8],
            "south_back": south[8:][::-1],
            "stock": self.stock,
            "nyumba_intact": self.intact,
            "blocked": self.blocked,
            "to_move": self.mover,
        }

    def front(self, side):
        """The front row of a side, A1..A8."""
        return self.ring[side][:8]

    def functional(self, side):
        """Whether the nyumba of a side is functional with what it holds now."""
        if not has_nyumba(self.options):
            return False
        if self.ring[side][NYUMBA] < 6:
            return False
        return self.options["nyumba_function"] == "count" or self.intact[side]

    def empty_pit(self, side, place):
        """Take all seeds of a pit; an emptied nyumba is intact no more."""
        seeds = self.ring[side][place]
        self.ring[side][place] = 0
        if place == NYUMBA:
            self.intact[side] = False
        return seeds


def has_nyumba(options):
    """Kujifunza plays without a nyumba."""
    return options["preset"] != "kujifunza"


def in_namua(state, side):
    """A player is in namua while his own stock is not empty."""
    return state.stock[side] > 0


def sow(state, seeds, first, step):
    """Sow `seeds` from ring place `first`; the place of the last one."""
    ring = state.ring[state.mover]
    place = first
    for n in range(seeds):
        place = (first + n * step) % 16
        ring[place] += 1
    return place


def forced_entry(place):
    """Kichwa and kimbi force their own side."""
    if place in (0, 1):
        return ENTRY["left kichwa"]
    if place in (6, 7):
        return ENTRY["right kichwa"]
    return None


def lap_after_lap(state, seeds, first, step, *, capturing, namua, choices):
    """Sow on until the turn ends. `choices` are used up from the front."""
    mover, enemy = state.mover, OTHER[state.mover]
    ring = state.ring[mover]
    laps = 0
    while True:
        laps += 1
        if laps > MOST_LAPS:
            raise EndlessError
        last = sow(state, seeds, first, step)
        if ring[last] == 1:
            return
        opposite = 7 - last
        if capturing and last < 8 and state.ring[enemy][opposite] > 0:
            seeds = state.empty_pit(enemy, opposite)
            first, step = forced_entry(last) or (
                ENTRY["left kichwa"] if step == 1 else ENTRY["right kichwa"]
            )
            if sum(state.front(enemy)) == 0:
                state.won = mover
                sow(state, seeds, first, step)
                return
            continue
        if not capturing and state.blocked is not None and NAMES[last] == state.blocked:
            return
        if last == NYUMBA and namua and state.functional(mover):
            if not capturing and state.options["nyumba_takasa"] == "stop":
                return
            if not choices:
                raise ChoiceMissingError
            if choices.pop(0) == "stop":
                return
        seeds = state.empty_pit(mover, last)
        first = (last + step) % 16


def carry_out(options, position, move):
    """The state after the move's sowing. Legality of its start is not asked here."""
    state = State(options, position)
    mover, enemy = state.mover, OTHER[state.mover]
    kind = move["kind"]
    place = NAMES.index(move["pit"])
    choices = list(move.get("nyumba", []))
    namua = kind.startswith("namua")
    if namua:
        state.stock[mover] -= 1
        state.ring[mover][place] += 1
    if kind == "namua-capture":
        seeds = state.empty_pit(enemy, 7 - place)
        first, step = ENTRY[move["enter_from"]]
    elif kind == "namua-takasa-two-from-nyumba":
        seeds = 2
        state.ring[mover][place] -= 2
        step = STEP[move["direction"]]
        first = (place + step) % 16
    else:
        seeds = state.empty_pit(mover, place)
        step = STEP[move["direction"]]
        first = (place + step) % 16
    capturing = kind.endswith("capture")
    if kind == "namua-capture" and sum(state.front(enemy)) == 0:
        state.won = mover
        sow(state, seeds, first, step)
    else:
        lap_after_lap(state, seeds, first, step, capturing=capturing, namua=namua, choices=choices)
    if choices:
        raise ChoiceSpareError
    return state


def first_lap_captures(state, place, step):
    """The enemy place that an mtaji sowing from `place` captures first, or None."""
    mover = state.mover
    seeds = state.ring[mover][place]
    if seeds < 2 or (
        state.options["mtaji_limit"] != "none" and seeds > int(state.options["mtaji_limit"])
    ):
        return None
    trial = copy.deepcopy(state)
    trial.ring[mover][place] = 0
    last = sow(trial, seeds, (place + step) % 16, step)
    enemy = OTHER[mover]
    if last < 8 and trial.ring[mover][last] > 1 and trial.ring[enemy][7 - last] > 0:
        return 7 - last
    return None


def capture_starts(state):
    """Starts of capturing moves, without nyumba choices."""
    mover, enemy = state.mover, OTHER[state.mover]
    starts = []
    if in_namua(state, mover):
        for place in range(8):
            if state.ring[mover][place] and state.ring[enemy][7 - place]:
                sides = ["left kichwa", "right kichwa"]
                if place < 2:
                    sides = ["left kichwa"]
                if place > 5:
                    sides = ["right kichwa"]
                starts += [
                    {"kind": "namua-capture", "pit": NAMES[place], "enter_from": s} for s in sides
                ]
        return starts
    for place in range(16):
        for direction, step in STEP.items():
            if first_lap_captures(state, place, step) is not None:
                starts.append(
                    {"kind": "mtaji-capture", "pit": NAMES[place], "direction": direction}
                )
    return starts


def both_ways(kind, places):
    """A start in each direction from each of the places."""
    return [
        {"kind": kind, "pit": NAMES[place], "direction": direction}
        for place in places
        for direction in STEP
    ]


def namua_takasa_starts(state):
    """Starts of a takasa with a seed from the stock."""
    options, mover = state.options, state.mover
    front = state.front(mover)
    occupied = [n for n in range(8) if front[n]]
    starts = []
    if state.functional(mover):
        if occupied == [NYUMBA]:
            starts = both_ways("namua-takasa-two-from-nyumba", [NYUMBA])
            if options["two_from_nyumba"] == "must":
                return starts
            return starts + both_ways("namua-takasa", [NYUMBA])
        if options["takasa_from_nyumba"] == "no":
            occupied.remove(NYUMBA)
    elif options["takasa_singletons"] == "last":
        occupied = [n for n in occupied if front[n] > 1] or occupied
    return starts + both_ways("namua-takasa", occupied)


def mtaji_takasa_starts(state):
    """Starts of a takasa once the stock is gone."""
    ring = state.ring[state.mover]
    places = [n for n in range(8) if ring[n] > 1]
    if not places:
        places = [n for n in range(8, 16) if ring[n] > 1]
    return both_ways("mtaji-takasa", [n for n in places if NAMES[n] != state.blocked])


def takasa_starts(state):
    """Starts of moves without capture."""
    if in_namua(state, state.mover):
        starts = namua_takasa_starts(state)
        return [s for s in starts if s["pit"] != state.blocked]
    return mtaji_takasa_starts(state)


def completions(options, position, start):
    """The move with every sequence of nyumba choices that can come up in it."""
    try:
        carry_out(options, position, start)
    except ChoiceMissingError:
        found = []
        for choice in ("stop", "sow-on"):
            longer = dict(start, nyumba=[*start.get("nyumba", []), choice])
            found += completions(options, position, longer)
        return found
    except EndlessError:
        return []
    return [start]


def legal(options, position):
    """Every move as JSON."""
    state = State(options, position)
    if not sum(state.front("south")) or not sum(state.front("north")):
        return []
    starts = capture_starts(state)
    taking = bool(starts)
    if not starts:
        starts = takasa_starts(state)
    moves = [m for start in starts for m in completions(options, position, start)]
    if not taking and options["takasa_empty_front"] == "illegal":
        moves = [m for m in moves if sum(carry_out(options, position, m).front(state.mover))]
    return moves


def play(options, position, move):
    """The position after `move`."""
    state = carry_out(options, position, move)
    state.blocked = None
    mover, enemy = state.mover, OTHER[state.mover]
    if options["takasia"] and move["kind"] == "mtaji-takasa":
        state.blocked = takasia(state, enemy)
    state.mover = enemy
    del mover
    return state.json()


def takasia(state, enemy):
    """The pit that the enemy may not play next, or None. `state.mover` has just played."""
    view = copy.deepcopy(state)
    if in_namua(view, enemy) or in_namua(view, view.mover):
        return None
    threatened = {
        first_lap_captures(view, place, step) for place in range(16) for step in STEP.values()
    } - {None}
    if len(threatened) != 1:
        return None
    place = threatened.pop()
    functional = view.functional(enemy) and place == NYUMBA
    front = view.front(enemy)
    alone = sum(1 for n in front if n) == 1
    only_big = front[place] > 1 and sum(1 for n in front if n > 1) == 1
    view.mover = enemy
    if functional or alone or only_big or capture_starts(view):
        return None
    return NAMES[place]


def result(options, position):
    """The winner by an empty front row or for want of a move, or None. In that order."""
    for side in (OTHER[position["to_move"]], position["to_move"]):
        if not sum(State(options, position).front(side)):
            return {"winners": [OTHER[side]]}
    if not legal(options, position):
        return {"winners": [OTHER[position["to_move"]]]}
    return None
