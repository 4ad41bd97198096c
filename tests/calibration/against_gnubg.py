"""How well the method of the tables games plays backgammon: measured by GNU Backgammon.

``python -m tests.calibration.against_gnubg --pairs 200`` plays pairs of games with the same throws
and the seats changed.  Every game counts once.  GNU Backgammon leaves behind what it likes best
without looking ahead; what our choices cost is told by a look `JUDGED` throws ahead.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from statistics import mean, stdev

from tests.calibration.backgammon import RULES, START, evaluation
from tests.calibration.outside import Judge

from alveus.families.tables.opponent.board import AfterTurn, Board
from alveus.lab.statistics import score_interval

JUDGED = 2
NEAR = 6
"""So many of the turns that look best at first sight are looked into, and the one chosen."""

Chooser = Callable[[list[AfterTurn]], int]


@dataclass
class Tally:
    """What was found so far: scores by pair, and what each decision has cost, in equity."""

    scores: list[tuple[float, float]] = field(default_factory=list)
    losses: list[float] = field(default_factory=list)
    by_game: list[float] = field(default_factory=list)
    """The mean of a game's losses: decisions of one game are not independent."""

    def told(self) -> str:
        """A line with both figures and their 95 % intervals."""
        means = [sum(pair) / 2 for pair in self.scores]
        low, high = score_interval(sum(means), sum(one * one for one in means), len(means))
        score, lost = mean(means), mean(self.losses)
        margin = 1.96 * stdev(self.by_game) / len(self.by_game) ** 0.5
        return (
            f"{2 * len(means)} games: {100 * score:.1f} % ({100 * low:.1f} to {100 * high:.1f}), "
            f"points a game {2 * score - 1:+.3f} ({2 * low - 1:+.3f} to {2 * high - 1:+.3f}), "
            f"lost a decision {lost:.4f} ± {margin:.4f} in {len(self.losses)} decisions"
        )


def play_game(players: tuple[Chooser, Chooser], board: Board, seed: int) -> int:
    """The seat that wins a game with the throws of a seed; seat 0 throws first."""
    chance = Random(seed)
    position, seat = AfterTurn(START, START, 1), 0
    opening = True
    while True:
        dice = chance.randint(1, 6), chance.randint(1, 6)
        if opening and dice[0] == dice[1]:
            continue
        opening = False
        answers = list(board.answers(position, RULES.numbers_to_play(dice)))
        position = answers[players[seat](answers) if len(answers) > 1 else 0]
        if board.is_over(position):
            return seat
        seat = 1 - seat


def measure(judge: Judge, pairs: int, seed: int, tell: Callable[[str], object]) -> Tally:
    """So many pairs of games of our one-ply player against GNU Backgammon's."""
    board, tally = Board(RULES, evaluation()), Tally()
    lost: list[float] = []

    def ours(answers: list[AfterTurn]) -> int:
        worths = [board.worth(answer) for answer in answers]
        chosen = worths.index(max(worths))
        glance = judge.chances(answers, 0)
        near = sorted(range(len(answers)), key=lambda at: -glance[at])[:NEAR]
        looked = judge.chances([answers[at] for at in (chosen, *near)], JUDGED)
        lost.append(2 * (max(looked) - looked[0]))
        return chosen

    def theirs(answers: list[AfterTurn]) -> int:
        chances = judge.chances(answers, 0)
        return chances.index(max(chances))

    for number in range(seed, seed + pairs):
        scores = []
        for seats in ((ours, theirs), (theirs, ours)):
            lost.clear()
            won = seats[play_game(seats, board, number)] is ours
            scores.append(float(won))
            tally.losses += lost
            tally.by_game.append(mean(lost))
        tally.scores.append((scores[0], scores[1]))
        if (number - seed) % 10 == 9:
            tell(tally.told())
    return tally


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with Judge() as judge:
        print(measure(judge, given.pairs, given.seed, print).told())


if __name__ == "__main__":
    main()
