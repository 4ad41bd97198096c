"""One game of an experiment, and what is written down of it."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from alveus.core.errors import AlveusError
from alveus.core.events import Event
from alveus.core.game import CHANCE, OVER, Game
from alveus.core.stream import Stream
from alveus.lab.policies import BrokenError, Policy

BEFORE = -1
"""The seat of nobody: of a draw, and of a game that has not begun."""
UNSEEN = -1
SCALE = 1000
"""A standing is written in thousandths."""


class Record(NamedTuple):
    """A game as the file has it: whole numbers and codes, so that sums never depend on order."""

    reading: int
    pair: int
    order: int
    """0 where the first player has the first seat, 1 where he has the second one."""
    end: str
    """`won`, `drawn`, `cut`, or `broken` where a player did not play."""
    winner: int
    """The seat that won; of a broken game that which broke it; else -1."""
    starter: int
    """The seat with the first turn."""
    turns: int
    decisions: int
    points: int
    ending: str
    leads: int
    """How often the lead changed; -1 where nobody has told how it stands."""
    lowest: int
    """The winner's lowest standing, in thousandths; -1 where nobody has told."""
    events: dict[str, int]
    """How often each thing happened."""
    choices: dict[int, int]
    """How often there was so much to choose from."""


class Standing:
    """Who leads, as the players themselves see it."""

    def __init__(self) -> None:
        self.changes = 0
        self.lowest = [SCALE, SCALE]
        self.complete = True
        self._leader: int | None = None

    def note(self, seat: int, worth: float | None) -> None:
        """Takes down the chance of winning that a seat sees."""
        if worth is None:
            self.complete = False
            return
        share = min(SCALE, max(0, round(SCALE * worth)))
        for side, value in ((seat, share), (1 - seat, SCALE - share)):
            self.lowest[side] = min(self.lowest[side], value)
        leader = seat if 2 * share > SCALE else 1 - seat if 2 * share < SCALE else self._leader
        self.changes += self._leader is not None and leader != self._leader
        self._leader = leader


def pair_key(seed: str, pair: int) -> bytes:
    """The seed of a pair's chance: of the experiment's seed and the pair's number alone."""
    return hashlib.sha256(json.dumps([seed, pair]).encode()).digest()


def play_game(
    game: Game[Any, Any],
    players: Sequence[Policy],
    key: bytes,
    place: tuple[int, int, int],
    limit: int,
    opening: int,
) -> Record:
    """The record of a game; `place` is its reading, pair and order."""
    order = place[2]
    seated = players[0], players[1]
    seats = seated if order == 0 else seated[::-1]
    seeds = [hashlib.sha256(key + bytes([order ^ seat])).digest() for seat in (0, 1)]
    streams = [int.from_bytes(seed[:6], "big") for seed in seeds]
    state = game.opening()
    thrown_first = game.actor(state) == CHANCE
    by_chance = thrown_first and not game.info.hidden
    if not thrown_first:
        state = _open_at_random(game, state, key, opening)
    throws = turns = decisions = 0
    starter, before = BEFORE, BEFORE
    events: Counter[str] = Counter()
    choices: Counter[int] = Counter()
    standing = Standing()
    end, winner = "cut", BEFORE
    while (actor := game.actor(state)) != OVER and turns < limit:
        if actor == CHANCE:
            turn = game.turn(state)
            if by_chance and turn is not None:
                turns += 1
                starter = turn if starter == BEFORE else starter
            state, told = game.apply(state, game.chance(state, Stream(key, throws)))
            _count(events, told)
            throws += 1
            continue
        if not by_chance and (actor != before or not game.info.hidden):
            turns += 1
            starter = actor if starter == BEFORE else starter
        before, decisions = actor, decisions + 1
        known = game.information_state(state, actor)
        open_to = game.moves(known) if game.info.hidden else game.ends(known)
        try:
            try:
                chosen = seats[actor].answer(game, known, actor, _mix(streams[actor], decisions))
            finally:
                choices[len(open_to)] += 1  # now: who has chosen has often counted them
            standing.note(actor, chosen.worth)
            for move in game.parse(state, chosen.text):
                state, told = game.apply(state, move)
                _count(events, told)
        except (AlveusError, BrokenError) as wrong:
            if type(seats[actor]) is Policy:
                raise
            end, winner = "broken", actor
            events[wrong.code if isinstance(wrong, AlveusError) else str(wrong)] += 1
            break
    outcome = game.outcome(state)
    if outcome is not None:
        end = "drawn" if outcome.winner is None else "won"
        winner = BEFORE if outcome.winner is None else outcome.winner
    seen = standing.complete and decisions > 0
    return Record(
        *place,
        end,
        winner,
        starter,
        turns,
        decisions,
        outcome.points if outcome and end == "won" else 0,
        outcome.ending if outcome else "",
        standing.changes if seen else UNSEEN,
        standing.lowest[winner] if seen and end == "won" else UNSEEN,
        dict(sorted(events.items())),
        dict(sorted(choices.items())),
    )


def _count(events: Counter[str], told: Iterable[Event]) -> None:
    for event in told:
        if event.code:
            events[event.code] += 1


def _open_at_random(game: Game[Any, Any], state: Any, key: bytes, turns: int) -> Any:
    """A game without chance after some moves at random, so that no two pairs are the same."""
    chance = Stream(key)
    for _ in range(turns):
        ends = game.ends(state)
        following = ends[chance.below(len(ends))]
        if game.actor(following) == OVER:
            return state
        state = following
    return state


def _mix(stream: int, number: int) -> int:
    """The seed of a decision (Steele, Lea and Flood's SplitMix64, OOPSLA 2014)."""
    mask = (1 << 64) - 1
    mixed = (stream + number * 0x9E3779B97F4A7C15) & mask
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & mask
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & mask
    return mixed ^ (mixed >> 31)
