"""`LetterMatch`: match by letter; refuses moves for the other device's side, undo of sent moves."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import cast

from alveus.core.controllers import Controller
from alveus.core.errors import IllegalMove
from alveus.core.events import Event
from alveus.core.match import Match
from alveus.core.outcomes import Outcome, over_event
from alveus.letters.correspondence import Correspondence, play
from alveus.letters.envelope import End
from alveus.letters.replaying import PLAYERS_ENDS, check_length, letter_game


class LetterMatch(Match):
    """A match by letter as the page shows it; only the side of this device can move.

    A roll that is already determined is shown only when the player rolls.  Moves that a letter
    contains cannot be undone.
    """

    def __init__(self, correspondence: Correspondence) -> None:
        """Copy the match of a game by letter up to its last move, without later rolls."""
        played = correspondence.match
        names = correspondence.letter.names
        seats = {side: Controller(away=names.get(side, "")) for side in played.sides}
        if correspondence.side:
            seats[correspondence.side] = Controller()
        first, target = letter_game(played), correspondence.letter.target
        super().__init__(played.spec, first, seats, target, own_id=correspondence.letter.id)
        self.opened = correspondence
        """The game by letter as it was opened, without moves played since then.  Only its field
        `end` (a resignation or draw in this side's next letter) can change."""
        moves = [n for n, ply in enumerate(played.plies) if ply.kind == "move"]
        sent = len(correspondence.letter.moves)
        self.plies = played.plies[: (moves[-1] if moves else 0) + 1]
        self.cursor = len(self.plies) - 1
        self.sent_ply = moves[sent - 1] if sent else 0
        """Index in `plies` of the last entry that a letter contains: a move, resignation or agreed
        draw; 0 if there is none.  Undo cannot go back before this entry."""
        if correspondence.letter.end in ("resign", "draw"):
            self._close(correspondence)

    @property
    def correspondence(self) -> Correspondence:
        """The game by letter with all moves of this match, also undone moves that can be redone.

        If this side's next letter resigns or accepts a draw, the undone moves are left out.
        """
        match = copy(self)
        if match.plies[-1].conceded is not None:
            match.plies.pop()
        if self.opened.end in ("resign", "draw"):
            del match.plies[max(self.cursor, self.sent_ply) + 1 :]
        match.cursor = len(match.plies) - 1
        return replace(self.opened, match=match)

    @property
    def shows_latest(self) -> bool:
        """True if the current position is shown, that is, no move is undone."""
        return self.cursor == len(self.plies) - 1

    @property
    def throw_known(self) -> bool:
        """True if this side writes the next letter, and the next roll is already determined."""
        try:
            self.ply.match_game.stream(self.ply.throws)
        except IllegalMove:
            return False
        return self.opened.standing == "ours"

    def check_advice(self) -> None:
        """Raise IllegalMove `letter_alone` before the end of the game: no hints until then."""
        if self.outcome is None:
            raise IllegalMove("letter_alone")

    def end(self, end: End) -> None:
        """Let this side's next letter resign the game, or offer or accept a draw.

        `end` is "resign", "offer", "draw" (accept the offer in the last letter), or "" to cancel
        an earlier choice.  Undone moves do not count.  Raises IllegalMove: `letter_not_yours`
        unless this side writes the next letter; `game_over` after the end of the game;
        `no_draw_offered` for "draw" without offer.
        """
        shown = self.correspondence
        del shown.match.plies[self.cursor + 1 :]
        shown.match.cursor = self.cursor
        self.opened = replace(self.opened, end=end and play(shown, end).end)

    def play(self, text: str, auto: bool = False, side: str | None = None) -> None:
        """Play a move or roll of this side; `auto` marks it as automatic in the history.

        Raises NotationError for unreadable text.  Raises IllegalMove: `letter_not_yours` unless
        this side makes all moves in `text`; `throw_first` if `text` contains the result of a roll;
        `letter_stands` while a position before the last letter is shown; `letter_end` for the texts
        `resign` and `end`; `letter_full` after the maximum number of moves; or the code of the rule
        that the move breaks.
        """
        if text.strip() in PLAYERS_ENDS:
            raise IllegalMove("letter_end")
        other_side_moves = self.actor >= 0 and self.sides[self.actor] != self.opened.side
        if self.opened.standing != "ours" or other_side_moves:
            raise IllegalMove("letter_not_yours")
        if self.cursor < self.sent_ply:
            raise IllegalMove("letter_stands")
        if self.actor >= 0:
            check_length(self)
        trial = copy(self)
        trial.play(text, auto, side)
        for ply in trial.plies[self.cursor + 1 :]:
            if ply.typed:
                raise IllegalMove("throw_first")
            if ply.kind == "move" and ply.side != self.opened.side:
                raise IllegalMove("letter_not_yours")
        super().play(text, auto, side)

    def undo_target(self) -> int:
        """Return the history index to which undo goes: the entry before this side's last decision.

        Raises IllegalMove: `nothing_to_undo`; `letter_stands` if a letter contains that decision.
        """
        target = super().undo_target()
        if target < self.sent_ply:
            raise IllegalMove("letter_stands")
        return target

    def _close(self, correspondence: Correspondence) -> None:
        """Append a history entry (ply) for the last letter, which resigns or accepts a draw."""
        side = correspondence.sides[correspondence.letter.writer]
        outcome = cast("Outcome", correspondence.outcome)
        events = [over_event(outcome, self.sides)]
        if correspondence.letter.end == "resign":
            events.insert(0, Event("resign", side))
        ended = replace(
            self.ply,
            kind="move",
            text=correspondence.letter.end,
            side=side,
            auto=False,
            events=tuple(events),
            conceded=outcome,
        )
        self.plies.append(ended)
        self.cursor = len(self.plies) - 1
        self.sent_ply = self.cursor
