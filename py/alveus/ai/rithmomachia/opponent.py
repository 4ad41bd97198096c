"""The opponent of the battle of numbers: its levels, its choice, its advice and its analysis."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from random import Random

from alveus.ai.answers import Advice, Analysis, Choice, Prospect
from alveus.ai.rithmomachia.battle import FAR, Position
from alveus.ai.rithmomachia.distances import NEVER
from alveus.ai.rithmomachia.evaluation import CALM, STONE, Evaluation, battle, play
from alveus.ai.rithmomachia.reasons import reason, route
from alveus.ai.search.budget import Budget, NodeBudget
from alveus.ai.search.greedy import best_result
from alveus.ai.search.principal import WINDOW, WON, Found, Search
from alveus.core.errors import IllegalMove
from alveus.core.events import Message, say
from alveus.core.progress import report
from alveus.rithmomachia.course import position_hash
from alveus.rithmomachia.game import RithmomachiaGame
from alveus.rithmomachia.layout import name
from alveus.rithmomachia.slots import paths
from alveus.rithmomachia.state import Move, Placing, State, Step

UNIT = "stones"
"""Worths are in stones."""
WIN = 100
"""What a game is worth that is won for certain."""
KEPT = 10
"""The moves that an analysis looks into deeper than the others."""
ALIKE = STONE
"""What a move may be worth less than another and still be advised for its plan."""
PLANNED = ("nears", "nears_pyramid")
"""The reasons of a move with which a stone sets out for a square."""
DOUBT = 2.0
"""Stones by which a guess may err: less is no mistake."""
DEEPEST = 12
"""Plies beyond which nobody looks."""
OPEN_NODES = 2_500
"""Positions the strongest level looks at without a limit: a third of a second in CPython."""
DRAWN = -2 * STONE
"""What a draw by repetition is worth: who has a little less than the other plays on."""
PATIENCE = 6
"""Quiet plies after which threats count once more: a hundred of them draw the game."""


@dataclass(frozen=True)
class Level:
    """How well an opponent sees; whoever sees less errs like a person, not by chance.

    He looks `depth` plies ahead, overlooks sums over more than `sight` steps and those that meet
    a pyramid over more than `watch`, and sees the end of a plan when it is no more than `horizon`
    moves away, of the other side's `enemy_horizon`.  `slip` is the usual error of his judgment, in
    hundredths of a stone.
    """

    depth: int = DEEPEST
    sight: int = FAR
    watch: int = FAR
    horizon: int = NEVER
    enemy_horizon: int = NEVER
    slip: int = 0


@dataclass
class _Root:
    """One of the moves to choose from, with what was found behind it."""

    move: Move
    after: Position
    sign: int
    """1 where the same side goes on, -1 where the other is to answer."""
    hope: int
    """What it is worth because the other side may overlook what it does, and by a slip."""
    seen: int
    """How often the position that it leads to has been there: the third time draws the game."""
    found: Found[Move] = field(default_factory=lambda: Found(0, ()))
    before: Found[Move] | None = None
    """What the look before found, one ply less deep."""

    @property
    def decided(self) -> bool:
        """Whether the game is won or lost after it, whatever is played."""
        return abs(self.found.value) > WON // 2

    @property
    def worth(self) -> float:
        """Its worth for people, in stones.

        A look that ends after an own move sees more of the own plans than one that ends after the
        other's, so what two looks found, one ply apart, is taken at its mean.
        """
        value = float(self.found.value)
        if self.decided:
            value = WIN * STONE if value > 0 else -WIN * STONE
        elif self.before is not None and abs(self.before.value) <= WON // 2:
            value = (value + self.before.value) / 2
        return self.sign * value / STONE

    @property
    def value(self) -> int:
        """Its worth as far as it was looked into; a repetition brings it nearer to a draw."""
        whole = self.hope + self.sign * self.found.value
        return (whole * (2 - self.seen) + DRAWN * self.seen) // 2

    def window(self, least: int) -> tuple[int, int]:
        """The worths of what lies behind it that are worth knowing, if it must beat another."""
        if self.seen:
            return -WINDOW, WINDOW
        if self.sign > 0:
            return least - self.hope, WINDOW
        return -WINDOW, self.hope - least


@dataclass(frozen=True)
class BattleOpponent:
    """The computer at the battle of numbers, by its levels, weakest first."""

    levels: Mapping[str, Level]

    def choose(
        self, game: RithmomachiaGame, known: State, seat: int, level: str, budget: Budget, seed: int
    ) -> Generator[Message, None, Choice]:
        """The move a level makes.  Raises IllegalMove `game_over`."""
        thinker = _Thinker(game, known, self.levels[level], budget)
        best = yield from thinker.choose(Random(seed))
        found = thinker.prospect(best)
        nodes, depth = thinker.search.nodes, thinker.depth
        return Choice(found.text, found.value, UNIT, found.line, nodes, depth)

    def advise(
        self, game: RithmomachiaGame, known: State, seat: int, level: str, budget: Budget, seed: int
    ) -> Generator[Message, None, Advice]:
        """A move that is as good as any, with its plan."""
        return (yield from self.advise_on(game, known, seat, level, budget, seed, ""))

    def advise_on(
        self,
        game: RithmomachiaGame,
        known: State,
        seat: int,
        level: str,
        budget: Budget,
        seed: int,
        last: str,
    ) -> Generator[Message, None, Advice]:
        """The same, but nothing that undoes the `last` own move."""
        thinker = _Thinker(game, known, self.levels[level], budget, _way_back(last))
        best, why = yield from thinker.recommend(Random(seed))
        found = thinker.prospect(best)
        path: tuple[str, ...] = ()
        plan: tuple[str, ...] = (found.text,)
        if isinstance(best.move, Step):
            path = (name(best.move.source), name(best.move.target))
            if why.code in PLANNED:
                plan += tuple(map(name, route(game, known, best.move)))
        elif isinstance(best.move, Placing):
            path = next(paths(known, best.move))
        return Advice(found.text, path, why, found.value, UNIT, (), plan)

    def explain(self, game: RithmomachiaGame, known: State, seat: int, text: str) -> Message:
        """What a move is for."""
        return reason(game, known, game.parse(known, text)[0])

    def analyse(
        self, game: RithmomachiaGame, known: State, seat: int, budget: Budget, played: str = ""
    ) -> Generator[Message, None, Analysis]:
        """Every legal move with its worth and line, until the budget is used up."""
        thinker = _Thinker(game, known, list(self.levels.values())[-1], budget)
        yield from thinker.weigh_all(played)
        prospects = tuple(thinker.prospect(root) for root in thinker.roots)
        return Analysis(seat, UNIT, prospects, thinker.depth + 1, DOUBT)

    def play_greedily(self, game: RithmomachiaGame, known: State, seat: int, seed: int) -> str:
        """The action after which one has taken most stones beyond the other's."""
        return best_result(
            game,
            known,
            lambda state: len(state.reserves[seat]) - len(state.reserves[1 - seat]),
            seed,
        )


