"""Positions: a game as it stands, with its rules and its place in the stream of chance.

A position never changes: what is thrown or played makes another one.  Chance comes from a seed,
so that the same seed gives the same dice whatever is played between; a position without a seed
throws as real dice do, differently every time.  What a side knows (`known`) has no seed and shows
no hidden hand, and that is all that a player is ever given.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import replace
from typing import Any

from alveus.core.errors import IllegalMove, SetupError
from alveus.core.events import Event, Message
from alveus.core.game import CHANCE, OVER
from alveus.core.reading import integer, strings, text
from alveus.core.stream import Seed, Stream, seed_bytes
from alveus.play.legal import Legal
from alveus.play.outcomes import Outcome, word_outcome
from alveus.play.rules import Rules, chosen_of, rules_of
from alveus.play.sentences import Refusal, speaking, word_events, word_refusal

_count: ContextVar[Callable[[], None] | None] = ContextVar("count", default=None)


class Position:
    """A game as it stands; made by `alveus.game(…).start()`, or from JSON.

    >>> import alveus
    >>> position = alveus.game("bohnenspiel").start()
    >>> position.turn, position.legal[0]
    ('south', '1')
    >>> alveus.Position(position.to_json()) == position
    True
    """

    __slots__ = ("_events", "_rules", "_seed", "_state", "_throws")

    def __init__(
        self, position: Mapping[str, Any], *, seed: Seed | None = None, throws: int = 0
    ) -> None:
        """A position from JSON with `game` and `options`, and how many throws of a seed are used.

        Raises SetupError with what cannot be.
        """
        with speaking():
            game = text(position.get("game"), "game")
            options = strings(position.get("options", {}), "options")
        self._rules = rules_of(game, options)
        with speaking(self._rules.info):
            self._state = self._rules.from_json(position)
            self._seed = None if seed is None else seed_bytes(seed)
            self._throws = integer(throws, "throws", 0)
        self._events: tuple[Event, ...] = ()

    @property
    def game(self) -> str:
        """The game's id."""
        return self._rules.info.id

    @property
    def options(self) -> dict[str, str]:
        """The options that are not the defaults."""
        return chosen_of(self._rules)

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides in order of play."""
        return self._rules.info.seats

    @property
    def turn(self) -> str | None:
        """The side whose turn it is, also while its throw is awaited; None before the start."""
        seat = self._rules.turn(self._state)
        return None if self.over or seat is None else self.sides[seat]

    @property
    def chance(self) -> bool:
        """Whether a throw or a deal comes next."""
        return self._rules.actor(self._state) == CHANCE

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._rules.actor(self._state) == OVER

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        ended = self._rules.outcome(self._state)
        return None if ended is None else word_outcome(self._rules, ended, self._state)

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened on the way here from the position before."""
        return self._events

    @property
    def told(self) -> str:
        """The same in English sentences."""
        return word_events(self._events, self._rules.info)

    @property
    def legal(self) -> Legal:
        """What can be played: the single moves, of a turn of several steps the next step."""
        return Legal(self._rules, self._state)

    @property
    def turns(self) -> Legal:
        """One text for every position in which the turn can end; where hands are hidden, `legal`.

        >>> import alveus
        >>> len(alveus.game("lombardorum", starter="white").start().throw("6-5").turns)
        1
        """
        return Legal(self._rules, self._state, turns=not self._rules.info.hidden)

    @property
    def throws(self) -> dict[str, int]:
        """Where dice come next: every distinct throw with its weight; deals are too many.

        >>> import alveus
        >>> throws = alveus.game("lombardorum", starter="white").start().throws
        >>> len(throws), throws["throw 6-5"], throws["throw 1-1"]
        (21, 2, 1)
        """
        outcomes = self._rules.outcomes(self._state) if self.chance else ()
        return {self._rules.text(self._state, thrown): weight for thrown, weight in outcomes}

    def throw(self, dice: str = "") -> Position:
        """The position after the next throw, or after these dice (`"6-5"`) have fallen.

        Raises IllegalMove where no throw is due, or where these dice cannot fall.

        >>> import alveus
        >>> position = alveus.game("lombardorum", starter="white").start(seed=7)
        >>> position.throw() == position.throw()
        True
        >>> position.throw("6-5").to_json()["dice"]
        [6, 5]
        """
        rules, info = self._rules, self._rules.info
        with speaking(info):
            here = self if self.chance else self._played("throw")
            if dice:
                return here._played(dice if " " in dice else f"throw {dice}")
            seed = os.urandom(16) if here._seed is None else here._seed
            fallen = rules.chance(here._state, Stream(seed, here._throws))
            state, events = rules.apply(here._state, fallen)
            return here._next(state, (*here._events, *events) if here is not self else events, 1)

    def deal(self, tiles: str = "") -> Position:
        """The same where tiles are dealt: the position after the deal.

        >>> import alveus
        >>> alveus.game("sperrdomino").start(seed=1).deal().turn in ("a", "b")
        True
        """
        return self.throw(tiles)

    def play(self, move: str) -> Position:
        """The position after a move, or the steps of a turn one after the other.

        Raises NotationError for what is no move, IllegalMove with the reason for one that the
        rules refuse.

        >>> import alveus
        >>> position = alveus.game("bohnenspiel").start().play("3")
        >>> position.turn
        'north'
        """
        if move.strip() == "throw":
            return self.throw()
        with speaking(self._rules.info):
            return self._played(move)

    def why(self, move: str) -> Refusal | None:
        """Why a move cannot be played, with the source of the rule; None where it can.

        Raises NotationError for what is no move at all.

        >>> import alveus
        >>> position = alveus.game("lombardorum", starter="white").start().throw("6-5")
        >>> print(position.why("3:1-4"))
        No die for it: that is 3 points away. (Ludus Lombardorum (Fiske 1905, 164), Bewegung)
        """
        with speaking(self._rules.info):
            try:
                self._played(move)
            except IllegalMove as refused:
                cited = self._rules.cite(Message(refused.code, refused.params))
                return None if cited is None else word_refusal(cited, self._rules.info)
        return None

    def known(self, side: str) -> Position:
        """What a side knows: no coming dice, and of hidden hands its own alone.

        >>> import alveus
        >>> position = alveus.game("sperrdomino").start(seed=1).deal()
        >>> set(position.known("a").to_json()["hands"]["b"])
        {None}
        """
        seat = seat_of(self._rules, side)
        over = not self._rules.info.hidden or self.over
        told = tuple(_seen(event, side, over) for event in self._events)
        return make(self._rules, self._rules.information_state(self._state, seat), events=told)

    def to_json(self) -> dict[str, Any]:
        """The position as JSON, which `Position(…)` reads; a tile that is not known is null."""
        return self._rules.to_json(self._state)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        more = "" if self._seed is None else f", seed={self._seed!r}"
        more += f", throws={self._throws}" if self._throws else ""
        return f"Position({self.to_json()!r}{more})"

    def __reduce__(self) -> tuple[Any, ...]:
        game = self.game, self.options
        return _restore, (*game, self._state, self._seed, self._throws, self._events)

    def _key(self) -> tuple[Any, ...]:
        options = tuple(self._rules.settings.items())
        return self.game, options, self._state, self._seed, self._throws

    def _played(self, written: str) -> Position:
        rules, state, thrown = self._rules, self._state, 0
        events: list[Event] = []
        for move in rules.parse(state, written):
            thrown += rules.actor(state) == CHANCE
            state, happened = rules.apply(state, move)
            events += happened
        return self._next(state, tuple(events), thrown)

    def _next(self, state: Any, events: tuple[Event, ...], thrown: int) -> Position:
        used = 0 if self._seed is None else self._throws + thrown
        return make(self._rules, state, self._seed, used, events)


