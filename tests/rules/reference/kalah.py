"""Kalah, from docs/rules/kalah.md, one seed at a time."""

import copy

OTHER = {"south": "north", "north": "south"}


def legal(options, position):
    """Every move as JSON; none when a side is empty."""
    if result(options, position):
        return []
    row = position[position["to_move"]]
    return [{"house": n + 1} for n, seeds in enumerate(row) if seeds > 0]


def play(options, position, move):
    """The position after `move`."""
    after = copy.deepcopy(position)
    mover = position["to_move"]
    other = OTHER[mover]
    houses = options["houses"]
    # the mover's way round: own houses, own store, the other's houses
    way = [(mover, n) for n in range(houses)]
    way.append((mover + "_store", None))
    way += [(other, n) for n in range(houses)]
    at = move["house"] - 1
    hand = after[mover][at]
    after[mover][at] = 0
    while hand:
        at = (at + 1) % len(way)
        name, n = way[at]
        if n is None:
            after[name] += 1
        else:
            after[name][n] += 1
        hand -= 1
    name, n = way[at]
    if name == mover and after[mover][n] == 1:
        opposite = houses - 1 - n
        seeds = after[other][opposite]
        if seeds > 0 or options["lone_capture"]:
            after[mover + "_store"] += seeds + 1
            after[mover][n] = 0
            after[other][opposite] = 0
    if n is not None:
        after["to_move"] = other
    if result(options, after) and options["leftovers"] == "owner":
        for side in ("south", "north"):
            after[side + "_store"] += sum(after[side])
            after[side] = [0] * houses
    return after


def result(options, position):
    """The winners' seats and the scores once either side is empty, else None."""
    if sum(position["south"]) and sum(position["north"]):
        return None
    scores = {"south": position["south_store"], "north": position["north_store"]}
    if options["leftovers"] == "owner":
        scores = {side: scores[side] + sum(position[side]) for side in scores}
    best = max(scores.values())
    return {"winners": [s for s in scores if scores[s] == best], "scores": scores}
