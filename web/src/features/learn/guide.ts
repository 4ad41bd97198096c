/**
 * The guide through a first game. It replaces the status line and the move list. The user may play
 * any move; the guide then continues with the step that fits the position.
 */
import { signal } from "@preact/signals-core";
import { html, nothing, render, type TemplateResult } from "lit-html";
import type { Guide, GuideStep } from "../../board/guide";
import { keyOf } from "../../board/keyboard";
import { stepAnnouncer } from "../../board/narrator";
import type { TableContext } from "../../contracts/table-context";
import { type TableSnapshot, yourSide } from "../../contracts/table-snapshot";
import type { GameInfo } from "../../engine/protocol";
import { button, sign } from "../../kit/button";
import { find, make } from "../../kit/dom";
import { latin } from "../../kit/game-words";
import { toast } from "../../kit/toast";
import { loadArea, t } from "../../kit/words";
import { sentence, statusLine } from "../../table/status";
import { guideBoard } from "./guide-board";
import { type Course, storeCourse } from "./guide-storage";
import { briefWords, outcomeOf, type StepWords, stepDue, stepName, stepWords } from "./guide-texts";
import "./guide.css";

export interface OpenGuide {
  begin(course: Course): void;
}

/** Add the guide to the page. It is hidden until `begin` is called. */
export async function openGuide(
  info: GameInfo,
  context: TableContext,
  guide: Guide,
): Promise<OpenGuide> {
  await loadArea("guide");
  const { table, panels, autosave } = context;
  const game = find(".game");
  const acts = find("#acts");
  const head = make("div", { class: "guide-head" });
  const next = make("section", { class: "acts guide-acts" });
  const list = make("section", { class: "moves guide-list" });
  find("#say").prepend(head);
  acts.after(next);
  (document.querySelector("#moves") ?? next).after(list);
  const board = guideBoard(table, guide);
  const announcer = stepAnnouncer();
  const course = signal<Course | null>(null);
  let closeNotice = () => {};

  const begin = (started: Course) => {
    closeNotice();
    announcer.reset();
    course.value = started;
    storeCourse(info.id, started);
  };
  const end = () => {
    course.value = null;
    storeCourse(info.id, null);
  };
  const leave = () => {
    const present = course.peek();
    const hadFocus = [head, next, list].some((part) => part.contains(document.activeElement));
    end();
    if (hadFocus) table.focus();
    const back = { words: t("guide-back"), press: () => present && begin(present) };
    if (present) closeNotice = toast(t("guide-left"), back);
  };
  const read = (present: Course) => {
    if (present.brief) end();
    else begin({ ...present, read: true });
    table.focus();
  };
  const show = (shown: boolean) => {
    game.classList.toggle("guided", shown);
    next.hidden = list.hidden = head.hidden = !shown;
  };

  /** Show a step in the guide's elements, and announce it once to screen readers. */
  function draw(moment: TableSnapshot, present: Course, due: number): void {
    const steps = present.brief ? guide.steps.slice(0, 1) : guide.steps;
    const step = steps[due];
    if (!step) return;
    const texts = present.brief ? briefWords(moment) : stepWords(step.name, present.from, moment);
    const isAim = step.name === "aim";
    // The guide's buttons get the height of the usual buttons, so that the layout does not shift.
    if (!acts.hidden) next.style.minHeight = `${acts.getBoundingClientRect().height}px`;
    acts.hidden = isAim;
    next.hidden = !isAim;
    list.hidden = present.brief;
    game.classList.toggle("guided-list", !present.brief);
    const drawing = { moment, course: present, steps, due };
    render(heading(drawing, texts, leave), head);
    const more = () => begin({ ...present, brief: false });
    render(isAim ? aimButtons(drawing, { read: () => read(present), leave, more }) : nothing, next);
    render(stepList(drawing), list);
    announcer.announce(`${step.name} ${texts.title}`, () => announcement(drawing, texts));
  }

  let hasPlayed = false;
  panels.add({
    element: game,
    update(moment) {
      // In an exhibit, the visitor has left and the demonstration runs.
      if (hasPlayed && autosave.watched) {
        hasPlayed = false;
        end();
      }
      const present = course.value;
      const { view, phase } = moment;
      const isPlaying = present !== null && yourSide(moment) !== null && phase !== "replaying";
      hasPlayed ||= isPlaying;
      if (isPlaying && view.actor.kind === "over") end();
      const shown = isPlaying && view.actor.kind !== "over";
      show(shown);
      if (!shown) {
        acts.hidden = false;
        game.classList.remove("guided-list");
        board.draw(null, view);
        return;
      }
      const from = Math.min(present.from, view.ply);
      const due = stepDue(guide.steps, { ...present, from }, moment);
      const last = present.brief ? 1 : guide.steps.length;
      if (due >= last) return end();
      if (from !== present.from) begin({ ...present, from });
      draw(moment, present, due);
      board.draw(guide.steps[due]?.name ?? null, view);
    },
  });
  const leaveByKey = (event: KeyboardEvent) => {
    const { target } = event;
    const inGame = target instanceof Node && game.contains(target);
    // Escape also closes a dialog, and the text field for moves and texts over the board (`.slip`).
    const isOpen = document.querySelector("dialog[open], .slip") !== null;
    const isFree = table.state.chosen.value === null && !isOpen;
    const isGuided = game.classList.contains("guided");
    if (keyOf(event) === "Escape" && inGame && isFree && isGuided) leave();
  };
  addEventListener("keydown", leaveByKey, { capture: true });
  return { begin };
}

