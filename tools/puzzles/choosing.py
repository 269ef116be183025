"""Chooses puzzles worth looking at among many candidates: clear, tempting, no two alike.

People choose the last of them: what comes out here is drawn, looked at, and may be left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from game.learn.measures import MEASURES
from tools.puzzles.difficulty import gain, laps, level, points
from tools.puzzles.found import Found
from tools.puzzles.themes import NEXT_PLAYER, THEMES, Theme

LOOKED_AT = 400
"""So many candidates of a theme are compared; more cost time and differ little."""

MANY = 12
"""More seeds than that in one place are dull to count."""

USUAL = 14
"""With more plays than that a puzzle is work."""

FAR = 9
"""More laps than that nobody follows gladly."""


class Rated(NamedTuple):
    """A candidate, how pleasing it is, and how hard."""

    found: Found
    worth: float
    points: float


def chosen(all_found: Sequence[Found], rng: Random) -> list[Found]:
    """Return so many of each theme as are wanted, from easy to hard; one of a game at most."""
    by_theme: dict[str, list[Found]] = {}
    for found in all_found:
        by_theme.setdefault(found.theme.name, []).append(found)
    picked: list[Rated] = []
    used: set[str] = set()
    levels: Counter[int] = Counter()
    # What is rare comes first: the others find another game.
    for theme in sorted(_themes(all_found), key=lambda theme: len(by_theme[theme.name])):
        some = by_theme[theme.name]
        rng.shuffle(some)
        rated = [_rated(found) for found in _one_a_game(some, used)]
        for each in _varied(rated, theme.wanted, levels):
            picked.append(each)
            used.add(each.found.run)
            levels[level(each.points)] += 1
    return [each.found for each in sorted(picked, key=lambda each: each.points)]


def _themes(all_found: Sequence[Found]) -> list[Theme]:
    names = {found.theme.name for found in all_found}
    game = all_found[0].game.name
    return [theme for theme in THEMES[game] if theme.name in names]


def _one_a_game(some: Iterable[Found], used: set[str]) -> Iterator[Found]:
    """Yield one candidate of each game from which none was taken yet."""
    runs = set(used)
    for found in some:
        if found.run not in runs and len(runs) - len(used) < LOOKED_AT:
            runs.add(found.run)
            yield found


def _varied(rated: list[Rated], wanted: int, levels: Mapping[int, int]) -> Iterator[Rated]:
    """Yield the most pleasing ones, with as many different answers, rules and levels as can be."""
    seen: Counter[Any] = Counter()

    def worth_now(each: Rated) -> float:
        found, hard = each.found, level(each.points)
        return (
            each.worth
            - 1.2 * seen["level", hard]
            - 0.35 * levels.get(hard, 0)
            - 1.0 * seen["first", found.answer.moves[0]]
            - 2.0 * seen["answer", found.answer.moves]
            - 0.8 * seen["options", found.options_text]
        )

    while rated and wanted:
        best = max(rated, key=worth_now)
        rated.remove(best)
        wanted -= 1
        answer = best.found.answer.moves
        seen.update((("level", level(best.points)), ("first", answer[0]), ("answer", answer)))
        seen["options", best.found.options_text] += 1
        yield best


def _rated(found: Found) -> Rated:
    goals = found.theme.goals
    return Rated(found, worth(found), points(goals, found.plays, found.answer))


def worth(found: Found) -> float:
    """Return how pleasing a puzzle is likely to be."""
    goal, answer, count = found.theme.goals[-1], found.answer, len(found.plays)
    total = -0.06 * max(0, count - USUAL) - (1.2 if count < 4 else 0.0)
    total -= 0.6 * max(0, _fullest(found) - MANY)
    total -= 0.02 * max(0, len(found.reached_by) - 60)
    most = max(map(gain, found.plays))
    if goal.measure in (*NEXT_PLAYER, "exact", "threats"):
        # The tempting play is not the answer.
        total += 2.0 if gain(answer) < most else -1.0 if most else 0.0
    if found.theme.over == "turn":
        total += 0.5 * min(len(answer.moves), 5) - (3.0 if len(answer.moves) < 2 else 0.0)
        total += 0.6 if gain(answer) > len(answer.moves) else 0.0
    elif goal.want == "most":
        total += _rivals(found)
    if found.game.name == "bao":
        total += 0.2 * min(laps(answer), 6) - 0.5 * max(0, laps(answer) - FAR)
    if goal.want == "least":
        mine: Any = MEASURES[goal.measure](answer)
        total += 1.5 if mine == 0 else -0.4 * max(0, mine - 3)
    return total


def _rivals(found: Found) -> float:
    """Return a bonus where several plays bring in something, and one of them nearly as much."""
    measure = MEASURES[found.theme.goals[-1].measure]
    gains: list[Any] = sorted({measure(play) for play in found.plays} - {0}, reverse=True)
    near = len(gains) > 1 and 2 * gains[1] >= gains[0]
    return 0.8 * min(len(gains), 4) + near


def _fullest(found: Found) -> int:
    """Return how many seeds lie in the fullest pit; 0 where pieces are moved."""
    text = found.game.position_to_json(found.position)
    return max(_pits(text), default=0)


def _pits(position: Mapping[str, Any]) -> list[int]:
    rows = [value for name, value in position.items() if name != "reservoirs"]
    lists = [row for row in rows if isinstance(row, list)]
    return [count for row in lists for each in row for count in _numbers(each)]


def _numbers(each: Any) -> list[int]:
    return each if isinstance(each, list) else [each]
