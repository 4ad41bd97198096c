/** Measured duration and role of luck of games (`scripts/measure_games.py`), and an HTML table. */
import { html, nothing, type TemplateResult } from "lit-html";
import { manifests } from "../contracts/games";
import { make } from "../kit/dom";
import { elementsOf } from "../kit/draw";
import { writeName } from "../kit/game-words";
import { t } from "../kit/words";

/** Lower quartile, median and upper quartile of all games played for the measurement. */
type Quartiles = readonly [number, number, number];

export interface Measured {
  /** Minimum and maximum number of players. */
  players: readonly [number, number];
  /** Number of games played to measure `turns` and `minutes`. */
  games: number;
  turns: Quartiles;
  /** Assumed thinking time of a person, in seconds, per turn with more than one legal move. */
  seconds: number;
  minutes: Quartiles;
  /**
   * Score in percent of a weaker computer player against one of middle strength (a draw counts
   * half): the more luck, the nearer to 50. 0 for games without chance.
   */
  luck: number;
}

const files = import.meta.glob<Measured>("../games/*/measured.json", {
  eager: true,
  import: "default",
});

/** Return the measurements of a game; undefined if there are none. */
export function measuredOf(id: string): Measured | undefined {
  return files[`../games/${id}/measured.json`];
}

/** Return the median duration in minutes, rounded to multiples of 5 from 20 minutes upwards. */
export function minutesOf({ minutes: [, median] }: Measured): number {
  return median < 20 ? median : 5 * Math.round(median / 5);
}

type Luck = "none" | "little" | "some" | "much";

/** Return the category of luck. Limits of the weaker player's score `luck`: 10 and 30 percent. */
export function luckOf({ luck }: Measured): Luck {
  if (luck === 0) return "none";
  if (luck < 10) return "little";
  return luck < 30 ? "some" : "much";
}

/** Return the position of a game between luck only (0, for `luck` 50) and skill only (1, for 0). */
export function skillOf({ luck }: Measured): number {
  return 1 - luck / 50;
}

const COLUMNS = ["game", "turns", "seconds", "minutes", "won"];

/** Return the content of the collapsible section: the method, then a table row for each game. */
export function measurements(): HTMLElement[] {
  const rows = manifests.flatMap(({ id }) => measuredOf(id) ?? []);
  const heads = COLUMNS.map((name) => html`<th scope="col">${t(`home-measured-${name}`)}</th>`);
  return elementsOf(html`<summary>${t("home-measured")}</summary>
    <p>${t("home-measured-length", { games: rows[0]?.games ?? 0 })}</p>
    <p>${t("home-measured-luck")}</p>
    <div class="figures"><table><thead><tr>${heads}</tr></thead>
      <tbody>${manifests.map(({ id }) => row(id))}</tbody></table></div>`);
}

function row(id: string): TemplateResult | typeof nothing {
  const measured = measuredOf(id);
  if (!measured) return nothing;
  const { turns, seconds, minutes, luck } = measured;
  return html`<tr>${writeName(make("th", { scope: "row" }), { id })}<td>${range(turns)}</td>
    <td>${seconds}</td><td>${range(minutes)}</td>
    <td>${luck === 0 ? t("home-measured-none") : luck}</td></tr>`;
}

function range([low, middle, high]: Quartiles): string {
  if (low === high) return String(middle);
  return t("home-measured-range", { low, middle, high });
}
