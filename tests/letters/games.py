"""Two people who write to each other."""

from __future__ import annotations

from random import Random
from typing import Any

from alveus import letters
from alveus.letters import Correspondence, Written

GAMES = ("lombardorum", "duodecim", "xii", "bohnenspiel", "rithmomachia")


def answer(here: Correspondence, rng: Random) -> Correspondence:
    """Plays at random until the other side has to do something."""
    while here.match.actor >= 0 and here.match.sides[here.match.actor] == here.side:
        game, state = here.match.game, here.match.state
        here = letters.play(here, game.text(state, rng.choice(game.moves(state))))
    return here


def write_to_each_other(game: str, seed: int, count: int, **begun: Any) -> list[Written]:
    """The letters of a game, at most `count` of them, until it ends."""
    rng = Random(seed)
    written = [letters.write(answer(letters.begin(game, **begun), rng))]
    kept: dict[int, dict[str, Any]] = {0: written[0].kept}
    while len(written) < count:
        seat = len(written) % 2
        here = letters.read(written[-1].link, kept.get(seat))
        if here.standing == "over":
            break
        written.append(letters.write(answer(here, rng)))
        kept[seat] = written[-1].kept
    return written
