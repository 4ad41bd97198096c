/** Lets panels follow a table: each is drawn again when something that it read has changed. */
import { signal } from "@preact/signals-core";
import type { TableControls } from "../../board/table";
import { eachFrame } from "../shell/draw";
import { keepFocus } from "../shell/focus";
import { closing } from "./closing";
import { type Moment, momentOf, type Panel } from "./moment";

export interface Watch {
  /** What holds now; null before the first view. */
  readonly moment: Moment | null;
  /** Draws these from now on. */
  add(...panels: Panel[]): void;
  /** Draws everything again, in another arrangement of the page. */
  show(): void;
}

export function watch(table: TableControls): Watch {
  const { view } = table.state;
  const moment = momentOf(table.state);
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
