/** Updates panels when the state that they display changes. */
import { signal } from "@preact/signals-core";
import type { TableControls } from "../../board/table";
import { eachFrame } from "../shell/draw";
import { keepFocus } from "../shell/focus";
import { closing } from "./closing";
import { type Panel, snapshotOf, type TableSnapshot } from "./tablesnapshot";

export interface PanelRenderer {
  /** The current state; null before the first view. */
  readonly moment: TableSnapshot | null;
  /** Adds panels and keeps them up to date. */
  add(...panels: Panel[]): void;
  /** Updates all panels after a change of the page's layout. */
  show(): void;
}

export function createRenderer(table: TableControls): PanelRenderer {
  const { view } = table.state;
  const moment = snapshotOf(table.state);
  const arrangement = signal({});
  const closed = closing(table);
  return {
    get moment() {
      return view.peek() && moment;
    },
    add(...panels) {
      for (const panel of panels) {
        const update = () => panel.update(moment);
        const stop = eachFrame(() => {
          if (view.value && arrangement.value) keepFocus(panel.element, update, panel.elsewhere);
        });
        closed.addEventListener("abort", stop);
      }
    },
    show() {
      arrangement.value = {};
    },
  };
}
