"""One decision of an opponent: search, choice of a move, and the reason for this choice.

A value is exact if it contains no estimate.  A proof (module `proof`) finds the exact value of a
board by proof-number search; all other searches are alpha-beta searches.  The budget limits the
nodes and the time of the decision.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from itertools import islice
from random import Random

from alveus.ai.answers import MoveEvaluation
from alveus.ai.search.alphabeta import ROOM, SOLVED, WINDOW, Memory, Search, SearchResult
from alveus.ai.search.budget import Budget, NodeBudget
from alveus.core.errors import IllegalMove
from alveus.core.events import Message, report, say
from alveus.families.bohnenspiel.board import SKIP, State
from alveus.families.bohnenspiel.game import Bohnenspiel
from alveus.families.bohnenspiel.notation import write_move
from alveus.families.bohnenspiel.opponent import book, endtable
from alveus.families.bohnenspiel.opponent.evaluation import BEAN, NO_WEIGHTS, WEIGHTS, play
from alveus.families.bohnenspiel.opponent.fast import MOST, beans_on, pack, pit_of, sowable_pits
from alveus.families.bohnenspiel.opponent.proof import Bounds, Facts, Proof
from alveus.families.bohnenspiel.rules import Ruleset, sow

PROVED = {
    "direction": ("ccw", "cw"), "skip_start": (False, True), "chain": (False, True),
    "remainder": ("other", "own_rows", "nobody"), "early_win": (False,),
    "endless": ("repetition", "cap", "off"), "skips": (0,), "by_beans": (False, True),
    "beans": (3, 4, 5, 6),
}  # fmt: skip
"""For each option, the readings under which an exact value of a search is the true value.  Searches
ignore passes and early wins, so the rules must exclude both: `skips` is 0, `early_win` False."""
SHOWN = 12
"""Maximum number of plies shown of a line (a sequence of best moves)."""
PROVABLE = 40
"""A proof is tried, with half of the budget, if the pits hold at most this number of beans."""
FORCED = 4
"""Search depth in plies that gives a value to a move chosen without a search: the only legal move,
or a move from the opening book."""
DEEPEST = 60
"""Maximum search depth in plies."""
OPEN_NODES = 80_000
"""Nodes searched if neither caller nor level sets a limit: about 0.3 s in CPython."""
KEPT = ROOM // 3
"""Maximum number of positions whose search results are kept for the next decision."""


@dataclass(frozen=True)
class Level:
    """The abilities of a level.

    A level searches at most `depth` plies and, unless `nodes` is None, at most `nodes` nodes.  If
    `evaluates` is False, the value of a move consists of captures and exact values only, without
    estimates.  `slip` is the standard deviation, in beans, of the random error in a move's value.
    A level with a `slip` other than 0 can overlook captures of a move: it counts none if the move
    sows more than `count` beans; otherwise, if `chain` is False, only those of the first captured
    pit.
    """

    depth: int = DEEPEST
    nodes: int | None = None
    slip: float = 0.0
    evaluates: bool = True
    count: int = MOST
    chain: bool = True

    @property
    def strongest(self) -> bool:
        """True if only the budget limits this level: all fields have their default values."""
        return self == Level()


class Recollection:
    """Search results of earlier decisions in the same game.

    Only decisions under a time limit use them, so that a seed and a limit of nodes always give the
    same choice.  If more than `KEPT` positions are stored, those with estimated values are dropped;
    if more than `KEPT` are left, all are dropped.
    """

    def __init__(self) -> None:
        self._rules: Ruleset | None = None
        self.positions: Memory[int] = {}
        self.facts = Facts()

    def about(self, rules: Ruleset, board: int) -> Recollection:
        """Drop results of other rules, or of boards with more beans than `board`; return `self`."""
        if rules != self._rules:
            self._rules, self.positions, self.facts = rules, {}, Facts()
        beans = beans_on(board)
        kept = {at: entry for at, entry in self.positions.items() if at % 255 <= beans}
        if len(kept) > KEPT:
            kept = {at: entry for at, entry in kept.items() if entry[0] == SOLVED}
        self.positions = kept if len(kept) <= KEPT else {}
        self.facts.forget(beans)
        return self


@dataclass
class Candidate:
    """A legal move, with the result of the search so far."""

    move: int
    gain: int
    """Beans captured by the move; if it ends the game, the change of the mover's lead in beans."""
    board: int | None
    """Board after the move as an integer (see `fast`), on which the opponent is the mover; None if
    the move ends the game."""
    result: SearchResult[int] = field(default_factory=lambda: SearchResult(0, 0, False, ()))
    """The result of the search on `board`, the position after the move.  Its value, in 1/32 bean,
    is for the opponent of the player who makes the move."""

    @property
    def value(self) -> int:
        """The value for the mover, in 1/32 bean, from the search so far."""
        return self.gain * BEAN - self.result.value

    @property
    def exact(self) -> bool:
        """True if `value` contains no estimate."""
        return self.board is None or self.result.solved


