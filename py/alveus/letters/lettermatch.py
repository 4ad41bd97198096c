"""A game by letter on a table: one side plays here, the other is far away."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import cast

from alveus.core.controller import Controller
from alveus.core.errors import IllegalMove
from alveus.core.events import Event
from alveus.core.match import Match
from alveus.core.outcomes import Outcome, over_event
from alveus.letters.correspondence import Correspondence, play
from alveus.letters.envelope import End
from alveus.letters.replaying import PLAYERS_ENDS, check_length, letter_game


class LetterMatch(Match):
    """A match by letter as it is played before one's eyes.

    Throws that are settled already fall when they are asked for; what stands in a letter is not
    taken back, and nobody plays for the other side.
    """

    def __init__(self, here: Correspondence) -> None:
        """The match as the correspondence has it, before the throws that nobody has seen."""
        played = here.match
        names = here.letter.names
        seats = {
            side: Controller() if side == here.side else Controller(away=names.get(side, ""))
            for side in played.sides
        }
        first, target = letter_game(played), here.letter.target
        super().__init__(played.spec, first, seats, target, own_id=here.letter.id)
        self.begun = here
        """The game as it was when it was laid on the table."""
        moves = [n for n, ply in enumerate(played.plies) if ply.kind == "move"]
        told = len(here.letter.moves)
        self.plies = played.plies[: (moves[-1] if moves else 0) + 1]
        self.cursor = len(self.plies) - 1
        self.standing = moves[told - 1] if told else 0
        """The last ply that a letter tells."""
        if here.letter.end in ("resign", "draw"):
            self._close(here)

    @property
    def here(self) -> Correspondence:
        """The game with what has been played on the table, whatever is looked at there."""
        match = copy(self)
        if match.plies[-1].conceded is not None:
            match.plies.pop()
        match.cursor = len(match.plies) - 1
        return replace(self.begun, match=match)

    @property
    def throw_known(self) -> bool:
        """Whether both sides' links of the next throw are here."""
        try:
            self.ply.match_game.stream(self.ply.throws)
        except IllegalMove:
            return False
        return self.begun.standing == "ours"

    def check_advice(self) -> None:
        """Raises IllegalMove `letter_alone`: a friend far away plays against us and nobody else."""
        if self.outcome is None:
            raise IllegalMove("letter_alone")

    def end(self, end: End) -> None:
        """Ends the game with the next letter, or takes that back.

        Raises IllegalMove as `letters.play` does.
        """
        self.begun = replace(self.begun, end=end and play(self.here, end).end)

    def play(self, text: str, auto: bool = False) -> None:
        """Play a move of this side.

        Raises IllegalMove: `letter_not_yours`; `letter_stands` if a letter already contains another
        move; `letter_end` for a word that belongs into a letter; `letter_full`; or the reason of
        the rules.
        """
        if text.strip() in PLAYERS_ENDS:
            raise IllegalMove("letter_end")
        if self.begun.standing != "ours" or self._is_others():
            raise IllegalMove("letter_not_yours")
        if self.cursor < self.standing:
            raise IllegalMove("letter_stands")
        if self.actor >= 0:
            check_length(self)
        super().play(text, auto)

    def undo_target(self) -> int:
        """The ply that undo leads to.  Raises IllegalMove `letter_stands`, or as in any match."""
        target = super().undo_target()
        if target < self.standing:
            raise IllegalMove("letter_stands")
        return target

    def _close(self, here: Correspondence) -> None:
        """Adds the end that the players made in their last letter."""
        side = here.sides[here.letter.writer]
        outcome = cast("Outcome", here.outcome)
        told = [over_event(outcome, self.sides)]
        if here.letter.end == "resign":
            told.insert(0, Event("resign", side))
        ended = replace(
            self.ply,
            kind="move",
            text=here.letter.end,
            side=side,
            auto=False,
            events=tuple(told),
            conceded=outcome,
        )
        self.plies.append(ended)
        self.cursor = len(self.plies) - 1
        self.standing = self.cursor

    def _is_others(self) -> bool:
        return self.actor >= 0 and self.sides[self.actor] != self.begun.side
