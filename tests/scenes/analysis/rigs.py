"""Matches to analyse, and analyses that have done their work."""

from functools import cache

from game.play.advice import Standing
from game.play.match import Match
from game.rules.registry import make
from tests.scenes.stage import Rig, match_of


def first_moves(name, turns=5, **options):
    """A match in which the first legal move was played so many times."""
    match = Match(make(name, options), {})
    for _ in range(turns):
        match.play(match.legal_moves()[0])
    return match


def whole_kalah():
    """A whole match of Kalah."""
    match = Match(make("kalah"), {})
    while match.legal_moves():
        match.play(match.legal_moves()[0])
    return match


def after_position(rig):
    """Let the position that is looked at be worked out, and show it."""
    while rig.top.at not in rig.top.job.results:
        rig.top.job.step()
    rig.top.relayout()
    return rig


def after_match(match, seat=0):
    """The analysis of a match of which the whole course is worked out."""
    rig = Rig("analysis", {"match": match, "seat": seat}, drawn=False)
    while rig.top.job.busy:
        rig.top.job.step()
    rig.top.relayout()
    return rig


def take_over(rig, worked):
    """Take over what another analysis of the same match has worked out: no window changes it."""
    rig.top.job.results.update(worked.results)
    rig.top.job.look_at(rig.top.at)
    rig.top.relayout()


@cache
def job_of(turns):
    """What is worked out of the last position of `match_of(turns)`."""
    return after_position(Rig("analysis", {"match": match_of(turns)}, drawn=False)).top.job


def with_turning_points(match, size=(1280, 720), most=None):
    """The analysis of a match in which every move, or so many of them, changed how it stands.

    The match is finished, or one of `match_of`.
    """
    rig = Rig("analysis", {"match": match}, size=size, drawn=False)
    if match.legal_moves():
        take_over(rig, job_of(len(match.turns)))
    job, last = rig.top.job, len(match.turns)
    most = last if most is None else most
    for cursor in range(last + 1):
        bar = (0.1, 0.9)[min(cursor, most) % 2]
        job.assessment.learn(cursor, Standing(bar, False))
    while job.busy:
        job.step()
    rig.top.relayout()
    return rig


def turn_numbers(rig):
    return [int(name.partition(":")[2]) for name in rig.targets() if name.startswith("turn:")]