class _Thinker:
    """One decision under way."""

    def __init__(
        self,
        game: RithmomachiaGame,
        known: State,
        level: Level,
        budget: Budget,
        without: str = "",
    ) -> None:
        if known.over is not None:
            raise IllegalMove("game_over")
        self.game = game
        self.known = known
        self.level = level
        light = battle(game, level.sight, level.watch)
        urgency = CALM + known.clock // PATIENCE
        held = known.reserves[known.turn]
        evaluation = Evaluation(
            game, known.board, known.turn, held, level.horizon, level.enemy_horizon, urgency
        )
        self.depth = 0
        """The plies behind every move that have been looked at."""
        self.limits = _budget(budget)
        self.search = Search(play(light, evaluation), NodeBudget(self.limits))
        here = light.position(known)
        self.roots = []
        for move in _but(game, known, without):
            after = light.play(here, move)
            sign = 1 if after.turn == here.turn else -1
            hope = evaluation.hope(after) if sign < 0 else 0
            root = _Root(move, after, sign, hope, _seen(known, after))
            self.roots.append(root)
        self.looked = self.roots
        """The moves that were looked into as deep as any."""

    def choose(self, random: Random) -> Generator[Message, None, _Root]:
        """The best move that the level sees; of equal ones any."""
        random.shuffle(self.roots)
        if self.level.slip:
            for root in self.roots:
                root.hope += round(random.gauss(0, self.level.slip))
        return (yield from self._best())

    def weigh_all(self, played: str = "") -> Generator[Message, None, None]:
        """Looks into every move alike, then into the best and the played one, ply by ply.

        Only what was looked into to the end counts; a move that was left behind stays behind.  The
        first look at every move takes what it takes: without it nothing is known of any.
        """
        looked, limited = self.roots, self.search.budget
        self.search.budget = NodeBudget(Budget())
        for depth in range(self.level.depth):
            found: list[Found[Move]] = []
            for root in looked:
                one = yield from self._search(root, depth, -WINDOW, WINDOW)
                if one is None:
                    return
                found.append(one)
            for root, one in zip(looked, found, strict=True):
                root.before, root.found = root.found if depth else None, one
            if not depth:
                limited.nodes += self.search.budget.nodes
                self.search.budget = limited
            self.depth = depth
            self.looked = looked
            looked = self._best_few(played)

    def _best_few(self, played: str) -> list[_Root]:
        """The moves that look best, and the one that was played."""
        order = sorted(self.looked, key=lambda root: -root.worth)
        few = order[:KEPT]
        few += [
            root
            for root in order[KEPT:]
            if played and self.game.text(self.known, root.move) == played
        ]
        return few

    def recommend(self, random: Random) -> Generator[Message, None, tuple[_Root, Message]]:
        """The move that the level would make, and why; for one without a plan one that has a plan.

        That one is worth nearly as much, as deep as was looked, within the same limits again.
        """
        if len(self.roots) == 1:
            return self.roots[0], say("only_move")
        best = yield from self.choose(random)
        why = reason(self.game, self.known, best.move)
        if why.code != "waits" or best.decided:
            return best, why
        self.search.budget = NodeBudget(self.limits)
        least = best.value - ALIKE
        for root in self.roots:
            plan = reason(self.game, self.known, root.move)
            if plan.code == "waits":
                continue
            found = yield from self._search(root, self.depth, *root.window(least))
            if found is None:
                break
            root.found = found
            if root.value > least:
                best, why, least = root, plan, root.value
        return best, why

    def evaluate(self, root: _Root) -> tuple[float, bool]:
        """A move's worth for people, and whether it is certain.

        One that was not looked into as deep as the others is worth no more than the least of
        these.
        """
        if any(root is other for other in self.looked):
            return root.worth, root.decided
        return min(root.worth, min(other.worth for other in self.looked[:KEPT])), root.decided

    def prospect(self, root: _Root) -> Prospect:
        """What a move leads to, for the eyes of people; only a decided game is certain."""
        line = [self.game.text(self.known, root.move)]
        state, _ = self.game.apply(self.known, root.move)
        for move in root.found.line:
            if state.over is not None or move not in self.game.moves(state):
                break
            line.append(self.game.text(state, move))
            state, _ = self.game.apply(state, move)
        worth, certain = self.evaluate(root)
        return Prospect(line[0], worth, certain, tuple(line))

    def _best(self) -> Generator[Message, None, _Root]:
        """The best move, looked for one ply deeper at a time.

        Where the budget ends within a round, the leader of the part that is done stands, for the
        best move of the round before was the first to be looked into again.
        """
        for depth in range(self.level.depth):
            leader: _Root | None = None
            for root in self.roots:
                low, high = root.window(-WINDOW if leader is None else leader.value)
                found = yield from self._search(root, depth, low, high)
                if found is None:
                    return leader or self.roots[0]
                root.found = found
                if leader is None or root.value > leader.value:
                    leader = root
            self.roots.sort(key=lambda root: root is not leader)
            self.depth = depth
            if len(self.roots) == 1 or abs(self.roots[0].value) > WON // 2:
                break
        return self.roots[0]

    def _search(
        self, root: _Root, depth: int, low: int, high: int
    ) -> Generator[Message, None, Found[Move] | None]:
        """What is found so deep behind a move; of one that does not beat the leader a bound."""
        progress = say("thinking", done=depth, of=self.level.depth)
        return (yield from report(self.search.search(root.after, depth, low, high), progress))


def _way_back(last: str) -> str:
    """The move that undoes one; "" for none."""
    source, _, target = last.partition("-")
    return f"{target}-{source}" if target else ""


def _but(game: RithmomachiaGame, known: State, without: str) -> list[Move]:
    """The legal moves but one, unless there is no other."""
    moves = game.moves(known)
    return [move for move in moves if game.text(known, move) != without] or list(moves)


def _seen(known: State, after: Position) -> int:
    """How often a position has been there since the last capture."""
    reached = State(after.board, after.turn, after.taken)
    return min(2, known.seen.count(position_hash(reached))) if known.seen else 0


def _budget(budget: Budget) -> Budget:
    """The limits of who asks, or the usual one."""
    without = budget.nodes is None and budget.seconds is None
    return Budget(nodes=OPEN_NODES) if without else budget
