"""`./build.sh bench --only review`: how fast a match is reviewed, here and in the page's Python."""

from collections.abc import Mapping

from tools.measure.thinking import here_and_in_page

MOVES = "200"


def run() -> Mapping[str, Mapping[str, float]]:
    """Measure the first pass over matches of so many moves in all."""
    return here_and_in_page("reviews", [MOVES], [MOVES])
