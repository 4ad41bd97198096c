/** Dialogs about dice: verification and statistics of fair rolls, and input of real rolls. */
import { html, type TemplateResult } from "lit-html";
import { keyOf } from "../board/key-name";
import type { TableControls } from "../board/table";
import type { TableSnapshot } from "../contracts/table-snapshot";
import type { LogEntry } from "../engine/protocol";
import { bodyOf, footButton, openDialog } from "../kit/dialog";
import { find } from "../kit/dom";
import { drawIn } from "../kit/draw";
import { t } from "../kit/words";

/** Opens the dialog for the game on the board. It is updated until it is closed. */
export function openFair(moment: TableSnapshot): void {
  const dialog = openDialog({
    title: t("fair-title"),
    wide: true,
    body: [],
    onclose: () => end(),
  });
  const end = drawIn(bodyOf(dialog), () => fairness(moment));
}

function fairness({ view, log }: TableSnapshot): TemplateResult {
  const { commitment, seed } = view.chance;
  const mono = (text: string) => html`<p class="mono">${text}</p>`;
  const lines = html`${soft(t("fair-check-note"))}
    <pre class="mono" tabindex="0">${check(seed ?? "…", diceOf(log))}</pre>`;
  return html`<p>${t("fair-lead")}</p>
    ${part(t("fair-commitment"), mono(commitment))}
    ${part(t("fair-seed"), seed ? mono(seed) : soft(t("fair-seed-later")))}
    ${part(t("fair-throws"), histogram(countThrows(log, view.series.game)))}
    ${part(t("fair-check"), lines)}`;
}

/** Returns three lines of Python that recompute a roll from the seed. */
export function check(seed: string, dice: number): string {
  return [
    `import hashlib, hmac; seed = bytes.fromhex("${seed}"); n = 0`,
    "print(hashlib.sha256(seed).hexdigest())",
    'print([b % 6 + 1 for b in hmac.digest(seed, b"%d:0" % n, "sha256") if b < 252]' +
      `[:${dice}])`,
  ].join("\n");
}

/** Number of dice in the last roll; 2 before the first roll. */
function diceOf(log: readonly LogEntry[]): number {
  const last = log.findLast(({ kind }) => kind === "throw");
  return last?.text.match(/\d+/g)?.length ?? 2;
}

/** Counts how often each face (1 to 6) was rolled in a game. */
export function countThrows(log: readonly LogEntry[], game: number): number[] {
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

function histogram(counts: number[]): TemplateResult {
  const most = Math.max(...counts);
  if (most === 0) return soft(t("fair-throws-none"));
  const bars = counts.map((count, index) => {
    const width = `width: ${(100 * count) / most}%`;
    return html`<li aria-label=${t("fair-bar", { die: index + 1, count })}>
      <b aria-hidden="true">${index + 1}</b>
      <i .style=${width} aria-hidden="true"></i>
      <span aria-hidden="true">${count}</span>
    </li>`;
  });
  return html`<ul class="histogram">${bars}</ul>`;
}

function part(title: string, content: TemplateResult): TemplateResult {
  return html`<section class="group"><h3>${title}</h3>${content}</section>`;
}

function soft(text: string): TemplateResult {
  return html`<p class="soft">${text}</p>`;
}

/** Asks for a roll and plays it. The engine reports errors in the roll. */
export function openUmpire(table: TableControls, { view }: TableSnapshot): void {
  const open = view.actions.some(({ id, enabled }) => id === "throw" && enabled);
  const field = () => find<HTMLInputElement>("#typed-throw", dialog);
  const enter = () => {
    const dice = field()
      .value.trim()
      .replace(/[\s,]+/g, "-");
    if (!dice) return field().focus();
    dialog.close();
    void table.play(`throw ${dice}`);
  };
  const key = (event: KeyboardEvent) => {
    if (keyOf(event) !== "Enter") return;
    // Otherwise the same key would press the button with the focus after the dialog is closed.
    event.preventDefault();
    enter();
  };
  const asked = () => html`<label class="stacked" for="typed-throw">${t("umpire-label")}<input
      class="field"
      id="typed-throw"
      inputmode="text"
      autocomplete="off"
      size="8"
      @keydown=${key}
    /></label>`;
  const dialog = openDialog({
    title: t("umpire-title"),
    body: [],
    foot: open ? [footButton(t("umpire-enter"), enter, true)] : [],
    onclose: () => end(),
  });
  const end = drawIn(
    bodyOf(dialog),
    () => html`<p>${t("umpire-lead")}</p>
      ${open ? asked() : html`<p>${t("umpire-not-now")}</p>`}`,
  );
  if (open) field().focus();
}
