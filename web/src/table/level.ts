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
 * Return an element with radio buttons for the levels, and the name and description of the chosen
 * level. `take` is called with the level whenever the user chooses one.
 */
export function levelSteps(
  { id, family, levels }: GameInfo,
  level: string,
  take: (level: string) => void,
): HTMLElement {
  const holder = make("div");
  const group = newGroup();
  const speaker = { game: id, family };
  const show = (chosen: string) => {
    const choose = (next: string) => {
      show(next);
      take(next);
    };
    const row = steps({ levels, chosen, group, speaker, label: t("new-level"), take: choose });
    const name = html`<p class="plays"><b>${levelName(chosen, speaker)}</b></p>`;
    render(html`${row}${name}<div aria-live="polite">${manner(chosen, speaker)}</div>`, holder);
  };
  show(level);
  return holder;
}

const newGroup = () => `level-${++groups}`;

interface StepsOptions {
  levels: readonly string[];
  chosen: string;
  /** Name of the group of radio buttons. */
  group: string;
  /** Accessible name of the group. */
  label: string;
  speaker: Speaker;
  take(level: string): void;
}

function steps({ levels, chosen, group, label, speaker, take }: StepsOptions): TemplateResult {
  const step = (level: string, index: number) =>
    html`<label><input
      type="radio"
      name=${group}
      value=${level}
      .checked=${live(level === chosen)}
      aria-label=${t("level-option", { level: index + 1, name: levelName(level, speaker) })}
      @change=${() => take(level)}
    />${index + 1}</label>`;
  return html`<div class="steps" role="radiogroup" aria-label=${label}>
    ${levels.map(step)}
  </div>`;
}

/** Return a sentence that describes how a level plays; "" if there is none. */
function mannerText(code: string, speaker: Speaker): string {
  const id = words().id("plays", code, speaker);
  return id ? words().text(id) : "";
}

function manner(code: string, speaker: Speaker): unknown {
  const text = mannerText(code, speaker);
  return text ? html`<p class="plays">${text}</p>` : nothing;
}

/**
 * Panel for the level of the computer in the current game; hidden if no computer plays. The
 * description of a chosen level is also announced to screen readers, because low windows hide it.
 */
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
      const speaker = moment.view;
      const take = (next: string) => {
        void table.seat(atLevel(moment.seats, next));
        table.say(mannerText(next, speaker));
      };
      const label = t("level-title");
      const line = html`<p class="label-line"><span>${label}</span><span>${guard([name], () => latin(name))}</span></p>`;
      const row = steps({ levels, chosen, group, label, speaker, take });
      render(html`${line}${row}${manner(chosen, speaker)}`, element);
    },
  };
}

/** Return the players (seats), with all computers set to the level `level`. */
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
