/** Prepares, once the game is on the board: printing, offline use, the next visit. */
import type { Engine } from "../../engine/client";
import { keepOffline } from "../../offline";
import { rememberPython } from "../../remembering";
import "../../styles/onpaper.css";

/** Milliseconds that the game's offline copy has for itself before Python is remembered. */
const FIRST = 3000;

export async function prepare(engine: Engine): Promise<void> {
  const kept = new Promise<void>((resolve) => {
    void keepOffline((state) => state !== "preparing" && resolve());
  });
  await Promise.race([kept, new Promise((resolve) => setTimeout(resolve, FIRST))]);
  await rememberPython(engine);
}
