"""Response times of the page in Chromium, and its longest task.

Requests are sent directly to the site's worker, in random games.  The longest task of the page is
measured while the strongest level plays against itself on the board.  Five games are played with
the mouse, some of them to the end; the browser's event timing measures the time from every press to
the next picture.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from benchmarks import boot
from toolchain.chromium import find_chromium
from toolchain.ground import SITE, SetupFailed

if TYPE_CHECKING:
    import argparse

    from playwright.sync_api import BrowserContext, Frame, Page

GAME = "lombardorum"
GAMES: tuple[tuple[str, dict[str, str], int, int], ...] = (
    ("lombardorum", {}, 16, 1000),
    ("rithmomachia", {"edition": "advanced"}, 50, 2000),
)
"""Games with their options, and the maximum milliseconds for a response to a move and for a choice
of the strongest level."""
TASK_MS = 50
PRESSED = ("lombardorum", "xii", "bohnenspiel", "rithmomachia", "dominosa")
PAINT_MS = 100

# Talk to the worker as comlink does, and note the time of each response.
PLAY_AT_RANDOM = """async ([url, game, options, plies, choices]) => {
  const worker = new Worker(url, { type: "module" });
  let last = 0;
  const call = (path, ...values) => new Promise((resolve) => {
    const id = String(++last);
    worker.addEventListener("message", function listen({ data }) {
      if (data.id !== id) return;
      worker.removeEventListener("message", listen);
      resolve(data.value);
    });
    const argumentList = values.map((value) => ({ type: "RAW", value }));
    worker.postMessage({ id, type: "APPLY", path: [path], argumentList });
  });
  const ask = async (request) => {
    const started = performance.now();
    const { ok } = JSON.parse(await call("request", JSON.stringify({ id: 0, ...request })));
    return { ok, took: performance.now() - started };
  };
  const { ok: { games } } = await ask({ do: "games" });
  const level = games.find(({ id }) => id === game).levels.at(-1);
  const answers = [], thoughts = [];
  let view;
  for (let ply = 0; ply < plies; ply += 1) {
    if (!view || view.actor.kind === "over") {
      const seats = { white: { kind: "human" }, black: { kind: "human" } };
      view = (await ask({ do: "new", game, options, seats })).ok.view;
    }
    const { rev } = view;
    if (thoughts.length < choices && view.moves.length > 1) {
      const started = performance.now();
      const { ok: { task } } = await ask({ do: "think", rev, level });
      while (!(await ask({ do: "slice", task })).ok.done);
      thoughts.push(performance.now() - started);
    }
    const can = ({ id, enabled }) => enabled && id !== "resign";
    const texts = (view.moves.length ? view.moves : view.actions.filter(can)).map((x) => x.text);
    const text = texts[Math.floor(Math.random() * texts.length)];
    const { ok, took } = await ask({ do: "play", rev, text });
    answers.push(took);
    view = ok.view;
  }
  return JSON.stringify({ answers, thoughts });
}"""
LONGEST_TASK = """(ms) => new Promise((resolve) => {
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: "longtask" });
  setTimeout(() => resolve(longest), ms);
})"""

# Note the time from each press to the next picture; times below 16 ms are not reported.
TIME_PRESSES = """() => {
  self.presses = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId)
        presses.set(interactionId, Math.max(presses.get(interactionId) ?? 0, duration));
  }).observe({ type: "event", durationThreshold: 16 });
}"""
# Return the next place to press: in a first game the guided one, else a selectable place, else a
# button that rolls or passes; null while the page waits, an empty list after the end of the game.
NEXT = """() => {
  const seen = (one) => one.checkVisibility();
  const buttons = (acts) => acts
    .flatMap((act) => [...document.querySelectorAll(`[data-act=${act}]`)])
    .filter((one) => seen(one) && one.getAttribute('aria-disabled') !== 'true');
  if (buttons(['again']).length > 0) return [];
  const open = [...document.querySelectorAll('#board [data-place][aria-disabled=false]')];
  const here = buttons(['guide-next'])[0] ?? open[Math.floor(Math.random() * open.length)]
    ?? buttons(['throw', 'deal', 'pass', 'commit'])[0];
  const box = here?.getBoundingClientRect();
  return box?.width ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `bench.py page`."""
    parser.add_argument("--site", type=Path, default=SITE, help="folder of a built site")
    parser.add_argument("--plies", type=int, default=600, help="requests to measure")
    parser.add_argument("--choices", type=int, default=20, help="choices of the strongest level")
    parser.add_argument("--seconds", type=float, default=15, help="time to watch the page")
    parser.add_argument("--presses", type=int, default=400, help="presses in a game, at most")
    parser.add_argument("--pressed", nargs="*", default=PRESSED, help="games that are pressed")


def run(arguments: argparse.Namespace) -> bool:
    """Print the table; return True if the budgets are met."""
    site: Path = arguments.site.absolute()
    chromium = find_chromium()
    if chromium is None or not (site / "play.html").is_file():
        raise SetupFailed("A built site and a Chromium are needed: scripts/test.py makes both.")
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile,
        boot.serving(site) as url,
        sync_playwright() as playwright,
    ):
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=chromium, args=boot.FLAGS
        )
        rows: list[tuple[str, float, int]] = []
        for game, options, answer_ms, choice_ms in GAMES:
            words = [game, options, arguments.plies, arguments.choices]
            answers, thoughts = play_at_random(context, url, site, words)
            rows += [
                (f"{game}: a move answered, 50 of 100, ms", middle(answers, 50), answer_ms),
                (f"{game}: a move answered, 99 of 100, ms", middle(answers, 99), answer_ms),
                (f"{game}: the strongest level's choice, longest, ms", thoughts[-1], choice_ms),
            ]
        task = longest_task(context, url, arguments.seconds)
        for game in arguments.pressed:
            times, kind = pressed(context, url, game, arguments.presses)
            paint = middle(times, 98)
            rows.append((f"{game}, {kind}: next picture, 98 of 100, ms", paint, PAINT_MS))
        rows.append(("The page's longest task meanwhile, ms", task, TASK_MS))
        context.close()
    print(f"{'':<66}{'measured':>10}{'budget':>8}")
    for name, measured, budget in rows:
        missed = "  missed" if measured > budget else ""
        print(f"{name:<66}{measured:>10.1f}{budget:>8}{missed}")
    return all(measured <= budget for _, measured, budget in rows)


def middle(times: list[float], of_100: int) -> float:
    """Return the `of_100`-th percentile of sorted times."""
    return times[len(times) * of_100 // 100]


def play_at_random(
    context: BrowserContext, url: str, site: Path, words: list[object]
) -> tuple[list[float], list[float]]:
    """Return the sorted times of responses to moves, and of the strongest level's choices.

    `words` are a game, its options, and the numbers of requests and choices.
    """
    [worker] = site.glob("assets/worker-*.js")
    tab = context.new_page()
    tab.set_default_timeout(0)
    tab.goto(url + "licences.html")
    times = json.loads(tab.evaluate(PLAY_AT_RANDOM, [f"./assets/{worker.name}", *words]))
    tab.close()
    return sorted(times["answers"]), sorted(times["thoughts"])


def pressed(context: BrowserContext, url: str, game: str, presses: int) -> tuple[list[float], str]:
    """Return the sorted times of random presses in a game, and their number as text."""
    tab = context.new_page()
    tab.goto(f"{url}play.html?game={game}&level=1")
    tab.wait_for_function("() => document.documentElement?.dataset.alveus === 'ready'")
    times = press_at_random(tab, tab.main_frame, (0, 0), presses)
    tab.close()
    made = len(times)
    return times, f"{presses} presses" if made == presses else f"to its end, {made} presses"


def press_at_random(
    tab: Page, board: Frame, corner: tuple[float, float], presses: int
) -> list[float]:
    """Return the sorted milliseconds from each press in a frame to the next picture.

    There are fewer than `presses` if the game ends.  `corner` is the frame's upper left corner.
    """
    board.evaluate(TIME_PRESSES)
    made = 0
    while made < presses and (target := board.wait_for_function(NEXT).json_value()):
        tab.mouse.click(corner[0] + target[0], corner[1] + target[1])
        tab.wait_for_timeout(100)
        made += 1
    times: list[float] = board.evaluate("() => [...presses.values()]")
    return sorted([0.0] * (made - len(times)) + times)


def longest_task(context: BrowserContext, url: str, seconds: float) -> float:
    """Return the milliseconds of the page's longest task while two computer players play."""
    tab = context.new_page()
    tab.goto(f"{url}embed.html?game={GAME}&mode=demo&level=4")
    tab.wait_for_function("() => document.documentElement?.dataset.alveus === 'ready'")
    longest: float = tab.evaluate(LONGEST_TASK, seconds * 1000)
    tab.close()
    return longest
