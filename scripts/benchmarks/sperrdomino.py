"""Speed of Sperrdomino: random deals, solved endgames, and choices of the strongest level.

Random deals on the search's own board are compared in the same run with OpenSpiel's block dominoes,
if `--openspiel` names a Python that has OpenSpiel; the speed of the rules is shown too.  Endgames
of 7 against 7 and 10 against 10 tiles have budgets in milliseconds on the reference machine.  The
strongest level plays whole deals through the bridge, in slices as on the page; every move must meet
its budget.
"""

from __future__ import annotations

import json
import subprocess
from random import Random
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Any

from alveus import registry
from alveus.bridge import Session, answer
from alveus.core.stream import Stream
from alveus.families.dominoes.line.fast import Board, tile_set
from alveus.families.dominoes.line.opponent.open_hands import OpenHands
from alveus.families.dominoes.line.opponent.playout import Playout
from alveus.families.dominoes.line.sperrdomino import game as sperrdomino
from benchmarks.yardstick import USUAL_MS, loop_ms

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from alveus.families.dominoes.line.state import State

BUDGETS_MS = {7: 2.0, 10: 60.0}
"""Maximum median time of an endgame, by the number of tiles per hand."""
THINK_BUDGET_MS = 1500
"""Maximum milliseconds for a move of the strongest level."""
DEALS = 2
"""Number of deals in which moves are timed."""
TIMES_OPENSPIEL = 5
TILES = tile_set(6)

_OPENSPIEL = """
import random, time, pyspiel
from open_spiel.python.games import block_dominoes
game = pyspiel.load_game("python_block_dominoes")
chance, deals, began = random.Random(1), 0, time.perf_counter()
while time.perf_counter() < began + SECONDS:
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.choice([move for move, _ in state.chance_outcomes()]))
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    deals += 1
print(deals / (time.perf_counter() - began))
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `bench.py sperrdomino`."""
    parser.add_argument("--seconds", type=float, default=3.0, help="seconds for each figure")
    parser.add_argument("--openspiel", metavar="PYTHON", help="a Python that has OpenSpiel")
    parser.set_defaults(python="cpython")


def run(arguments: argparse.Namespace) -> bool:
    """Print the results; return True if the budgets are met."""
    random = Random(1)
    board = _playouts(random, arguments.seconds)
    rules = _deals_by_rules(random, arguments.seconds)
    print(f"deals a second: {board:.0f} on the search's board, {rules:.0f} through the rules")
    kept = True
    if arguments.openspiel:
        other = _openspiel(arguments.openspiel, arguments.seconds)
        kept = board >= TIMES_OPENSPIEL * other
        print(
            f"OpenSpiel python_block_dominoes: {other:.0f}, the board is {board / other:.1f} times"
        )
    for tiles, budget in BUDGETS_MS.items():
        before = loop_ms()
        times = sorted(_ends(random, tiles, arguments.seconds))
        loop = (before + loop_ms()) / 2
        usual = median(times) * USUAL_MS[arguments.python] / loop
        kept = kept and usual <= budget
        print(
            f"{tiles} against {tiles}: {median(times):.2f} ms median, {times[-1]:.1f} ms longest of"
            f" {len(times)}; on a usual machine {usual:.2f} of {budget:.0f} ms"
        )
    return think() and kept


def think() -> bool:
    """Print the strongest level's thinking times at each stage; return True if all are allowed."""
    stages: dict[str, list[tuple[float, int]]] = {}
    for number in range(DEALS):
        for stage, milliseconds, nodes in _deal_thought(number):
            stages.setdefault(stage, []).append((milliseconds, nodes))
    print(
        f"{'a move of the strongest, ms':<32}{'median':>9}{'longest':>9}{'playouts':>9}{'moves':>7}"
    )
    for stage, looks in stages.items():
        times, playouts = [look[0] for look in looks], [look[1] for look in looks]
        figures = f"{median(times):>9.0f}{max(times):>9.0f}{median(playouts):>9.0f}{len(looks):>9}"
        print(f"{stage:<32}{figures}")
    return all(look[0] <= THINK_BUDGET_MS for looks in stages.values() for look in looks)


def _deal_thought(number: int) -> Iterator[tuple[str, float, int]]:
    """Play a deal between two strongest levels; yield stage, milliseconds and playouts of choices.

    Choices that need no search are left out.
    """
    session, level = Session(), registry.spec("sperrdomino").levels[-1]

    def ask(do: str, **more: Any) -> dict[str, Any]:
        reply = answer(session, json.dumps({"id": 1, "do": do, **more}))
        ok: dict[str, Any] = json.loads(reply)["ok"]
        return ok

    seats = {side: {"kind": "computer", "level": level} for side in "ab"}
    view = ask("new", game="sperrdomino", seats=seats, seed=f"{number:032x}")["view"]
    view = ask("play", rev=view["rev"], text="throw")["view"]
    while view["actor"]["kind"] == "seat":
        stage = _stage(session.match.state)
        began = perf_counter()
        task = ask("think", rev=view["rev"])["task"]
        while "done" not in (last := ask("slice", task=task)):
            pass
        choice = last["done"]
        if choice["nodes"] > 1:
            yield stage, 1000 * (perf_counter() - began), choice["nodes"]
        view = ask("play", rev=view["rev"], text=choice["text"])["view"]


def _stage(state: State) -> str:
    if not state.line:
        return "the first tile"
    return "tiles to buy" if len(state.stock) > sperrdomino({}).rules.talon else "nothing to buy"


def _playouts(random: Random, seconds: float) -> float:
    """Return the deals per second on the search's board."""
    playout = Playout(sperrdomino({}).rules, TILES)
    deals, began = 0, perf_counter()
    while perf_counter() < began + seconds:
        tiles = list(TILES.bit.values())
        random.shuffle(tiles)
        hands = [sum(tiles[:7]), sum(tiles[7:14])]
        playout.value(Board(hands, tiles[14:], -1, -1, 0), 0, random.random)
        deals += 1
    return deals / (perf_counter() - began)


def _deals_by_rules(random: Random, seconds: float) -> float:
    """Return the deals per second through `Game.apply`."""
    game = sperrdomino({})
    deals, began = 0, perf_counter()
    while perf_counter() < began + seconds:
        state = game.opening()
        state, _ = game.apply(state, game.chance(state, Stream(b"bench", deals)))
        while game.outcome(state) is None:
            state, _ = game.apply(state, random.choice(game.moves(state)))
        deals += 1
    return deals / (perf_counter() - began)


def _ends(random: Random, tiles: int, seconds: float) -> list[float]:
    """Return the milliseconds to solve each of some random endgames with `tiles` tiles per hand."""
    times: list[float] = []
    began = perf_counter()
    while perf_counter() < began + seconds or len(times) < 20:
        order = list(TILES.bit.values())
        random.shuffle(order)
        own, other = sum(order[:tiles]), sum(order[tiles : 2 * tiles])
        weights = TILES.weight(own), TILES.weight(other)
        started = perf_counter()
        OpenHands(TILES, 12).value(own, other, random.randrange(7), random.randrange(7), *weights)
        times.append(1000 * (perf_counter() - started))
    return times


def _openspiel(python: str, seconds: float) -> float:
    """Return the deals per second of OpenSpiel's block dominoes, with random moves."""
    script = _OPENSPIEL.replace("SECONDS", str(seconds))
    done = subprocess.run([python, "-c", script], capture_output=True, text=True, check=True)
    return float(done.stdout)
