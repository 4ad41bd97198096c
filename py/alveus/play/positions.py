"""Positions of a game.

A position contains the state of a game, the rules, and the seed of the dice with the number of
rolls used.  It is immutable: rolls and moves return a new position.  The same seed gives the same
dice, regardless of the moves in between; without a seed, dice are random.  Players receive only
the position that their side knows (`known`), without the seed and others' hidden hands.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import replace
from typing import Any

from alveus import registry
from alveus.core.errors import IllegalMove, NotationError, SetupError
from alveus.core.events import Event, Message
from alveus.core.game import CHANCE, OVER
from alveus.core.json_validation import integer, mapping, member_text, strings, text
from alveus.core.stream import Seed, Stream, seed_bytes
from alveus.play.members import check_members
from alveus.play.rules import Legal, Rules, changed_options, rules_of
from alveus.play.sentences import (
    Outcome,
    Refusal,
    with_error_text,
    word_events,
    word_outcome,
    word_refusal,
)

_count: ContextVar[Callable[[], None] | None] = ContextVar("count", default=None)


class Position:
    """A position in a game, created by `alveus.game(…).start()` or from JSON.

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
        """Read a position from JSON with the member `game` and, if not the default, `options`.

        `seed` determines the rolls and deals, of which `throws` are already used.  Raises
        SetupError or NotationError for invalid input.
        """
        with with_error_text():
            game = member_text(mapping(position, "position"), "game")
            options = strings(position.get("options", {}), "options")
            if "options" in position:  # `to_json` omits options with original defaults
                options = registry.info(game).from_store(options)
        self._rules = rules_of(game, options)
        with with_error_text(self._rules.info):
            check_members(game, position)
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
        """The options that differ from their defaults."""
        return changed_options(self._rules)

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides in order of play."""
        return self._rules.info.seats

    @property
    def turn(self) -> str | None:
        """The side whose turn it is; None before the starting side is known and after the end.

        The side stays the same while its opponent decides whether to accept a double or, by a rule
        for the roll 1-1-1, whether to send one of the roller's men back.
        """
        seat = self._rules.turn(self._state)
        return None if self.over or seat is None else self.sides[seat]

    @property
    def chance(self) -> bool:
        """True if a roll or a deal comes next."""
        return self._rules.actor(self._state) == CHANCE

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return self._rules.actor(self._state) == OVER

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the game, or None before its end."""
        outcome = self._rules.outcome(self._state)
        return None if outcome is None else word_outcome(self._rules, outcome, self._state)

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of the last roll, deal or `play`; empty for a new position."""
        return self._events

    @property
    def told(self) -> str:
        """The events of the last roll, deal or move as sentences in the current language."""
        return word_events(self._events, self._rules.info)

    @property
    def legal(self) -> Legal:
        """The legal moves; in a turn of several steps, the legal next steps."""
        return Legal(self._rules, self._state)

    @property
    def turns(self) -> Legal:
        """The legal turns as texts, one for each distinct final position.

        In games with hidden hands, these are the legal moves.

        >>> import alveus
        >>> len(alveus.game("lombardorum", starter="white").start().throw("6-5").turns)
        1
        """
        return Legal(self._rules, self._state, turns=not self._rules.info.hidden)

    @property
    def throws(self) -> dict[str, int]:
        """Every distinct dice roll that can come next, with the number of its orders.

        6-5 has two orders (6-5 and 5-6), 1-1 has one.  Empty unless `chance` is True.  Deals are
        not listed.

        >>> import alveus
        >>> throws = alveus.game("lombardorum", starter="white").start().throws
        >>> len(throws), throws["throw 6-5"], throws["throw 1-1"]
        (21, 2, 1)
        """
        outcomes = self._rules.outcomes(self._state) if self.chance else ()
        return {self._rules.text(self._state, roll): weight for roll, weight in outcomes}

    def throw(self, dice: str = "") -> Position:
        """Return the position after the next roll, or after the roll `dice` (such as `"6-5"`).

        If the side to move can roll or double, it rolls.  Raises IllegalMove if no roll is due or
        this roll is impossible; NotationError if the game has no rolls, or for unreadable dice.

        >>> import alveus
        >>> position = alveus.game("lombardorum", starter="white").start(seed=7)
        >>> position.throw() == position.throw()
        True
        >>> position.throw("6-5").to_json()["dice"]
        [6, 5]
        """
        rules, info = self._rules, self._rules.info
        with with_error_text(info):
            text(dice, "dice")
            before = self if self.chance else self._played("throw")
            if dice:
                return before._played(dice if " " in dice else f"throw {dice}")
            seed = os.urandom(16) if before._seed is None else before._seed
            roll = rules.chance(before._state, Stream(seed, before._throws))
            state, events = rules.apply(before._state, roll)
            earlier = () if before is self else before._events
            return before._next(state, (*earlier, *events), 1)

    def deal(self, tiles: str = "") -> Position:
        """Return the position after the next deal, or after the deal `tiles`.

        `tiles` contains the side that starts, then all tiles: the hands in the order of `sides`,
        then the stock, as in `"deal a 3:5 0:0 …"`.  The side is ignored if the position or the
        dealt tiles decide who starts.  Raises the errors of `throw`: IllegalMove if no deal is due;
        NotationError for unreadable or missing tiles, or `tiles` in a game without deals.

        >>> import alveus
        >>> alveus.game("sperrdomino").start(seed=1).deal().turn in ("a", "b")
        True
        """
        return self.throw(tiles)

    def play(self, move: str) -> Position:
        """Return the position after a move, or after several steps of a turn separated by spaces.

        Raises NotationError if the text is not a move; IllegalMove, with the reason, if it is
        illegal.

        >>> import alveus
        >>> position = alveus.game("bohnenspiel").start().play("3")
        >>> position.turn
        'north'
        """
        with with_error_text(self._rules.info):
            if text(move, "move").strip() == "throw":
                return self.throw()
            return self._played(move)

    def why(self, move: str) -> Refusal | None:
        """Return why a move is illegal, with the rule's source; None if it is legal.

        `move` can also be the ids or names of places, separated by spaces: where a move begins and,
        optionally, where it ends.  Raises NotationError for any other text.

        >>> import alveus
        >>> position = alveus.game("lombardorum", starter="white").start().throw("6-5")
        >>> print(position.why("3:1-4"))
        No die fits: the target is 3 points away. (Ludus Lombardorum (Fiske 1905, 164), Bewegung)
        """
        with with_error_text(self._rules.info):
            text(move, "move")
            try:
                self._played(move)
                return None
            except IllegalMove as error:
                refusal = self._rules.cite(Message(error.code, error.params))
            except NotationError:
                path = self._path(move)
                if not path:
                    raise
                seat = self._rules.actor(self._state)
                refusal = self._rules.why(self._rules.information_state(self._state, seat), path)
            return None if refusal is None else word_refusal(refusal, self._rules.info)

    def _path(self, text: str) -> list[str]:
        """Return the ids of the places in a text: ids or names, separated by spaces, in this order.

        Return [] if a word is unknown or is the name of several places, or if no side is to move.
        """
        seat = self._rules.actor(self._state)
        if seat < 0:
            return []
        view = self._rules.view(self._rules.information_state(self._state, seat), seat)
        named = Counter(place["name"] for place in view["places"])
        ids = {place["name"]: place["id"] for place in view["places"] if named[place["name"]] == 1}
        ids |= {place["id"]: place["id"] for place in view["places"]}
        words = text.split()
        return [ids[word] for word in words] if all(word in ids for word in words) else []

    def known(self, side: str) -> Position:
        """Return the position as `side` knows it: no seed, and None for tiles hidden from `side`.

        Raises SetupError `unknown_side` if the game has no such side.

        >>> import alveus
        >>> position = alveus.game("sperrdomino").start(seed=1).deal()
        >>> set(position.known("a").to_json()["hands"]["b"])
        {None}
        """
        seat = seat_of(self._rules, side)
        over = not self._rules.info.hidden or self.over
        events = tuple(visible_event(event, side, over) for event in self._events)
        return make(self._rules, self._rules.information_state(self._state, seat), events=events)

    def to_json(self) -> dict[str, Any]:
        """Return the position as JSON for `Position(…)`, without seed; unknown tiles are null."""
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

    def _played(self, text: str) -> Position:
        rules, state, rolls = self._rules, self._state, 0
        events: list[Event] = []
        for move in rules.parse(state, text):
            rolls += rules.actor(state) == CHANCE
            state, more = rules.apply(state, move)
            events += more
        return self._next(state, tuple(events), rolls)

    def _next(self, state: Any, events: tuple[Event, ...], rolls: int) -> Position:
        used = 0 if self._seed is None else self._throws + rolls
        return make(self._rules, state, self._seed, used, events)


def make(
    rules: Rules,
    state: Any,
    seed: bytes | None = None,
    throws: int = 0,
    events: tuple[Event, ...] = (),
) -> Position:
    """Return a position from the engine's game object (`rules`) and state.

    `throws` is the number of rolls already drawn from `seed`; `events` are those of the last roll,
    deal or turn.  Inside a block ``with counting(count):``, first call the function `count`, which
    can raise an error to limit the number of positions.
    """
    if (count := _count.get()) is not None:
        count()
    position = Position.__new__(Position)
    position._rules, position._state = rules, state
    position._seed, position._throws, position._events = seed, throws, events
    return position


@contextmanager
def counting(count: Callable[[], None]) -> Iterator[None]:
    """Call `count` before each new position created in this `with` block.

    To limit the number of positions, `count` can raise an error.
    """
    before = _count.set(count)
    try:
        yield
    finally:
        _count.reset(before)


def seat_of(rules: Rules, side: str) -> int:
    """Return the seat of a side, its index in `sides`.  Raises SetupError `unknown_side`."""
    with with_error_text(rules.info):
        if side not in rules.info.seats:
            raise SetupError("unknown_side", side=str(side)[:80])
    return rules.info.seats.index(side)


def state_of(position: Position) -> tuple[Rules, Any]:
    """Return a position's game object and state.  Raises SetupError for any other argument."""
    with with_error_text():
        if not isinstance(position, Position):
            raise SetupError("wrong_type", name="position", expected="object")
    return position._rules, position._state


def visible_event(event: Event, side: str, over: bool) -> Event:
    """Return an event without the details hidden from `side`; with `over`, no hand is hidden."""
    own = over or side == event.side
    params = {**event.params, **event.secret} if own else event.params
    return replace(event, path=event.path_for(side), params=params, secret={}, way=())


def _restore(game: str, options: dict[str, str], state: Any, *rest: Any) -> Position:
    return make(rules_of(game, options), state, *rest)
