/**
 * Elements of activities, which replace status, buttons and move list on a game's page: courses,
 * tasks, the editor, studies (positions with a question) and recorded deals (to be replayed).
 */
import { html, nothing, render, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import type { TablePreferences } from "../board/controls";
import type { TableControls } from "../board/table";
import type { Panel, TableSnapshot } from "../contracts/table-snapshot";
import type { GameInfo, Seat } from "../engine/protocol";
import { find, make } from "../kit/dom";
import { rich } from "../kit/texts";
import { words } from "../kit/words";
import { opponentAt, seatsAt } from "./seats";

export interface OpenActivity {
  panel: Panel;
  /** Text of the activity, shown above the board on screens without room beside the board. */
  above: HTMLElement;
  /**
   * Open the position of the activity; or the stored game, if the user has continued a study (a
   * position with a question) after its answer, or has deviated from a recorded deal.
   */
  begin(): Promise<void>;
}

/**
 * Preferences for courses, tasks and the editor: no roll, pass or forced move is made
 * automatically, and a turn ends only when the page calls `commit()`.
 */
export const BY_HAND: Partial<TablePreferences> = {
  commit: true,
  autoForced: false,
  autoPass: false,
  autoThrow: false,
};

/**
 * Return the seats of a game: a human player at the side `human`, and the weakest level of the
 * computer at all other sides.
 */
export function seatsAgainst(info: GameInfo, human: string): Record<string, Seat> {
  const others = seatsAt(info, {}).map((side) => [side, opponentAt(info.levels[0] ?? "")]);
  return { ...Object.fromEntries(others), [human]: { kind: "human" } };
}

/**
 * Add the elements of a course, a task or the editor to the page, and return them. `look` is the
 * class attribute of the element with the buttons.
 */
export function lessonPlace(look = "acts course-acts") {
  const place = {
    head: make("div", { class: "course-head" }),
    body: make("div", { class: "course" }),
    buttons: make("section", { class: look }),
    links: make("p", { class: "links course-links" }),
  };
  find(".game").classList.add("coursing");
  find(".board").before(place.head);
  find("#say").prepend(place.body);
  find("#acts").after(place.buttons);
  find(".more").append(place.links);
  return place;
}

/** Add the elements of a study (position with a question) or a recorded deal, and return them. */
export function studyPlace() {
  const head = make("div", { "aria-live": "polite" });
  const body = make("div", { class: "study-body" });
  const element = make("section", { class: "study" }, head, body);
  const foot = make("section", { class: "acts study-acts" });
  find("#say").before(element);
  find("#acts").after(foot);
  return { head, body, element, foot };
}

/**
 * Render the heading of a study (a position with a question) or a recorded deal: the title, above
 * it a line (`eyebrow`) such as the game's name, and below it a paragraph for each of `leads`.
 */
export function studyHead(head: HTMLElement, eyebrow: string, title: string, ...leads: string[]) {
  const paragraph = (text: string) => html`<p class="lead">${marked(text)}</p>`;
  render(
    html`<p class="eyebrow">${marked(eyebrow)}</p>
      <h2 class="turn">${title}</h2>${leads.map(paragraph)}`,
    head,
  );
}

/** A text with markup, rendered again only if it changes. */
const marked = (text: string) => guard([text], () => rich(text));

interface LessonText {
  title: string;
  explanation?: string;
  /** The task, or feedback on the answer. */
  said: string;
  /** CSS class of the paragraph with `said`. */
  state: string;
  /** The reason why a move was refused, or "". It takes precedence over the hint. */
  refusal: string;
  hint: string;
}

/**
 * Return the template of a lesson's text: title, explanation, and the task or the feedback. The
 * last paragraph is the reason why a move was refused or, if no move was refused, the hint.
 */
export function lessonText({ title, explanation, said, state, refusal, hint }: LessonText) {
  return html`<h2 class="turn" data-stop=".">${marked(title)}</h2>
    ${explanation === undefined ? nothing : html`<p class="course-tells">${marked(explanation)}</p>`}
    <p class="course-said ${state}">${marked(said)}</p>
    ${refusal ? html`<p class="course-hint refusal">${refusal}</p>` : nothing}
    ${hint && !refusal ? html`<p class="course-hint">${hint}</p>` : nothing}`;
}

/**
 * Return buttons for the enabled actions, such as passing, that are not also moves on the board.
 * Resigning has no button.
 */
export function otherActions(
  { view }: TableSnapshot,
  table: TableControls,
): TemplateResult | typeof nothing {
  const offered = view.actions.filter(
    ({ id, enabled, text }) =>
      enabled &&
      id !== "resign" &&
      words().id("action", id, view) !== null &&
      !view.moves.some((move) => move.text === text),
  );
  if (offered.length === 0) return nothing;
  const one = ({ id }: { id: string }) =>
    html`<button class="button" type="button" data-act=${id} @click=${() => void table.act(id)}
      >${words().say("action", { code: id, params: {} }, view)}</button>`;
  return html`<div class="course-others">${offered.map(one)}</div>`;
}
