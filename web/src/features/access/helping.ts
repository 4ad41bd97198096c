/**
 * Accessibility aids of a table: spoken events, tones for places, a large board, a list of moves,
 * summaries of the board, typed moves, and letter keys on buttons. Each module is loaded when it is
 * first needed.
 */
import { effect, untracked } from "@preact/signals-core";
import { isCombined, keyOf } from "../../board/keyboard";
import type { TableControls } from "../../board/table";
import type { PanelRenderer } from "../../contracts/table-context";
import { closing } from "../../kit/draw";
import { settings } from "../../kit/settings";

export function helping(table: TableControls, watching: PanelRenderer): void {
  const closed = closing(table);
  table.on("asked", async (asked) => (await import("./answer")).answer(table, asked));
  // The board's letter keys also work while a button beside the board has the focus.
  const letters = (event: KeyboardEvent) => {
    const { target } = event;
    const pressed = target instanceof HTMLElement && target.closest("#acts");
    if (event.defaultPrevented || !pressed || isCombined(event) || event.repeat) return;
    const key = keyOf(event);
    if (!/^[a-zA-Z?]$/.test(key)) return;
    event.preventDefault();
    void table.runLetter(key);
  };
  document.addEventListener("keydown", letters, { signal: closed });
  const aids: [isOn: () => boolean, act: (until: AbortSignal) => Promise<void>][] = [
    [() => settings().voice, async (until) => (await import("./aloud")).speakAloud(table, until)],
    [() => settings().walking, async (until) => (await import("./aloud")).hearPlaces(table, until)],
    [() => settings().size === "large", (until) => enlarge(table, until)],
    [
      () => settings().list,
      async (until) => (await import("./list")).showList(table, watching, until),
    ],
  ];
  for (const [isOn, act] of aids) whileOn(closed, isOn, act);
}

/**
 * Enlarge the board to the whole width of the window. The CSS variable `--painted` (the height of
 * the painted board) limits the height of the element around it, so that a wide board has no space
 * above and below. When the match or the window's width changes, remove the limit and fit again.
 */
async function enlarge(table: TableControls, until: AbortSignal): Promise<void> {
  await import("./large.css");
  const { dataset, style } = document.documentElement;
  if (until.aborted) return;
  let present = "";
  const stop = table.on("fitted", ({ height }) => {
    const key = `${innerWidth} ${table.view?.match}`;
    const isLimited = style.getPropertyValue("--painted") !== "";
    if (!isLimited) style.setProperty("--painted", `${Math.ceil(height)}px`);
    else if (key !== present) style.removeProperty("--painted");
    present = key;
  });
  dataset.size = "large";
  until.addEventListener("abort", () => {
    stop();
    delete dataset.size;
    style.removeProperty("--painted");
  });
}

/**
 * Call `act` if `isOn` is true now, and again whenever it becomes true. Every call gets a new
 * signal, aborted when `isOn` becomes false or when the table is closed (`closed`).
 */
function whileOn(
  closed: AbortSignal,
  isOn: () => boolean,
  act: (until: AbortSignal) => Promise<void>,
): void {
  let ending: AbortController | null = null;
  const stop = effect(() => {
    const wished = isOn();
    if (wished === (ending !== null)) return;
    ending?.abort();
    ending = wished ? new AbortController() : null;
    const until = ending?.signal;
    if (until) untracked(() => void act(until));
  });
  closed.addEventListener("abort", () => {
    stop();
    ending?.abort();
  });
}
