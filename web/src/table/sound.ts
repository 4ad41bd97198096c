/** Sounds for moves on the board; off by default. */
import type { TableControls } from "../board/table";
import { settings } from "../kit/settings";

/** Plays sounds for a table while the setting is on. The code is loaded with the first sound. */
export function sounds(table: TableControls): void {
  let heard = table.view ? table.log.length : Number.POSITIVE_INFINITY;
  table.on("view", async ({ view, log }) => {
    const last = log.slice(heard).at(-1);
    heard = log.length;
    if (last && settings().sound) (await import("./move-sounds")).sound(view, last);
  });
}
