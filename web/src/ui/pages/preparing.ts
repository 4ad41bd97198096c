/** What a game's page prepares when the game lies on the board: paper, no network, the next visit. */
import type { Engine } from "../../engine/client";
import { keepOffline } from "../../offline";
import { rememberPython } from "../../remembering";
import "../../styles/onpaper.css";

export function prepare(engine: Engine): void {
  void keepOffline();
  void rememberPython(engine);
}
