/** The end of a table, for what has to stop with it. */
import { effect } from "@preact/signals-core";
import type { TableControls } from "../../board/controls";

/** A signal that ends listeners when the table is closed. */
export function closing({ state: { closed } }: TableControls): AbortSignal {
  const ending = new AbortController();
  effect(() => {
    if (closed.value) ending.abort();
  });
  return ending.signal;
}
