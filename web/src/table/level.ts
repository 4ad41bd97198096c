/** Choice of the computer's level: radio buttons, weakest first, and a description of the level. */
import { html, nothing, render, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { live } from "lit-html/directives/live.js";
import type { TableControls } from "../board/table";
import type { Panel, TableSnapshot } from "../contracts/table-snapshot";
import type { GameInfo, Seat } from "../engine/protocol";
import type { Speaker } from "../i18n/messages";
import { make } from "../kit/dom";
import { latin, levelName } from "../kit/game-words";
import { t, words } from "../kit/words";

let groups = 0;

/**
 * Return an element with the radio buttons, and the name and description of the chosen level.
 * `take` is called with the level whenever the user chooses one.
 */
export function levelSteps(
  { id, family, levels }: GameInfo,
  level: string,
  take: (level: string) => void,
): HTMLElement {
  const holder = make("div");
  const group = newGroup();
  const show = (chosen: string) => {
    const row = steps(levels, chosen, group, (next) => {
      show(next);
      take(next);
    });
    const speaker = { game: id, family };
    const name = html`<p class="plays"><b>${levelName(chosen, speaker)}</b></p>`;
    render(html`${row}${name}${manner(chosen, speaker)}`, holder);
  };
  show(level);
  return holder;
}

const newGroup = () => `level-${++groups}`;

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

/** Render a sentence that describes how a level plays. */
function manner(code: string, speaker: Speaker): unknown {
  const id = words().id("plays", code, speaker);
  return id ? html`<p class="plays" aria-live="polite">${words().text(id)}</p>` : nothing;
}

/** Panel for the level of the computer in the current game; hidden if no computer plays. */
export function level(element: HTMLElement, table: TableControls, levels: string[]): Panel {
  const group = newGroup();
  return {
    element,
    update(moment) {
      const present = computer(moment);
      element.hidden = present === null;
      if (!present) return;
      const [, chosen] = present;
      const name = levelName(chosen, moment.view);
      const take = (next: string) => void table.seat(atLevel(moment.seats, next));
      const line = html`<p class="label-line"><span>${t("level-title")}</span><span>${guard([name], () => latin(name))}</span></p>`;
      const row = steps(levels, chosen, group, take);
      render(html`${line}${row}${manner(chosen, moment.view)}`, element);
    },
  };
}

/** Return the seats with all computers set to a level. */
export function atLevel(seats: TableSnapshot["seats"], level: string): Record<string, Seat> {
  const changed = Object.entries(seats).map(([side, seat]): [string, Seat] => [
    side,
    seat.kind === "computer" ? { ...seat, level } : seat,
  ]);
  return Object.fromEntries(changed);
}

/** Return the first computer's side and level; null if no computer plays. */
export function computer({ seats }: { seats: TableSnapshot["seats"] }): [string, string] | null {
  for (const [side, seat] of Object.entries(seats))
    if (seat.kind === "computer") return [side, seat.level];
  return null;
}