def make(
    rules: Rules,
    state: Any,
    seed: bytes | None = None,
    throws: int = 0,
    events: tuple[Event, ...] = (),
) -> Position:
    """A position from a state of the engine's."""
    if (count := _count.get()) is not None:
        count()
    position = Position.__new__(Position)
    position._rules, position._state = rules, state
    position._seed, position._throws, position._events = seed, throws, events
    return position


@contextmanager
def counting(count: Callable[[], None]) -> Iterator[None]:
    """Within it `count` is called for every position that is thrown or played; it may raise."""
    before = _count.set(count)
    try:
        yield
    finally:
        _count.reset(before)


def seat_of(rules: Rules, side: str) -> int:
    """The seat of a side.  Raises SetupError `unknown_side`."""
    with speaking(rules.info):
        if side not in rules.info.seats:
            raise SetupError("unknown_side", side=str(side)[:80])
    return rules.info.seats.index(side)


def state_of(position: Position) -> tuple[Rules, Any]:
    """The rules and the state in a position, for what plays and draws it."""
    return position._rules, position._state


def _seen(event: Event, side: str, over: bool) -> Event:
    """An event as a side sees it."""
    own = over or side == event.side
    params = {**event.params, **event.secret} if own else event.params
    return replace(event, path=event.path_for(side), params=params, secret={}, way=())


def _restore(game: str, options: dict[str, str], state: Any, *rest: Any) -> Position:
    return make(rules_of(game, options), state, *rest)
