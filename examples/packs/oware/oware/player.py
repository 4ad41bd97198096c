"""The computer player: alpha-beta search at three levels.

A position is evaluated by the captured seeds.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from random import Random
from types import MappingProxyType

from alveus.pack import Message, say
from alveus.pack_ai import (
    WON,
    Advice,
    Budget,
    Choice,
    NodeBudget,
    Opponent,
    Play,
    Search,
    best_result,
    report,
)
from oware.game import Oware
from oware.rules import State, legal_moves, play, sow
from oware.view import PLACES


class Player:
    """The computer player: moves and hints.  A level is a search depth."""

    levels: Mapping[str, int] = MappingProxyType({"novice": 1, "player": 3, "elder": 7})

    def choose(
        self, game: Oware, known: State, seat: int, level: str, budget: Budget, seed: int
    ) -> Generator[Message, None, Choice]:
        """Return the best move at the depth of a level; equally good moves at random."""
        limit = 4_000 if budget.nodes is None else budget.nodes
        search = Search(_rules(game), NodeBudget(Budget(limit, budget.seconds)), deepest=0)
        moves = legal_moves(known)
        Random(seed).shuffle(moves)
        best, line, value, depth = moves[0], (moves[0],), 0, 0
        for deeper in range(1, self.levels[level] + 1):
            progress = say("thinking", done=depth, of=self.levels[level])
            found = yield from report(search.search(known, deeper), progress)
            if found is None or not found.line:
                break
            best, line, value, depth = found.line[0], found.line, found.value, deeper
        texts = tuple(str(move % 6 + 1) for move in line)
        seeds = max(-48.0, min(48.0, float(value)))
        return Choice(game.text(known, best), seeds, "seeds", texts, search.nodes + 1, depth)

    def advise(
        self, game: Oware, known: State, seat: int, level: str, budget: Budget, seed: int
    ) -> Generator[Message, None, Advice]:
        """Return the move that a level would make, and the reason."""
        choice = yield from self.choose(game, known, seat, level, budget, seed)
        [house] = game.parse(known, choice.text)
        reason = _reason(game, known, house)
        return Advice(choice.text, (PLACES[house],), reason, choice.value, choice.unit)

    def play_greedily(self, game: Oware, known: State, seat: int, seed: int) -> str:
        """Return the move that captures most."""
        return best_result(game, known, lambda state: state.stores[seat], seed)


def _rules(game: Oware) -> Play[State, int]:
    """Return the rules and the evaluation in the form that the search needs."""
    return Play(
        turn=lambda state: state.turn,
        ended=lambda state: None if state.over is None else _final_value(state),
        moves=legal_moves,
        play=lambda state, move: play(game.rules, state, move),
        evaluate=_balance,
        stand_pat=_balance,
        replies=lambda state: (),
    )


def _balance(state: State) -> int:
    """Return the captured seeds of the side to move, minus those of the opponent."""
    return state.stores[state.turn] - state.stores[1 - state.turn]


def _final_value(state: State) -> int:
    if state.over is None or state.over.winner is None:
        return 0
    return WON if state.over.winner == state.turn else -WON


def _reason(game: Oware, known: State, house: int) -> Message:
    """Return the first reason for a move that applies."""
    count = sow(game.rules, known, house).count
    if count:
        return say("captures", count=count)
    after = game.advance(known, house)
    if _most(game, after) < _most(game, known._replace(turn=1 - known.turn)):
        return say("saves")
    return say("ahead")


def _most(game: Oware, state: State) -> int:
    """Return the largest number of seeds that the side to move can capture."""
    return max((sow(game.rules, state, house).count for house in legal_moves(state)), default=0)


OPPONENT: Opponent = Player()
