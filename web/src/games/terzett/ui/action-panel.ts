/** Buttons for a full board. */
import { html, render } from "lit-html";
import type { Panel } from "../../../contracts/table-snapshot";
import { make } from "../../../kit/dom";

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
