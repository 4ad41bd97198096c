/** Templates of the guide: heading and sentence, buttons, and the list of steps. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { GuideStep } from "../../board/guide";
import type { TableSnapshot } from "../../contracts/table-snapshot";
import { button, sign } from "../../kit/button";
import { latin } from "../../kit/game-words";
import { t } from "../../kit/words";
import { sentence, statusLine } from "../../table/status";
import { outcomeOf } from "./guide-progress";
import type { Course } from "./guide-storage";
import { type StepWords, stepName } from "./guide-texts";

export interface GuideState {
  moment: TableSnapshot;
  course: Course;
  steps: readonly GuideStep[];
  /** Index of the current step, from 0. */
  due: number;
}

const stateOf = (step: number, due: number) => (step < due ? "done" : step === due ? "now" : "");

/** Replaces the table's heading and sentence. Refusals and hints of the table take precedence. */
export function heading(
  state: GuideState,
  { title, otherTurn, text }: StepWords,
  leave: () => void,
) {
  const { moment, course, steps, due } = state;
  const answers = moment.refusal || moment.hint || moment.kept || moment.phase === "waiting";
  const bars = steps.map((_, i) => html`<i class=${stateOf(i, due)}></i>`);
  const progress = html`<span class="guide-bars" aria-hidden="true">${bars}</span>`;
  return html`<p class="guide-line"><span>${t(course.brief ? "guide-brief" : "guide-title")}</span>
    ${course.brief ? nothing : progress}
    <button class="guide-leave" type="button" @click=${leave}
      >${sign("close", true)}<span>${t("guide-leave")}</span></button></p>
    <h2 class="guide-step" data-stop=${fullStop(title)}>${title}</h2>
    <p class="guide-text">${answers ? statusLine(sentence(moment), moment.view) : latin(`${otherTurn} ${text}`.trim())}</p>`;
}

/** The buttons while the aim of the game is shown. */
export function aimButtons(
  { moment, course, steps }: GuideState,
  actions: { read(): void; leave(): void; more(): void },
): TemplateResult {
  const after = steps[1];
  const label = after
    ? html`${t("guide-next")}<span class="guide-after">: ${stepName(after.name, moment)}</span>`
    : t("guide-play");
  const other = course.brief
    ? button({ sign: "hint", words: t("guide-more"), act: "guide-more", press: actions.more })
    : button({ sign: "play", words: t("guide-without"), act: "guide-leave", press: actions.leave });
  return html`<button class="button first" type="button" data-act="guide-next" @click=${actions.read}
    >${sign("forth")}<span>${label}</span></button>${other}`;
}

/** All steps with their outcomes. */
export function stepList({ moment, course, steps, due }: GuideState): TemplateResult {
  const lines = steps.map(({ name }, i) => {
    const outcome = i < due ? outcomeOf(name, course.from, moment) : "";
    return html`<li class=${stateOf(i, due)} aria-current=${i === due ? "step" : nothing}>
      <b>${i + 1}</b><span>${stepName(name, moment)}</span><small>${outcome}</small>
    </li>`;
  });
  return html`<h2 class="unseen">${t("guide-title")}</h2><ol>${lines}</ol>`;
}

/** Announcement of a new step for screen readers. */
export function announcement(
  { course, steps, due }: GuideState,
  { title, text }: StepWords,
): string {
  const position = course.brief ? "" : t("guide-heard", { number: due + 1, of: steps.length });
  return `${position} ${title}${fullStop(title)} ${text}`.trim();
}

const fullStop = (title: string) => (/[?!.:]$/.test(title) ? "" : ".");
