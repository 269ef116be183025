"""Bantu, from docs/rules/bantu.md: every path is walked, one circle at a time."""

import copy

COLOURS = ["red", "green", "blue", "yellow"]


def numbers(options):
    """The pieces in play, by number."""
    return [1, 2, 3] if options["short"] else [1, 2, 3, 4]


def circles(position):
    """Who stands where: (line, lane) -> (colour, number)."""
    return {
        tuple(place): (colour, int(number))
        for colour, pieces in position["pieces"].items()
        for number, place in pieces.items()
        if not isinstance(place, str)
    }


def row_of(board, circle):
    """The lanes joined with this circle, its own included."""
    line, lane = circle
    return next(row for row in board["lines"][line] if lane in row)


def partners(options, colour):
    """The colours of one's own side."""
    if not options["team"]:
        return {colour}
    return {colour, COLOURS[(COLOURS.index(colour) + 2) % 4]}


def home(options, position, colours):
    """Whether all pieces of these colours are home."""
    return all(position["pieces"][c][str(n)] == "home" for c in colours for n in numbers(options))


def over(options, position):
    """Whether somebody has won."""
    return any(home(options, position, partners(options, c)) for c in options["seats"])


def ends_of_paths(board, taken, start, count):
    """The circles, and "home", that end a path of exactly `count` steps."""
    found = set()
    seen = set()

    def walk(circle, left, sideways):
        if (circle, left, sideways) in seen:
            return
        seen.add((circle, left, sideways))
        if left == 0:
            found.add(circle)
            return
        line, lane = circle
        if line == board["arrow_line"]:
            found.add("home")
        steps = [((line + 1, lane), 0)] if line < board["arrow_line"] else []
        row = row_of(board, circle)
        steps += [((line, lane + d), d) for d in (-1, 1) if lane + d in row and sideways != -d]
        for circle_next, direction in steps:
            # only the last circle may hold a piece
            if left == 1 or circle_next not in taken:
                walk(circle_next, left - 1, direction)

    walk(start, count, 0)
    return found - {start}


def moves_of(options, board, position, colour):
    """Every move of `colour` as JSON, whoever is to move."""
    taken = circles(position)
    friends = partners(options, colour)
    starts = {lane_line: int(n) for n, lane_line in board["start_lines"].items()}
    moves = []
    for number in numbers(options):
        place = position["pieces"][colour][str(number)]
        if place == "home":
            continue
        if place == "start":
            line = board["start_lines"][str(number)]
            ends = {(line, lane) for lane in range(board["lanes"]) if (line, lane) not in taken}
        else:
            here = tuple(place)
            row = row_of(board, here)
            count = sum(
                n for (line, lane), (_, n) in taken.items() if line == here[0] and lane in row
            )
            ends = ends_of_paths(board, {c for c in taken if c != here}, here, count)
            ends = {
                e
                for e in ends
                if e == "home" or allowed(board, taken, here, e, friends=friends, starts=starts)
            }
        moves += [{"piece": number, "to": e if e == "home" else list(e)} for e in ends]
    return moves


def allowed(board, taken, here, end, *, friends, starts):
    """Whether a piece may come to rest on this circle."""
    if end not in taken or end == here:
        return end != here
    if taken[end][0] in friends:
        return False
    if end[0] in starts:
        return False
    row = row_of(board, end)
    # the mover itself counts while it stands in that row: it has not left yet
    return not any((end[0], lane) in taken for lane in row if lane != end[1])


def legal(options, board, position):
    """Every move of the player to move."""
    if over(options, position):
        return []
    return moves_of(options, board, position, position["to_move"])


def play(options, board, position, move):
    """The position after `move`, players who cannot move passed."""
    after = copy.deepcopy(position)
    colour = position["to_move"]
    if move["to"] != "home":
        there = circles(position).get(tuple(move["to"]))
        if there:
            after["pieces"][there[0]][str(there[1])] = "start"
    after["pieces"][colour][str(move["piece"])] = move["to"]
    return next_player(options, board, after)


def next_player(options, board, after):
    """`after` with the next player who can move to move."""
    if over(options, after):
        return after
    order = [c for c in COLOURS if c in options["seats"]]
    at = order.index(after["to_move"])
    for step in range(1, len(order) + 1):
        candidate = order[(at + step) % len(order)]
        if moves_of(options, board, after, candidate):
            after["to_move"] = candidate
            return after
    return after


def result(options, position):
    """The winners' colours, or None."""
    winners = [c for c in COLOURS if c in options["seats"]]
    winners = [c for c in winners if home(options, position, partners(options, c))]
    return {"winners": winners} if winners else None
