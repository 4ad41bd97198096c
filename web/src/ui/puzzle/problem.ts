/** The line that tells which puzzle lies there, and leads to others. */
import { html, render } from "lit-html";
import type { View } from "../../engine/protocol";
import { make } from "../shell/dom";
import type { Panel } from "../table/moment";

/** `words` tells what lies there, and how the way to others is called. */
export function problemLine(
  words: (view: View) => { about: string; other: string },
  choose: () => void,
): Panel {
  const element = make("p", { class: "problem" });
  return {
    element,
    update({ view }) {
      const { about, other } = words(view);
      render(
        html`<span>${about}</span
          ><button class="quiet" type="button" @click=${choose}>${other}</button>`,
        element,
      );
    },
  };
}
