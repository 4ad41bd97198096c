/** The line that tells which puzzle lies there, and leads to others. */
import { html, render } from "lit-html";
import type { View } from "../../engine/protocol";
import { make } from "../shell/dom";
import type { Panel } from "../table/moment";
import "./problem.css";

/** One way on from the puzzle. */
export interface Way {
  words: string;
  press(): void;
}

/** `about` tells what lies there, `ways` what else can be had. */
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
