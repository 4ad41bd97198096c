/**
 * Key commands that give a summary of the board, or open an input field for a move, an action or a
 * place, with a list of suggestions. This module and its messages are loaded on demand.
 */

import { effect, signal } from "@preact/signals-core";
import { html, nothing, render } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { isHumanTurn, onlyHuman } from "../../board/choices";
import type { PanelRequest } from "../../board/controls";
import { keyOf } from "../../board/keyboard";
import { omitMarks } from "../../board/state";
import { type SurveyPart, surveyWords } from "../../board/survey";
import type { TableControls } from "../../board/table";
import { pathOf, type Suggestion, suggestionsFor } from "../../board/typing";
import { isCurrent } from "../../engine/protocol";
import { make } from "../../kit/dom";
import { loadArea, t, words } from "../../kit/words";
import "./slip.css";

/**
 * The last summary. `key` identifies the command, the match, the revision of the match and, for a
 * command about a row, the focused place. `row` is the described row of the board, and `times` is
 * the number of repetitions. A repeated command about a row describes the next row; other commands
 * alternate between the short and the full text.
 */
let last = { key: "", row: 0, times: 0 };

export async function answer(table: TableControls, { what, typed }: PanelRequest): Promise<void> {
  await loadArea("learn/access");
  const { rows, seats } = table;
  if (!table.view) return;
  const view = omitMarks(table.view, table.state.hides.peek());
  if (what === "type") {
    openTyping(table, typed);
    return;
  }
  const key = `${view.match} ${view.rev} ${what} ${what === "row" ? table.current : ""}`;
  const times = key === last.key ? last.times + 1 : 0;
  const here = rows.findIndex((row) => row.includes(table.current));
  const row = times > 0 ? (last.row + 1) % rows.length : Math.max(0, here);
  last = { key, row, times };
  const part: SurveyPart = what === "row" ? { row } : what;
  const you = onlyHuman(view, seats);
  const brief = surveyWords(view, rows, part, false, words(), you);
  const full = surveyWords(view, rows, part, true, words(), you);
  const whole = what === "row" || full === brief;
  const told = times % 2 === 1 && !whole ? full : whole ? brief : `${brief} ${t("survey-again")}`;
  table.say(told);
  write(told);
}

const MODIFIERS = ["Control", "Meta", "Shift", "Alt", "AltGraph", "CapsLock"];

/**
 * Show a text on the screen, for users with low vision and without a screen reader. The next key or
 * the next press outside the text removes it.
 */
function write(told: string): void {
  document.querySelector(".told")?.remove();
  const slip = make("p", { class: "slip told", "aria-hidden": "true" }, told);
  document.querySelector(".game")?.append(slip);
  const gone = new AbortController();
  const { signal } = gone;
  const leave = () => {
    slip.remove();
    gone.abort();
  };
  const press = (event: KeyboardEvent) => {
    const { ctrlKey, metaKey } = event;
    // Do not remove the shown text at shortcuts such as Ctrl and +, which enlarge the page.
    if (!(ctrlKey || metaKey || MODIFIERS.includes(keyOf(event)))) leave();
  };
  addEventListener("keydown", press, { signal });
  addEventListener("pointerdown", ({ target }) => target !== slip && leave(), { signal });
}

/** Maximum number of suggestions below the input field. */
const SHOWN = 40;

let close: (() => void) | null = null;

/** Open the input field with the initial text `begun`. Close a field that is already open. */
function openTyping(table: TableControls, begun: string): void {
  close?.();
  const typed = signal(begun);
  const at = signal(0);
  const box = make("div", { class: "slip typing" });
  document.querySelector(".game")?.append(box);

  const offers = (): Suggestion[] => {
    const { view, seats, waiting } = table.state;
    const shown = view.value;
    if (!shown || waiting.value || !isHumanTurn(shown, seats.value)) return [];
    return suggestionsFor(shown, typed.value, words()).slice(0, SHOWN);
  };
  /**
   * Explain why the typed move is illegal, in the same words as after a press on the board. If the
   * text is not a move, or the engine has no explanation, say that nothing matches.
   */
  const refuse = async (text: string) => {
    const way = table.view ? pathOf(table.view, text, words()) : [];
    if (way.length > 0 && (await table.why(way))) return;
    table.say(t("typing-none", { typed: text }));
  };
  const take = (offer: Suggestion | undefined) => {
    if (!offer) {
      void refuse(typed.value);
      return;
    }
    // During a step and its animation, the suggestions belong to the old position.
    const shown = table.state.view.peek();
    if (table.busy || !shown || !isCurrent(shown, table.view)) return;
    typed.value = "";
    at.value = 0;
    if (offer.text !== undefined) void table.play(offer.text);
    else leave(offer.place);
  };
  const key = (event: KeyboardEvent) => {
    const found = offers();
    const pressed = keyOf(event);
    const step = { ArrowDown: 1, ArrowUp: -1 }[pressed];
    if (step) at.value = (at.value + step + found.length) % Math.max(1, found.length);
    else if (pressed === "Enter") {
      // A key held down must not play the next move, too.
      if (!event.repeat) take(found[Math.min(at.value, found.length - 1)]);
    } else if (pressed === "Escape") leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const write = ({ target }: Event) => {
    typed.value = (target as HTMLInputElement).value;
    at.value = 0;
  };
  const stop = effect(() => {
    const found = offers();
    const chosen = Math.min(at.value, found.length - 1);
    const lines = found.map(
      (offer, i) => html`<li
        id="offer-${i}" role="option" data-move=${offer.text ?? ""} aria-selected=${i === chosen}
        @pointerdown=${(event: Event) => event.preventDefault()}
        @click=${() => take(offer)}
      >${offer.words}</li>`,
    );
    render(
      html`<label for="typing">${t("typing-label")}</label>
        <input id="typing" role="combobox" type="text" autocomplete="off" autocapitalize="off"
          spellcheck="false" aria-autocomplete="list" aria-expanded=${found.length > 0}
          aria-controls="offers" aria-activedescendant=${found.length > 0 ? `offer-${chosen}` : nothing}
          .value=${live(typed.value)} @input=${write} @keydown=${key} />
        <ul id="offers" role="listbox" aria-label=${t("typing-offers")} ?hidden=${found.length === 0}>
          ${lines}
        </ul>`,
      box,
    );
    box.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  });
  const leave = (place?: string) => {
    const back = box.contains(document.activeElement);
    close?.();
    if (back) table.focus(place);
  };
  box.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !box.contains(relatedTarget)) close?.();
  });
  close = () => {
    close = null;
    stop();
    box.remove();
    table.setPreferences({ typing: false });
  };
  box.querySelector("input")?.focus();
  table.setPreferences({ typing: true });
}
