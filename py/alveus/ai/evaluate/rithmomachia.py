"""What a battle is worth to the side on turn: how near it is to a row, how safe its pyramid.

Worths are hundredths of a stone.  Stones count by what they are good for: by the progressions
their numbers stand in, as those that can meet the enemy's pyramid, and the pyramid itself, for
while it stands the enemy cannot win.  Before the enemy's pyramid has fallen its hunters are
drawn to the squares from which their numbers meet it, and all others close in on it, for few
numbers meet a pyramid and a siege needs none; afterwards stones are drawn into the enemy's half,
and pairs there that want but one more stone count most.

Everything that depends on one rank or file is worked out once for each row of stones seen there.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from alveus.ai.evaluate.battle import NOBODY, Battle, Position
from alveus.ai.search.principal import WON, Play
from alveus.rithmomachia.arithmetic import eruptions, numbers, strengths
from alveus.rithmomachia.game import RithmomachiaGame
from alveus.rithmomachia.layout import WIDTH, squares
from alveus.rithmomachia.progressions import progressions
from alveus.rithmomachia.state import Move
from alveus.rithmomachia.stones import CODE, LAYERS, PYRAMID, STONES, Stone

STONE = 100
"""The worth of a stone that stands in many progressions."""
PLAIN, IN_PROGRESSION, HUNTER, FORTRESS = 30, 7, 150, 900
"""The worth of any stone, of each progression it stands in, of one that can meet the enemy's
pyramid, and of the pyramid."""
MANY = 10
"""Progressions beyond which no more are counted."""
FORWARD, INSIDE = 3, 25
"""The worth of a rank nearer to the enemy's half, and of standing in it, for useful stones."""
NEAR, CLOSER = 120, 22
"""The worth of a hunter in its place, and what each move away from it takes off."""
WALL, TIGHTER = (0, 60, 140, 280, 600), 7
"""What so many shut sides of the pyramid are worth, and what each move of the nearest stone to an
open side takes off, the more the fewer are open."""
FAR, SIGHT, CROWD = 6, 7, 4
"""Moves, and ranks, beyond which a stone is not counted as near; the worth of a step nearer."""
PAIR, PAIR_HELD, CLOSER_TO_LINE = 90, 120, 12
"""The worth of two stones of a row on one line: the third beside it, or captured already; and
what each rank or file takes off that the third stands away from the line."""
_REMEMBERED = 20_000

LOST = 9
"""Moves of a stone that never comes there."""
_AROUND = ((0, 1), (1, 0), (0, -1), (-1, 0))
_PYRAMID = tuple(CODE[Stone(side, PYRAMID, value, side)] for side, value in enumerate(LAYERS))


