/** Which pages have this device remember Python, so that it wakes on the next visit. */
import type { Engine } from "./engine/client";
import { namesKept } from "./engine/memorystore";
import { isAllowed, writeSetting } from "./storage";

/** Bytes that are to be free on the device, many times what is kept. */
const ROOM = 250e6;

/** Gigabytes of memory beside which a second Python is small. */
const MEMORY = 4;

/** Under this the next page's first line reads which can wake (`vite.early.ts`). */
const WAKES = "wakes";

/**
 * Has Python remembered by a page of its own, where something may be kept and there is room. Only
 * Chromium says how much memory a device has, and only there has waking been measured. In
 * development the files' names do not change with what is in them.
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
    // Nothing can be kept.
  }
}
