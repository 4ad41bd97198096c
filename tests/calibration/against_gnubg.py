"""Compare the method of the tables games with GNU Backgammon, in backgammon.

``python -m tests.calibration.against_gnubg --pairs 200`` plays pairs of games with the same rolls
and exchanged seats.  Every game counts one point.  GNU Backgammon plays without look-ahead; the
loss of our choices is its evaluation `JUDGED` rolls ahead.
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
"""Number of turns to evaluate besides the chosen one: the best ones without look-ahead."""

Chooser = Callable[[list[AfterTurn]], int]


@dataclass
class Tally:
    """The scores of all pairs so far, and the loss of each decision in equity."""

    scores: list[tuple[float, float]] = field(default_factory=list)
    losses: list[float] = field(default_factory=list)
    by_game: list[float] = field(default_factory=list)
    """The mean of a game's losses: decisions of one game are not independent."""

    def summary(self) -> str:
        """Return a line with the score and the loss, and their 95 % intervals."""
        means = [sum(pair) / 2 for pair in self.scores]
        low, high = score_interval(
            sum(means), sum(average * average for average in means), len(means)
        )
        score, lost = mean(means), mean(self.losses)
        margin = 1.96 * stdev(self.by_game) / len(self.by_game) ** 0.5
        return (
            f"{2 * len(means)} games: {100 * score:.1f} % ({100 * low:.1f} to {100 * high:.1f}), "
            f"points a game {2 * score - 1:+.3f} ({2 * low - 1:+.3f} to {2 * high - 1:+.3f}), "
            f"lost a decision {lost:.4f} ± {margin:.4f} in {len(self.losses)} decisions"
        )


def play_game(players: tuple[Chooser, Chooser], board: Board, seed: int) -> int:
    """Return the winning seat of a game with the rolls of a seed; seat 0 rolls first."""
    chance = Random(seed)
    position, seat = AfterTurn(START, START), 0
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


def measure(judge: Judge, pairs: int, seed: int, report: Callable[[str], object]) -> Tally:
    """Play pairs of games of our one-ply player against GNU Backgammon."""
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
            report(tally.summary())
    return tally


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with Judge() as judge:
        print(measure(judge, arguments.pairs, arguments.seed, print).summary())


if __name__ == "__main__":
    main()
