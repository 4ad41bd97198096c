/** The heading and the sentence. The table's own live region speaks; this is to be seen. */
import { fill, find, make, write } from "../shell/dom";
import { latin } from "../shell/latin";
import { workLine } from "../shell/options";
import type { Moment, Panel } from "./moment";
import { sentence } from "./sentence";

/** Shows the sentence in an element with a `.turn` and a `.status`. */
export function say(element: HTMLElement, reader: string | null = null): Panel {
  const turn = find(".turn", element);
  const status = find(".status", element);
  return {
    element,
    update(moment) {
      const said = sentence(moment, reader);
      write(turn, said.turn);
      // Where heading and sentence stand in one line, a stop parts them.
      turn.dataset.stop = /[?!.]$/.test(said.turn) ? "" : ".";
      fill(status, ...refusal(said.refusal), ...latin(said.status));
    },
  };
}

/**
 * The first words of a refusal, up to its colon, stand in the accent; all of it without one.
 * The source of the rule follows, smaller.
 */
function refusal(refused: Moment["refusal"]): (Node | string)[] {
  if (!refused) return [];
  const { text, source } = refused;
  const colon = text.indexOf(":");
  const head = colon > 0 ? text.slice(0, colon + 1) : text;
  const rest = latin(`${text.slice(head.length)} `);
  const words = [make("span", { class: "refusal" }, head), ...rest];
  return source?.work ? [...words, make("cite", {}, workLine(source)), " "] : words;
}
