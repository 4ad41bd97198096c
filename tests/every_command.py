"""Run every command, adapter and schema of some games; print the counts as JSON.

python tests/every_command.py [GAME ...]

Without arguments, all installed games are used.

`test_family_folder.py` runs this script in a copy of the package without one family.
"""

from __future__ import annotations

import io
import json
import os
import sys
import tempfile
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from random import Random
from typing import Any

from alveus import registry
from alveus.adapters.numbered import Chance, Numbered
from alveus.cli import main
from alveus.core.game import CHANCE, OVER
from alveus.schemas.published import GENERAL, general, position

PLIES = 12
commands = 0


class Input(io.StringIO):
    """Standard input with a text."""

    def fileno(self) -> int:
        """Return a file that cannot be read interactively."""
        return os.open(os.devnull, os.O_RDONLY)


def run(*words: str, stdin: str = "") -> str:
    """Run a command and return its output.  Raises RuntimeError if it fails."""
    global commands
    commands += 1
    out, err = io.StringIO(), io.StringIO()
    before, sys.stdin = sys.stdin, Input(stdin)
    with redirect_stdout(out), redirect_stderr(err):
        status = main(words)
    sys.stdin = before
    if status:
        raise RuntimeError(f"{words}: {err.getvalue()}")
    return out.getvalue()


def run_match(game: str, folder: Path) -> None:
    """Run the commands for a game with two or more players."""
    levels, rules = registry.spec(game).levels, registry.game(game)
    state = run("position", game)
    while rules.actor(rules.from_json(json.loads(state))) == CHANCE:
        chance = "deal" if rules.info.hidden else "throw"
        answer = json.loads(run(chance, game, "--seed", "1", stdin=state))
        state = json.dumps(answer["position"])
    run("plays", game, stdin=state)
    run("perft", game, "--depth", "1", stdin=state)
    run("choose", game, "--level", levels[0], "--nodes", "20", stdin=state)
    run("hint", game, "--nodes", "20", stdin=state)
    if registry.spec(game).analysis:
        run("analyse", game, "--nodes", "20", stdin=state)
    run("match", game, "--first", levels[0], "--second", levels[1], "--games", "2", "--nodes", "5")
    if any(option.name == "players" for option in rules.info.options):
        return  # the laboratory is for two players
    lab = str(folder / f"{game}.jsonl")
    run("lab", "run", game, "--players", "random", "--games", "2", "--limit", "20", "--to", lab)
    run("lab", "report", lab)


def main_script() -> None:
    """Run everything."""
    games, adapters = sys.argv[1:] or registry.ids(), 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        run("games")
        run("doctor")
        for game in games:
            run("games", game)
            run("show", game, stdin=run("position", game))
            run("diagram", game, stdin=run("position", game))
            run("print", game, "--to", str(folder / f"{game}.html"))
            run("schema", "position", game)
            position(registry.spec(game))
            if registry.spec(game).levels:
                run_match(game, folder)
            if registry.spec(game).numbering:
                play_numbered(game)
                adapters += 1
        for kind in GENERAL:
            run("schema", kind)
            general(kind)
        by_letter = next(entry["id"] for entry in registry.catalogue() if entry["letters"])
        run("letter", "begin", by_letter, "--keep", str(folder / "letter.json"))
        run("letter", "show", "--keep", str(folder / "letter.json"))
        if "dominosa" in games:
            run("dominosa", "generate", "--reach", "3", "--grade", "siegel", "--seed", "1")
    answer: dict[str, Any] = {
        "games": list(games),
        "commands": commands,
        "adapters": adapters,
        "schemas": len(games),
    }
    print(json.dumps(answer))


def play_numbered(game: str) -> None:
    """Play some random moves by number."""
    numbered, random, chance = Numbered(game, {}), Random(1), Chance(1)
    rules = numbered.rules
    state = chance.throw(rules, rules.opening())
    for _ in range(PLIES):
        numbered.features(state, 0)
        if rules.actor(state) == OVER:
            break
        move = random.choice(list(numbered.legal_actions(state).values()))
        state = chance.throw(rules, rules.advance(state, move))


if __name__ == "__main__":
    main_script()
