"""Time to review a Duodecim game of 60 turns, in slices as on the page.

Times are given for this machine and, in brackets, for the reference machine.
"""

from __future__ import annotations

import json
from time import perf_counter
from typing import Any

from alveus import ai, registry
from alveus.bridge import Session, answer
from alveus.core import links
from alveus.core.game import CHANCE
from alveus.core.match import begin
from benchmarks.yardstick import USUAL_MS, loop_ms

GAME, LEVEL, TURNS = "duodecim", "lusor", 60
WHOLE, FIRST = 20.0, 2.0
"""Maximum seconds until the whole review, and until the first results."""


def played_game() -> str:
    """Return the link of a game of `TURNS` turns, which ends by resignation."""
    spec = registry.spec(GAME)
    match = begin(spec, seed=b"review")
    while match.ply.turn < TURNS:
        if match.actor == CHANCE:
            match.play("throw")
            continue
        known = match.game.information_state(match.state, match.actor)
        budget = ai.Budget(nodes=50)
        choosing = ai.choose(match.game, known, match.actor, LEVEL, budget, match.rev)
        match.play(ai.finish(choosing).text)
    match.play("resign")
    return links.link(match)[0]


def measure(python: str, link: str) -> bool:
    """Print the times of the first and the last results; return True if both budgets are met."""
    usual = USUAL_MS[python] / loop_ms()
    session = Session()
    view = _ask(session, do="load", link=link)["view"]
    began = perf_counter()
    task = _ask(session, do="review", match=view["match"], rev=view["rev"])["task"]
    first = longest = 0.0
    while True:
        asked = perf_counter()
        reply = _ask(session, do="slice", task=task)
        longest = max(longest, perf_counter() - asked)
        if not first and reply.get("part", {}).get("moments"):
            first = perf_counter() - began
        if "done" in reply:
            break
    whole = perf_counter() - began
    return print_row(python, whole, first, usual, f"longest slice {1000 * longest:.0f} ms")


def print_row(where: str, whole: float, first: float, usual: float, more: str) -> bool:
    """Print the times measured at `where`; return True if they meet their budgets."""
    kept = whole <= WHOLE and first <= FIRST
    print(
        f"{where:<10} first figures after {first:.1f} s ({first * usual:.1f}; {FIRST:.0f}), "
        f"all after {whole:.1f} s ({whole * usual:.1f}; {WHOLE:.0f}), {more}"
        f"{'' if kept else '  missed'}",
        flush=True,
    )
    return kept


def _ask(session: Session, **request: Any) -> Any:
    return json.loads(answer(session, json.dumps({"id": 0, **request})))["ok"]
