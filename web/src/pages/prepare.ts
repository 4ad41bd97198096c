/** Prepares printing, offline use and the next visit after the game has appeared on the board. */
import type { Engine } from "../engine/client";
import { keepOffline } from "../storage/offline";
import { storeSnapshot } from "./store-snapshot";

/** Milliseconds reserved for the game's offline copy before Python's memory is stored. */
const OFFLINE_TIME = 3000;

/**
 * Call this when the board is visible; `begun` resolves when the game has begun. The files of the
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
  await Promise.race([offlineReady, new Promise((resolve) => setTimeout(resolve, OFFLINE_TIME))]);
  await storeSnapshot(engine);
}
