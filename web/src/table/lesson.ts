/**
 * Containers and templates for activities that replace prompt, buttons and move list: courses,
 * practice tasks, the editor, studies and recorded deals.
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
  /** The element above the board, for screens without room beside the board. */
  above: HTMLElement;
  /** Opens the position. Studies and recorded deals resume a stored game that continues from it. */
  begin(): Promise<void>;
}

/** Preferences of positions in which no step or turn is submitted automatically. */
export const BY_HAND: Partial<TablePreferences> = {
  commit: true,
  autoForced: false,
  autoPass: false,
  autoThrow: false,
};

/** Seats with one human side against the weakest level. */
export function seatsAgainst(info: GameInfo, human: string): Record<string, Seat> {
  const others = seatsAt(info, {}).map((side) => [side, opponentAt(info.levels[0] ?? "")]);
  return { ...Object.fromEntries(others), [human]: { kind: "human" } };
}

/** Adds the elements of a course, a task or the editor. `look`: the classes of the buttons. */
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

/** Adds the elements of a study or a recorded deal. */
export function studyPlace() {
  const head = make("div", { "aria-live": "polite" });
  const body = make("div", { class: "study-body" });
  const element = make("section", { class: "study" }, head, body);
  const foot = make("section", { class: "acts study-acts" });
  find("#say").before(element);
  find("#acts").after(foot);
  return { head, body, element, foot };
}

/** Renders the heading of a study: the game, the title, and sentences. */
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
  /** Class of `said`. */
  state: string;
  /** The reason why a move was refused, or "". It takes precedence over the hint. */
  refusal: string;
  hint: string;
}

/** Title, explanation, and task or feedback. A refusal or a hint is added to the task. */
export function lessonText({ title, explanation, said, state, refusal, hint }: LessonText) {
  return html`<h2 class="turn" data-stop=".">${marked(title)}</h2>
    ${explanation === undefined ? nothing : html`<p class="course-tells">${marked(explanation)}</p>`}
    <p class="course-said ${state}">${marked(said)}</p>
    ${refusal ? html`<p class="course-hint refusal">${refusal}</p>` : nothing}
    ${hint && !refusal ? html`<p class="course-hint">${hint}</p>` : nothing}`;
}

/** Buttons for actions that are not moves on the board, such as passing and buying. */
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
