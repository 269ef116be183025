"""Why a turn was worse than the best, in a sentence or two."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Literal

from game.i18n.player import Player
from game.play.advice import tells_lead
from game.play.review import Gain, Prospect, Reasons
from game.rules.protocol import Seat
from game.view.teller import Teller

MOST_PLACES = 2
"""So many robbed places are named."""

_OF_A_TURN = {
    "drawn": "why.drawn",
    "ended": "why.ended",
    "let": "why.let",
    "loses": "why.loses",
}
"""What is said of a turn that is looked at."""

_OF_ONES_OWN = {
    "drawn": "why.your-drawn",
    "ended": "why.your-ended",
    "let": "why.your-let",
    "loses": "why.your-loses",
}
"""What is said of it to who made it."""

Reply = Literal["open", "came", "missed"]
"""What became of what a move allowed: the reply is not seen yet, did it, or did not do it."""

_WITH_REPLY: Mapping[Reply, Mapping[str, str]] = {
    "open": {**_OF_ONES_OWN, "let": "why.your-lets"},
    "came": _OF_ONES_OWN,
    "missed": {**_OF_ONES_OWN, "let": "why.your-could"},
}
"""What is said to who made it at the table, where the reply may not have come."""

_BRIEF = {**_OF_ONES_OWN, "let": "why.could-brief"}
"""The same of a reply that did not do it, in fewer words."""

_COULD = ("why.your-could", "why.could-brief")
"""The sentences that tell what could have been done."""


def why(reasons: Reasons, best: str, teller: Teller) -> str:
    """Return what a turn let the next player do, and what the best move would have done.

    `best` is what the best move is called (`Teller.brief_move`).
    """
    return _Why(reasons, best, teller).told()


def main_reason(reasons: Reasons, best: str, teller: Teller, reply: Reply) -> Sequence[str]:
    """Return the first thing to be said to a reader whose own move that was, () for nothing.

    The fullest text comes first.

    Other moves may have been told since: it says whose move it is about, and does not read as if a
    reply that could have come had come.
    """
    ways = (_WITH_REPLY[reply], _BRIEF) if reply == "missed" else (_WITH_REPLY[reply],)
    texts = (_Why(reasons, best, teller, keys).first() for keys in ways)
    return tuple(dict.fromkeys(text for text in texts if text))


def is_about_reply(reasons: Reasons) -> bool:
    """Whether the first thing to be said is what a move allowed, or how it ended the game."""
    allowed = reasons.foe is not None and _is_seen(reasons.allowed)
    return reasons.drawn or reasons.ended or allowed


class _Why:
    """Tells the reasons of one turn; `keys` are those of the sentences about what it did."""

    def __init__(
        self, reasons: Reasons, best: str, teller: Teller, keys: Mapping[str, str] = _OF_A_TURN
    ) -> None:
        self._keys = keys
        self.reasons = reasons
        self.best = best
        self.teller = teller

    def told(self) -> str:
        """Return all that is said: the general thing where nothing distinguishes the two moves."""
        words = self.teller.words
        told = words.sentences(self._allowed(), self._instead(), self._later())
        return told or self._text("why.looking", count=self.reasons.depth)

    def first(self) -> str:
        """Return what can be seen on the board: what it did, or what the best would have brought.

        What only a proof knows is left out.
        """
        reasons = self.reasons
        if is_about_reply(reasons):
            return self._allowed()
        return self._instead() if _is_seen(reasons.missed) or _is_seen(reasons.then) else ""

    def _text(self, key: str, **values: Any) -> str:
        mover = self._player(self.reasons.mover)
        return self.teller.text(key, best=self.best, mover=mover, **values)

    def _player(self, seat: Seat) -> Player:
        return self.teller.player(seat)

    # What it did

    def _allowed(self) -> str:
        """Return what the move let the next player do, or that it decided the game."""
        reasons = self.reasons
        if reasons.drawn:
            return self._text(self._keys["drawn"])
        if reasons.ended:
            return self._text(self._keys["ended"])
        if reasons.foe is not None and reasons.allowed:
            form = "done" if self._keys["let"] in _COULD else "do"
            deeds = self._deeds(form, reasons.allowed, (reasons.mover,))
            return self._text(self._keys["let"], foe=self._player(reasons.foe), deeds=deeds)
        return self._text(self._keys["loses"]) if reasons.loses else ""

    # What the best would have done

    def _instead(self) -> str:
        """Return what the best move would have brought, or what it would have prevented."""
        reasons = self.reasons
        prevented = self._prevented()
        if prevented and not reasons.wins and self._prevents_more():
            return prevented
        deeds = self._deeds("done", reasons.missed, self._others())
        # Another turn is told once, however many there could have been.
        then = replace(reasons.then, again=0) if reasons.missed.again else reasons.then
        further = self._deeds("done", then, self._others())
        if reasons.wins and not reasons.missed.wins and not reasons.then.wins:
            deeds.append(self._text("why.done.sure"))
        if deeds and further:
            return self._text("why.with-then", deeds=deeds, further=further)
        if further:
            return self._text("why.then", deeds=further)
        return self._brought(deeds) if deeds else prevented

    def _brought(self, deeds: Sequence[str]) -> str:
        """Return what the best move would have brought, and what would have followed from it."""
        prospect = self.reasons.prospect
        if prospect is None or not self._follows(prospect):
            return self._text("why.with", deeds=deeds)
        if prospect.kind == "scores":
            more = [self._text("why.done.scores-more")]
            return self._text("why.with-then", deeds=deeds, further=more)
        further = self._deeds_later("done", prospect, self._others())
        return self._text("why.with-soon", deeds=deeds, further=further)

    def _prevents_more(self) -> bool:
        """Tell whether the best move prevents more than it brings."""
        reasons = self.reasons
        prevented = reasons.allowed.taken - (reasons.most or 0)
        brought = max(reasons.missed.weight, reasons.then.weight)
        return not brought[0] and prevented > brought[1]

    def _prevented(self) -> str:
        """Return how much the next player could have captured at most after the best move."""
        reasons = self.reasons
        allowed = reasons.allowed
        if reasons.foe is None or reasons.most is None or allowed.wins or not allowed.taken:
            return ""
        foe = self._player(reasons.foe)
        if reasons.most:
            return self._text("why.at-most", foe=foe, count=reasons.most)
        if len(self.teller.game.side_of(self.reasons.mover)) > 1:
            return self._text("why.nothing-team", foe=foe)
        return self._text(f"why.nothing-{self.reasons.captures}", foe=foe)

    # What comes later

    def _follows(self, prospect: Prospect) -> bool:
        """Tell whether it is the mover who gets more later on, after the best move."""
        if prospect.kind == "scores":
            return _brings(prospect)
        return prospect.kind == "wins" and prospect.seat == self.reasons.mover

    def _scores(self, prospect: Prospect) -> str:
        """Return who scores more over the next moves, or less, after the best move.

        Without numbers: they are counted on one line of moves, and by how much the best was better
        on all of them.
        """
        if _brings(prospect):
            return self._text("why.then", deeds=[self._text("why.done.scores-more")])
        others = self._others()
        if len(others) > 1:
            return self._text("why.later.keeps-others")
        return self._text("why.later.keeps", foe=self._player(others[0]))

    def _later(self) -> str:
        """Return what makes the difference some moves on, if that was looked for and is seen."""
        prospect = self.reasons.prospect
        if prospect is None or (self.reasons.missed and self._follows(prospect)):
            return ""
        if prospect.kind == "scores":
            return self._scores(prospect)
        loses = prospect.kind == "loses"
        if loses and self._only_wins(prospect):
            return ""
        form, victims = ("do", [self.reasons.mover]) if loses else ("done", self._others())
        deeds = self._deeds_later(form, prospect, victims)
        seat = self._player(prospect.seat)
        return self._text(f"why.later.{prospect.kind}", seat=seat, deeds=deeds)

    def _only_wins(self, prospect: Prospect) -> bool:
        """Tell whether all there is to say is that somebody wins, in a game that counts seeds.

        There the best move may lose too, only by less: that gives no reason.
        """
        gain, lead = prospect.gain, tells_lead(self.teller.game)
        return lead and bool(gain.wins) and f"why.do.wins.{gain.wins}" not in self.teller.words

    def _deeds_later(self, form: str, prospect: Prospect, victims: Sequence[Seat]) -> list[str]:
        """Return what is captured or won in the turn that makes the difference later."""
        gain = prospect.gain
        if gain.wins and f"why.{form}.wins.{gain.wins}" not in self.teller.words:
            return [self._text(f"why.{form}.wins-later")]
        return self._deeds(form, Gain(gain.taken, gain.places, wins=gain.wins), victims)

    def _others(self) -> Sequence[Seat]:
        game = self.teller.game
        return [seat for seat in game.seats if seat not in game.side_of(self.reasons.mover)]

    # Deeds

    def _deeds(self, form: str, gain: Gain, victims: Sequence[Seat]) -> list[str]:
        """Return what a turn does, each in a phrase: `form` is "do" or "done"."""
        if gain.wins:
            return [self._win(form, gain, victims)]
        deeds = [self._text(f"why.{form}.again")] if gain.again else []
        if gain.taken:
            deeds.append(self._capture(form, gain))
        elif gain.scored:
            deeds.append(self._text(f"why.{form}.scores", count=gain.scored))
        if gain.home:
            deeds.append(self._text(f"why.{form}.home", count=gain.home))
        if gain.entered:
            deeds.append(self._text(f"why.{form}.enters"))
        return deeds

    def _win(self, form: str, gain: Gain, victims: Sequence[Seat]) -> str:
        """Return how the game is won."""
        key = f"why.{form}.wins.{gain.wins}"
        if key not in self.teller.words:
            key = f"why.{form}.wins"
        return self._text(key, victim=self._player(victims[0]))

    def _capture(self, form: str, gain: Gain) -> str:
        """Return what is captured, with the places if they are few, else from whom."""
        places = [self.teller.owned(place) for place in gain.places]
        owners, count = {place.at[0] for place in gain.places}, gain.taken
        if self.reasons.captures == "pieces":
            return self._text(f"why.{form}.sends-back", pieces=places)
        if gain.nyumba is not None:
            owner = self._player(gain.nyumba)
            return self._text(f"why.{form}.nyumba", owner=owner, count=count)
        if 0 < len(gain.places) <= MOST_PLACES:
            return self._text(f"why.{form}.captures-there", places=places, count=count)
        if len(owners) == 1:
            owner = self._player(owners.pop())
            return self._text(f"why.{form}.captures-from", owner=owner, count=count)
        return self._text(f"why.{form}.captures", count=count)


def _brings(prospect: Prospect) -> bool:
    """Tell whether the best move brings its player more than it keeps from all others."""
    more = prospect.best[0] - prospect.now[0]
    return more >= prospect.now[1] - prospect.best[1]


def _is_seen(gain: Gain) -> bool:
    """Tell whether a gain is more than another turn, which alone says little."""
    return bool(replace(gain, again=0))
