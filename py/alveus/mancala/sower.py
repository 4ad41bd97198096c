"""Sowing without telling: the beans of a pit along a way laid out once, on a list of pits."""

from __future__ import annotations

from functools import lru_cache

from alveus.mancala.ruleset import PITS, Ruleset


class Sower:
    """The sowing of a ruleset."""

    def __init__(self, rules: Ruleset) -> None:
        self._chain = rules.chain
        self._ways = tuple(
            tuple(_way(rules, start, beans) for beans in range(rules.total + 1))
            for start in range(PITS)
        )
        """By pit and beans the pits that are sown, in order."""
        self._before = tuple((pit - rules.step) % PITS for pit in range(PITS))

    def sow(self, pits: list[int], start: int) -> int:
        """Sows the pit `start`, which must hold a bean, and answers how many beans are taken."""
        way = self._ways[start][pits[start]]
        pits[start] = 0
        for pit in way:
            pits[pit] += 1
        last, taken = way[-1], 0
        while (beans := pits[last]) == 2 or beans == 4 or beans == 6:
            taken += beans
            pits[last] = 0
            if not self._chain:
                break
            last = self._before[last]
        return taken


@lru_cache(maxsize=8)
def sower(rules: Ruleset) -> Sower:
    """The sower of a ruleset, with its ways laid out."""
    return Sower(rules)


def _way(rules: Ruleset, start: int, beans: int) -> tuple[int, ...]:
    way, at = [], start
    for _ in range(beans):
        at = (at + rules.step) % PITS
        if at == start and rules.skip_start:
            at = (at + rules.step) % PITS
        way.append(at)
    return tuple(way)
