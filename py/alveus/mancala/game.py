"""A game of sowing under settled options: turns, captures, the ends and who gets what is left."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from math import inf
from types import MappingProxyType
from typing import Any

from alveus.core.chanceless import Chanceless
from alveus.core.errors import IllegalMove, NotationError
from alveus.core.events import Event
from alveus.core.game import OVER, Info, Outcome, Refusal, Result
from alveus.core.results import Results
from alveus.core.view import BoardView
from alveus.mancala import reading
from alveus.mancala.layout import place, store
from alveus.mancala.ruleset import PITS, ROW, Ruleset
from alveus.mancala.sowing import Sowing, sow
from alveus.mancala.state import SKIP, State
from alveus.mancala.view import board_view, told
from alveus.mancala.why import why

LIMITS: Mapping[str, float] = MappingProxyType({"repetition": 200, "cap": 400, "off": inf})
"""What ends a game that goes on for ever: plies without a capture, or all plies of both."""


class MancalaGame(Chanceless):
    """One game of the family: its catalogue entry, its options, its rules and its board."""

    def __init__(self, info: Info, settings: Mapping[str, str], rules: Ruleset) -> None:
        self.info = info
        self.settings = settings
        self.rules = rules

    @property
    def limit(self) -> float:
        """The plies without a capture, or all plies, after which the game ends."""
        return LIMITS[self.rules.endless]

    def opening(self, starter: int | None = None) -> State:
        """The same number of beans in every pit; South begins unless told otherwise."""
        self.info.check_starter(starter)
        pits = (self.rules.beans,) * PITS
        return self.begun(State(pits, (0, 0), starter or 0, (self.rules.skips,) * 2))

    def begun(self, state: State) -> State:
        """A position as the first of a game, which may be its last."""
        if self.rules.endless == "repetition":
            state = state._replace(seen=(*state.seen, (*state.pits, state.turn)))
        return self._settled(state)[0]

    def actor(self, state: State) -> int:
        """The seat to move, or OVER."""
        return state.turn if state.over is None else OVER

    def turn(self, state: State) -> int | None:
        """The seat on turn."""
        return state.turn

    def moves(self, state: State) -> Sequence[int]:
        """The player's pits that hold beans, and letting the turn pass where that is allowed."""
        if state.over is not None:
            return ()
        first = state.turn * ROW
        moves = [pit for pit in range(first, first + ROW) if state.pits[pit]]
        return [*moves, SKIP] if state.skips[state.turn] else moves

    def apply(self, state: State, move: int) -> tuple[State, tuple[Event, ...]]:
        """The state after a turn and what happened.  Raises IllegalMove with the reason."""
        if move not in self.moves(state):
            raise IllegalMove(self._refused(state, move))
        side = self.info.seats[state.turn]
        if move == SKIP:
            skips = _added(state.skips, state.turn, -1)
            after = self._followed(state._replace(skips=skips), state.pits, 0)
            events: list[Event] = [Event("skip", side, (), {"left": skips[state.turn]})]
        else:
            sowing = sow(self.rules, state.pits, move)
            after = self._followed(state, sowing.pits, sowing.beans)
            events = list(self._sown(state, move, sowing))
        after, swept = self._settled(after)
        return after, (*events, *swept)

    def results(self, state: State) -> Sequence[Result]:
        """The position after every move, played when it is asked for."""
        return Results(self, state)

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended, or None."""
        return state.over

    def decided(self, state: State) -> Outcome | None:
        """Won by whoever has more than half of the beans, unless every bean of his counts."""
        if state.over is not None or self.rules.by_beans:
            return None
        for seat, beans in enumerate(state.stores):
            if beans >= self.rules.majority:
                return Outcome(seat, "majority")
        return None

    def conceded(self, state: State, seat: int) -> Outcome:
        """A game given up is lost as if every bean on the board were the winner's."""
        stores = _added(state.stores, 1 - seat, sum(state.pits))
        return Outcome(1 - seat, "resigned", self._points(stores[1 - seat] - stores[seat]))

    def next_starter(self, outcome: Outcome, starter: int) -> int | None:
        """The players begin in turn."""
        return 1 - starter

    def known(self, state: State, seat: int) -> State:
        """A seat sees everything: the beans lie open."""
        return state

    def view(self, known: State, eyes: int) -> BoardView:
        """The board, which both players read alike."""
        return board_view(self, known)

    def text(self, state: State, move: int) -> str:
        """A move in notation: the mover's own pits are 1 to 6 from his left."""
        return "skip" if move == SKIP else str(move % ROW + 1)

    def parse(self, state: State, text: str) -> tuple[int, ...]:
        """The move a text names.  Raises NotationError, or IllegalMove for a pit of the other."""
        word = text.strip()
        if word == "skip":
            return (SKIP,)
        if not re.fullmatch(r"[0-9]{1,3}", word):
            raise NotationError("notation", text=text[:80])
        number = int(word)
        if not 1 <= number <= PITS:
            raise NotationError("no_such_pit", pit=number)
        if number > ROW:
            raise IllegalMove("not_your_pit", pit=number)
        return (state.turn * ROW + number - 1,)

    def why(self, state: State, path: Sequence[str]) -> Refusal | None:
        """Why a pit cannot be emptied now."""
        return why(self, state, path)

    def to_json(self, state: State) -> dict[str, Any]:
        """The position as files write it."""
        return reading.to_json(self, state)

    def from_json(self, position: Mapping[str, Any]) -> State:
        """A legal state, or SetupError."""
        return reading.from_json(self, position)

    def ended(self, state: State, ending: str) -> State:
        """The state as a game that ended so: the stores decide, and what was seen is past."""
        south, north = state.stores
        winner = None if south == north else int(north > south)
        points = 0 if winner is None else self._points(abs(south - north))
        return state._replace(seen=(), over=Outcome(winner, ending, points))

    def _points(self, surplus: int) -> int:
        return max(1, surplus) if self.rules.by_beans else 1

    def _refused(self, state: State, move: int) -> str:
        if state.over is not None:
            return "game_over"
        if move == SKIP:
            return "no_skips"
        return "empty_pit" if move // ROW == state.turn else "not_your_pit"

    def _followed(self, state: State, pits: tuple[int, ...], taken: int) -> State:
        """The position after a turn, before it is seen whether the game goes on."""
        turn = 1 - state.turn
        stores = _added(state.stores, state.turn, taken)
        clock, seen = state.clock, state.seen
        if self.rules.endless != "off":
            clock += 1
        if self.rules.endless == "repetition":
            if taken:
                clock, seen = 0, ()
            seen = (*seen, (*pits, turn))
        return State(pits, stores, turn, state.skips, clock, seen)

    def _settled(self, state: State) -> tuple[State, tuple[Event, ...]]:
        """The state with its end, where it is one, and what is gathered in then."""
        ending = self._ending(state)
        if ending is None:
            return state, ()
        events: list[Event] = []
        owners = self._owners(state, ending)
        for seat in (0, 1):
            pits = [pit for pit in range(PITS) if owners[pit // ROW] == seat and state.pits[pit]]
            gathered = sum(state.pits[pit] for pit in pits)
            if gathered:
                side = self.info.seats[seat]
                events.append(Event("remainder", side, (), {"count": gathered}))
                for pit in pits:
                    way = (place(pit), store(seat))
                    events += [Event("", "", way)] * state.pits[pit]
                rest = tuple(0 if pit in pits else state.pits[pit] for pit in range(PITS))
                stores = _added(state.stores, seat, gathered)
                state = state._replace(pits=rest, stores=stores)
        state = self.ended(state, ending)
        return state, (*events, self._over_event(state))

    def _ending(self, state: State) -> str | None:
        rules = self.rules
        if rules.early_win and max(state.stores) >= rules.majority:
            return "majority"
        if not any(state.row(state.turn)):
            return "row_empty"
        if state.seen.count((*state.pits, state.turn)) >= 3:
            return "repetition"
        if state.clock >= self.limit:
            return "no_capture" if rules.endless == "repetition" else "cap"
        return None

    def _owners(self, state: State, ending: str) -> tuple[int, int]:
        """Whose the beans in South's and in North's row are at the end; -1: nobody's."""
        if ending in ("majority", "cap") or (
            ending == "row_empty" and self.rules.remainder == "nobody"
        ):
            return -1, -1
        if ending == "row_empty" and self.rules.remainder == "other":
            return 1 - state.turn, 1 - state.turn
        return 0, 1

    def _sown(self, state: State, move: int, sowing: Sowing) -> Iterator[Event]:
        """Every bean's way; the last bean's event tells the whole turn."""
        side, start = self.info.seats[state.turn], place(move)
        for pit in sowing.trail[:-1]:
            yield Event("", "", (start, place(pit)))
        message = told(self, move, sowing)
        yield Event(message.code, side, (start, place(sowing.trail[-1])), message.params)
        for pit, count in sowing.taken:
            for _ in range(count):
                yield Event("", "", (place(pit), store(state.turn)))

    def _over_event(self, state: State) -> Event:
        over = state.over or Outcome(None, "row_empty")
        winner = "" if over.winner is None else self.info.seats[over.winner]
        south, north = state.stores
        params = {"ending": over.ending, "points": over.points, "south": south, "north": north}
        return Event("over", winner, (), params)


def _added(pair: tuple[int, int], seat: int, beans: int) -> tuple[int, int]:
    return (pair[0] + beans, pair[1]) if seat == 0 else (pair[0], pair[1] + beans)
