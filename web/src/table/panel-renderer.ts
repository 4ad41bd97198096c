/** Updates panels when the state that they display changes. */
import { signal } from "@preact/signals-core";
import type { TableControls } from "../board/table";
import type { PanelRenderer } from "../contracts/table-context";
import { snapshotOf } from "../contracts/table-snapshot";
import { eachFrame } from "../kit/draw";
import { keepFocus } from "../kit/focus";
import { closing } from "./closing";

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
