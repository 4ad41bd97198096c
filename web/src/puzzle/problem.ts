/** Line with the description of the puzzle and buttons that open others. */
import { html, render } from "lit-html";
import type { Panel } from "../contracts/table-snapshot";
import type { View } from "../engine/protocol";
import { make } from "../kit/dom";
import "./problem.css";

/** Button of the line. */
export interface Way {
  words: string;
  press(): void;
}

/** `about` returns the description, `ways` the buttons. */
export function problemLine(about: (view: View) => string, ways: () => Way[]): Panel {
  const element = make("p", { class: "problem" });
  const button = ({ words, press }: Way) =>
    html`<button class="quiet" type="button" @click=${press}>${words}</button>`;
  return {
    element,
    update({ view }) {
      const all = ways().map(button);
      render(html`<span>${about(view)}</span><span class="ways">${all}</span>`, element);
    },
  };
}
