"""The opponent of the battle of numbers: its levels, its choice, its advice and its analysis."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from random import Random
from types import MappingProxyType

from alveus.ai.answers import Advice, Analysis, Choice, Prospect
from alveus.ai.evaluate.battle import Position
from alveus.ai.evaluate.rithmomachia import STONE, play, thoughts
from alveus.ai.reasons import reason
from alveus.ai.search.meter import Budget, Meter
from alveus.ai.search.principal import WINDOW, WON, Found, Search
from alveus.core.errors import IllegalMove
from alveus.core.events import Message, say
from alveus.rithmomachia.game import RithmomachiaGame
from alveus.rithmomachia.layout import name
from alveus.rithmomachia.slots import paths
from alveus.rithmomachia.state import Move, Placing, State, Step

UNIT = "stones"
"""Worths are in stones; a game won is worth as much as thousands."""
DEEPEST = 12
"""Plies beyond which nobody looks."""
OPEN_NODES = 2_500
"""Positions the strongest level looks at without a limit: a third of a second in CPython."""
PATIENCE = 10
"""Quiet plies after which threats count once more: a hundred of them draw the game."""


@dataclass(frozen=True)
class Level:
    """How well an opponent sees.

    He looks `depth` plies ahead and at no more than `nodes` positions; `slip` is the usual error
    of his judgment in stones.  No slip is so large that a pyramid is left in danger for it.
    """

    depth: int = DEEPEST
    nodes: int | None = None
    slip: float = 0.0


LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        "discipulus": Level(depth=1, slip=1.0),
        "calculator": Level(depth=1, slip=0.25),
        "computista": Level(depth=2, slip=0.1),
        "magister": Level(),
    }
)
"""From the pupil of a cathedral school, by the reckoner and the computist, to the master."""


@dataclass
class _Root:
    """One of the moves to choose from, with what was found behind it."""

    move: Move
    after: Position
    hope: int
    """What its threats are worth because they may be overlooked."""
    found: Found[Move] = field(default_factory=lambda: Found(0, ()))

    @property
    def value(self) -> int:
        """Its worth as far as it was looked into."""
        return self.hope - self.found.value


def choose(
    game: RithmomachiaGame, known: State, seat: int, level: str, budget: Budget, seed: int
) -> Generator[Message, None, Choice]:
    """The move a level makes.  Raises IllegalMove `game_over`."""
    thinker = _Thinker(game, known, LEVELS[level], budget)
    best = yield from thinker.chosen(Random(seed))
    found = thinker.prospect(best)
    return Choice(found.text, found.value, UNIT, found.line, thinker.search.nodes)


def advise(
    game: RithmomachiaGame, known: State, seat: int, level: str, budget: Budget, seed: int
) -> Generator[Message, None, Advice]:
    """The move a level would make, with the reason that fits it best."""
    thinker = _Thinker(game, known, LEVELS[level], budget)
    best = yield from thinker.chosen(Random(seed))
    found = thinker.prospect(best)
    path: tuple[str, ...] = ()
    if isinstance(best.move, Step):
        path = (name(best.move.source), name(best.move.target))
    elif isinstance(best.move, Placing):
        path = next(paths(known, best.move))
    why = say("only_move") if len(thinker.roots) == 1 else reason(game, known, best.move)
    return Advice(found.text, path, why, found.value, UNIT)


def analyse(
    game: RithmomachiaGame, known: State, seat: int, budget: Budget
) -> Generator[Message, None, Analysis]:
    """Every legal move with its worth and line, until the budget is used up."""
    thinker = _Thinker(game, known, Level(), budget)
    yield from thinker.weigh_all()
    return Analysis(seat, UNIT, tuple(thinker.prospect(root) for root in thinker.roots))


class _Thinker:
    """One decision under way."""

    def __init__(self, game: RithmomachiaGame, known: State, level: Level, budget: Budget) -> None:
        if known.over is not None:
            raise IllegalMove("game_over")
        self.game = game
        self.known = known
        self.level = level
        self.search = Search(play(game), Meter(_budget(level, budget)))
        battle, judgment = thoughts(game)
        here = battle.position(known)
        afters = [(move, battle.play(here, move)) for move in game.moves(known)]
        eager = 1 + known.clock // PATIENCE
        self.roots = [_Root(move, after, eager * judgment.hope(after)) for move, after in afters]

    def chosen(self, random: Random) -> Generator[Message, None, _Root]:
        """The move of the level: the best it sees, with its slips."""
        random.shuffle(self.roots)
        if not self.level.slip:
            return (yield from self._best())
        yield from self.weigh_all()
        slip = self.level.slip * STONE
        return max(self.roots, key=lambda root: root.value + random.gauss(0, slip))

    def weigh_all(self) -> Generator[Message, None, None]:
        """Looks into every move alike, one ply deeper at a time."""
        for depth in range(self.level.depth):
            for root in self.roots:
                found = yield from self._look(root, depth, -WINDOW, WINDOW)
                if found is None:
                    return
                root.found = found

    def prospect(self, root: _Root) -> Prospect:
        """What a move leads to, for the eyes of people; only a decided game is certain."""
        line = [self.game.text(self.known, root.move)]
        state, _ = self.game.apply(self.known, root.move)
        for move in root.found.line:
            if state.over is not None or move not in self.game.moves(state):
                break
            line.append(self.game.text(state, move))
            state, _ = self.game.apply(state, move)
        certain = abs(root.found.value) > WON // 2
        return Prospect(line[0], -root.found.value / STONE, certain, tuple(line))

    def _best(self) -> Generator[Message, None, _Root]:
        """The best move, looked for one ply deeper at a time.

        Where the budget ends within a round, the leader of the part that is done stands, for the
        best move of the round before was the first to be looked into again.
        """
        for depth in range(self.level.depth):
            leader: _Root | None = None
            for root in self.roots:
                high = WINDOW if leader is None else root.hope - leader.value
                found = yield from self._look(root, depth, -WINDOW, high)
                if found is None:
                    return leader or self.roots[0]
                root.found = found
                if leader is None or root.value > leader.value:
                    leader = root
            self.roots.sort(key=lambda root: root is not leader)
            if len(self.roots) == 1 or abs(self.roots[0].value) > WON // 2:
                break
        return self.roots[0]

    def _look(
        self, root: _Root, depth: int, low: int, high: int
    ) -> Generator[Message, None, Found[Move] | None]:
        """What is found so deep behind a move; of one that does not beat the leader a bound."""
        looking = self.search.look(root.after, depth, low, high)
        while True:
            try:
                next(looking)
            except StopIteration as end:
                found: Found[Move] | None = end.value
                return found
            yield say("thinking", done=depth, of=self.level.depth)


def _budget(level: Level, budget: Budget) -> Budget:
    """The limits of the level and of who asks, whichever are closer."""
    limits = [limit for limit in (level.nodes, budget.nodes) if limit is not None]
    if not limits and budget.seconds is None:
        limits = [OPEN_NODES]
    return Budget(min(limits, default=None), budget.seconds)
