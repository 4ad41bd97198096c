/** Small sounds for what happens on the board; they are off until asked for. */
import type { TableControls } from "../../board/table";
import { settings } from "../shell/settings";

/** Lets a table be heard, while the setting is on; what makes the sounds comes with the first. */
export function sounds(table: TableControls): void {
  let heard = table.view ? table.log.length : Number.POSITIVE_INFINITY;
  table.on("view", async ({ view, log }) => {
    const last = log.slice(heard).at(-1);
    heard = log.length;
    if (last && settings().sound) (await import("./struck")).sound(view, last);
  });
}
