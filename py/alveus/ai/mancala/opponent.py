"""The opponent of the games of sowing: its levels, its choice, its advice and its analysis."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random

from alveus.ai.answers import Advice, Analysis, Choice, Prospect
from alveus.ai.mancala import endtable
from alveus.ai.mancala.beans import pack, pit_of
from alveus.ai.mancala.book import pit_to_empty
from alveus.ai.mancala.evaluation import BEAN, NO_WEIGHTS, WEIGHTS, play
from alveus.ai.mancala.level import DEEPEST, OPEN_NODES, Level, limits
from alveus.ai.mancala.proof import Proof
from alveus.ai.mancala.recollection import Recollection
from alveus.ai.search.alphabeta import WINDOW, Found, Search
from alveus.ai.search.budget import Budget, NodeBudget
from alveus.ai.search.greedy import best_result
from alveus.core.errors import IllegalMove
from alveus.core.events import Message, say
from alveus.core.progress import finish, report
from alveus.mancala.game import MancalaGame
from alveus.mancala.layout import place
from alveus.mancala.ruleset import PITS
from alveus.mancala.sowing import sow
from alveus.mancala.state import SKIP, State

UNIT = "beans"
"""Worths are the surplus of beans with which the game ends."""
SHOWN = 12
"""Plies of a line that are told."""
DOUBT = 2.0
"""Beans by which a guess may err: less is no mistake."""
PROVABLE = 40
"""Beans with which half of the budget goes into proving what the position is worth."""
FORCED = 4
"""Plies that are looked ahead where there is only one move, or the book names it."""


@dataclass
class _Root:
    """One of the moves to choose from."""

    move: int
    gain: int
    """What it takes at once, or all it brings where it ends the game."""
    board: int | None
    """The board after it as the other player sees it; None where the game is over."""
    found: Found[int] = field(default_factory=lambda: Found(0, 0, False, ()))

    @property
    def value(self) -> int:
        """Its worth as far as it was looked into."""
        return self.gain * BEAN - self.found.value

    @property
    def exact(self) -> bool:
        """Whether the search knows its worth."""
        return self.board is None or self.found.solved


@dataclass(frozen=True)
class MancalaOpponent:
    """The computer at a game of sowing, by its levels, weakest first."""

    levels: Mapping[str, Level]
    recalled: Recollection = field(default_factory=Recollection, compare=False, repr=False)

    def choose(
        self, game: MancalaGame, known: State, seat: int, level: str, budget: Budget, seed: int
    ) -> Generator[Message, None, Choice]:
        """The pit a level empties.  Raises IllegalMove `game_over`."""
        thinker = self._thinker(game, known, self.levels[level], budget)
        best = yield from thinker.choose(Random(seed))
        prospect = thinker.prospect(best)
        nodes, depth = thinker.nodes, best.found.depth
        return Choice(prospect.text, prospect.value, UNIT, prospect.line, nodes, depth)

    def advise(
        self, game: MancalaGame, known: State, seat: int, level: str, budget: Budget, seed: int
    ) -> Generator[Message, None, Advice]:
        """The pit a level would empty, with the reason that fits it best."""
        thinker = self._thinker(game, known, self.levels[level], budget)
        best = yield from thinker.choose(Random(seed))
        prospect = thinker.prospect(best)
        path = () if best.move == SKIP else (place(best.move),)
        why = thinker.reason(best)
        plan = prospect.line[:1]
        if why.code == "prepares":
            plan = prospect.line[0:3:2]
        return Advice(prospect.text, path, why, prospect.value, UNIT, (), plan)

    def explain(self, game: MancalaGame, known: State, seat: int, text: str) -> Message:
        """What emptying a pit is for, as a short look sees it."""
        thinker = Thinker(game, known, Level(), Budget(nodes=OPEN_NODES // 8))
        finish(thinker.weigh_all())
        return thinker.reason(
            next(root for root in thinker.roots if game.text(known, root.move) == text)
        )

    def analyse(
        self, game: MancalaGame, known: State, seat: int, budget: Budget, played: str = ""
    ) -> Generator[Message, None, Analysis]:
        """Every legal pit with its worth and line, until all are certain or the budget is spent."""
        thinker = self._thinker(game, known, Level(), budget)
        yield from thinker.weigh_all()
        prospects = tuple(thinker.prospect(root) for root in thinker.roots)
        depth = min((root.found.depth for root in thinker.roots if not root.exact), default=DEEPEST)
        return Analysis(seat, UNIT, prospects, depth + 1, DOUBT)

    def play_greedily(self, game: MancalaGame, known: State, seat: int, seed: int) -> str:
        """The pit after which one's own store is farthest ahead."""
        return best_result(
            game, known, lambda state: state.stores[seat] - state.stores[1 - seat], seed
        )

    def _thinker(self, game: MancalaGame, known: State, level: Level, budget: Budget) -> Thinker:
        """A decision under way, for the strongest by the clock with what he remembers."""
        by_clock = level.strongest and limits(level, budget).nodes is None
        return Thinker(game, known, level, budget, self.recalled if by_clock else None)


