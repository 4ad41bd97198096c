/**
 * Prepares printing, offline use and the next visit after the game has appeared on the board: a
 * snapshot of Python's memory makes the next start faster.
 */

import type { Engine } from "../engine/client";
import { pause } from "../engine/startup";
import { snapshotNames } from "../pyodide/snapshot-store";
import { keepOffline } from "../storage/offline";
import { isStorageAllowed, writeSetting } from "../storage/storage";

/** Milliseconds reserved for the game's offline copy before Python's memory is stored. */
const OFFLINE_TIME = 3000;

/**
 * Call this when the board is visible; `started` resolves when the game has begun. The files of the
 * offline copy are fetched while Python starts, because the network is idle then.
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

/** Minimum free storage in bytes, many times the size of a snapshot. */
const MIN_FREE = 250e6;

/** Minimum memory of the device in gigabytes, because a second Python needs memory. */
const MIN_MEMORY = 4;

/** Setting with the package lists of the stored snapshots, which `build/inline/start.ts` reads. */
const SNAPSHOT_NAMES = "wakes";

/**
 * Stores a snapshot if the page is not in an iframe, storage is allowed and there is enough space.
 * Only Chromium reports the memory of a device, and restoring was measured only there. Not used in
 * development, where file names do not change with their contents.
 */
async function storeSnapshot(engine: Engine): Promise<void> {
  if (import.meta.env.DEV || !isStorageAllowed() || window.parent !== window) return;
  const { deviceMemory = 0 } = navigator as { deviceMemory?: number };
  if (deviceMemory < MIN_MEMORY) return;
  try {
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    const writeNames = async () =>
      writeSetting(SNAPSHOT_NAMES, JSON.stringify(await snapshotNames()));
    // The page may be closed before the snapshot is stored.
    await writeNames();
    if (quota - usage < MIN_FREE) return;
    await engine.storeSnapshot();
    await writeNames();
  } catch {
    // Storage is unavailable.
  }
}
