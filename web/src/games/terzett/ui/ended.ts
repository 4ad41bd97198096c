/** What can be done with a board on which every tile lies, as buttons where it is looked for. */
import { html, render } from "lit-html";
import { make } from "../../../ui/shell/dom";
import type { Panel } from "../../../ui/table/moment";

export interface Deed {
  words: string;
  press(): void;
}

/** `deeds` tells what can be done now. */
export function ended(deeds: () => Deed[]): Panel {
  const element = make("div", { class: "after" });
  return {
    element,
    update({ view }) {
      const button = ({ words, press }: Deed) =>
        html`<button class="button" type="button" @click=${press}>${words}</button>`;
      render(view ? deeds().map(button) : [], element);
    },
  };
}
