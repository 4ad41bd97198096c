"""A match: history, undo, dice rolls and the score of a series.

Only the match has access to the random numbers; games and computer players never see a future roll.
The match contains no rules: it accesses the game through :class:`alveus.core.game.Game`.
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
    """A single game or a series of games, with its full history.

    The seeds of all its games are derived from `secret`.  `id` distinguishes it from other matches.
    `secret` and `id` are independent of each other.
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
        """Return an independent copy of the match."""
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.plies = list(self.plies)
        twin._revisions = deepcopy(self._revisions)
        return twin

    @property
    def target(self) -> int:
        """Points needed to win the series, as requested or set by an option; 0 for single games."""
        return series_target(self.game, self.wished)

    @property
    def rev(self) -> int:
        """Current revision number.  A view with another revision is outdated."""
        return self._revisions.now

    @property
    def ply(self) -> Ply:
        """The ply at the cursor."""
        return self.plies[self.cursor]

    @property
    def game(self) -> Game[Any, Any]:
        """The game being played."""
        return self.ply.match_game.game

    @property
    def state(self) -> Any:
        """The current state."""
        return self.ply.state

    @property
    def sides(self) -> tuple[str, ...]:
        """The seats' ids in order of play."""
        return self.game.info.seats

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the current game, or None if it is not over."""
        return self.ply.outcome

    @property
    def actor(self) -> int:
        """The seat to move, CHANCE or OVER; a resigned game is over."""
        return OVER if self.outcome is not None else self.game.actor(self.state)

    @property
    def throw_known(self) -> bool:
        """True if the next roll can be generated on this device.  Games by letter override this."""
        return True

    def check_advice(self) -> None:
        """Raise IllegalMove if the computer's advice is not allowed in this match."""

    @property
    def people(self) -> list[int]:
        """The seats of human players."""
        return [i for i, side in enumerate(self.sides) if self.seats[side].human]

    @property
    def counted(self) -> bool:
        """True if the current game counts in a series; a game from a set-up position does not."""
        return is_serial(self.game, self.wished) and self.ply.match_game.position is None

    @property
    def before(self) -> int | None:
        """The last ply of the previous game in the history, or None."""
        return game_before(self.plies, self.cursor)

    @property
    def player_seed(self) -> int:
        """Seed for the computer's choice at this ply.  It reveals nothing about future rolls."""
        return secret.player_seed(self.secret, self.ply.match_game.number, self.cursor)

    def check(self, rev: int, own_id: str | None = None) -> None:
        """Raise StaleError if a request was made from an outdated view or from another match."""
        if rev != self.rev or own_id not in (None, self.id):
            raise StaleError("stale", rev=rev, present=self.rev)

    def renew(self, rev: int) -> None:
        """Continue the revision numbers after `rev`, the revision of the match it replaces."""
        self._revisions.renew(rev)

    def play(self, text: str, auto: bool = False) -> None:
        """Play moves given as text: a roll, a call, one step or several steps.

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
        """Go back to the position before a person's last decision.  Raises IllegalMove."""
        self._go(self.undo_target())

    def redo(self) -> None:
        """Go forward over undone plies to the next decision.  Raises IllegalMove."""
        self._go(self.redo_target())

    def undo_target(self) -> int:
        """Return the ply that undo goes to.

        Raises IllegalMove: `nothing_to_undo`; `draw_stays` or `draw_counts` if this would take back
        the draw of a hidden tile.
        """
        target = undo_target(self.plies, self.cursor, self._persons())
        if target is None:
            raise IllegalMove("nothing_to_undo")
        self._check_draws(target, self.cursor)
        return target

    def redo_target(self) -> int:
        """Return the ply that redo goes to.  Raises IllegalMove `nothing_to_redo`."""
        target = redo_target(self.plies, self.cursor, self._persons())
        if target is None:
            raise IllegalMove("nothing_to_redo")
        return target

    def goto(self, ply: int) -> None:
        """Go to any ply of the history; the plies after it are kept.  Raises IllegalMove."""
        self.past(ply)
        self._go(ply)

    def past(self, ply: int) -> Ply:
        """Return a ply of the history.  Raises IllegalMove `no_such_ply`."""
        if not 0 <= ply < len(self.plies):
            raise IllegalMove("no_such_ply", ply=ply)
        return self.plies[ply]

    def again(
        self,
        options: Mapping[str, str] | None = None,
        seats: Mapping[str, Controller] | None = None,
        position: Mapping[str, Any] | None = None,
    ) -> Match:
        """Begin the next game and return its match.

        This match continues if it is a series without a winner so far.  Otherwise, and always with
        other options or from a position, a new match is returned.  A position is played with the
        current options, except for options that the position sets.  Raises SetupError.
        """
        game = next_game(self.spec, self.game, options, position)
        starter = next_starter(self.plies, self.cursor) if game is self.game else None
        number = self.ply.match_game.number + 1
        seed = secret.game_seed(self.secret, number)
        following = MatchGame(number, game, seed, starter, position)
        if position is not None:
            following.opening()  # raises for an invalid position before this match changes
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
        """Return True if a game continues the series of this match."""
        return goes_on(self.ply, following, self.wished)

    def begin(self, following: MatchGame) -> None:
        """Add the start of a game to the history and go there."""
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
        """Return the standing of the series after the finished games."""
        return tally(self.ply, self.wished)

    def score(self) -> dict[str, int]:
        """Return the points of each side towards the target, keyed by side."""
        return dict(zip(self.sides, self.tally().score, strict=True))

    def viewer(self) -> int | None:
        """Return the seat whose view is shown, or None while all hidden hands must be covered."""
        turn = self.actor if self.actor >= 0 else self.game.turn(self.state)
        return find_viewer(self.people, turn, self.lies_open(self.ply), self.seated)

    def sit(self, side: str) -> None:
        """Record that the person to move is at the screen and can see their hand.

        Raises IllegalMove `not_your_turn`, SetupError `unknown_side`.
        """
        if side not in self.sides:
            raise SetupError("unknown_side", side=side[:80])
        if self.actor != self.sides.index(side) or not self.seats[side].human:
            raise IllegalMove("not_your_turn")
        self.seated = self.actor
        self._revisions.change(self.cursor + 1)

    def lies_open(self, ply: Ply) -> bool:
        """Return True if the game of a ply has no hidden information, or is over."""
        return lies_open(self.plies, self.cursor, ply)

    def since(self, rev: int | None) -> int:
        """Return the index of the first ply that changed since revision `rev`."""
        kept = self._revisions.kept_since(rev, self.cursor + 1)
        if not self.game.info.hidden:
            return kept
        # A new viewer or the end of the game changes the text of earlier plies of this game.
        return min(kept, game_start(self.plies, self.cursor))

    def _persons(self) -> list[str]:
        return [self.sides[seat] for seat in self.people]

    def _check_draws(self, start: int, end: int) -> None:
        """Raise IllegalMove if plies `start` + 1 to `end` contain a draw that cannot be undone."""
        check_draws(self.game, self.plies[start + 1 : end + 1], self._persons(), self.counted)

    def _go(self, index: int) -> None:
        self._revisions.change(min(index, self.cursor) + 1)
        self.plies[index] = carry_notes(self.ply, self.plies[index])
        self.cursor = index


def _check_length(text: str) -> None:
    if len(text) > MOVE_CHARACTERS:
        raise NotationError("notation", text=text[:80])
