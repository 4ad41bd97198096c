/** Prepares printing, offline use and the next visit after the game has appeared on the board. */
import type { Engine } from "../../engine/client";
import { keepOffline } from "../../offline";
import { storeSnapshot } from "../../storesnapshot";

/** Milliseconds reserved for the game's offline copy before Python's memory is stored. */
const FIRST = 3000;

/**
 * Call this when the board is visible; `begun` resolves when the game has begun. The files of the
 * offline copy are fetched while Python starts, because the network is idle then.
 */
export async function prepare(engine: Engine, begun: Promise<void>): Promise<void> {
  const kept = new Promise<void>((resolve) => {
    void keepOffline((state) => state !== "preparing" && resolve(), {
      downloaded: engine.downloaded,
      begun,
    });
  });
  await begun;
  void import("../../styles/onpaper.css").catch(() => {});
  await Promise.race([kept, new Promise((resolve) => setTimeout(resolve, FIRST))]);
  await storeSnapshot(engine);
}
