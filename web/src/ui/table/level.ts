/** The opponent's level: a row of steps, weakest first. */
import { html, render, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { live } from "lit-html/directives/live.js";
import type { TableControls } from "../../board/table";
import type { Seat } from "../../engine/protocol";
import { make } from "../shell/dom";
import { latin } from "../shell/latin";
import { t, words } from "../shell/words";
import type { Moment, Panel } from "./moment";

let groups = 0;

/** Steps for the levels; `take` is called with the one chosen. */
export function levelSteps(
  levels: readonly string[],
  chosen: string,
  take: (level: string) => void,
): HTMLElement {
  const holder = make("div");
  render(steps(levels, chosen, newGroup(), take), holder);
  return holder.firstElementChild as HTMLElement;
}

function newGroup(): string {
  groups += 1;
  return `level-${groups}`;
}

function steps(
  levels: readonly string[],
  chosen: string,
  group: string,
  take: (level: string) => void,
): TemplateResult {
  const step = (level: string, index: number) =>
    html`<label><input
      type="radio"
      name=${group}
      value=${level}
      .checked=${live(level === chosen)}
      aria-label=${t("level-option", { level: index + 1 })}
      @change=${() => take(level)}
    />${index + 1}</label>`;
  return html`<div class="steps" role="radiogroup" aria-label=${t("level-title")}>
    ${levels.map(step)}
  </div>`;
}

/** The level of the computer that sits at this table; nothing to choose where two people play. */
export function level(element: HTMLElement, table: TableControls, levels: string[]): Panel {
  const group = newGroup();
  return {
    element,
    update(moment) {
      const present = computer(moment);
      element.hidden = present === null;
      if (!present) return;
      const [, chosen] = present;
      const name = words().say("level", { code: chosen, params: {} }, moment.view);
      const take = (next: string) => void table.seat(atLevel(moment.seats, next));
      const line = html`<p class="label-line"><span>${t("level-title")}</span><span>${guard([name], () => latin(name))}</span></p>`;
      render(html`${line}${steps(levels, chosen, group, take)}`, element);
    },
  };
}

/** The seats with every computer at a level. */
export function atLevel(seats: Moment["seats"], level: string): Record<string, Seat> {
  const changed = Object.entries(seats).map(([side, seat]): [string, Seat] => [
    side,
    seat.kind === "computer" ? { kind: "computer", level } : seat,
  ]);
  return Object.fromEntries(changed);
}

/** The side the computer plays and its level. */
export function computer({ seats }: Pick<Moment, "seats">): [side: string, level: string] | null {
  for (const [side, seat] of Object.entries(seats)) {
    if (seat.kind === "computer") return [side, seat.level];
  }
  return null;
}