class Judgment:
    """The worth of positions under one ruleset."""

    def __init__(self, game: RithmomachiaGame) -> None:
        self.rules = game.rules
        self.motion = game.motion
        self.ranks = game.rules.ranks
        self.trios = [set(found.values) for found in progressions(game.rules)]
        self.hunts = tuple(self._hunts(side) for side in (0, 1))
        self.worth = tuple(self._worth(code) for code in range(len(STONES)))
        self._rows: dict[tuple[int, bytes, bool, bool], int] = {}
        self._needs: dict[bytes, tuple[frozenset[int], frozenset[int]]] = {}
        self._near: dict[tuple[bytes, int, int, int], tuple[int, ...]] = {}
        self._reach: dict[str, dict[tuple[int, int], int]] = {}
        self._away: dict[tuple[int, int, int], int] = {}

    def judge(self, position: Position) -> int:
        """The worth of a position to the side on turn."""
        board, turn = position.board, position.turn
        standing = (_PYRAMID[0] in board, _PYRAMID[1] in board)
        total = 0
        for rank in range(self.ranks):
            row = board[rank * WIDTH : rank * WIDTH + WIDTH]
            if any(row):
                total += self._rank(rank, row, standing)
        for side, sign in ((0, 1), (1, -1)):
            if standing[1 - side] and self.rules.need_pyramid:
                total += sign * self._hunt(board, side)
            else:
                total += sign * self._pairs(board, side, position.taken[side])
        if self.rules.short_game != "off":
            white, black = (self._booty(taken) for taken in position.taken)
            total += white - black
        worth = total if turn == 0 else -total
        worth -= self._danger(board, position.attacked[turn], 4)
        return worth + self._danger(board, position.attacked[1 - turn], 8)

    def _booty(self, taken: bytes) -> int:
        """What captured stones are worth in a short game."""
        if self.rules.short_game == "value_100":
            return 4 * sum(STONES[code].value for code in taken)
        return STONE * len(taken)

    def hope(self, position: Position) -> int:
        """What it is worth that the side on turn may overlook a threat."""
        threatened = squares(position.attacked[position.turn])
        return sum(self.worth[position.board[at]] for at in threatened) // 5

    def _danger(self, board: bytes, attacked: int, part: int) -> int:
        """What attacks cost: a reply saves one stone, at some cost, and not the others."""
        if not attacked:
            return 0
        worths = sorted((self.worth[board[at]] for at in squares(attacked)), reverse=True)
        return worths[0] // part + sum(worths[1:]) * 2 // part

    def _rank(self, rank: int, row: bytes, standing: tuple[bool, bool]) -> int:
        """The worth of the stones on a rank, White's less Black's."""
        key = (rank, row, *standing)
        found = self._rows.get(key)
        if found is None:
            found = sum(
                self._stone(code, rank, not standing[1 - STONES[code].side])
                * (1 - 2 * STONES[code].side)
                for code in row
                if code
            )
            if len(self._rows) >= _REMEMBERED:
                self._rows.clear()
            self._rows[key] = found
        return found

    def _stone(self, code: int, rank: int, free: bool) -> int:
        """The worth of a stone on a rank; `free`: its rows count, the pyramid has fallen."""
        side, worth = STONES[code].side, self.worth[code]
        if code in _PYRAMID:
            return worth
        if free or not self.rules.need_pyramid:
            worth -= HUNTER if code in self.hunts[side] else 0
        useful = min(MANY, sum(STONES[code].value in trio for trio in self.trios))
        weight = 3 if free or not self.rules.need_pyramid else 1
        middle = self.ranks // 2
        depth = rank if side == 0 else self.ranks - 1 - rank
        inside = depth >= middle
        return worth + (useful > 0) * weight * (FORWARD * min(depth, middle) + INSIDE * inside)

    def _worth(self, code: int) -> int:
        stone = STONES[code]
        if not code or stone.shape == PYRAMID:
            return FORTRESS if code else 0
        useful = min(MANY, sum(stone.value in trio for trio in self.trios))
        return PLAIN + IN_PROGRESSION * useful + (code in self.hunts[stone.side]) * HUNTER

    def _hunts(self, side: int) -> dict[int, tuple[int, ...]]:
        """The stones of a side that meet the enemy's pyramid, and from which distances."""
        wanted = numbers(_PYRAMID[1 - side])
        found: dict[int, list[int]] = {}
        for code, stone in enumerate(STONES):
            if stone.side != side or stone.turned:
                continue
            for number in strengths(self.rules, code):
                for steps in range(1, self.ranks):
                    if any(made in wanted for made, _ in eruptions(self.rules, number, steps)):
                        found.setdefault(code, []).append(steps)
        return {code: tuple(steps) for code, steps in found.items()}

    def _hunt(self, board: bytes, side: int) -> int:
        """How near the hunters of a side are to a square from which they meet the pyramid."""
        prey = board.find(_PYRAMID[1 - side])
        near = 0
        for code in self.hunts[side]:
            at = board.find(code)
            if at >= 0:
                away = self._moves_away(code, prey, at) or _between(board, at, prey)
                near = max(near, NEAR - CLOSER * away)
        return near + self._net(board, side, prey)

    def _net(self, board: bytes, side: int, prey: int) -> int:
        """How near a side is to shutting the enemy's pyramid in."""
        file, rank = prey % WIDTH, prey // WIDTH
        away = [
            self._row_away(board[other * WIDTH : other * WIDTH + WIDTH], other - rank, file, side)
            for other in range(max(0, rank - SIGHT), min(self.ranks, rank + SIGHT + 1))
        ]
        shut = far = 0
        for moves, (right, up) in zip(map(min, *away), _AROUND, strict=False):
            inside = 0 <= file + right < WIDTH and 0 <= rank + up < self.ranks
            if not inside or moves == 0:
                shut += 1
            else:
                far += min(FAR, moves + (board[prey + right + WIDTH * up] > 0))
        return WALL[shut] - far * (1 + shut) * TIGHTER + sum(row[-1] for row in away)

    def _row_away(self, row: bytes, up: int, file: int, side: int) -> tuple[int, ...]:
        """About how many moves the nearest stone of a side on a rank needs to the squares around.

        `up` is the rank's distance from the prey's; stones on the squares need none.  The last
        number is what the rank's stones are worth for being near at all.
        """
        key = (row, up, file, side)
        found = self._near.get(key)
        if found is None:
            nearest = [FAR] * len(_AROUND)
            near = 0
            for at, code in enumerate(row):
                stone = STONES[code]
                if stone.side == side and not stone.turned and stone.shape != PYRAMID:
                    for number, (right, above) in enumerate(_AROUND):
                        way = (abs(at - file - right), abs(up - above))
                        nearest[number] = min(nearest[number], self._moves(stone.shape, way))
                    if code not in self.hunts[side]:
                        near += CROWD * max(0, SIGHT - abs(at - file) - abs(up))
            if len(self._near) >= _REMEMBERED:
                self._near.clear()
            found = self._near[key] = (*nearest, near)
        return found

    def _moves_away(self, code: int, prey: int, at: int) -> int:
        """About how many moves a hunter needs to a square from which it meets its prey."""
        key = (code, prey, at)
        found = self._away.get(key)
        if found is None:
            found = LOST
            for distance in self.hunts[STONES[code].side][code]:
                for file, rank in ((distance, 0), (-distance, 0), (0, distance), (0, -distance)):
                    goal = (prey % WIDTH + file, prey // WIDTH + rank)
                    if 0 <= goal[0] < WIDTH and 0 <= goal[1] < self.ranks:
                        way = (abs(goal[0] - at % WIDTH), abs(goal[1] - at // WIDTH))
                        found = min(found, self._moves(STONES[code].shape, way))
            self._away[key] = found
        return found

    def _moves(self, shape: str, way: tuple[int, int]) -> int:
        """How many moves a shape needs so far to the side and ahead, were the board empty.

        A triangle that always goes two steps never comes to half of the squares.
        """
        moves = self._reach.get(shape)
        if moves is None:
            moves = self._reach[shape] = self._spread(shape)
        return moves.get(way, LOST)

    def _spread(self, shape: str) -> dict[tuple[int, int], int]:
        """The moves that a shape needs from square to square, by the distance between them."""
        ways = self.motion.ways[next(n for n, s in enumerate(STONES) if s.shape == shape)]
        moves: dict[tuple[int, int], int] = {}
        for start in (0, WIDTH // 2, len(ways) // 2, len(ways) // 2 + WIDTH // 2):
            reached = {start: 0}
            edge = [start]
            for count in range(1, LOST):
                edge = [target for at in edge for target in ways[at].to if target not in reached]
                reached.update(dict.fromkeys(edge, count))
            for at, count in reached.items():
                way = (abs(at % WIDTH - start % WIDTH), abs(at // WIDTH - start // WIDTH))
                moves[way] = min(count, moves.get(way, LOST))
        return moves

    def _pairs(self, board: bytes, side: int, taken: bytes) -> int:
        """Pairs of a side in the enemy's half that want one more stone for a row."""
        first, middle = (self.ranks // 2 if side == 0 else 0), self.ranks // 2
        inner = board[first * WIDTH : (first + middle) * WIDTH]
        lines = [
            (inner[at : at + WIDTH], first + at // WIDTH, 1) for at in range(0, len(inner), WIDTH)
        ]
        lines += [(inner[file::WIDTH], file, 0) for file in range(WIDTH)]
        captured = {STONES[code].value for code in taken if code != _PYRAMID[side]}
        own: dict[int, list[tuple[int, int]]] = {}
        worth = 0
        for line, number, across in lines:
            wanted = (self._needs.get(line) or self._need(line))[side]
            if not wanted:
                continue
            if not wanted.isdisjoint(captured):
                worth += PAIR_HELD
            if not own:
                for at, code in enumerate(board):
                    if code and STONES[code].side == side:
                        own.setdefault(STONES[code].value, []).append((at % WIDTH, at // WIDTH))
            away = [abs(at[across] - number) for value in wanted for at in own.get(value, ())]
            if away:
                worth += PAIR - CLOSER_TO_LINE * min(*away, FAR)
        return worth

    def _need(self, line: bytes) -> tuple[frozenset[int], frozenset[int]]:
        """For each side the numbers that would complete a row with two neighbours on a line."""
        wanted: tuple[set[int], set[int]] = (set(), set())
        for one, other in pairwise([STONES[code] for code in line if code]):
            if one.side == other.side:
                pair = {one.value, other.value}
                for trio in self.trios:
                    if len(pair) == 2 and pair < trio:
                        wanted[one.side].update(trio - pair)
        found = (frozenset(wanted[0]), frozenset(wanted[1]))
        if len(self._needs) >= _REMEMBERED:
            self._needs.clear()
        self._needs[line] = found
        return found


def _between(board: bytes, one: int, other: int) -> int:
    """How many stones stand between two squares of a rank or file."""
    first, last = sorted((one, other))
    step = 1 if last - first < WIDTH else WIDTH
    return sum(map(bool, board[first + step : last : step]))


@lru_cache(maxsize=4)
def thoughts(game: RithmomachiaGame) -> tuple[Battle, Judgment]:
    """The light positions of a game and their judgment, which remembers what it has seen."""
    return Battle(game), Judgment(game)


def play(game: RithmomachiaGame) -> Play[Position, Move]:
    """The moves and the judgment of light positions under one ruleset."""
    light, judgment = thoughts(game)

    def ended(position: Position) -> int | None:
        if position.winner is None:
            return None
        if position.winner == NOBODY:
            return 0
        return WON if position.winner == position.turn else -WON

    def restless(position: Position) -> bool:
        """Whether the pyramid of the side on turn is attacked: its reply must be seen."""
        attacked = position.attacked[position.turn]
        if not attacked:
            return False
        pyramid = position.board.find(_PYRAMID[position.turn])
        return pyramid in squares(attacked)

    return Play(ended, light.moves, light.play, judgment.judge, restless)
