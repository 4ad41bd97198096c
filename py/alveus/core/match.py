"""A match: one game or a series, with its history, players, rolls and score.

A *side* is the id of a player, such as "south"; a *seat* is the index of a side in `Match.sides`.
A *note* marks something on the board; it is not a move.  The match contains no rules of a game, but
only the match has access to the random numbers.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from alveus.core import stream
from alveus.core.controllers import Controller
from alveus.core.errors import IllegalMove, NotationError, SetupError, StaleError
from alveus.core.events import Event
from alveus.core.game import OVER
from alveus.core.history import History, MatchGame, Ply, assign_ids
from alveus.core.json_validation import strings
from alveus.core.limits import GAME_MOVES, MOVE_CHARACTERS
from alveus.core.outcomes import Outcome, Scoring, Tally, add_points
from alveus.core.plies import carry_notes, play_text, take_notes
from alveus.core.spec import GameSpec


class Match(History):
    """A single game or a series of games, with its full history.

    `first` is the start of the first game.  `seats` maps the id of each side to its player.
    `target` is the number of points that win a series; 0 selects the number set by an option of the
    game, if any.  The attribute `secret`, from which the seeds of later games are derived, is
    `own_secret` or, if this is None, random.  The attribute `id` is a unique name from which
    `secret` cannot be derived: `own_id` or, if this is None, random.
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
        super().__init__()
        self.spec = spec
        self.requested_target = target
        self.secret = own_secret or stream.new_secret()
        self.id = own_id or os.urandom(8).hex()
        self.seats = dict(seats)
        self.seated: int | None = None
        self.start_game(first)

    def __copy__(self) -> Match:
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.plies = list(self.plies)
        twin._kept = list(self._kept)
        return twin

    @property
    def target(self) -> int:
        """Points needed to win the series; 0 for single games.

        This is the target given to the constructor or, if that is 0, the target set by an option.
        """
        return self.game.info.target(self.game.settings, self.requested_target)

    @property
    def _scoring(self) -> Scoring | None:
        """The game's own scoring of a series; None if points are simply added."""
        scoring = self.game.info.scoring
        return scoring(self.game.settings) if scoring else None

    @property
    def _serial(self) -> bool:
        return self.target > 0 or self._scoring is not None

    @property
    def sides(self) -> tuple[str, ...]:
        """The ids of the sides, in order of play."""
        return self.game.info.seats

    @property
    def actor(self) -> int:
        """The seat to move; CHANCE (-1) before a roll or deal; OVER (-2) if the game has ended."""
        return OVER if self.outcome is not None else self.game.actor(self.state)

    @property
    def throw_known(self) -> bool:
        """True if this device can generate the next roll; in a game by letter, sometimes False."""
        return True

    def check_advice(self) -> None:
        """Raise IllegalMove if the computer must not give advice, as in a game by letter."""

    @property
    def people(self) -> list[int]:
        """The seats of the human players on this device, in order of play."""
        return [i for i, side in enumerate(self.sides) if self.seats[side].human]

    @property
    def counted(self) -> bool:
        """True if the current game belongs to a series and did not begin from a given position.

        In such a game, a human's move that revealed a hidden tile cannot be undone.
        """
        return self._serial and self.ply.match_game.position is None

    @property
    def player_seed(self) -> int:
        """Seed for the computer's choice after the current ply.  It reveals nothing about rolls."""
        return stream.player_seed(self.secret, self.ply.match_game.number, self.cursor)

    def check(self, rev: int, own_id: str | None = None) -> None:
        """Raise StaleError if `rev` is not the current revision number of the history.

        Also raise StaleError if `own_id` is the id of another match; None is not checked.
        """
        if rev != self.rev or own_id not in (None, self.id):
            raise StaleError("stale", rev=rev, present=self.rev)

    def play(self, text: str, auto: bool = False, side: str | None = None) -> None:
        """Play a text: a roll, an action such as `resign`, one or more moves, or notes.

        A text with moves, a roll or an action deletes the undone plies.  If one move is illegal, no
        move is played.  `auto` is True if no player chose the moves.  `side` is the side that
        resigns with `resign`; if it is None, the only human resigns or, if there is not exactly
        one, the side on turn.  Raises NotationError for an unreadable text.  Raises IllegalMove
        with the reason why a move is illegal, or `game_full` if the match would have more than
        `GAME_MOVES` plies.  If the undone plies of an unfinished game contain a human's move that
        revealed a hidden tile, and `Info.takes_back` does not allow undoing this move, raises
        `draw_counts` in a series, `draw_stays` in a single game.
        """
        _check_length(text)
        if self.outcome is None and not self.is_open(self.ply):
            self._check_draws(self.cursor, len(self.plies) - 1)
        resigning = self.people if side is None else [self.sides.index(side)]
        added = play_text(self.ply, text.strip(), auto, resigning)
        if not added:
            self.note(text)
            return
        if self.cursor + 1 + len(added) > GAME_MOVES:
            raise IllegalMove("game_full", most=GAME_MOVES)
        del self.plies[self.cursor + 1 :]
        self._change(len(self.plies))
        self.plies += added
        self.cursor = len(self.plies) - 1
        if self.actor in self.people and self.actor != self.seated:
            self.seated = None

    def note(self, text: str) -> tuple[Event, ...]:
        """Carry out a text in the game's notation that adds or removes notes; return the events.

        Raises NotationError if the text is invalid or contains a move that is not a note,
        IllegalMove if a note is illegal or the game is over (`game_over`).
        """
        _check_length(text)
        self.plies[self.cursor], events = take_notes(self.ply, text.strip())
        self._change(self.cursor + 1)
        return events

    def undo(self) -> None:
        """Undo the last human move and later plies.  Raises IllegalMove (see `undo_target`)."""
        self._go(self.undo_target())

    def redo(self) -> None:
        """Redo the next ply, and more plies until a human move or the start of a game is next.

        Raises IllegalMove `nothing_to_redo` if there is no ply to redo.
        """
        self._go(self.redo_target())

    def undo_target(self) -> int:
        """Return the index of the ply before the last move that a human chose; undo goes there.

        Raises IllegalMove `nothing_to_undo` if there is no such move in this game.  If undo would
        take back a human's draw of a hidden tile, and `Info.takes_back` forbids that, the code is
        `draw_counts` in a series, `draw_stays` in a single game.
        """
        sides = self._persons()
        for index in range(self.cursor, self.game_start, -1):
            if self.plies[index].decides(sides):
                self._check_draws(index - 1, self.cursor)
                return index - 1
        raise IllegalMove("nothing_to_undo")

    def redo_target(self) -> int:
        """Return the index of the ply to which redo goes.  Raises IllegalMove `nothing_to_redo`.

        Redo repeats at least one ply, and stops before the next move that a human chose and before
        the next game.
        """
        sides, first, last = self._persons(), self.cursor + 1, len(self.plies) - 1
        if first > last:
            raise IllegalMove("nothing_to_redo")
        for index in range(first, last):
            if self.plies[index + 1].kind == "new" or self.plies[index + 1].decides(sides):
                return index
        return last

    def goto(self, ply: int) -> None:
        """Make ply `ply` the current ply; keep later plies.  Raises IllegalMove `no_such_ply`."""
        self.ply_at(ply)
        self._go(ply)

    def again(
        self,
        options: Mapping[str, str] | None = None,
        seats: Mapping[str, Controller] | None = None,
        position: Mapping[str, Any] | None = None,
    ) -> Match:
        """Begin the next game, and return the match with this game: this match, or a new one.

        A series without a winner continues in this match if the options stay the same and
        `position` is None.  If `options` is None, the current options apply, except for those in
        `position`.  `seats` maps some sides to new players; the other players stay.  Raises
        SetupError or NotationError for invalid options or an invalid position.
        """
        game = self.game
        if options is not None:
            game = self.spec.build_for(options, position or {})
        elif position is not None:
            stated = strings(position.get("options", {}), "options")
            current = game.info.to_store(game.settings)
            if not ("game" in position and "options" in position):
                # Otherwise, `build_for` adds the original defaults that `to_store` omitted.
                current = game.info.from_store(current)
            game = self.spec.build_for({**current, **stated}, position)
        same = position is None and game.settings == self.game.settings
        starter = self._next_starter() if same else None
        number = self.ply.match_game.number + 1
        seed = stream.game_seed(self.secret, number)
        following = MatchGame(number, game, seed, starter, position)
        if position is not None:
            following.opening()  # raises for an invalid position before this match changes
        players = {**self.seats, **(seats or {})}
        players = {**dict.fromkeys(game.info.seats, Controller()), **players}
        if not self.continues(following):
            match = Match(self.spec, following, players, self.requested_target, self.secret)
            match.renew(self.rev)
            return match
        del self.plies[self.cursor + 1 :]
        self.seats = players
        self.start_game(following)
        return self

    def continues(self, following: MatchGame) -> bool:
        """Return True if `following` can be the next game of this match's series.

        This requires that the series has no winner yet, and that the game has the same options and
        begins with the usual opening, not with a given position.
        """
        same = following.position is None and following.game.settings == self.game.settings
        return self._serial and same and self.tally().winner is None

    def start_game(self, following: MatchGame) -> None:
        """Append the start of a game to the history, as the current ply."""
        if self.plies:
            following = replace(following, earlier=self._finished_games())
        state = following.opening()
        self.seated = None
        game = following.game
        self._change(self.cursor + 1)
        named = game.info.named_pieces
        pieces = [] if named else game.view(game.information_state(state, 0), 0)["pieces"]
        self.plies.append(Ply("new", "new", following, state, ids=assign_ids(pieces)))
        self.cursor = len(self.plies) - 1

    def tally(self) -> Tally:
        """Return the points and the winner of the series, from its finished games."""
        scoring, outcomes, players = self._scoring, self._finished_games(), len(self.sides)
        if scoring is None:
            return add_points(outcomes, players, self.target)
        return scoring.tally(outcomes, players)

    def score(self) -> dict[str, int]:
        """Return the points of each side towards the target, keyed by side."""
        return dict(zip(self.sides, self.tally().score, strict=True))

    def viewer(self) -> int | None:
        """Return the seat whose view of the board is shown, or None if all hands are covered.

        With one human player, the result is this player's seat.  Without human players, or if it is
        not yet decided who begins, it is 0.  With several human players, it is the seat on turn.
        While hands are hidden, it is instead the seat last set by `sit`.  It is then None before
        the first call of `sit` in a game, and when another human player is on turn.
        """
        people = self.people
        if len(people) == 1:
            return people[0]
        actor = self.actor
        turn = actor if actor >= 0 else self.game.turn(self.state)
        if not people or turn is None:
            return 0
        if self.is_open(self.ply):
            return turn
        if self.seated not in people or (turn in people and turn != self.seated):
            return None
        return self.seated

    @property
    def observation(self) -> Any:
        """The current state as `viewer()` knows it; without a viewer, the part known to all.

        It is the whole state if nothing is hidden any more (`is_open`), as after a resignation.
        """
        if self.is_open(self.ply):
            return self.state
        return self.game.information_state(self.state, self.viewer())

    def sit(self, side: str) -> None:
        """Show the hand of `side` after its human player has confirmed being at the screen.

        Raises SetupError `unknown_side` if there is no such side.  Raises IllegalMove
        `not_your_turn` if `side` is not to move, or if its player is not human.
        """
        if side not in self.sides:
            raise SetupError("unknown_side", side=side[:80])
        if self.actor != self.sides.index(side) or not self.seats[side].human:
            raise IllegalMove("not_your_turn")
        self.seated = self.actor
        self._change(self.cursor + 1)

    def _finished_games(self) -> tuple[Outcome, ...]:
        own = () if self.outcome is None else (self.outcome,)
        return (*self.ply.match_game.earlier, *own)

    def _next_starter(self) -> int | None:
        """Return the seat that begins the next game; None if options or chance decide."""
        if self.outcome is None:
            return None
        turns = (self.game.turn(ply.state) for ply in self.plies[self.game_start : self.cursor + 1])
        first = next((turn for turn in turns if turn is not None), 0)
        return self.game.next_starter(self.outcome, first)

    def _persons(self) -> list[str]:
        return [self.sides[seat] for seat in self.people]

    def _check_draws(self, start: int, end: int) -> None:
        """Raise IllegalMove if a move in `self.plies[start + 1 : end + 1]` cannot be undone.

        `Info.takes_back` can forbid undoing a human's move that revealed a hidden tile.
        """
        plies, sides = self.plies[start + 1 : end + 1], self._persons()
        if not plies:
            return
        game = plies[0].match_game.game
        allowed = game.info.takes_back
        if allowed is None or (allowed(game.settings) and not self.counted):
            return
        if any(ply.drawn and ply.decides(sides) for ply in plies):
            raise IllegalMove("draw_counts" if self.counted else "draw_stays")

    def _go(self, index: int) -> None:
        self._change(min(index, self.cursor) + 1)
        self.plies[index] = carry_notes(self.ply, self.plies[index])
        self.cursor = index


