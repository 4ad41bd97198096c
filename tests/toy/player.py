"""Opponent of the toy game: the expert looks one move ahead, the novice plays at random."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from random import Random
from types import MappingProxyType

from tests.toy.noughts import Noughts, State

from alveus.ai.answers import Advice, Choice, Opponent
from alveus.ai.search.budget import Budget
from alveus.ai.search.greedy import best_result
from alveus.core.events import Message, say


class Player:
    levels: Mapping[str, bool] = MappingProxyType({"novice": False, "expert": True})

    def choose(
        self, game: Noughts, known: State, seat: int, level: str, budget: Budget, seed: int
    ) -> Generator[Message, None, Choice]:
        yield say("thinking", done=0, of=1)
        if self.levels[level]:
            text = self.play_greedily(game, known, seat, seed)
        else:
            text = game.text(known, Random(seed).choice(game.moves(known)))
        return Choice(text, 0.0, "points", (text,), 1)

    def advise(
        self, game: Noughts, known: State, seat: int, level: str, budget: Budget, seed: int
    ) -> Generator[Message, None, Advice]:
        choice = yield from self.choose(game, known, seat, level, budget, seed)
        return Advice(choice.text, (choice.text,), say("best"), choice.value, choice.unit)

    def play_greedily(self, game: Noughts, known: State, seat: int, seed: int) -> str:
        def prize(state: State) -> float:
            return float(state.over is not None and state.over.winner == seat)

        return best_result(game, known, prize, seed)


OPPONENT: Opponent = Player()
