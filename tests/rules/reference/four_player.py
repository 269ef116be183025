"""Four Player Mancala, from docs/rules/four-player-mancala.md, one piece at a time."""

import copy


def stalls(options):
    """Whether the stop rule is in force: variations 4 and 5 without 2."""
    chosen = options["variations"]
    return 4 in chosen and 5 in chosen and 2 not in chosen


def over(options, position):
    """Whether the game has ended."""
    sides = [sum(position["pits"][seat]) for seat in options["seats"]]
    if stalls(options) and position["quiet_rounds"] >= 50:
        return True
    if 2 in options["variations"]:
        return min(sides) == 0
    return max(sides) == 0


def legal(options, position):
    """Every move as JSON: the mover's pits that hold pieces."""
    if over(options, position):
        return []
    row = position["pits"][position["to_move"]]
    return [{"pit": n + 1} for n, pieces in enumerate(row) if pieces > 0]


def ring_of(options, mover):
    """The spots in sowing order: pits of the seats in play, and the mover's own reservoir."""
    ring = []
    for seat in sorted(options["seats"]):
        ring += [(seat, n) for n in range(6)]
        if seat == mover and 5 not in options["variations"]:
            ring.append((seat, "reservoir"))
    return ring


def captured_spots(options, mover, pit):
    """The other sides' pits that a capture from `pit` (0..5) takes."""
    if 3 not in options["variations"]:
        return [(seat, pit) for seat in options["seats"] if seat != mover]
    if len(options["seats"]) == 3:
        return []
    return [((mover + 2) % 4, 5 - pit)]


def play(options, position, move):
    """The position after `move`."""
    after = copy.deepcopy(position)
    mover = position["to_move"]
    before = list(position["reservoirs"])
    pits = after["pits"]
    ring = ring_of(options, mover)
    at = ring.index((mover, move["pit"] - 1))
    hand = pits[mover][move["pit"] - 1]
    pits[mover][move["pit"] - 1] = 0
    for _ in range(hand):
        at = (at + 1) % len(ring)
        seat, n = ring[at]
        if n == "reservoir":
            after["reservoirs"][seat] += 1
        else:
            pits[seat][n] += 1
    seat, n = ring[at]
    may_capture = not (3 in options["variations"] and len(options["seats"]) == 3)
    if n != "reservoir" and seat == mover and pits[mover][n] == 1 and may_capture:
        for other, m in captured_spots(options, mover, n):
            after["reservoirs"][mover] += pits[other][m]
            pits[other][m] = 0
        if 4 not in options["variations"]:
            after["reservoirs"][mover] += 1
            pits[mover][n] = 0
    free = n == "reservoir" and 6 not in options["variations"]
    pass_turn(options, after, mover, free, scored=after["reservoirs"] != before)
    return after


def pass_turn(options, after, mover, free, scored):
    """Who is next, counting quiet rounds where the stop rule is in force."""
    if scored:
        after["quiet_rounds"] = 0
    if over(options, after):
        after["to_move"] = mover
        return
    if free and sum(after["pits"][mover]) > 0:
        return
    order = sorted(options["seats"])
    seat = mover
    while True:
        place = order.index(seat) + 1
        if place == len(order):
            place = 0
            if stalls(options) and not scored:
                after["quiet_rounds"] += 1
        seat = order[place]
        if sum(after["pits"][seat]) > 0:
            break
    after["to_move"] = seat


def result(options, position):
    """The winners' seats and the scores when the game is over, else None."""
    if not over(options, position):
        return None
    scores = {seat: position["reservoirs"][seat] for seat in options["seats"]}
    best = max(scores.values())
    return {"winners": [s for s in scores if scores[s] == best], "scores": scores}
