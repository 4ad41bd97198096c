/** Dialogs about dice: verification and statistics of fair rolls; input of rolls of real dice. */
import { html, type TemplateResult } from "lit-html";
import { keyOf } from "../board/keyboard";
import type { TableControls } from "../board/table";
import type { TableSnapshot } from "../contracts/table-snapshot";
import type { LogEntry } from "../engine/protocol";
import { footButton, openDialog } from "../kit/dialog";
import { find } from "../kit/dom";
import { t } from "../kit/words";

/**
 * Open the dialog with which the user can verify the rolls of the game on the board. Its content is
 * updated during the game.
 */
export function openFair(moment: TableSnapshot): void {
  openDialog({ title: t("fair-title"), wide: true, body: () => fairness(moment) });
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

/**
 * Return three lines of Python with which the user can verify a roll: they set the seed and the
 * number of the roll, print the SHA-256 hash of the seed, and print the roll. `dice` is the number
 * of dice per roll.
 */
export function check(seed: string, dice: number): string {
  return [
    `import hashlib, hmac; seed = bytes.fromhex("${seed}"); n = 0`,
    "print(hashlib.sha256(seed).hexdigest())",
    'print([b % 6 + 1 for b in hmac.digest(seed, b"%d:0" % n, "sha256") if b < 252]' +
      `[:${dice}])`,
  ].join("\n");
}

const numbersIn = ({ text }: LogEntry) => (text.match(/\d+/g) ?? []).map(Number);

/** Number of dice in the last roll; 2 before the first roll. */
function diceOf(log: readonly LogEntry[]): number {
  const last = log.findLast(({ kind }) => kind === "throw");
  return (last && numbersIn(last).length) || 2;
}

/** Count how often each face (1 to 6) was rolled in the match's game with the number `game`. */
function countThrows(log: readonly LogEntry[], game: number): number[] {
  const dice = log
    .filter((entry) => entry.kind === "throw" && entry.game === game)
    .flatMap(numbersIn);
  return [1, 2, 3, 4, 5, 6].map((face) => dice.filter((die) => die === face).length);
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

/**
 * Open the dialog in which the user enters a roll of real dice for the game. If no roll is possible
 * now, the dialog only says so. The engine checks the roll.
 */
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
    // Without this call, the same key would also press the button that gets the focus when the
    // dialog closes.
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
    body: () => html`<p>${t("umpire-lead")}</p>
      ${open ? asked() : html`<p>${t("umpire-not-now")}</p>`}`,
    foot: open ? [footButton(t("umpire-enter"), enter, true)] : [],
  });
  if (open) field().focus();
}
