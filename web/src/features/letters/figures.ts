/** Small figures of games by letter (a letter is a link): dice, identicons, steps of a new game. */
import { html, svg, type TemplateResult } from "lit-html";
import { t } from "../../kit/words";
import "./figures.css";

const STEPS = ["choose", "send", "wait"] as const;

/** Pips of values 0 to 6: two digits per pip, x and y from the top left in quarters of the die. */
const PIPS: readonly string[] = [
  "",
  "22",
  "1133",
  "112233",
  "11133133",
  "1113223133",
  "111213313233",
];

/** Render dice side by side, labelled with their numbers. */
export function dice(values: readonly number[], size: number): TemplateResult {
  return html`<span class="dice" role="img" aria-label=${values.join(", ")}>${values.map((value) => die(value, size))}</span>`;
}

function die(value: number, size: number): TemplateResult {
  const pips = (PIPS[value] ?? "").match(/../g) ?? [];
  const circles = pips.map(
    (at) => svg`<circle cx=${Number(at[0]) * 6} cy=${Number(at[1]) * 6} r="2"></circle>`,
  );
  return html`<svg class="die" viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true"><rect x="1" y="1" width="22" height="22" rx="4"></rect>${circles}</svg>`;
}

/**
 * Render an identicon, which is easier to compare than digits: 7 × 7 squares, symmetric about the
 * vertical axis, from the first 28 digits of `number`, a hash in hexadecimal. `side` sets the
 * colour; `label` is the text for screen readers.
 */
export function pattern(
  number: string,
  side: number,
  size: number,
  label?: string,
): TemplateResult {
  const squares: string[] = [];
  for (let y = 0; y < 7; y += 1)
    for (let x = 0; x < 4; x += 1) {
      const digit = Number.parseInt(number[y * 4 + x] ?? "0", 16);
      if (digit < 8) continue;
      squares.push(`M${x + 1} ${y + 1}h1v1h-1z`);
      if (x < 3) squares.push(`M${7 - x} ${y + 1}h1v1h-1z`);
    }
  return html`<svg class="pattern" data-side=${side} viewBox="0 0 9 9" width=${size} height=${size} role="img" aria-hidden=${label ? "false" : "true"} aria-label=${label ?? ""}>${svg`<path d=${squares.join("")}></path>`}</svg>`;
}

/** Render the steps of a new game by letter (choose, send, wait); `present` is the current step. */
export function flow(present: (typeof STEPS)[number]): TemplateResult {
  const at = STEPS.indexOf(present);
  return html`<ol class="flow">${STEPS.map(
    (step, i) =>
      html`<li data-done=${i < at} aria-current=${i === at ? "step" : "false"}><span>${t(`letter-step-${step}`)}</span></li>`,
  )}</ol>`;
}
