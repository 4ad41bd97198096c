"""Print a hint and a refusal in German for every game, to test the messages in a wheel.

`packages.try_wheel` runs this file in an environment that contains only the wheel.
"""

from __future__ import annotations

from typing import Any

import alveus
from alveus.play.matches import table_of
from alveus.words.messages import speaking_in

ENDS = ".!?”“)"


def sentences_of(game: str) -> list[str]:
    """Return a hint, and the reason why a move is illegal, in the first decision of a game."""
    players: dict[str, Any] = dict.fromkeys(alveus.game(game).sides[1:], "random")
    match = alveus.Match(game, seed=1, **players)
    match.play_on()
    while match.position.chance:
        match.throw()
        match.play_on()
    rules, state = table_of(match).game, table_of(match).state
    places = [place["id"] for place in rules.view(state, 0)["places"]]
    paths = [*places, *(f"{places[0]} {place}" for place in places)]
    refusals = (refusal for refusal in map(match.why, paths) if refusal is not None)
    return [match.hint(nodes=100).reason, next(refusals).sentence]


def main() -> None:
    """Print the sentences.  Raises RuntimeError if a text is not a sentence."""
    with speaking_in("de"):
        for game in alveus.games():
            for sentence in sentences_of(game):
                print(f"{game}: {sentence}")
                if " " not in sentence or sentence[-1] not in ENDS:
                    raise RuntimeError(f"{game}: “{sentence}” is not a sentence.")


if __name__ == "__main__":
    main()
