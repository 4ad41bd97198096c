/** Analysis panel: how good each legal move is or, before a roll, each possible roll. */
import "./analysis.css";
import { signal } from "@preact/signals-core";
import { html, nothing, render } from "lit-html";
import { errorWords } from "../board/names";
import type { Panel, TableSnapshot } from "../contracts/table-snapshot";
import type { Engine } from "../engine/client";
import { type Analysis, EngineFailure, positionRef, type View } from "../engine/protocol";
import { t, words } from "../kit/words";

/** Time limit for the analysis of a position, in milliseconds. */
const PATIENCE = 800;

/**
 * Return the collapsible analysis panel, which analyses positions only while it is open. `hidden`:
 * hands are hidden, so the values are averages over possible hands, and deals are not analysed.
 */
export function analysis(element: HTMLElement, engine: Engine, hidden: boolean): Panel {
  const open = signal(false);
  /** Renders the values of moves or rolls; null until the panel is opened and the module loaded. */
  const draw = signal<typeof import("./move-values").moveValues | null>(null);
  /** Values of moves or rolls in the position on the board; null until the engine returns them. */
  const worths = signal<Analysis | null>(null);
  /** Why the position cannot be analysed, or null. */
  const fault = signal<EngineFailure | null>(null);
  let looking = new AbortController();
  /**
   * Match and revision of the latest position as JSON; "" while the panel is closed or the computer
   * thinks.
   */
  let position = "";

  function look(moment: TableSnapshot): void {
    const key = !open.value || moment.thinking ? "" : JSON.stringify(positionRef(moment.view));
    if (key === position) return;
    position = key;
    looking.abort();
    looking = new AbortController();
    worths.value = null;
    fault.value = null;
    if (key && weighs(moment.view, hidden)) void lookInto(moment.view, looking.signal);
  }

  async function lookInto(view: View, signal: AbortSignal) {
    try {
      const ask = { ...positionRef(view), ms: PATIENCE };
      worths.value = await engine.task("analyse", ask, { signal });
    } catch (failure) {
      if (signal.aborted) return;
      if (!(failure instanceof EngineFailure)) throw failure;
      fault.value = failure;
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
      const values = () => draw.value?.(moment, worths.value, hidden) ?? nothing;
      const body = fault.value
        ? html`<p class="refusal">${errorWords(fault.value, moment.view, words())}</p>`
        : values();
      const whole = html`<button
          class="button"
          type="button"
          aria-expanded=${open.value}
          aria-controls="analysis-body"
          @click=${flip}
        >${t("analysis-title")}</button>
        <div id="analysis-body" ?hidden=${!open.value}>${shown ? body : nothing}</div>`;
      render(whole, element);
    },
  };
}

/**
 * True if the position can be analysed: a side has to move, or a side has to roll in a game without
 * hidden hands.
 */
function weighs({ actor }: View, hidden: boolean): boolean {
  return actor.kind === "seat" || (actor.kind === "chance" && actor.side !== null && !hidden);
}
