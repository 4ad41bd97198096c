/** Buttons for a full board. */
import { html, render } from "lit-html";
import { make } from "../../../ui/shell/dom";
import type { Panel } from "../../../ui/table/tablesnapshot";

export interface Action {
  words: string;
  press(): void;
}

/** `deeds` returns the current actions. */
export function actionPanel(actions: () => Action[]): Panel {
  const element = make("div", { class: "after" });
  return {
    element,
    update() {
      const button = ({ words, press }: Action) =>
        html`<button class="button" type="button" @click=${press}>${words}</button>`;
      render(actions().map(button), element);
    },
  };
}
