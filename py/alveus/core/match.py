"""A match between two seats: history, undo, the dice, the score of a series.

The match is the one thing that holds chance; games and opponents never see a coming throw.  It
knows no game: whatever is played goes through :class:`alveus.core.game.Game`.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from alveus.core import registry
from alveus.core.ending import ended, resigned
from alveus.core.errors import IllegalMove, SetupError, StaleError
from alveus.core.events import Event
from alveus.core.game import OVER, Game, Outcome
from alveus.core.history import Bout, Ply, stand
from alveus.core.notes import carry_notes, take_notes
from alveus.core.playing import plies
from alveus.core.race import Standing, standing


@dataclass(frozen=True)
class Seat:
    """Who sits at a side of the table: a person, or the computer at a level."""

    level: str | None = None

    @property
    def human(self) -> bool:
        """Whether a person sits here."""
        return self.level is None

    def to_json(self) -> dict[str, str]:
        """The seat as saves and the page write it."""
        if self.level is None:
            return {"kind": "human"}
        return {"kind": "computer", "level": self.level}


class Match:
    """Games played one after another by the same seats, with everything that happened."""

    def __init__(self, first: Bout, seats: Mapping[str, Seat], target: int = 0) -> None:
        self.wished = target
        self.plies: list[Ply] = []
        self.cursor = -1
        self.rev = 0
        self._kept: list[int] = [0]
        self.seats = dict(seats)
        self.sitting: int | None = None
        self.begin(first)

    @property
    def target(self) -> int:
        """The points the series goes to: as wished, or as an option says; 0 for single games."""
        return self.wished or self.game.info.target(self.game.settings)

    @property
    def ply(self) -> Ply:
        """The ply after which we stand."""
        return self.plies[self.cursor]

    @property
    def game(self) -> Game[Any, Any]:
        """The game being played."""
        return self.ply.bout.game

    @property
    def state(self) -> Any:
        """The present state."""
        return self.ply.state

    @property
    def sides(self) -> tuple[str, ...]:
        """The seats' ids in order of play."""
        return self.game.info.seats

    @property
    def outcome(self) -> Outcome | None:
        """How the present game ended, or None."""
        return self.ply.outcome

    @property
    def actor(self) -> int:
        """The seat to move, CHANCE or OVER; a game given up is over."""
        return OVER if self.outcome is not None else self.game.actor(self.state)

    def check(self, rev: int) -> None:
        """Refuses a request made from an old view.  Raises StaleError."""
        if rev != self.rev:
            raise StaleError("stale", rev=rev, present=self.rev)

    def play(self, text: str, auto: bool = False) -> None:
        """Plays what the text names: a throw, a call, one step or several in a row.

        All or nothing: if a later step is refused, none is made.  A text of notes alone is taken
        as such.  Raises NotationError or IllegalMove with the reason.
        """
        made = self._plies(text.strip(), auto)
        if not made:
            self.note(text)
            return
        del self.plies[self.cursor + 1 :]
        self._changed(len(self.plies))
        self.plies += made
        self.cursor = len(self.plies) - 1

    def note(self, text: str) -> tuple[Event, ...]:
        """Makes the notes that the text names, and tells them; the history stays as it is.

        Raises NotationError or IllegalMove with the reason.
        """
        self.plies[self.cursor], told = take_notes(self.ply, text.strip())
        self._changed(self.cursor + 1)
        return told

    def undo(self) -> None:
        """Back to before the last decision of a person, over the computer's reply.

        Throws and what played itself are no decisions.  Raises IllegalMove `nothing_to_undo`.
        """
        for index in range(self.cursor, 0, -1):
            if self._decision(self.plies[index]):
                return self._go(index - 1)
        raise IllegalMove("nothing_to_undo")

    def redo(self) -> None:
        """Forward over what was undone, to the next decision.  Raises IllegalMove."""
        if self.cursor + 1 >= len(self.plies):
            raise IllegalMove("nothing_to_redo")
        index = self.cursor + 1
        while index + 1 < len(self.plies) and not self._decision(self.plies[index + 1]):
            index += 1
        self._go(index)

    def goto(self, ply: int) -> None:
        """To any ply of the history; what comes after it is kept.  Raises IllegalMove."""
        self.past(ply)
        self._go(ply)

    def past(self, ply: int) -> Ply:
        """Any ply of the history.  Raises IllegalMove `no_such_ply`."""
        if not 0 <= ply < len(self.plies):
            raise IllegalMove("no_such_ply", ply=ply)
        return self.plies[ply]

    def again(
        self,
        options: Mapping[str, str] | None = None,
        seats: Mapping[str, Seat] | None = None,
        position: Mapping[str, Any] | None = None,
    ) -> None:
        """The next game of the series, or a fresh one with other options or from a position.

        Undo brings the game before back.
        """
        now = self.ply.bout
        game = self.game
        if options is not None or position is not None:
            game = registry.agreed(game.info.id, options or {}, position or {})
        starter = None
        if self.outcome is not None and game is self.game:
            first = _starter(self.plies[: self.cursor + 1], now)
            starter = game.next_starter(self.outcome, first)
        bout = Bout(now.number + 1, game, now.next_seed(), starter, position)
        if position is not None:
            bout.opening()  # a wrong one is refused before anything is forgotten
        del self.plies[self.cursor + 1 :]
        if seats is not None:
            self.seats = dict(seats)
        self.seats = {**dict.fromkeys(game.info.seats, Seat()), **self.seats}
        self.begin(bout)

    def begin(self, bout: Bout) -> None:
        """Sets a game up as the next ply of the history."""
        state = bout.opening()
        self.sitting = None
        game = bout.game
        self._changed(self.cursor + 1)
        named = game.info.named_pieces
        pieces = [] if named else game.view(game.known(state, 0), 0)["pieces"]
        self.plies.append(Ply("new", "new", bout, state, standing=stand(pieces)))
        self.cursor = len(self.plies) - 1

    def score(self) -> dict[str, int]:
        """Points of each side in the games finished so far."""
        if (race := self.race()) is not None:
            return dict(zip(self.sides, race.score, strict=True))
        score = dict.fromkeys(self.sides, 0)
        for outcome in self._outcomes():
            if outcome.winner is not None:
                score[self.sides[outcome.winner]] += outcome.points
        return score

    def race(self) -> Standing | None:
        """Where the rows of the race stand, in a game that makes some."""
        info = self.game.info
        if info.race is None:
            return None
        return standing(info.race(self.game.settings), self._outcomes(), len(self.sides))

    def eyes(self) -> int:
        """Whose numbers and hands are shown: the only person's, else those of who is to play.

        Where hands are hidden nobody's, -1, until the person whose turn it is sits down.
        """
        people = [i for i, side in enumerate(self.sides) if self.seats[side].human]
        if len(people) == 1:
            return people[0]
        turn = self.actor if self.actor >= 0 else self.game.turn(self.state)
        if not people or turn is None:
            return 0
        if not self.lies_open(self.ply):
            return self._sitting(people, turn)
        return turn

    def sit(self, side: str) -> None:
        """The person whose turn it is has sat down and may see the hand.

        Raises IllegalMove `not_your_turn`, SetupError `unknown_side`.
        """
        if side not in self.sides:
            raise SetupError("unknown_side", side=side[:80])
        if self.actor != self.sides.index(side) or not self.seats[side].human:
            raise IllegalMove("not_your_turn")
        self.sitting = self.actor
        self._changed(self.cursor + 1)

    def lies_open(self, ply: Ply) -> bool:
        """Whether everybody may see all of a ply's game: nothing is hidden, or it is told.

        A game is told once it is over, also where one looks back at it: its end lies ahead.
        """
        bout = self.ply.bout
        if not ply.bout.game.info.hidden or ply.bout is not bout:
            return True
        return any(p.outcome is not None for p in self.plies[self.cursor :] if p.bout is bout)

    def since(self, rev: int | None) -> int:
        """From which ply on a page that knows revision `rev` must read the history anew."""
        if rev is None or not 0 <= rev <= self.rev:
            return 0
        kept = min(self._kept[rev + 1 :], default=self.cursor + 1)
        if not self.game.info.hidden:
            return kept
        begun = next(i for i, ply in enumerate(self.plies) if ply.bout is self.ply.bout)
        return min(kept, begun)  # other eyes, or the end of the game, read the same plies anew

    def _outcomes(self) -> list[Outcome]:
        """How the games finished so far ended, the last one as well if it is over."""
        last: dict[int, Outcome | None] = {}
        for ply in self.plies[: self.cursor + 1]:
            last[ply.bout.number] = ply.outcome
        return [outcome for outcome in last.values() if outcome is not None]

    def _sitting(self, people: Sequence[int], turn: int) -> int:
        """The person at the board: whoever sat down last, until it is another person's turn."""
        if self.sitting is None or self.sitting not in people:
            return -1
        return -1 if turn in people and turn != self.sitting else self.sitting

    def _plies(self, text: str, auto: bool) -> Sequence[Ply]:
        if self.outcome is not None:
            raise IllegalMove("game_over")
        if text == "resign":
            return [resigned(self, auto)]
        if text == "end":
            return [ended(self, auto)]
        return plies(self.ply, text, auto)

    def _decision(self, ply: Ply) -> bool:
        if ply.kind == "new":
            return True
        if ply.kind != "move" or ply.auto or ply.text == "pass":
            return False
        return ply.side in self.seats and self.seats[ply.side].human

    def _go(self, index: int) -> None:
        self._changed(min(index, self.cursor) + 1)
        self.plies[index] = carry_notes(self.ply, self.plies[index])
        self.cursor = index

    def _changed(self, length: int) -> None:
        """A new revision that kept the first `length` plies of the one before."""
        self.rev += 1
        self._kept.append(length)


def begin(
    game_id: str,
    options: Mapping[str, str] | None = None,
    seats: Mapping[str, Seat] | None = None,
    target: int = 0,
    seed: bytes | None = None,
    position: Mapping[str, Any] | None = None,
    starter: int | None = None,
) -> Match:
    """A new match at its first game.  Raises SetupError."""
    game = registry.agreed(game_id, options or {}, position or {})
    sides = game.info.seats
    at_table = {side: Seat() for side in sides}
    for side, seat in (seats or {}).items():
        if side not in at_table:
            raise SetupError("unknown_side", side=side)
        at_table[side] = seat
    first = Bout(1, game, seed or os.urandom(16), starter, position)
    return Match(first, at_table, target)


def _starter(plies: Sequence[Ply], bout: Bout) -> int:
    """Who began a bout: the side of its first turn."""
    for ply in plies:
        if ply.bout is bout:
            turn = bout.game.turn(ply.state)
            if turn is not None:
                return turn
    return 0
