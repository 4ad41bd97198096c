/** Analysis panel: the values of all moves or rolls. */
import "./analysis.css";
import { signal } from "@preact/signals-core";
import { html, nothing, render } from "lit-html";
import type { Panel, TableSnapshot } from "../contracts/table-snapshot";
import type { Engine } from "../engine/client";
import { type Analysis, EngineFailure, positionRef, type View } from "../engine/protocol";
import { t } from "../kit/words";

/** Search time for a position in milliseconds. */
const PATIENCE = 800;

/** Collapsible panel, active only while open. `hidden`: the game has hidden information. */
export function analysis(element: HTMLElement, engine: Engine, hidden: boolean): Panel {
  const open = signal(false);
  /** Function that renders the values; loaded when the panel is opened. */
  const draw = signal<typeof import("./move-values").moveValues | null>(null);
  /** Values for the position on the board; null during the analysis. */
  const worths = signal<Analysis | null>(null);
  let looking = new AbortController();
  /** Key of the analysed position; "" if there is none. */
  let position = "";

  function look(moment: TableSnapshot): void {
    const key = !open.value || moment.thinking ? "" : JSON.stringify(positionRef(moment.view));
    if (key === position) return;
    position = key;
    looking.abort();
    looking = new AbortController();
    worths.value = null;
    if (key && weighs(moment.view, hidden)) void lookInto(moment.view, looking.signal);
  }

  async function lookInto(view: View, signal: AbortSignal) {
    try {
      const ask = { ...positionRef(view), ms: PATIENCE };
      worths.value = await engine.task("analyse", ask, { signal });
    } catch (failure) {
      if (!signal.aborted && !(failure instanceof EngineFailure)) throw failure;
    }
  }

  const flip = async () => {
    open.value = !open.value;
    draw.value ??= (await import("./move-values")).moveValues;
  };
  return {
    element,
    update(moment) {
      look(moment);
      const shown = open.value && weighs(moment.view, hidden);
      const body = shown && draw.value ? draw.value(moment, worths.value, hidden) : nothing;
      const whole = html`<button
          class="button"
          type="button"
          aria-expanded=${open.value}
          aria-controls="analysis-body"
          @click=${flip}
        >${t("analysis-title")}</button>
        <div id="analysis-body" ?hidden=${!open.value}>${body}</div>`;
      render(whole, element);
    },
  };
}

/** True if the position can be analysed: there are moves, or rolls that are public knowledge. */
function weighs({ actor }: View, hidden: boolean): boolean {
  return actor.kind === "seat" || (actor.kind === "chance" && actor.side !== null && !hidden);
}
