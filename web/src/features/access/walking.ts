/**
 * Tones for the places that receive focus: pitch is the row, stereo position the column. A second
 * tone marks a place with a legal action: lower for a hit, otherwise higher. A single low tone
 * means no action.
 */
import type { TableControls } from "../../board/table";
import { settings } from "../../kit/settings";
import { tap } from "../../table/tones";

/** Frequency of the lowest tone in hertz, and range of the board in semitones. */
const LOWEST = 262;
const SPAN = 24;

export function hearPlaces(table: TableControls, until: AbortSignal): void {
  const stop = table.on("looked", (place) => {
    const { view, rows } = table;
    if (place === null || !view || !settings().walking) return;
    const row = rows.findIndex((one) => one.includes(place));
    const line = rows[row] ?? [];
    const part = (at: number, of: number) => (of > 1 ? at / (of - 1) : 0.5);
    const hertz = LOWEST * 2 ** (((1 - part(row, rows.length)) * SPAN) / 12);
    const side = 2 * part(line.indexOf(place), line.length) - 1;
    const chosen = table.state.chosen.value;
    const ways = chosen?.moves.filter(({ path }) => path.at(-1) === place) ?? [];
    const hits = ways.some(({ takes }) => takes.length > 0);
    const begins = !chosen && view.moves.some(({ path }) => path[0] === place);
    const open = ways.length > 0 || begins;
    tap(hertz, side, hits ? "hit" : open ? "open" : "closed");
  });
  until.addEventListener("abort", stop);
}
