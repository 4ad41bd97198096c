/** Sets up a table on the page and connects its engine, board and panels. */
import { effect, untracked } from "@preact/signals-core";
import type { Painter } from "../../board/painter";
import { PlayTable, type TablePreferences } from "../../board/table";
import { type Ask, Engine } from "../../engine/client";
import type { Table as Start } from "../../engine/protocol";
import { sayInDialog } from "../shell/dialog";
import { find } from "../shell/dom";
import { prepareMessage } from "../shell/failures";
import { onLayout } from "../shell/layout";
import { notice } from "../shell/notices";
import { onChange } from "../shell/settings";
import { preferences } from "../shell/tablepreferences";
import { onTheme } from "../shell/theme";
import { toast } from "../shell/toast";
import { onWords, setUpright, t, words } from "../shell/words";
import { Autosave } from "./autosave";
import { closing } from "./closing";
import { createRenderer } from "./panelrenderer";
import type { TableContext } from "./tablecontext";

/** Milliseconds between the first painting of the board and a delayed start of Python. */
const REST = 400;

/** True on a touch device with at most two cores, where starting Python slows the board down. */
const isSmall = () => navigator.hardwareConcurrency <= 2 && matchMedia("(pointer: coarse)").matches;

/**
 * Sets up a table in the page's `#board`. Panels beside the board are added to `panels.panels`.
 * Python loads `preload` at its start. The game is stored on this device under `slot`. If a worker
 * dies, `back` restores the game in the new one; by default it is restored from the last save.
 */
export function createTable(
  painter: Painter,
  preload: readonly string[],
  slot: string,
  back?: (ask: Ask) => Promise<Start | null>,
): TableContext {
  const frame = find(".game");
  let overrides: Partial<TablePreferences> = {};
  const engine = new Engine({
    preload,
    delayed: isSmall(),
    restore: async (ask) => {
      const { restore } = await import("./restore");
      const start = back ? await back(ask) : await restore(ask, table, autosave.save);
      if (!start) return;
      autosave.setGame(start.view.match);
      table.show(start, table.opening);
      toast(t("notice-restarted"));
    },
    loading: (work) => {
      const shown = import("../shell/loading").then(({ showLoading }) => showLoading(work));
      return (percent) => void shown.then((show) => show(percent));
    },
    failed: ({ code }) => {
      document.documentElement.dataset.engine = "gone";
      notice("engine", t(`error-${code}`), {
        words: t("notice-reload"),
        press: () => location.reload(),
      });
    },
  });
  const autosave = new Autosave(slot, engine);
  const table = new PlayTable({
    host: find("#board"),
    client: engine,
    painter,
    messages: words(),
    preferences: { ...preferences(frame), typing: false },
  });
  const panels = createRenderer(table);
  const setPreferences = () => {
    table.setPreferences({ ...preferences(frame), ...overrides });
    panels.show();
  };
  const closed = closing(table);
  const speak = () => {
    table.setMessages(words());
    panels.show();
  };
  onChange(setPreferences, closed);
  onTheme(setPreferences, closed);
  onLayout(frame, setPreferences, closed);
  onWords(speak, closed);
  effect(() => {
    const upright = table.state.board.value?.upright;
    untracked(() => setUpright(!!upright));
  });
  table.on("painted", async () => {
    markPainted();
    setTimeout(() => engine.start(), REST);
    (await import("../access/helping")).helping(table, panels);
  });
  table.on("waiting", () => engine.start());
  table.on("view", () => void autosave.keep(table));
  table.on("error", ({ text }) => toast(text));
  table.on("said", sayInDialog);
  const overridePreferences = (preferences: Partial<TablePreferences>) => {
    overrides = preferences;
    setPreferences();
  };
  return { engine, table, autosave, panels, overridePreferences };
}

/** Marks the board as visible and ready for the choice of the first move. */
function markPainted(): void {
  performance.mark("alveus:painted");
  performance.mark("alveus:choosable");
  const page = document.documentElement.dataset;
  if (page.alveus === "painting") page.alveus = "choosable";
  void prepareMessage();
}
