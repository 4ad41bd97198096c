/**
 * Aids for playing by ear, by keyboard or with buttons. Each module is loaded when it is first
 * needed.
 */
import { effect, untracked } from "@preact/signals-core";
import { isCombined, keyOf } from "../../board/key-name";
import type { TableControls } from "../../board/table";
import type { PanelRenderer } from "../../contracts/table-context";
import { settings } from "../../kit/settings";
import { closing } from "../../table/closing";

export function helping(table: TableControls, watching: PanelRenderer): void {
  const closed = closing(table);
  table.on("asked", async (asked) => (await import("./answer")).answer(table, asked));
  // Letter keys have the same effect on the buttons beside the board as on the board.
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
  whileWished(
    closed,
    () => settings().voice,
    async (until) => {
      await (await import("./aloud")).speakAloud(table, until);
    },
  );
  whileWished(
    closed,
    () => settings().walking,
    async (until) => {
      (await import("./aloud")).hearPlaces(table, until);
    },
  );
  whileWished(
    closed,
    () => settings().size === "large",
    async (until) => {
      await import("./large.css");
      const { dataset } = document.documentElement;
      if (until.aborted) return;
      dataset.size = "large";
      until.addEventListener("abort", () => delete dataset.size);
    },
  );
  whileWished(
    closed,
    () => settings().list,
    async (until) => {
      (await import("./list")).standList(table, watching, until);
    },
  );
}

/** Runs `act` while a setting is on. Its signal is aborted when the setting is switched off. */
function whileWished(
  closed: AbortSignal,
  isWished: () => boolean,
  act: (until: AbortSignal) => Promise<void>,
): void {
  let ending: AbortController | null = null;
  const stop = effect(() => {
    const wished = isWished();
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
