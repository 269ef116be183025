"""`busy`, as docs/test-hook.md tells it: a rig that waits for it waits for what comes by itself."""

import time

import pygame
import pytest

from game.hook import Hook, Meter
from game.host.interface import Press
from game.play.match import Match, Player
from game.rules.registry import GAMES, make
from game.scenes.frame.canvas import Canvas
from game.scenes.frame.scene import Transition
from game.view.bao.laps import parts_of
from tests.game_on_fake_host import Game
from tests.scenes.stage import Rig, match_of

MOST_FRAMES = 20_000
"""More than any of these matches takes."""


class ToldRig(Rig):
    """A stage whose hook publishes after each frame, as the loop does."""

    def frame(self, dt=1 / 60):
        """Let a frame pass and publish it."""
        drawn = super().frame(dt)
        hook = Hook(self.host, Meter())
        hook.publish(self.top, self.top.targets(), self.context.last_text, {})
        return drawn

    @property
    def told(self):
        """What was published last."""
        return self.host.published[-1]


def against_computer(name, speed, **kept):
    """A table where a person has just moved against a computer."""
    match = Match(make(name), {make(name).seats[-1]: Player("opponent", level=1)})
    while match.player_to_move.kind == "opponent":
        match.play(match.legal_moves()[0])
    rig = ToldRig("table", {"match": match}, speed=speed, **kept)
    rig.top.play.make_move(match.legal_moves()[0])
    rig.frame()
    return rig


def computers(name, speed, turns=-1, **kept):
    """A table where only computers play."""
    players = {seat: Player("opponent", level=1) for seat in make(name).seats}
    match = match_of(turns, game=name, players=players)
    return ToldRig("table", {"match": match}, speed=speed, **kept)


def frames(rig):
    """Let frames pass, each once it is published."""
    for _ in range(MOST_FRAMES):
        yield rig.told
        rig.frame()
    raise AssertionError("it never ends")


@pytest.mark.parametrize("speed", ["normal", "off"])
@pytest.mark.parametrize("name", GAMES)
def test_it_is_busy_from_a_persons_move_until_a_person_is_to_move_again(name, speed):
    rig = against_computer(name, speed)
    for told in frames(rig):
        play = rig.top.play
        if play.status.person and not rig.top.late:
            break
        assert told["busy"], "a computer is to play, and will"
    assert not rig.told["busy"]


@pytest.mark.parametrize("speed", ["fast", "off"])
def test_while_only_computers_play_it_is_busy_to_the_end(speed):
    rig = computers("kalah", speed, turns=4)
    for told in frames(rig):
        if told["scene"] == "result":
            break
        assert told["busy"]


def test_it_is_busy_at_the_table_to_which_computers_sit_down():
    assert computers("kalah", "normal", turns=4).told["busy"]


def long_turn(players=None, **kept):
    """A table after the longest of some moves of Bao was pressed; and how many laps it has."""
    match = match_of(12, seed=5, game="bao", players=players)
    game, position = match.game, match.position

    def laps(move):
        return max(part.lap for part in parts_of(game.play(position, move)[1]))

    move = max(game.legal_moves(position), key=laps)
    rig = ToldRig("table", {"match": match}, lap_pause=True, **kept)
    rig.top.play.make_move(move)
    rig.frame()
    return rig, laps(move)


@pytest.mark.parametrize("players", [None, {1: Player("opponent", level=1)}])
@pytest.mark.parametrize("speed", ["slow", "fast", "off"])
def test_it_is_not_busy_while_a_move_waits_after_a_lap_and_busy_while_a_lap_is_shown(
    speed, players
):
    rig, laps = long_turn(players, speed=speed)
    assert laps >= 3
    waits = 0
    for told in frames(rig):
        play = rig.top.play
        if not play.show.moving:
            break
        if play.show.waiting and not rig.top.late:
            assert not told["busy"], "nothing goes on until somebody asks for the next lap"
            waits += 1
            rig.key(" ")
        elif not play.show.waiting:
            assert told["busy"]
    assert waits == laps - 1


def test_a_move_that_waits_after_a_lap_stays_so_and_does_not_become_busy_by_itself():
    rig, _ = long_turn(speed="fast")
    for _told in frames(rig):
        if rig.top.play.show.waiting and not rig.top.late:
            break
    rig.frame()
    for _ in range(300):
        assert not rig.told["busy"]
        rig.frame()


def test_a_press_is_not_over_while_the_scene_it_leads_to_is_still_to_be_told_of():
    game = Game()
    game.app.context.patience = 1e-9
    game.frame(Press("play:kalah"))
    assert game.app.scenes.top.unfinished, "the first picture takes several frames"
    assert (game.state["scene"], game.state["busy"], game.state["late"]) == ("menu", True, True)
    game.frame()
    assert (game.state["scene"], game.state["busy"]) == ("table", True)
    game.settle()
    assert (game.state["busy"], game.state["late"]) == (False, False)


def test_no_frame_both_draws_and_tells_of_a_scene_that_takes_many_frames_to_draw(monkeypatch):
    game = Game()
    game.app.context.patience = 1e-9
    drawn, told = [], []
    draw, show = Canvas.draw, game.host.show_targets
    monkeypatch.setattr(Canvas, "draw", lambda *each: drawn.append(1) or draw(*each))
    monkeypatch.setattr(game.host, "show_targets", lambda *each: told.append(1) or show(*each))
    game.frame(Press("play:kalah"))
    frames = []
    while game.app.scenes.top.unfinished:
        frames.append((len(drawn), len(told)))
        drawn.clear()
        told.clear()
        game.frame()
    assert (0, 1) in frames, "it is told of before the picture is complete"
    assert frames[0] == (0, 0), "to get there takes as long as a frame may"
    assert all(sum(frame) == 1 for frame in frames[1:]), frames


def test_a_frame_that_has_worked_already_leaves_a_new_picture_to_the_next_one():
    game = Game()
    game.app.context.patience = 1.0
    game.app.context.frame_began = time.perf_counter() - 2
    game.app.scenes.go(Transition("push", "settings"))
    surface, top = pygame.display.get_surface(), game.app.scenes.top
    before = surface.get_buffer().raw
    top.draw(surface)
    assert top.unfinished
    assert surface.get_buffer().raw == before
    while top.unfinished:  # one step in each frame, however long that has worked
        top.draw(surface)
    assert surface.get_buffer().raw != before