def begin(
    spec: GameSpec,
    options: Mapping[str, str] | None = None,
    seats: Mapping[str, Controller] | None = None,
    target: int = 0,
    seed: bytes | None = None,
    position: Mapping[str, Any] | None = None,
    starter: int | None = None,
) -> Match:
    """Return a new match, with human players for sides without an entry in `seats`.

    A given `seed` determines all rolls.  `target` is the number of points that win a series, 0 for
    single games.  `starter` is the seat that begins, None if the game decides.  Raises SetupError
    or NotationError for an invalid argument.
    """
    game = spec.build_for(options or {}, position or {})
    players = dict.fromkeys(game.info.seats, Controller())
    for side, controller in (seats or {}).items():
        if side not in players:
            raise SetupError("unknown_side", side=side)
        players[side] = controller
    if target < 0:
        raise SetupError("bad_value", name="target", value=str(target))
    if seed is None:
        own_id, secret = None, stream.new_secret()
        seed = stream.game_seed(secret, 1)
    else:
        own_id, secret = stream.match_id_of_seed(seed), stream.secret_of_seed(seed)
    first = MatchGame(1, game, seed, starter, position)
    return Match(spec, first, players, target, secret, own_id)


def _check_length(text: str) -> None:
    if len(text) > MOVE_CHARACTERS:
        raise NotationError("notation", text=text[:80])