interface GuideState {
  moment: TableSnapshot;
  course: Course;
  steps: readonly GuideStep[];
  /** Index of the current step, from 0. */
  due: number;
}

const stateOf = (step: number, due: number) => (step < due ? "done" : step === due ? "now" : "");

/**
 * Render the progress in the guide, a button to leave it, and title and text of the step. The
 * table's status replaces the text after a refused action or a hint, while a move waits for the
 * engine, and while the user has to confirm the end of the turn.
 */
function heading(state: GuideState, { title, otherTurn, text }: StepWords, leave: () => void) {
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

/** Render the buttons of the step that explains the aim of the game. */
function aimButtons(
  { moment, course, steps }: GuideState,
  actions: { read(): void; leave(): void; more(): void },
): TemplateResult {
  const after = steps[1];
  const label = after
    ? html`${t("guide-next")}<span class="guide-after">: ${stepName(after.name, moment)}</span>`
    : t("guide-play");
  const other = course.brief
    ? button({ words: t("guide-more"), act: "guide-more", press: actions.more })
    : button({ words: t("guide-without"), act: "guide-leave", press: actions.leave });
  return html`<button class="button first" type="button" data-act="guide-next" @click=${actions.read}
    ><span>${label}</span></button>${other}`;
}

/** Render the list of all steps. Completed ones have an outcome, such as a roll or "hit on 7". */
function stepList({ moment, course, steps, due }: GuideState): TemplateResult {
  const lines = steps.map(({ name }, i) => {
    const outcome = i < due ? outcomeOf(name, course.from, moment) : "";
    return html`<li class=${stateOf(i, due)} aria-current=${i === due ? "step" : nothing}>
      <b>${i + 1}</b><span>${stepName(name, moment)}</span><small>${outcome}</small>
    </li>`;
  });
  return html`<h2 class="unseen">${t("guide-title")}</h2><ol>${lines}</ol>`;
}

/** Return the announcement of a new step for screen readers. */
function announcement({ course, steps, due }: GuideState, { title, text }: StepWords): string {
  const position = course.brief ? "" : t("guide-heard", { number: due + 1, of: steps.length });
  return `${position} ${title}${fullStop(title)} ${text}`.trim();
}

const fullStop = (title: string) => (/[?!.:]$/.test(title) ? "" : ".");
