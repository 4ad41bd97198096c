"""A match between two seats: history, undo, the dice, the score of a series.

The match is the one thing that holds chance; games and opponents never see a coming throw.  It
knows no game: whatever is played goes through :class:`alveus.core.game.Game`.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import replace
from typing import Any

from alveus.core import secret
from alveus.core.controller import Controller
from alveus.core.errors import IllegalMove, NotationError, SetupError, StaleError
from alveus.core.events import Event
from alveus.core.game import OVER, Game
from alveus.core.history import MatchGame, Ply, assign_ids
from alveus.core.limits import GAME_MOVES, MOVE_CHARACTERS
from alveus.core.notes import carry_notes, take_notes
from alveus.core.outcomes import Outcome
from alveus.core.playing import play_text
from alveus.core.revisions import Revisions
from alveus.core.scoring import Tally
from alveus.core.series import (
    finished_games,
    goes_on,
    is_serial,
    next_game,
    next_starter,
    series_target,
    tally,
)
from alveus.core.spec import GameSpec
from alveus.core.stepping import check_draws, game_before, game_start, redo_target, undo_target
from alveus.core.viewer import find_viewer, lies_open


class Match:
    """One game, or the games of a series one after another, with everything that happened.

    `secret` is what the seeds of all its games are derived from, `id` what tells it from every
    other match that lay on the table; neither says anything of the other.
    """

    def __init__(
        self,
        spec: GameSpec,
        first: MatchGame,
        seats: Mapping[str, Controller],
        target: int = 0,
        own_secret: bytes | None = None,
        own_id: str | None = None,
    ) -> None:
        self.spec = spec
        self.wished = target
        self.secret = own_secret or secret.fresh()
        self.id = own_id or os.urandom(8).hex()
        self.plies: list[Ply] = []
        self.cursor = -1
        self._revisions = Revisions()
        self.seats = dict(seats)
        self.seated: int | None = None
        self.begin(first)

    def __copy__(self) -> Match:
        """The same match, to be played on apart from this one."""
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.plies = list(self.plies)
        twin._revisions = deepcopy(self._revisions)
        return twin

    @property
    def target(self) -> int:
        """The points the series goes to: as wished, or as an option says; 0 for single games."""
        return series_target(self.game, self.wished)

    @property
    def rev(self) -> int:
        """The revision: what is shown under another one is not shown any more."""
        return self._revisions.now

    @property
    def ply(self) -> Ply:
        """The ply after which we stand."""
        return self.plies[self.cursor]

    @property
    def game(self) -> Game[Any, Any]:
        """The game being played."""
        return self.ply.match_game.game

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

    @property
    def throw_known(self) -> bool:
        """Whether the next throw can be drawn here and now."""
        return True

    def check_advice(self) -> None:
        """Refuses to ask the computer where the players are to think for themselves.

        Raises IllegalMove.
        """

    @property
    def people(self) -> list[int]:
        """The seats at which persons sit."""
        return [i for i, side in enumerate(self.sides) if self.seats[side].human]

    @property
    def counted(self) -> bool:
        """Whether the game at the cursor counts in a series; one laid from a position does not."""
        return is_serial(self.game, self.wished) and self.ply.match_game.position is None

    @property
    def before(self) -> int | None:
        """The last ply of the game of the series before the present one, or None."""
        return game_before(self.plies, self.cursor)

    @property
    def player_seed(self) -> int:
        """A seed for what a computer chooses here; it says nothing about the coming dice."""
        return secret.player_seed(self.secret, self.ply.match_game.number, self.cursor)

    def check(self, rev: int, own_id: str | None = None) -> None:
        """Refuses a request made from an old view, or one of another match.

        Raises StaleError.
        """
        if rev != self.rev or own_id not in (None, self.id):
            raise StaleError("stale", rev=rev, present=self.rev)

    def renew(self, rev: int) -> None:
        """Counts revisions on from `rev`, that of the match that lay on the table before."""
        self._revisions.renew(rev)

    def play(self, text: str, auto: bool = False) -> None:
        """Play a move text: a throw, a call, one step or several steps.

        If one step is refused, no step is played.  A text that contains only notes changes the
        notes.  Raises NotationError or IllegalMove with the reason.  The reason is `game_full` if
        the history would exceed `GAME_MOVES`, because a saved game of that length could not be
        loaded.
        """
        _check_length(text)
        if self.outcome is None and not self.lies_open(self.ply):
            self._check_draws(self.cursor, len(self.plies) - 1)
        made = play_text(self.ply, text.strip(), auto, self.people)
        if not made:
            self.note(text)
            return
        if self.cursor + 1 + len(made) > GAME_MOVES:
            raise IllegalMove("game_full", most=GAME_MOVES)
        del self.plies[self.cursor + 1 :]
        self._revisions.change(len(self.plies))
        self.plies += made
        self.cursor = len(self.plies) - 1
        if self.actor in self.people and self.actor != self.seated:
            self.seated = None

    def note(self, text: str) -> tuple[Event, ...]:
        """Apply a text that changes notes, and return its events.  The history stays the same.

        Raises NotationError or IllegalMove with the reason.
        """
        _check_length(text)
        self.plies[self.cursor], told = take_notes(self.ply, text.strip())
        self._revisions.change(self.cursor + 1)
        return told

    def undo(self) -> None:
        """Back to before the last decision of a person.  Raises IllegalMove."""
        self._go(self.undo_target())

    def redo(self) -> None:
        """Forward over what was undone, to the next decision.  Raises IllegalMove."""
        self._go(self.redo_target())

    def undo_target(self) -> int:
        """The ply that undo leads to.

        Raises IllegalMove `nothing_to_undo`; `draw_stays` or `draw_counts` where what was drawn
        is not taken back.
        """
        target = undo_target(self.plies, self.cursor, self._persons())
        if target is None:
            raise IllegalMove("nothing_to_undo")
        self._check_draws(target, self.cursor)
        return target

    def redo_target(self) -> int:
        """The ply that redo leads to.  Raises IllegalMove `nothing_to_redo`."""
        target = redo_target(self.plies, self.cursor, self._persons())
        if target is None:
            raise IllegalMove("nothing_to_redo")
        return target

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
        seats: Mapping[str, Controller] | None = None,
        position: Mapping[str, Any] | None = None,
    ) -> Match:
        """The match with the next game: this one in a series that goes on, else a new one.

        With other options, or from a position, a new one always begins.  A position is played
        under the options in play, but for those it names itself.  Raises SetupError.
        """
        game = next_game(self.spec, self.game, options, position)
        starter = next_starter(self.plies, self.cursor) if game is self.game else None
        number = self.ply.match_game.number + 1
        seed = secret.game_seed(self.secret, number)
        following = MatchGame(number, game, seed, starter, position)
        if position is not None:
            following.opening()  # a wrong one is refused before anything is forgotten
        at_table = {**self.seats, **(seats or {})}
        at_table = {**dict.fromkeys(game.info.seats, Controller()), **at_table}
        if not self.goes_on(following):
            match = Match(self.spec, following, at_table, self.wished, self.secret)
            match.renew(self.rev)
            return match
        del self.plies[self.cursor + 1 :]
        self.seats = at_table
        self.begin(following)
        return self

    def goes_on(self, following: MatchGame) -> bool:
        """Whether a game is the next one of the series being played."""
        return goes_on(self.ply, following, self.wished)

    def begin(self, following: MatchGame) -> None:
        """Sets a game up as the next ply of the history."""
        if self.plies:
            following = replace(following, earlier=finished_games(self.ply))
        state = following.opening()
        self.seated = None
        game = following.game
        self._revisions.change(self.cursor + 1)
        named = game.info.named_pieces
        pieces = [] if named else game.view(game.information_state(state, 0), 0)["pieces"]
        self.plies.append(Ply("new", "new", following, state, ids=assign_ids(pieces)))
        self.cursor = len(self.plies) - 1

    def tally(self) -> Tally:
        """Where the series stands after the games finished so far."""
        return tally(self.ply, self.wished)

    def score(self) -> dict[str, int]:
        """Points of each side in the games finished so far, or in the row being played."""
        return dict(zip(self.sides, self.tally().score, strict=True))

    def viewer(self) -> int | None:
        """Whose numbers and hands are shown; None while nobody may see a hidden hand."""
        turn = self.actor if self.actor >= 0 else self.game.turn(self.state)
        return find_viewer(self.people, turn, self.lies_open(self.ply), self.seated)

    def sit(self, side: str) -> None:
        """The person whose turn it is has sat down and may see the hand.

        Raises IllegalMove `not_your_turn`, SetupError `unknown_side`.
        """
        if side not in self.sides:
            raise SetupError("unknown_side", side=side[:80])
        if self.actor != self.sides.index(side) or not self.seats[side].human:
            raise IllegalMove("not_your_turn")
        self.seated = self.actor
        self._revisions.change(self.cursor + 1)

    def lies_open(self, ply: Ply) -> bool:
        """Whether everybody may see all of a ply's game."""
        return lies_open(self.plies, self.cursor, ply)

    def since(self, rev: int | None) -> int:
        """From which ply on a page that knows revision `rev` must read the history anew."""
        kept = self._revisions.kept_since(rev, self.cursor + 1)
        if not self.game.info.hidden:
            return kept
        # another viewer, or the end of the game, read the same plies anew
        return min(kept, game_start(self.plies, self.cursor))

    def _persons(self) -> list[str]:
        return [self.sides[seat] for seat in self.people]

    def _check_draws(self, start: int, end: int) -> None:
        """Refuses to take the plies after `start` back, up to `end`, if a person drew there."""
        check_draws(self.game, self.plies[start + 1 : end + 1], self._persons(), self.counted)

    def _go(self, index: int) -> None:
        self._revisions.change(min(index, self.cursor) + 1)
        self.plies[index] = carry_notes(self.ply, self.plies[index])
        self.cursor = index


def _check_length(text: str) -> None:
    if len(text) > MOVE_CHARACTERS:
        raise NotationError("notation", text=text[:80])
