"""Play one game between players, from opening to end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from alveus.core.events import Event
from alveus.core.game import CHANCE, OVER, Game
from alveus.core.outcomes import Outcome
from alveus.core.stream import Stream
from alveus.lab.players import Player

NO_SEAT = -1


class GameRun:
    """A game in progress between players; `turns` and `decisions` count those made so far.

    In a game that starts with a dice roll, each turn begins with a roll.  Otherwise a turn is one
    decision or, with hidden hands, all consecutive decisions of a seat.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        key: bytes,
        opening_turns: int,
        draw: Callable[[int], int],
        starter: int | None = None,
    ) -> None:
        """Set up the start of a game; `key` is the seed from which rolls and deals are derived.

        A game that does not start with chance (`starts_with_chance`) begins with random turns:
        `opening_turns` is their number, and `draw(n)` returns a random integer below n.  `starter`
        is the seat that begins the game; None if the rules decide.
        """
        self.game = game
        self.state = game.opening(starter)
        by_chance = starts_with_chance(game, self.state)
        if not by_chance:
            self.state = random_opening(game, self.state, opening_turns, draw)
        self.turns = self.decisions = self.rolls = 0
        self.starter = self.actor = NO_SEAT
        """`starter` is the seat with the first turn after the random opening, which can double
        before its first roll, `actor` the seat to act, or CHANCE.  Both are NO_SEAT until `play`
        sets them."""
        self.by_dice = by_chance and not game.info.hidden
        """True if turns begin with a dice roll."""
        self._key = key

    def play(
        self,
        players: Sequence[Player],
        seed_of: Callable[[GameRun], int],
        most_turns: int,
        record: Callable[[Sequence[Event]], None] | None = None,
    ) -> None:
        """Play until the game ends or `most_turns` turns have been played.

        `players` are indexed by seat.  `seed_of` returns the seed for a player's next decision;
        `record` is called with the events of every roll and move.  If a player raises an error, or
        chooses an illegal move, `play` raises the error, and `self.actor` is this player's seat.
        """
        game = self.game
        latest: int | None = NO_SEAT  # the seat whose turn began last
        while (actor := game.actor(self.state)) != OVER:
            self.actor = actor
            turn = game.turn(self.state) if self.by_dice else actor
            is_same = turn == latest and (self.by_dice or game.info.hidden)
            if self.turns >= most_turns and (actor == CHANCE or not is_same):
                return
            if actor == CHANCE:
                if self.by_dice and turn is not None:
                    self._begin_turn(turn)
                    latest = turn
                outcome = game.chance(self.state, Stream(self._key, self.rolls))
                self.rolls += 1
                if record is None:
                    self.state = game.advance(self.state, outcome)
                else:
                    self.state, events = game.apply(self.state, outcome)
                    record(events)
                continue
            if not self.by_dice and not is_same:
                self._begin_turn(actor)
                latest = actor
            if self.starter == NO_SEAT:  # a double before the first roll
                self.starter = actor
            self.decisions += 1
            observation = game.information_state(self.state, actor)
            text = players[actor].choose(game, observation, actor, seed_of(self)).text
            for move in game.parse(self.state, text):
                self.state, events = game.apply(self.state, move)
                if record is not None:
                    record(events)

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the game; None if it is not over."""
        return self.game.outcome(self.state)

    def score(self, seat: int) -> float:
        """Return the score of a seat: 1 for a win, 0 for a loss, 0.5 without a winner."""
        outcome = self.outcome
        if outcome is None or outcome.winner is None:
            return 0.5
        return float(outcome.winner == seat)

    def points(self, seat: int) -> int:
        """Return the points that a seat has won; negative for a loss, 0 without a winner."""
        outcome = self.outcome
        if outcome is None or outcome.winner is None:
            return 0
        return outcome.points if outcome.winner == seat else -outcome.points

    def _begin_turn(self, seat: int) -> None:
        self.turns += 1
        if self.starter == NO_SEAT:
            self.starter = seat


def starts_with_chance(game: Game[Any, Any], opening: Any) -> bool:
    """Return True if a game starts with a roll or deal, or with a decision before a roll."""
    decides = game.info.between_throws
    return game.actor(opening) == CHANCE or (decides is not None and decides(game.settings))


def starting_conditions(
    games: Sequence[Game[Any, Any]], opening: int, seed: int | str, pairs: int
) -> dict[str, Any]:
    """Return as JSON how an experiment's games start; `games` has the game under each rule variant.

    `start` is `roll` or `deal` if games start with chance, else `moves`.  `opening` is the number
    of random turns before the players' first turn, 0 after a roll or deal.  `starters` has, for
    each rule variant, the side with the first turn (which can be a random turn), or `chance` if
    chance decides.  `seed` and `pairs` (the number of pairs of games) are the arguments.
    """
    states = [game.opening() for game in games]
    info, by_chance = games[0].info, starts_with_chance(games[0], states[0])
    turns = [game.turn(state) for game, state in zip(games, states, strict=True)]
    return {
        "start": ("deal" if info.hidden else "roll") if by_chance else "moves",
        "opening": 0 if by_chance else opening,
        "starters": ["chance" if turn is None else info.seats[turn] for turn in turns],
        "seed": seed,
        "pairs": pairs,
    }


def random_opening(game: Game[Any, Any], state: Any, turns: int, draw: Callable[[int], int]) -> Any:
    """Return the state after `turns` random turns in a game without chance.

    If a turn would end the game, return the state before it.  `draw(n)` returns a random integer
    from 0 to n - 1.
    """
    for _ in range(turns):
        ends = game.ends(state)
        following = ends[draw(len(ends))]
        if game.actor(following) == OVER:
            return state
        state = following
    return state
