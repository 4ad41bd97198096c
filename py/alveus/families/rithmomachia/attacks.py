"""Search for attacks: a formula of the attackers' numbers results in the target's number.

`Attacks` returns the attacks on the stones of a side, or masks of the attacked stones.  An
*eruptio* is an attack by one stone along a line over empty squares; in an extended eruptio, a
second stone adds its number to the result.  An *insidiae* is an attack by two or more stones
together.  A *congressus* is an attack by a stone that could move onto an equal enemy.

Eruptiones, and insidiae by two stones on a stone between them, depend only on the stones of one
line.  They are cached for each line, because a move changes few lines.  Three kinds depend on the
whole board: extended eruptiones, congressus, and the other insidiae (by three or four stones, or by
two that could move onto the target's square).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations, pairwise, product
from typing import Any, Literal, NamedTuple, TypeAlias

from alveus.families.rithmomachia.arithmetic import (
    Formulas,
    Memo,
    extended_eruptions,
    group_results,
    numbers,
    select_formulas,
    strengths,
)
from alveus.families.rithmomachia.board import (
    SIDE_OF,
    STONES,
    WIDTH,
    bit,
    name,
    occupied_mask,
    side_mask,
    squares_of,
)
from alveus.families.rithmomachia.motion import Motion, neighbours
from alveus.families.rithmomachia.ruleset import Ruleset

Masks: TypeAlias = tuple[int, int]
"""White's and Black's stones as masks: integers in which byte i is 1 for a stone on square i."""
AttackKind: TypeAlias = Literal["eruptio", "insidiae", "congressus", "extended"]

_PINCER_STEPS: Mapping[str, tuple[int, ...]] = {
    "opposite": (1, WIDTH),
    "horizontal": (1,),
    "reach": (),
}
"""For each value of `Ruleset.pincer`, the lines on which two stones attack a stone between them: 1
for a rank, WIDTH for a file (the difference of adjacent squares).  With `reach` there are none: two
stones on any squares attack a stone if both could move onto its square."""


class Attack(NamedTuple):
    """An attack by one or more stones on the stone on the square `target`."""

    kind: AttackKind
    stones: tuple[int, ...]
    """The squares of the attackers; in an extended eruptio the helping stone is last."""
    target: int
    formula: str
    """The formula with its result: ``6 · 5 = 30``."""
    met: int
    """The result of the formula.  It is the target's number; for a pyramid, which is a stack of
    square numbers, their sum or the number of the lowest layer."""

    def params(self, board: bytes) -> dict[str, Any]:
        """Return the parameters of a message about this attack.

        `board` has the code of the stone on each square, an index of `STONES`.  `by` is the kind
        of attack.  `at`, `value` and `shape` are the square, number and shape of the target;
        `from` and `with` are the square and number of the first attacker; `partners` are the
        squares of the other attackers.  `formula` is a text such as ``6 · 5 = 30``; `met` is the
        number at its end.
        """
        target, stone = STONES[board[self.target]], STONES[board[self.stones[0]]]
        first, *partners = map(name, self.stones)
        return {
            "by": self.kind, "formula": self.formula, "value": target.value, "shape": target.shape,
            "met": self.met, "at": name(self.target), "from": first, "with": stone.value,
            "partners": partners,
        }  # fmt: skip


class Line:
    """A rank, file or diagonal, with the attacks between the stones on it."""

    def __init__(self, formulas: Formulas, start: int, step: int, length: int) -> None:
        self.formulas = formulas
        self.at = tuple(range(start, start + step * length, step))
        self.cut = slice(start, start + step * (length - 1) + 1, step)
        """The slice that selects the squares of the line from a board."""
        self.attacks = Memo(self._find_attacks)
        """The attacks of both sides along the line.  The key has a byte per square of the line: the
        code (index of `STONES`) of the stone on the square, or 0."""
        self._pincers = step in _PINCER_STEPS[formulas.rules.pincer]

    def _find_attacks(self, line: bytes) -> tuple[Attack, ...]:
        at, formulas = self.at, self.formulas
        attacks: list[Attack] = []
        low = place = -9  # the last two occupied places, a negative number if missing
        for high, code in enumerate(line):
            if not code:
                continue
            middle = line[place] if place >= 0 else code
            if SIDE_OF[middle] != SIDE_OF[code]:
                for stone, target in ((place, high), (high, place)):
                    for formula in formulas.eruptions[line[stone], line[target], high - place]:
                        attacks.append(Attack("eruptio", (at[stone],), at[target], *formula))
                if self._pincers and low == high - 2 and SIDE_OF[line[low]] == SIDE_OF[code]:
                    for formula in formulas.pairs[line[low], code, middle]:
                        attacks.append(Attack("insidiae", (at[low], at[high]), at[place], *formula))
            low, place = place, high
        return tuple(attacks)


class Attacks:
    """Search for attacks on the stones of a board under one ruleset."""

    def __init__(self, rules: Ruleset, moves: Motion) -> None:
        self.rules = rules
        self.motion = moves
        self.formulas = Formulas(rules)
        self.lines = _lines(self.formulas)
        self._by_line = [(line.cut, line.attacks) for line in self.lines]
        self._last: tuple[bytes, Masks] = (b"", (0, 0))
        self._equals = (_equals(rules, 0), _equals(rules, 1))
        finders: tuple[tuple[Callable[[bytes, int], Iterator[Attack]], bool], ...] = (
            (self._find_congressus, rules.congressus == "stand" or rules.occupies_after_reply),
            (self._find_reaching_pairs, rules.pincer == "reach"),
            (self._find_groups, rules.pincer_many == "on"),
            (self._find_extended, rules.extended_eruptio == "on"),
        )
        self._finders = [find for find, active in finders if active]

    def masks(self, board: bytes) -> Masks:
        """Return two masks of the squares of attacked stones: of White's and of Black's stones."""
        if board != self._last[0]:
            self._last = board, self._find_masks(board)
        return self._last[1]

    def against(self, board: bytes, side: int) -> list[Attack]:
        """Return all attacks on the stones of `side`, sorted by target."""
        attacks = [
            attack
            for cut, attacks_on_line in self._by_line
            for attack in attacks_on_line[board[cut]]
            if SIDE_OF[board[attack.target]] == side
        ]
        for find in self._finders:
            attacks += find(board, side)
        return sorted(attacks, key=lambda attack: (attack.target, attack.stones))

    def split_masks(self, board: bytes, side: int) -> tuple[int, int]:
        """Return the masks of the stones of `side` attacked by congressus and by other attacks.

        A mask has byte i = 1 for square i.  A stone attacked in both ways is in both masks.
        """
        masks = [0, 0]
        for attack in self.against(board, side):
            masks[attack.kind != "congressus"] |= bit(attack.target)
        return masks[0], masks[1]

    def _find_masks(self, board: bytes) -> Masks:
        masks = [0, 0]
        for cut, attacks_on_line in self._by_line:
            for attack in attacks_on_line[board[cut]]:
                masks[SIDE_OF[board[attack.target]]] |= bit(attack.target)
        for find in self._finders:
            for side in (0, 1):
                for attack in find(board, side):
                    masks[side] |= bit(attack.target)
        return masks[0], masks[1]

    def _find_congressus(self, board: bytes, side: int) -> Iterator[Attack]:
        """Yield the attacks by enemies that could move onto an equal stone of `side`."""
        own, occupied = side_mask(board, side), occupied_mask(board)
        for enemy, equals in self._equals[side].items():
            at = board.find(enemy)
            while at >= 0:
                reach = self.motion.reach[enemy][at]
                for target in reach.to if reach.area & own else ():
                    number = equals.get(board[target])
                    if number and self._could_move(board, at, target, occupied):
                        yield Attack("congressus", (at,), target, f"{number} = {number}", number)
                at = board.find(enemy, at + 1)

    def _find_reaching_pairs(self, board: bytes, side: int) -> Iterator[Attack]:
        """Yield insidiae by two enemies that could both move onto the target, a stone of `side`."""
        for target in squares_of(board, side):
            for first, second in combinations(self._reaching(board, target), 2):
                for formula in self.formulas.pairs[board[first], board[second], board[target]]:
                    yield Attack("insidiae", (first, second), target, *formula)

    def _find_groups(self, board: bytes, side: int) -> Iterator[Attack]:
        """Yield the attacks on stones of `side` by three or four enemies (large insidiae)."""
        rules = self.rules
        for target in squares_of(board, side):
            if rules.pincer == "reach":
                around = self._reaching(board, target)
            else:
                enemies = squares_of(board, 1 - side)
                around = tuple(at for at in enemies if at in neighbours(target))
            for size in (3, 4):
                for group in combinations(around, size):
                    if rules.pincer != "horizontal" or {target - 1, target + 1} <= set(group):
                        results = group_results(rules, (board[at] for at in group))
                        for formula in select_formulas(board[target], results):
                            yield Attack("insidiae", group, target, *formula)

    def _find_extended(self, board: bytes, side: int) -> Iterator[Attack]:
        """Yield the extended eruptiones on stones of `side`.

        The second attacker is any other enemy that could move onto the target's square.
        """
        for line in self.lines:
            for low, high in pairwise(at for at in line.at if board[at]):
                steps = line.at.index(high) - line.at.index(low)
                stone, target = (low, high) if SIDE_OF[board[high]] == side else (high, low)
                if SIDE_OF[board[stone]] == SIDE_OF[board[target]]:
                    continue
                for helper in self._reaching(board, target):
                    if helper != stone:
                        results = extended_eruptions(self.rules, board[stone], steps, board[helper])
                        for formula in select_formulas(board[target], results):
                            yield Attack("extended", (stone, helper), target, *formula)

    def _reaching(self, board: bytes, target: int) -> tuple[int, ...]:
        """Return the squares of all enemies that could move onto the stone on `target`."""
        occupied = occupied_mask(board)
        enemies = squares_of(board, 1 - SIDE_OF[board[target]])
        return tuple(at for at in enemies if self._could_move(board, at, target, occupied))

    def _could_move(self, board: bytes, at: int, target: int, occupied: int) -> bool:
        return self.motion.path(board[at], at, target, occupied) is not None


def _lines(formulas: Formulas) -> list[Line]:
    rules, ranks = formulas.rules, formulas.rules.ranks
    lines = [Line(formulas, rank * WIDTH, 1, WIDTH) for rank in range(ranks)]
    lines += [Line(formulas, file, WIDTH, ranks) for file in range(WIDTH)]
    if rules.eruptio_diagonal == "on":
        for file, step in ((0, WIDTH + 1), (WIDTH - 1, WIDTH - 1)):
            edge = [file + WIDTH * rank for rank in range(ranks)]
            edge += [other for other in range(WIDTH) if other != file]
            for start in edge:
                across = WIDTH - abs(start % WIDTH - file)
                length = min(across, ranks - start // WIDTH)
                if length > 1:
                    lines.append(Line(formulas, start, step, length))
    return lines


def _equals(rules: Ruleset, side: int) -> dict[int, dict[int, int]]:
    """Return the pairs of an enemy and a stone of `side` with an equal number (congressus).

    Form: {enemy's code: {code of the stone: number}}; for a pyramid, one equal number is enough.
    """
    enemies = [code for code, side_of in enumerate(SIDE_OF) if side_of == 1 - side]
    equals: dict[int, dict[int, int]] = {}
    for enemy, own in product(enemies, range(len(STONES))):
        for number in numbers(own) if SIDE_OF[own] == side else ():
            if number in strengths(rules, enemy):
                equals.setdefault(enemy, {})[own] = number
    return equals
