/** Cleanup when a table is closed. */
import { effect } from "@preact/signals-core";
import type { TableControls } from "../board/table";

/** Returns a signal for event listeners, aborted when the table is closed. */
export function closing({ state: { closed } }: TableControls): AbortSignal {
  const ending = new AbortController();
  effect(() => {
    if (closed.value) ending.abort();
  });
  return ending.signal;
}
