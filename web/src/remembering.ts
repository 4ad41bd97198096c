/** Decides whether a page stores a snapshot of Python's memory for a faster start next time. */
import type { Engine } from "./engine/client";
import { namesKept } from "./engine/memorystore";
import { isAllowed, writeSetting } from "./storage";

/** Minimum free storage in bytes, many times the size of a snapshot. */
const ROOM = 250e6;

/** Minimum memory of the device in gigabytes, because a second Python needs memory. */
const MEMORY = 4;

/** Setting with the package lists of the stored snapshots, which `vite.early.ts` reads. */
const WAKES = "wakes";

/**
 * Stores a snapshot if the page is not in an iframe, storage is allowed and there is enough space.
 * Only Chromium reports the memory of a device, and restoring was measured only there. Not used in
 * development, where file names do not change with their contents.
 */
export async function rememberPython(engine: Engine): Promise<void> {
  if (import.meta.env.DEV || !isAllowed() || window.parent !== window) return;
  const { deviceMemory = 0 } = navigator as { deviceMemory?: number };
  if (deviceMemory < MEMORY) return;
  try {
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    if (quota - usage >= ROOM) engine.remember();
    writeSetting(WAKES, JSON.stringify(await namesKept()));
  } catch {
    // Storage is unavailable.
  }
}
