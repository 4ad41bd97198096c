"""Attacks: which stones are met by the numbers of the other side, and by which sum.

Eruptio and insidiae are those of the board's lines put together (:mod:`lines`).  A *congressus*
(a stone that could move onto an equal one) and the extensions look at ways and are worked out
from the whole board.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product

from alveus.rithmomachia.arithmetic import eruptions, extend_sum, group_sums, numbers, strengths
from alveus.rithmomachia.layout import WIDTH, bit, squares
from alveus.rithmomachia.lines import Attack, Sight, lines
from alveus.rithmomachia.motion import Motion, motion
from alveus.rithmomachia.ruleset import Ruleset
from alveus.rithmomachia.stones import MINE, STONES
from alveus.rithmomachia.sums import Sums


class Attacks:
    """The attacks of boards under one ruleset."""

    def __init__(self, rules: Ruleset, moves: Motion) -> None:
        self.rules = rules
        self.motion = moves
        self.sums = Sums(rules)
        self.lines = lines(self.sums)
        self.by_lines = not (
            rules.congressus == "stand"
            or rules.pincer == "reach"
            or rules.pincer_many
            or rules.extended
        )
        """Whether lines alone tell who is attacked."""
        self._last: tuple[bytes, tuple[int, int]] = (b"", (0, 0))
        """The board asked about before, for a turn ends on the board on which the next begins."""
        self._equals = (_equals(rules, 0), _equals(rules, 1))

    def masks(self, board: bytes) -> tuple[int, int]:
        """The masks of White's and of Black's stones that are attacked."""
        last, found = self._last
        if board == last:
            return found
        found = self._masks(board)
        self._last = board, found
        return found

    def _masks(self, board: bytes) -> tuple[int, int]:
        white = black = 0
        for line in self.lines:
            row = board[line.cut]
            met = line.masks.get(row) or line.find_attacked(row)
            white |= met[0]
            black |= met[1]
        if self.by_lines:
            return white, black
        masks = [white, black]
        for side in (0, 1):
            for attack in self._beyond_lines(board, side):
                masks[side] |= bit(attack.target)
        return masks[0], masks[1]

    def against(self, board: bytes, side: int) -> list[Attack]:
        """All attacks on a side's stones, with their sums."""
        attacks = [
            attack
            for line in self.lines
            for attack in line.findings(board).attacks
            if STONES[board[attack.target]].side == side
        ]
        if not self.by_lines:
            attacks += self._beyond_lines(board, side)
        return sorted(set(attacks), key=lambda attack: (attack.target, attack.stones))

    def _beyond_lines(self, board: bytes, side: int) -> Iterator[Attack]:
        rules = self.rules
        theirs = int.from_bytes(board.translate(MINE[1 - side]), "little")
        own = int.from_bytes(board.translate(MINE[side]), "little")
        occupied = own | theirs
        if rules.congressus == "stand":
            yield from self._meetings(board, side, own, occupied)
        if not (rules.pincer == "reach" or rules.pincer_many or rules.extended):
            return
        enemies = tuple(squares(theirs))
        if rules.pincer == "reach" or rules.pincer_many:
            for target in squares(own):
                yield from self._encircled(board, enemies, target, occupied)
        if rules.extended:
            for line in self.lines:
                for sight in line.findings(board).sights:
                    if STONES[board[sight.target]].side == side:
                        yield from self._extended(board, enemies, sight, occupied)

    def _meetings(self, board: bytes, side: int, own: int, occupied: int) -> Iterator[Attack]:
        for enemy, equals in self._equals[side].items():
            at = board.find(enemy)
            while at >= 0:
                ways = self.motion.ways[enemy][at]
                for target in ways.to if ways.area & own else ():
                    number = equals.get(board[target])
                    if number and self._could_move(board, at, target, occupied):
                        yield Attack("congressus", (at,), target, f"{number} = {number}", number)
                at = board.find(enemy, at + 1)

    def _encircled(
        self, board: bytes, enemies: tuple[int, ...], target: int, occupied: int
    ) -> Iterator[Attack]:
        """Pincers by stones that could all move there, and those of three and four stones."""
        rules = self.rules
        reach = rules.pincer == "reach"
        if reach:
            around = tuple(at for at in enemies if self._could_move(board, at, target, occupied))
            for one, other in combinations(around, 2):
                for met in self.sums.pairs(board[one], board[other], board[target]):
                    yield Attack("insidiae", (one, other), target, *met)
        else:
            around = tuple(at for at in enemies if _together(at, target))
        if not rules.pincer_many:
            return
        for size in (3, 4):
            for group in combinations(around, size):
                if rules.pincer != "horizontal" or {target - 1, target + 1} <= set(group):
                    yield from self._group_attacks(board, group, target)

    def _group_attacks(self, board: bytes, group: tuple[int, ...], target: int) -> Iterator[Attack]:
        wanted = numbers(board[target])
        for values in product(*(strengths(self.rules, board[at]) for at in group)):
            for result, text in group_sums(values):
                if result in wanted:
                    yield Attack("insidiae", group, target, f"{text} = {result}", result)

    def _extended(
        self, board: bytes, enemies: tuple[int, ...], sight: Sight, occupied: int
    ) -> Iterator[Attack]:
        """Products that a further stone, which could move onto the target, makes up to it."""
        rules = self.rules
        helpers = [
            at
            for at in enemies
            if at != sight.stone and self._could_move(board, at, sight.target, occupied)
        ]
        for number in strengths(rules, board[sight.stone]) if helpers else ():
            for made in eruptions(rules, number, sight.steps):
                for helper in helpers:
                    for more in strengths(rules, board[helper]):
                        for wanted in numbers(board[sight.target]):
                            text = extend_sum(rules, made, wanted, more)
                            if text:
                                stones = (sight.stone, helper)
                                formula = f"{text} = {wanted}"
                                yield Attack("extended", stones, sight.target, formula, wanted)

    def _could_move(self, board: bytes, at: int, target: int, occupied: int) -> bool:
        """Whether a stone could move onto a square that another one holds."""
        return self.motion.way(board[at], at, target, occupied) is not None


def _equals(rules: Ruleset, side: int) -> dict[int, dict[int, int]]:
    """For the enemy's codes a side's codes that are equal, with the number they share."""
    found: dict[int, dict[int, int]] = {}
    for enemy, other in enumerate(STONES):
        strong = strengths(rules, enemy) if other.side == 1 - side else ()
        for own, stone in enumerate(STONES):
            for number in numbers(own) if stone.side == side else ():
                if number in strong:
                    found.setdefault(enemy, {})[own] = number
    return found


def _together(one: int, other: int) -> bool:
    """Whether two squares lie side by side on a rank or file."""
    return abs(one - other) == WIDTH or (abs(one - other) == 1 and one // WIDTH == other // WIDTH)


@lru_cache(maxsize=8)
def attacks(rules: Ruleset) -> Attacks:
    """The attacks under a ruleset; what was seen on lines is shared."""
    return Attacks(rules, motion(rules))
