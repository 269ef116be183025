"""What of a review its buttons, its commands and its outline need."""

from __future__ import annotations

from typing import Any, Protocol

from game.play.match import Match
from game.scenes.frame.command import Commands
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Transition
from game.scenes.review.picture import ReviewPicture
from game.scenes.review.study import Study
from game.view.widgets import Item


class Reviewing(Protocol):
    """A review that is on the screen."""

    context: Context
    match: Match
    study: Study
    picture: ReviewPicture
    commands: Commands[Any]
    items: dict[str, Item]

    def title(self) -> str:
        """Return the heading."""

    def relayout(self) -> None:
        """Lay out anew and draw everything."""

    def show(self) -> None:
        """Find out what looks different now."""

    def announce(self) -> None:
        """Say where we are."""

    def moved(self) -> None:
        """Show another point, and say which it is."""

    def relayout_list(self) -> None:
        """Have the list show the moves there are now."""

    def toggle_trial(self) -> None:
        """Let moves be tried, or go back to the match."""

    def turn_board(self) -> None:
        """Have another seat at the near side."""

    def play_on(self) -> Transition:
        """Play on from what is shown."""

    def back(self) -> Transition | None:
        """Let go of what is pressed or tried, or go back."""