class Decision:
    """One decision of a level, with its search.  Raises IllegalMove `game_over` after the game.

    Its generator methods yield a progress message at each search pause.
    """

    def __init__(
        self,
        game: Bohnenspiel,
        state: State,
        level: Level,
        budget: Budget,
        recollection: Recollection | None = None,
    ) -> None:
        if state.over is not None:
            raise IllegalMove("game_over")
        self.game = game
        self.rules = game.rules
        self.state = state
        self.level = level
        self.play = play(self.rules, WEIGHTS if level.evaluates else NO_WEIGHTS)
        self.limits = budget.within(OPEN_NODES, level.nodes)
        self.board = pack(self.rules, state)
        self.recollection = (recollection or Recollection()).about(self.rules, self.board)
        self.search = Search(self.play, NodeBudget(self.limits), self.recollection.positions)
        self.proof: Proof | None = None
        self.candidates = [self._candidate(move) for move in game.moves(state)]

    @property
    def nodes(self) -> int:
        """Number of nodes searched so far."""
        return self.search.nodes + (self.proof.nodes if self.proof else 0)

    def candidate(self, text: str) -> Candidate:
        """Return the candidate (the move with its search result) for a legal move given as text."""
        return next(legal for legal in self.candidates if write_move(legal.move) == text)

    def choose(self, random: Random) -> Generator[Message, None, Candidate]:
        """Return the candidate that the level chooses; weak levels make random errors."""
        if self.level.slip:
            yield from self.evaluate_all()
            slip = self.level.slip * BEAN
            return max(self.candidates, key=lambda move: self._seen(move) + random.gauss(0, slip))
        random.shuffle(self.candidates)
        if self.level.strongest:
            pit = book.pit_to_sow(self.rules, self.board)
            if pit is not None:
                recommended = self.candidate(str(pit_of(self.rules, pit) + 1))
                result = yield from self._search(recommended, FORCED)
                recommended.result = result or recommended.result
                return recommended
            few = beans_on(self.board) <= PROVABLE and len(self.candidates) > 1
            if few and self.rules.is_within(PROVED) and self.rules.is_within(endtable.PROVED):
                return (yield from self._proven())
        return (yield from self._best())

    def evaluate_all(self) -> Generator[Message, None, None]:
        """Search all moves, one ply deeper per round, to the level's depth or the budget's end."""
        for depth in range(self.level.depth):
            for candidate in self.candidates:
                if not candidate.exact:
                    result = yield from self._search(candidate, depth)
                    if result is None:
                        return
                    candidate.result = result

    def prospect(self, candidate: Candidate) -> MoveEvaluation:
        """Return a candidate as text, with its value and its best continuation.

        The value is the final lead of the player on turn in beans (difference of the stores).
        """
        stores, turn = self.state.stores, self.state.turn
        texts = tuple(text for text, _ in islice(self._line(candidate), SHOWN))
        return MoveEvaluation(
            texts[0],
            stores[turn] - stores[1 - turn] + candidate.value / BEAN,
            candidate.exact and self._certain(candidate),
            texts,
        )

    def reason(self, best: Candidate) -> Message:
        """Return the first of these reasons that is true of the move `best`.

        It is the only move; its value is certain; it captures; after another move, the opponent
        could capture more beans; it prepares a capture by the mover's next move in the best
        continuation.  If none is true, the reason is the lead that the search expects.
        """
        prospect = self.prospect(best)
        if len(self.candidates) == 1:
            return say("only_move")
        surplus = round(prospect.value)
        stands = "ahead" if surplus > 0 else "behind" if surplus < 0 else "even"
        if prospect.exact:
            return say("certain", stands=stands, count=abs(surplus))
        if best.gain:
            return say("takes", count=best.gain)
        threats = [self._threat(candidate) for candidate in self.candidates]
        if self._threat(best) < max(threats):
            return say("guards", count=max(threats) - self._threat(best))
        own = list(self._line(best))[::2]
        if len(own) > 1 and own[1][1] > 1:
            pit, count = own[1]
            return say("prepares", pit=pit, count=count)
        return say("looks_ahead", stands=stands, count=abs(surplus), moves=best.result.depth + 1)

    def _candidate(self, move: int) -> Candidate:
        after = self.game.advance(self.state, move)
        turn = self.state.turn
        gain = after.stores[turn] - self.state.stores[turn]
        if after.over is not None:
            gain -= after.stores[1 - turn] - self.state.stores[1 - turn]
            return Candidate(move, gain, None)
        return Candidate(move, gain, pack(self.rules, after))

    def _best(self) -> Generator[Message, None, Candidate]:
        """Return the best move, found in rounds, each one ply deeper than the one before.

        The search of a move stops as soon as it cannot be better than the best so far.  If the
        budget ends, return the best move searched in this round or, if none, that of the previous
        round.
        """
        self.candidates.sort(key=lambda move: move.gain, reverse=True)
        for depth in range(self.level.depth if len(self.candidates) > 1 else FORCED):
            leader: Candidate | None = None
            for candidate in self.candidates:
                if candidate.board is not None:
                    result = yield from self._search(candidate, depth, leader)
                    if result is None:
                        return leader or self.candidates[0]
                    candidate.result = result
                if leader is None or candidate.value > leader.value:
                    leader = candidate
            self.candidates.sort(key=lambda move: move is not leader)
            if all(candidate.exact for candidate in self.candidates):
                break
        return self.candidates[0]

    def _proven(self) -> Generator[Message, None, Candidate]:
        """Return the best move, proved if half of the budget suffices, else as found by `_best`."""
        half = self.limits.half
        self.search.budget = NodeBudget(half)
        best = yield from self._best()
        proof = self.proof = Proof(self.play, NodeBudget(half), self.recollection.facts)
        progress = say("thinking", done=best.result.depth, of=self.level.depth)
        value = yield from report(proof.value_of(self.board, best.value), progress)
        if not value.settled:
            return best
        self.candidates.sort(key=lambda move: move is not best)
        for candidate in self.candidates:
            most = candidate.gain * BEAN - value.least
            after = Bounds(0, 0) if candidate.board is None else proof.bounds(candidate.board)
            if after.most <= most:
                plies = max(after.plies_to_most, value.plies_to_most - 1)
                candidate.result = SearchResult(most, plies, True, candidate.result.line)
                return candidate
        return best

    def _search(
        self, candidate: Candidate, depth: int, leader: Candidate | None = None
    ) -> Generator[Message, None, SearchResult[int] | None]:
        """Search the board after a move, `depth` plies deep; return None if the budget is used up.

        The result has the value for the side on turn after the move, that is, for the adversary of
        the level.  If `candidate` is not better than `leader`, this value is only a lower bound.
        """
        if candidate.board is None:
            return candidate.result
        high = WINDOW if leader is None else candidate.gain * BEAN - leader.value
        progress = say("thinking", done=depth, of=self.level.depth)
        search = self.search.search(candidate.board, depth, -WINDOW, high)
        return (yield from report(search, progress))

    def _seen(self, candidate: Candidate) -> int:
        """Return a move's value in 1/32 bean, without captured beans that the level overlooks."""
        level, move, value = self.level, candidate.move, candidate.value
        if move == SKIP or (level.chain and self.state.pits[move] <= level.count):
            return value
        sowing = sow(self.rules, self.state.pits, move)
        seen = sowing.captures[0][1] if sowing.captures and len(sowing.trail) <= level.count else 0
        return (seen - sowing.beans) * BEAN + value

    def _certain(self, candidate: Candidate) -> bool:
        """Return True if the exact value of a move is also correct under the rules of the game.

        The search ignores passes, early wins, and the endings by repetition (third occurrence of a
        position) and by a limit of plies.  So the result is False in three cases, unless the move
        ends the game: the rules permit passes or early wins (`PROVED`); a position has already
        occurred twice (otherwise repetition cannot end the best play, which repeats no position);
        `State.clock` plus the greatest possible length of this play exceeds the limit of plies.
        """
        if candidate.board is None:
            return True
        if not self.rules.is_within(PROVED):
            return False
        plies = self.state.clock + 1 + candidate.result.depth + endtable.LONGEST
        if self.rules.endless == "cap":
            plies += endtable.BEANS * endtable.LONGEST
        seen = self.state.seen
        return len(set(seen)) == len(seen) and plies <= self.rules.limit

    def _threat(self, candidate: Candidate) -> int:
        """Return the most beans that the opponent can capture after a move."""
        replies = [] if candidate.board is None else self.play.replies(candidate.board)
        return max((gain for gain, _ in replies), default=0)

    def _line(self, candidate: Candidate) -> Iterator[tuple[str, int]]:
        """Yield (text, gain) of a move, then of each move of its best continuation.

        A gain is the number of beans that the player of this move captures.  If the first move ends
        the game, its gain is the change of the player's lead in beans.
        """
        yield write_move(candidate.move), candidate.gain
        board = candidate.board
        if board is None:
            return
        for after in candidate.result.line:
            moves = zip(sowable_pits(self.rules, board), self.play.replies(board), strict=True)
            pit, gain = next((pit, gain) for pit, (gain, reply) in moves if reply == after)
            yield str(pit_of(self.rules, pit) + 1), gain
            board = after
