/** Small dice beside text. */
import { html, render, svg, type TemplateResult } from "lit-html";
import { make } from "../../kit/dom";
import "./dice.css";

/** Coordinates of the pips for each value, on a 24 × 24 grid in units of 6. */
const PIPS: readonly string[] = [
  "",
  "22",
  "1133",
  "112233",
  "11133133",
  "1113223133",
  "111213313233",
];

/** Renders dice side by side, labelled with their numbers. */
export function dice(values: readonly number[], size: number): TemplateResult {
  return html`<span class="dice" role="img" aria-label=${values.join(", ")}>${values.map((value) => die(value, size))}</span>`;
}

/** The same as a DOM element. */
export function drawDice(values: readonly number[], size: number): HTMLElement {
  const holder = make("span");
  render(dice(values, size), holder);
  return holder;
}

function die(value: number, size: number): TemplateResult {
  const pips = (PIPS[value] ?? "").match(/../g) ?? [];
  const circles = pips.map(
    (at) => svg`<circle cx=${Number(at[0]) * 6} cy=${Number(at[1]) * 6} r="2"></circle>`,
  );
  return html`<svg class="die" viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true"><rect x="1" y="1" width="22" height="22" rx="4"></rect>${circles}</svg>`;
}