class Thinker:
    """One decision under way."""

    def __init__(
        self,
        game: MancalaGame,
        known: State,
        level: Level,
        budget: Budget,
        recalled: Recollection | None = None,
    ) -> None:
        if known.over is not None:
            raise IllegalMove("game_over")
        self.game = game
        self.known = known
        self.level = level
        self.play = play(game.rules, WEIGHTS if level.evaluates else NO_WEIGHTS)
        self.limits = limits(level, budget)
        self.board = pack(game.rules, known)
        self.recalled = (recalled or Recollection()).about(game.rules, self.board)
        self.search = Search(self.play, NodeBudget(self.limits), self.recalled.positions)
        self.proof: Proof | None = None
        self.roots = [self._root(move) for move in game.moves(known)]

    @property
    def nodes(self) -> int:
        """Positions looked at."""
        return self.search.nodes + (self.proof.nodes if self.proof else 0)

    def choose(self, random: Random) -> Generator[Message, None, _Root]:
        """The move of the level: the best it sees, with its slips."""
        if not self.level.slip:
            random.shuffle(self.roots)
            if self.level.strongest:
                booked = self._booked()
                if booked is not None:
                    found = yield from self._search(booked, FORCED)
                    booked.found = found or booked.found
                    return booked
                if self._provable():
                    return (yield from self._proven())
            return (yield from self._best())
        yield from self.weigh_all()
        slip = self.level.slip * BEAN
        return max(self.roots, key=lambda root: self._seen(root) + random.gauss(0, slip))

    def weigh_all(self) -> Generator[Message, None, None]:
        """Looks into every move alike, one ply deeper at a time."""
        for depth in range(self.level.depth):
            for root in self.roots:
                if not root.exact:
                    found = yield from self._search(root, depth)
                    if found is None:
                        return
                    root.found = found

    def prospect(self, root: _Root) -> Prospect:
        """What a move leads to, for the eyes of people."""
        stores, turn = self.known.stores, self.known.turn
        return Prospect(
            self.game.text(self.known, root.move),
            stores[turn] - stores[1 - turn] + root.value / BEAN,
            root.exact and self._certain(root),
            self._line(root),
        )

    def reason(self, best: _Root) -> Message:
        """Why a move is good, as a code: the first reason that fits."""
        prospect = self.prospect(best)
        if len(self.roots) == 1:
            return say("only_move")
        if prospect.exact:
            surplus = round(prospect.value)
            stands = "ahead" if surplus > 0 else "behind" if surplus < 0 else "even"
            return say("certain", stands=stands, count=abs(surplus))
        if best.gain:
            return say("takes", count=best.gain)
        threats = [self._threat(root) for root in self.roots]
        if self._threat(best) < max(threats):
            return say("guards", count=max(threats) - self._threat(best))
        gains = list(self._gains(best))
        if len(gains) > 1 and gains[1][1] > 1:
            pit, count = gains[1]
            return say("prepares", pit=pit, count=count)
        surplus = round(prospect.value)
        stands = "ahead" if surplus > 0 else "behind" if surplus < 0 else "even"
        return say("looks_ahead", stands=stands, count=abs(surplus), moves=best.found.depth + 1)

    def _root(self, move: int) -> _Root:
        after, _ = self.game.apply(self.known, move)
        turn = self.known.turn
        gain = after.stores[turn] - self.known.stores[turn]
        if after.over is not None:
            gain -= after.stores[1 - turn] - self.known.stores[1 - turn]
            return _Root(move, gain, None)
        return _Root(move, gain, pack(self.game.rules, after))

    def _best(self) -> Generator[Message, None, _Root]:
        """The best move: what comes after the first must beat it to be looked into closely.

        Where the budget ends within a round, the leader of the part that is done stands, for
        the best move of the round before was the first to be looked into again.
        """
        self.roots.sort(key=lambda root: root.gain, reverse=True)
        for depth in range(self.level.depth if len(self.roots) > 1 else FORCED):
            leader: _Root | None = None
            for root in self.roots:
                if root.board is not None:
                    found = yield from self._search(root, depth, leader)
                    if found is None:
                        return leader or self.roots[0]
                    root.found = found
                if leader is None or root.value > leader.value:
                    leader = root
            self.roots.sort(key=lambda root: root is not leader)
            if all(root.exact for root in self.roots):
                break
        return self.roots[0]

    def _booked(self) -> _Root | None:
        """The move that the opening book names."""
        pit = pit_to_empty(self.game.rules, self.board)
        if pit is None:
            return None
        text = str(pit_of(self.game.rules, pit) + 1)
        return next(root for root in self.roots if self.game.text(self.known, root.move) == text)

    def _provable(self) -> bool:
        """Whether few enough beans are left, under rules that a proof can be trusted with."""
        rules = self.game.rules
        few = self.board % 255 <= PROVABLE and len(self.roots) > 1
        return few and endtable.holds(rules) and not rules.skips and not rules.early_win

    def _proven(self) -> Generator[Message, None, _Root]:
        """The best move, proven if half of the budget is enough for it; the other half finds it."""
        half = self.limits.half
        self.search.budget = NodeBudget(half)
        best = yield from self._best()
        proof = self.proof = Proof(self.play, NodeBudget(half), self.recalled.facts)
        progress = say("thinking", done=best.found.depth, of=self.level.depth)
        worth = yield from report(proof.worth(self.board, best.value), progress)
        if not worth.settled:
            return best
        self.roots.sort(key=lambda root: root is not best)
        for root in self.roots:
            most = root.gain * BEAN - worth.least
            plies = 0
            if root.board is not None:
                behind = proof.bounds(root.board)
                if behind.most > most:
                    continue
                plies = behind.plies_to_most
            elif root.gain * BEAN < worth.least:
                continue
            root.found = Found(most, max(plies, worth.plies_to_most - 1), True, root.found.line)
            return root
        return best

    def _search(
        self, root: _Root, depth: int, leader: _Root | None = None
    ) -> Generator[Message, None, Found[int] | None]:
        """What is found so deep behind a move; of one that does not beat the leader a bound."""
        if root.board is None:
            return root.found
        high = WINDOW if leader is None else root.gain * BEAN - leader.value
        progress = say("thinking", done=depth, of=self.level.depth)
        return (yield from report(self.search.search(root.board, depth, -WINDOW, high), progress))

    def _seen(self, root: _Root) -> int:
        """A move's worth to the eyes of the level."""
        if root.move == SKIP or (
            self.level.chain and self.known.pits[root.move] <= self.level.count
        ):
            return root.value
        sowing = sow(self.game.rules, self.known.pits, root.move)
        seen = 0
        if sowing.taken and len(sowing.trail) <= self.level.count:
            seen = sowing.taken[0][1]
        return (seen - sowing.beans) * BEAN + root.value

    def _certain(self, root: _Root) -> bool:
        """Whether nothing outside the board can change what the search knows for certain.

        Solved lines never come back to a position, so a repetition could end them only at one
        that has occurred twice already, or where the plies that are allowed run out.
        """
        rules, known = self.game.rules, self.known
        if root.board is None:
            return True
        if rules.skips or rules.early_win:
            return False
        plies = known.clock + 1 + root.found.depth + endtable.LONGEST
        if rules.endless == "cap":
            plies += endtable.BEANS * endtable.LONGEST
        return len(set(known.seen)) == len(known.seen) and plies <= rules.limit

    def _threat(self, root: _Root) -> int:
        """The most beans the other player can take after a move."""
        replies = [] if root.board is None else self.play.replies(root.board)
        return max((gain for gain, _ in replies), default=0)

    def _gains(self, root: _Root) -> Iterator[tuple[str, int]]:
        """The mover's own moves of best play, each with the beans that it takes."""
        board, gain, own = root.board, root.gain, True
        text = self.game.text(self.known, root.move)
        for after in (*root.found.line, None):
            if own:
                yield text, gain
            if board is None or after is None:
                return
            filled = [pit for pit, count in enumerate(board.to_bytes(PITS, "little")) if count]
            replies = self.play.replies(board)
            number = [reply for _, reply in replies].index(after)
            text = str(pit_of(self.game.rules, filled[number]) + 1)
            gain, board, own = replies[number][0], after, not own

    def _line(self, root: _Root) -> tuple[str, ...]:
        """The moves of best play, each in its player's own numbers."""
        line, board = [self.game.text(self.known, root.move)], root.board
        for after in root.found.line[: SHOWN - 1]:
            if board is None:
                break
            filled = [pit for pit, count in enumerate(board.to_bytes(PITS, "little")) if count]
            boards = [reply for _, reply in self.play.replies(board)]
            line.append(str(pit_of(self.game.rules, filled[boards.index(after)]) + 1))
            board = after
        return tuple(line)
