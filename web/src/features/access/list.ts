/**
 * List of all legal moves, grouped by their starting place, and of available actions, as buttons:
 * for switch access, touch screen readers, and users who prefer a list to a board. Actions that end
 * the game are not listed.
 */

import "./list.css";
import { html, render } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { ENDING_ACTIONS, isHumanTurn } from "../../board/choices";
import { focusElement } from "../../board/keyboard";
import { actionWords, groupBy, moveWords, placeLabel } from "../../board/names";
import type { TableControls } from "../../board/table";
import { playable, wordsOf } from "../../board/typing";
import type { PanelRenderer } from "../../contracts/table-context";
import type { Panel } from "../../contracts/table-snapshot";
import { isCurrent, type Move } from "../../engine/protocol";
import { make } from "../../kit/dom";
import { loadArea, t, words } from "../../kit/words";

/**
 * Maximum number of starting places for which all groups of moves are open at first. With more
 * places, all groups are closed: the Tab key then visits only their headings.
 */
const OPEN = 6;

/** The panel of each table, created only once, because a `PanelRenderer` cannot remove panels. */
const panels = new WeakMap<TableControls, Panel>();

/** Show the list of moves below the table's buttons until the signal is aborted. */
export async function showList(
  table: TableControls,
  watching: PanelRenderer,
  until: AbortSignal,
): Promise<void> {
  await loadArea("learn/access");
  if (until.aborted) return;
  let panel = panels.get(table);
  if (!panel) {
    panel = moveButtons(table);
    panels.set(table, panel);
    watching.add(panel);
  }
  const { element } = panel;
  document.querySelector("#acts")?.after(element);
  until.addEventListener("abort", () => element.remove());
}

function moveButtons(table: TableControls): Panel {
  const element = make("section", { class: "move-buttons" });
  return {
    element,
    elsewhere: () => focusElement(element.querySelector<HTMLElement>("h2")),
    update({ view, seats, phase }) {
      // During a step and its animation, ignore the press: it may be the second tap of a double tap,
      // and the move belongs to the old position.
      const play = (text: string) => () =>
        !table.busy && isCurrent(view, table.view) && void table.play(text);
      const yours = phase !== "waiting" && isHumanTurn(view, seats);
      const places = groupBy(yours ? playable(view) : [], ({ path }) => path[0] ?? "");
      const actions = view.actions.filter(
        ({ id, text, enabled }) =>
          yours &&
          enabled &&
          !ENDING_ACTIONS.includes(id) &&
          view.moves.every((one) => one.text !== text),
      );
      const one = (move: Move, said: string) => html`<button
          class="button" type="button" data-move=${move.text} @click=${play(move.text)}
        >${said}</button>`;
      // A place with a single legal move gets one button instead of a group.
      const group = ([place, moves]: [string, Move[]]) => {
        const [only, ...others] = moves;
        if (only && others.length === 0) return one(only, wordsOf(view, only, words()));
        return html`<details ?open=${places.size <= OPEN}>
          <summary>${placeLabel(view, place, words()) || t("list-beside")}</summary>
          <ul>${repeat(
            moves,
            ({ text }) => text,
            (move) => html`<li>${one(move, moveWords(view, move, words()))}</li>`,
          )}</ul>
        </details>`;
      };
      render(
        html`<h2 tabindex="-1">${t("list-title")}</h2>
          ${places.size + actions.length === 0 ? html`<p>${t("list-none")}</p>` : ""}
          ${actions.map(
            ({ id }) => html`<button class="button" type="button"
              @click=${() => void table.act(id)}
            >${actionWords(view, id, words())}</button>`,
          )}
          ${repeat(places, ([place]) => place, group)}`,
        element,
      );
    },
  };
}
