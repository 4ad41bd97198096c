/** Buttons for the selected tile on the board: turn it round, or remove it. */
import { html, render } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import type { TableControls } from "../../../board/table";
import type { Panel } from "../../../contracts/table-snapshot";
import { make } from "../../../kit/dom";
import { t } from "../../../kit/words";

const MOVE_KINDS = ["turn", "take"];

export function selectedTileActions(table: TableControls): Panel {
  const element = make("div", { class: "trial" });
  return {
    element,
    elsewhere: () => table.focus(),
    update({ view, chosen }) {
      const moves = view.moves.filter(
        ({ kind, path }) => MOVE_KINDS.includes(kind) && path.join() === chosen?.place,
      );
      const buttons = repeat(
        moves,
        ({ kind }) => kind,
        ({ kind, text }) =>
          html`<button
            class="button"
            type="button"
            data-act=${kind}
            @click=${() => void table.play(text)}
          >${t(`compose-${kind}`)}</button>`,
      );
      element.hidden = moves.length === 0;
      render(buttons, element);
    },
  };
}
