/** Fair dice: the seal before, the seed after, what was thrown, and how to check it. */
import type { LogEntry } from "../../engine/protocol";
import { openDialog } from "../shell/dialog";
import { make } from "../shell/dom";
import { t } from "../shell/words";
import type { Moment } from "./moment";

/** Shows the panel for the game on the board. */
export function openFair({ view, log }: Moment): void {
  const { commitment, seed } = view.chance;
  openDialog({
    title: t("fair-title"),
    wide: true,
    body: [
      make("p", {}, t("fair-lead")),
      part(t("fair-commitment"), make("p", { class: "mono" }, commitment)),
      part(t("fair-seed"), seed ? make("p", { class: "mono" }, seed) : soft(t("fair-seed-later"))),
      part(t("fair-throws"), histogram(thrown(log, view.series.game))),
      part(
        t("fair-check"),
        soft(t("fair-check-note")),
        make("pre", { class: "mono", tabindex: 0 }, check(seed ?? "…", diceOf(log))),
      ),
    ],
  });
}

/** Three lines of Python that recompute a throw from the seed. */
export function check(seed: string, dice: number): string {
  return [
    `import hashlib, hmac; seed = bytes.fromhex("${seed}"); n = 0`,
    "print(hashlib.sha256(seed).hexdigest())",
    'print([b % 6 + 1 for b in hmac.digest(seed, b"%d:0" % n, "sha256") if b < 252]' +
      `[:${dice}])`,
  ].join("\n");
}

/** With how many dice this game is played, as far as it has been thrown. */
function diceOf(log: readonly LogEntry[]): number {
  const last = log.findLast(({ kind }) => kind === "throw");
  return last?.text.match(/\d+/g)?.length ?? 2;
}

/** How often each number of pips was thrown in a game. */
export function thrown(log: readonly LogEntry[], game: number): number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const entry of log) {
    if (entry.kind !== "throw" || entry.game !== game) continue;
    for (const die of entry.text.match(/\d+/g) ?? []) {
      const index = Number(die) - 1;
      if (counts[index] !== undefined) counts[index] += 1;
    }
  }
  return counts;
}

function histogram(counts: number[]): HTMLElement {
  const most = Math.max(...counts);
  if (most === 0) return soft(t("fair-throws-none"));
  const bars = counts.map((count, index) =>
    make(
      "li",
      { "aria-label": t("fair-bar", { die: index + 1, count }) },
      make("b", { "aria-hidden": "true" }, String(index + 1)),
      make("i", { style: `width:${(100 * count) / most}%`, "aria-hidden": "true" }),
      make("span", { "aria-hidden": "true" }, String(count)),
    ),
  );
  return make("ul", { class: "histogram" }, ...bars);
}

function part(title: string, ...children: HTMLElement[]): HTMLElement {
  return make("section", { class: "group" }, make("h3", {}, title), ...children);
}

function soft(text: string): HTMLElement {
  return make("p", { class: "soft" }, text);
}
