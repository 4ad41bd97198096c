/**
 * Files of the page that fail to load, for example after a deployment. The message is loaded as
 * soon as the board is painted, because later no other file of this version may be left.
 */

/** True while the message itself is being loaded. */
let busy = false;
/** True if another file failed meanwhile. */
let failed = false;

for (const failure of ["vite:preloadError", "alveus:missing"]) addEventListener(failure, explain);

/** Loads the message while the files of this version still exist. */
export async function prepareMessage(): Promise<void> {
  busy = true;
  const message = await import("./missing").catch(() => null);
  busy = false;
  if (failed && message) void message.explain();
}

async function explain(): Promise<void> {
  if (busy) {
    failed = true;
    return;
  }
  busy = true;
  try {
    (await import("./missing")).explain();
    busy = false;
  } catch {
    globalThis.alveusFault?.("part");
  }
}
