/**
 * Preparations after the board is painted: styles for printing, a copy for offline use, and a
 * snapshot of Python's memory, which makes the next start faster.
 */

import type { Engine } from "../engine/client";
import { pause } from "../engine/startup";
import { snapshotNames } from "../pyodide/snapshot-store";
import { keepOffline } from "../storage/offline";
import { isStorageAllowed, writeSetting } from "../storage/storage";

/** Maximum wait in milliseconds for the game's offline copy before the memory snapshot is made. */
const OFFLINE_TIME = 3000;

/**
 * Update the site's offline copy; when the game has begun (`started` resolves), load the styles for
 * printing and store a snapshot of Python's memory. Call this when the board is visible. The files
 * of the offline copy are fetched after Python's own files, while Python starts and the network is
 * idle.
 */
export async function prepare(engine: Engine, started: Promise<void>): Promise<void> {
  const offlineReady = new Promise<void>((resolve) => {
    void keepOffline((state) => state !== "preparing" && resolve(), {
      downloaded: engine.downloaded,
      started,
    });
  });
  await started;
  void import("../styles/onpaper.css").catch(() => {});
  await Promise.race([offlineReady, pause(OFFLINE_TIME)]);
  await storeSnapshot(engine);
}

/** Minimum free storage, in bytes, for a snapshot of Python's memory, which is much smaller. */
const MIN_FREE = 250e6;

/** Minimum device memory in gigabytes, because a second Python runs to make a memory snapshot. */
const MIN_MEMORY = 4;

/**
 * Name of the setting that lists the stored snapshots of Python's memory, each by the modules and
 * games in it. The inline script of the page (`build/inline/start.ts`) reads the setting.
 */
const SNAPSHOT_NAMES = "wakes";

/**
 * Store a snapshot of Python's memory if the page is not in an iframe, storage is allowed, and the
 * device has enough memory and free storage. Browsers other than Chromium do not report the memory,
 * so they store no snapshot. Store none in development, because a file keeps its name there when
 * its content changes, and the snapshot would be outdated.
 */
async function storeSnapshot(engine: Engine): Promise<void> {
  if (import.meta.env.DEV || !isStorageAllowed() || window.parent !== window) return;
  const { deviceMemory = 0 } = navigator as { deviceMemory?: number };
  if (deviceMemory < MIN_MEMORY) return;
  try {
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    const writeNames = async () =>
      writeSetting(SNAPSHOT_NAMES, JSON.stringify(await snapshotNames()));
    // Update the list before storing a snapshot, too: the page may close before the second update.
    await writeNames();
    if (quota - usage < MIN_FREE) return;
    await engine.storeSnapshot();
    await writeNames();
  } catch {
    // Ignore storage errors: the next visit then starts Python more slowly, without a snapshot.
  }
}
