/** Prepares printing, offline use and the next visit after the game has appeared on the board. */
import type { Engine } from "../../engine/client";
import { keepOffline } from "../../offline";
import { rememberPython } from "../../remembering";
import "../../styles/onpaper.css";

/** Milliseconds reserved for the game's offline copy before Python's memory is stored. */
const FIRST = 3000;

export async function prepare(engine: Engine): Promise<void> {
  const kept = new Promise<void>((resolve) => {
    void keepOffline((state) => state !== "preparing" && resolve());
  });
  await Promise.race([kept, new Promise((resolve) => setTimeout(resolve, FIRST))]);
  await rememberPython(engine);
}
