"""Play an experiment's games in parts (ranges of pairs of games), with a record of each game."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from alveus.core.errors import AlveusError
from alveus.core.events import Event
from alveus.core.game import Game
from alveus.core.stream import Stream
from alveus.lab.game_loop import NO_SEAT, GameRun
from alveus.lab.players import Player, Turn
from alveus.lab.settings import Policy, Settings

UNKNOWN = -1
SCALE = 1000
"""A probability of winning is stored as an integer in thousandths."""


class BrokenError(Exception):
    """Failure of a user's function as a player; `args[0]` is a code, such as `late`."""


class Record(NamedTuple):
    """Result of one game of an experiment; the fields are the columns of the results file."""

    reading: int
    """Index in `Settings.readings`, the variants of the rules that the experiment compares."""
    pair: int
    """Number of the pair of games, from 0."""
    order: int
    """Game of the pair: 0 if the first player has seat 0, 1 if it has seat 1."""
    end: str
    """`won`, `drawn`, `cut` (at the limit of turns) or `broken` (a user's function failed)."""
    winner: int
    """The seat that won or, if `end` is `broken`, the seat whose function failed; otherwise -1."""
    starter: int
    """The seat with the first turn, not counting the random turns at the start of a game without
    chance."""
    turns: int
    decisions: int
    """Number of decisions of both players."""
    points: int
    """Points of the winner; 0 without a winner."""
    ending: str
    """Code for the way in which the game ended; "" if it was stopped at the limit of turns or by
    the failure of a user's function."""
    leads: int
    """How often the lead (higher estimated winning chance) changed sides; -1 if not estimated."""
    lowest: int
    """The winner's lowest winning chance at any decision of the game, in thousandths, as estimated
    by the player to move; -1 if the game is not won or a decision has no estimate."""
    events: dict[str, int]
    """Number of events of the game (such as captures), keyed by code.  If `end` is `broken`, the
    code of the error that ended the game counts as an event."""
    choices: dict[int, int]
    """Number of decisions, keyed by their number of alternatives (positions in which the turn could
    end or, with hidden hands, legal moves)."""


class Part(NamedTuple):
    """A range of pairs of games: numbers `first` to `end` - 1.

    Each pair is played under every reading (rule variant) of the experiment.
    """

    first: int
    end: int


def play_part(experiment: Settings, part: Part) -> list[Record]:
    """Play the games of a part; return a record of each.

    The records are sorted by pair, then reading, then `Record.order` (first or second game).
    """
    games = experiment.rules()
    return [_play_game(experiment, games[at[0]], at) for at in places_of(experiment, part)]


def places_of(experiment: Settings, part: Part) -> list[tuple[int, int, int]]:
    """Return (reading, pair, order) of each game of a part, sorted by pair, reading and order.

    A part is a range of pairs.  `reading` is an index of `experiment.readings`.  `order` is 0 for
    the first game of the pair, 1 for the second.
    """
    return [
        (reading, pair, order)
        for pair in range(part.first, part.end)
        for reading in range(len(experiment.readings))
        for order in (0, 1)
    ]


def _play_game(experiment: Settings, game: Game[Any, Any], place: tuple[int, int, int]) -> Record:
    _, pair, order = place
    key = hashlib.sha256(json.dumps([experiment.seed, pair]).encode()).digest()
    seats = experiment.players[:: -1 if order else 1]
    seeds = [hashlib.sha256(key + bytes([order ^ seat])).digest() for seat in (0, 1)]
    streams = [int.from_bytes(seed[:6], "big") for seed in seeds]
    notes = _Notes()
    players = [_NotedPlayer(player, notes) for player in seats]
    run = GameRun(game, key, experiment.opening, Stream(key).below)
    end, winner = "cut", NO_SEAT

    def seed_of(run: GameRun) -> int:
        return _mix(streams[run.actor], run.decisions)

    try:
        run.play(players, seed_of, experiment.limit, notes.count_events)
    except (AlveusError, BrokenError) as error:
        if run.actor < 0 or type(seats[run.actor]) is Policy:
            raise
        end, winner = "broken", run.actor
        notes.events[error.code if isinstance(error, AlveusError) else str(error)] += 1
    outcome = run.outcome
    if outcome is not None:
        end = "drawn" if outcome.winner is None else "won"
        winner = NO_SEAT if outcome.winner is None else outcome.winner
    rated = notes.all_rated and run.decisions > 0
    return Record(
        *place,
        end,
        winner,
        run.starter,
        run.turns,
        run.decisions,
        outcome.points if outcome and end == "won" else 0,
        outcome.ending if outcome else "",
        notes.lead_changes if rated else UNKNOWN,
        notes.lowest[winner] if rated and end == "won" else UNKNOWN,
        dict(sorted(notes.events.items())),
        dict(sorted(notes.choices.items())),
    )


class _Notes:
    def __init__(self) -> None:
        self.events: Counter[str] = Counter()
        self.choices: Counter[int] = Counter()
        self.lead_changes = 0
        self.lowest = [SCALE, SCALE]
        self.all_rated = True
        """True if the players have estimated their chances at every decision."""
        self._leader: int | None = None

    def count_events(self, events: Sequence[Event]) -> None:
        for event in events:
            if event.code:
                self.events[event.code] += 1

    def note_chance(self, seat: int, chance: float | None) -> None:
        """Note a seat's estimate of its winning chance (0 to 1); None if it gives no estimate."""
        if chance is None:
            self.all_rated = False
            return
        share = min(SCALE, max(0, round(SCALE * chance)))
        for side, value in ((seat, share), (1 - seat, SCALE - share)):
            self.lowest[side] = min(self.lowest[side], value)
        leader = seat if 2 * share > SCALE else 1 - seat if 2 * share < SCALE else self._leader
        self.lead_changes += self._leader is not None and leader != self._leader
        self._leader = leader


@dataclass(frozen=True)
class _NotedPlayer:
    player: Player
    notes: _Notes

    def choose(self, game: Game[Any, Any], observation: Any, seat: int, seed: int) -> Turn:
        alternatives = game.moves(observation) if game.info.hidden else game.ends(observation)
        try:
            turn = self.player.choose(game, observation, seat, seed)
        finally:  # after the choice, because the player has often computed the lazy sequence
            self.notes.choices[len(alternatives)] += 1
        self.notes.note_chance(seat, turn.chance)
        return turn


def _mix(stream: int, number: int) -> int:
    """Derive the seed of decision `number` from the seed `stream` (SplitMix64, Steele et al.)."""
    mask = (1 << 64) - 1
    mixed = (stream + number * 0x9E3779B97F4A7C15) & mask
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & mask
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & mask
    return mixed ^ (mixed >> 31)
