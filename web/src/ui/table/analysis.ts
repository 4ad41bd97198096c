/** The analysis: what every move is worth, or every throw. */
import { signal } from "@preact/signals-core";
import { html, nothing, render } from "lit-html";
import type { Engine } from "../../engine/client";
import { EngineFailure } from "../../engine/failure";
import { presentOf } from "../../engine/present";
import type { Analysis, View } from "../../engine/protocol";
import { t } from "../shell/words";
import type { Moment, Panel } from "./moment";
import "./analysis.css";

/** Milliseconds for the position on the board. */
const PATIENCE = 800;

/** A section that is opened on wish; closed, nothing is looked at. `hidden`: not all lies open. */
export function analysis(element: HTMLElement, engine: Engine, hidden: boolean): Panel {
  const open = signal(false);
  /** Draws the worths; it comes when the section is opened. */
  const draw = signal<typeof import("./movevalues").moveValues | null>(null);
  /** The worths of the position on the board; null while it is being looked at. */
  const worths = signal<Analysis | null>(null);
  let looking = new AbortController();
  /** What is being looked at. */
  let position = "";

  function look(moment: Moment): void {
    const key = !open.value || moment.thinking ? "" : JSON.stringify(presentOf(moment.view));
    if (key === position) return;
    position = key;
    looking.abort();
    looking = new AbortController();
    worths.value = null;
    if (key && weighs(moment.view, hidden)) void lookInto(moment.view, looking.signal);
  }

  async function lookInto(view: View, signal: AbortSignal) {
    try {
      const ask = { ...presentOf(view), ms: PATIENCE };
      worths.value = await engine.task("analyse", ask, { signal });
    } catch (failure) {
      if (!signal.aborted && !(failure instanceof EngineFailure)) throw failure;
    }
  }

  const flip = async () => {
    open.value = !open.value;
    draw.value ??= (await import("./movevalues")).moveValues;
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

/** Whether there are moves to weigh, or throws that everybody can list. */
function weighs({ actor }: View, hidden: boolean): boolean {
  return actor.kind === "seat" || (actor.kind === "chance" && actor.side !== null && !hidden);
}
