/** Prepares printing, offline use and the next visit after the game has appeared on the board. */
import type { Engine } from "../../engine/client";
import { keepOffline } from "../../offline";
import { rememberPython } from "../../remembering";

/** Milliseconds reserved for the game's offline copy before Python's memory is stored. */
const FIRST = 3000;

/**
 * Call this when Python's files have been downloaded; `begun` resolves when the game has begun. On a
 * first visit the files of the offline copy are fetched meanwhile, because the network is idle while
 * Python starts.
 */
export async function prepare(engine: Engine, begun: Promise<void>): Promise<void> {
  void import("../../styles/onpaper.css").catch(() => {});
  const first = !navigator.serviceWorker?.controller;
  if (!first) await begun;
  const kept = new Promise<void>((resolve) => {
    void keepOffline((state) => state !== "preparing" && resolve(), first ? { begun } : {});
  });
  await begun;
  await Promise.race([kept, new Promise((resolve) => setTimeout(resolve, FIRST))]);
  await rememberPython(engine);
}
