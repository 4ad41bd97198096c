"""Spoken surveys of the board, compared with random positions of the engines.

The test writes the views of random positions to a file; `web/tests/board.survey.test.ts` compares
the survey of each position with its view.
"""

from __future__ import annotations

import json
import subprocess
from random import Random
from typing import TYPE_CHECKING

import pytest
from tests.nightly import is_nightly

from alveus import registry
from alveus.core.controllers import Controller
from alveus.core.game import CHANCE, OVER
from alveus.core.match import begin
from alveus.core.match_view import view
from toolchain.ground import WEB
from toolchain.node import ensure_node

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path
    from typing import Any

COUNT = 1000 if is_nightly() else 60
"""Number of positions of each game."""

SEEN = ("game", "family", "match", "rev", "sides", "viewer", "actor", "options", "places", "pieces")
"""Members of a view that a survey uses."""

VITEST = (
    *("node_modules/vitest/vitest.mjs", "run", "tests/board.survey.test.ts"),
    "--testTimeout=600000",
)
"""A thousand positions take longer on a busy machine than the usual limit for tests."""


def played(game: str) -> Iterator[Mapping[str, Any]]:
    """Yield positions of random games, without end."""
    random = Random(game)
    spec = registry.spec(game)
    others = spec.build({}).info.seats[1:] if spec.info.hidden else ()
    number = 0
    while True:
        number += 1
        seats = {side: Controller(spec.levels[0]) for side in others}
        match = begin(spec, seats=seats, seed=f"survey {number}".encode())
        while match.actor != OVER:
            if match.actor == CHANCE:
                match.play("throw")
            else:
                moves = list(match.game.moves(match.state))
                if not moves:
                    break
                match.play(match.game.text(match.state, random.choice(moves)))
            shown = view(match, match.rev)
            yield {**{name: shown[name] for name in SEEN}, "marks": shown["marks"], "moves": []}
            if len(match.plies) > COUNT:
                break


@pytest.mark.nightly
def test_a_survey_agrees_with_random_positions(tmp_path: Path) -> None:
    positions = tmp_path / "positions.jsonl"
    with positions.open("w", encoding="utf-8") as file:
        for game in registry.ids():
            for shown, _ in zip(played(game), range(COUNT), strict=False):
                file.write(json.dumps(shown) + "\n")
    node = ensure_node()
    done = subprocess.run(
        [node.executable, *VITEST],
        cwd=WEB,
        env={**node.environment(), "ALVEUS_POSITIONS": str(positions)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:]
