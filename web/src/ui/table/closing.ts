/** Cleanup when a table is closed. */
import { effect } from "@preact/signals-core";
import type { TableControls } from "../../board/controls";

/** Returns a signal that is aborted when the table is closed; it removes listeners. */
export function closing({ state: { closed } }: TableControls): AbortSignal {
  const ending = new AbortController();
  effect(() => {
    if (closed.value) ending.abort();
  });
  return ending.signal;
}
