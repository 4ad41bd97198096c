"""Write the golden playthroughs: one complete game of every game from a seed, with all its events.

Puzzles are solved with their hints.

python3 scripts/playthroughs.py [GAME…]

A test compares the files with the present behaviour of the engines, so that a change of behaviour
becomes visible as a change of the text.  Read the difference before committing it.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "py"))

from alveus import registry  # noqa: E402
from alveus.ai import Budget, advise, finish  # noqa: E402
from alveus.core.game import CHANCE, OVER, Game  # noqa: E402
from alveus.core.stream import Stream, commitment  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from alveus.core.events import Event

FOLDER = ROOT / "tests" / "playthroughs"


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Write the golden playthroughs.")
    parser.add_argument("games", nargs="*", default=registry.ids(), metavar="GAME")
    for game_id in parser.parse_args().games:
        file = FOLDER / f"{game_id}.txt"
        file.write_text(playthrough(game_id), encoding="utf-8")
        print(file.relative_to(ROOT))


def playthrough(game_id: str) -> str:
    """Return a complete game as text; both players choose random results of their turns.

    A puzzle is solved with its hints.
    """
    seed = f"playthrough of {game_id}".encode()
    game = registry.game(game_id)
    if len(game.info.seats) == 1:
        head = [f"# A solution of {game_id}, made by scripts/playthroughs.py from its hints."]
        return "\n".join([*head, *_hints(game)]) + "\n"
    head = [
        f"# A game of {game_id}, made by scripts/playthroughs.py: chance and both players' choices",
        f'# come from the seed "{seed.decode()}".',
        f"# commitment {commitment(seed)}",
    ]
    return "\n".join([*head, *_turns(game, seed)]) + "\n"


def _turns(game: Game[Any, Any], seed: bytes) -> Iterator[str]:
    state, draw = game.opening(), 0
    while game.actor(state) != OVER:
        yield ""
        yield f"position {_position(game, state)}"
        if game.actor(state) == CHANCE:
            outcome = game.chance(state, Stream(seed, draw))
            yield f"chance   {game.text(state, outcome)}"
            state, events = game.apply(state, outcome)
        else:
            results = game.results(state)
            yield f"moves    {', '.join(game.text(state, move) for move in game.moves(state))}"
            yield f"plays    {len(results)}"
            play = results[_below(Stream(seed, draw), len(results))].text
            yield f"chosen   {play}"
            events = ()
            for move in game.parse(state, play):
                state, happened = game.apply(state, move)
                events += happened
        draw += 1
        yield from _events(events)
    yield ""
    yield f"position {_position(game, state)}"


def _hints(game: Game[Any, Any]) -> Iterator[str]:
    state = game.opening()
    while game.actor(state) != OVER:
        advice = finish(advise(game, game.information_state(state, 0), 0, Budget(), 0))
        yield ""
        yield f"position {_position(game, state)}"
        reason = {k: v for k, v in advice.reason.params.items() if k in ("cells", "places")}
        yield f"hint     {advice.text} {advice.reason.code} {json.dumps(reason)}"
        for move in game.parse(state, advice.text):
            state, events = game.apply(state, move)
            yield from _events(events)
    yield ""
    yield f"position {_position(game, state)}"


def _below(stream: Stream, n: int) -> int:
    """Return a nearly uniform integer from 0 to n - 1; a roll can have more than 256 results."""
    return stream.below(n) if n <= 256 else (256 * stream.below(256) + stream.below(256)) % n


def _position(game: Game[Any, Any], state: Any) -> str:
    position = game.to_json(state)
    return json.dumps({k: v for k, v in position.items() if k not in ("game", "options")})


def _events(events: Sequence[Event]) -> Iterator[str]:
    for event in events:
        words = [event.code, event.side, ">".join(event.path)]
        words += [f"{name}={json.dumps(value)}" for name, value in event.params.items()]
        yield f"event    {' '.join(word for word in words if word)}"


if __name__ == "__main__":
    main()
