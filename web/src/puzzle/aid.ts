/**
 * Panel of a hint: the name of the solving technique, the reason, and a button that plays the
 * advised step. It also has the buttons of the lesson, which plays a whole solution step by step
 * (see `Lesson`).
 */
import { html, nothing, render, type TemplateResult } from "lit-html";
import type { TableControls } from "../board/table";
import type { Panel, TableSnapshot } from "../contracts/table-snapshot";
import { sign } from "../kit/button";
import { make } from "../kit/dom";
import { t, words } from "../kit/words";
import { advised } from "./actions";
import { formatCells } from "./figure";
import type { Lesson } from "./lesson";
import { type StagedHints, whereWords } from "./staged-hints";
import "./aid.css";

export function aid(
  table: TableControls,
  lesson: Lesson | null,
  hinting: StagedHints | null = null,
  element = make("section", { class: "aid" }),
): Panel {
  return {
    element,
    elsewhere: () => table.focus(),
    update(moment) {
      const running = lesson?.running ?? false;
      const where = hinting?.stage === "where" && !running;
      const content = where ? look(moment) : hint(moment, table, running || hinting !== null);
      const tools = lesson && moment.view.actor.kind !== "over" ? controls(lesson) : nothing;
      element.hidden = content === nothing && tools === nothing && !hinting;
      element.classList.toggle("steady", hinting !== null);
      const panel = html`<div class="aid-said">${content}</div><div class="aid-tools">${tools}</div>`;
      render(panel, element);
    },
  };
}

/** Render the first stage of a hint, the location: where on the board to look, without a reason. */
function look({ advice }: TableSnapshot) {
  return advice
    ? html`<div class="aid-box"><p>${formatCells(whereWords(advice))}</p></div>`
    : nothing;
}

/**
 * Render the whole hint. `bare` omits the button for the advised step; then a running lesson or the
 * hint button plays this step.
 */
function hint(moment: TableSnapshot, table: TableControls, bare: boolean) {
  const { advice, view } = moment;
  if (!advice) return nothing;
  const { code } = advice.reason;
  const title = words().has(`aid-${code}`) ? t(`aid-${code}`) : "";
  const german = words().language !== "de" && words().has(`aid-${code}-book`);
  const book = german ? html`<em lang="de"> ${t(`aid-${code}-book`)}</em>` : nothing;
  const step = bare ? null : advised(moment);
  return html`
    <div class="aid-box">
      ${title ? html`<h2>${title}${book}</h2>` : nothing}
      <p>${formatCells(words().say("hint", advice.reason, view))}</p>
    </div>
    ${
      step
        ? html`<button
            class="aid-step button first"
            type="button"
            data-act="step"
            @click=${() => step.press(table)}
          >${step.words}</button>`
        : nothing
    }`;
}

/** Return the button that begins a lesson or, during a lesson, the buttons that control it. */
function controls(lesson: Lesson): TemplateResult {
  if (!lesson.active) {
    return html`<button
      class="quiet"
      type="button"
      data-act="lesson"
      @click=${() => lesson.start()}
    >${sign("play", true)}${t("puzzle-lesson")}</button>`;
  }
  return html`
    <span class="aid-title">${t("puzzle-lesson-running")}</span>
    ${
      lesson.running
        ? round("pause", t("puzzle-lesson-pause"), () => lesson.pause())
        : round("play", t("puzzle-lesson-go"), () => lesson.resume())
    }
    ${round("forth", t("puzzle-lesson-step"), () => lesson.step())}
    ${round("close", t("puzzle-lesson-stop"), () => lesson.stop())}`;
}

function round(
  name: "play" | "pause" | "forth" | "close",
  label: string,
  press: () => void,
): TemplateResult {
  return html`<button class="round" type="button" aria-label=${label} title=${label} @click=${press}>
    ${sign(name)}
  </button>`;
}
