/** Sets up a table (a match on the page): connects its engine, board, panels and sounds. */
import { effect, signal, untracked } from "@preact/signals-core";
import type { TablePreferences } from "../board/controls";
import type { Painter } from "../board/painter";
import { isPlayed } from "../board/state";
import { PlayTable, type TableControls } from "../board/table";
import type { PanelRenderer, TableContext, TableFeatures } from "../contracts/table-context";
import { snapshotOf } from "../contracts/table-snapshot";
import { type Ask, Engine } from "../engine/client";
import type { EngineFailure, Table as Start } from "../engine/protocol";
import { REST, setStage, stage, startPlan } from "../engine/startup";
import { sayInDialog } from "../kit/dialog";
import { find } from "../kit/dom";
import { closing, eachFrame, keepFocus } from "../kit/draw";
import { layoutOf, onLayout, shapeOf } from "../kit/layout";
import { listHidden, onChange, settings } from "../kit/settings";
import { prepareMessage } from "../kit/start";
import { onTheme, theme } from "../kit/theme";
import { notice, toast } from "../kit/toast";
import { onWords, setUpright, t, words } from "../kit/words";
import { Autosave } from "./autosave";

interface CreateTableOptions {
  painter: Painter;
  /** The Python archives to load when Python starts. */
  preload: readonly string[];
  /** The name under which the game is stored on this device. */
  slot: string;
  features: TableFeatures;
  /**
   * Open the game in a new engine worker after a failure of the old worker. `ask` sends requests to
   * the new worker. Resolve with null if there is no game. By default, `restore` (restore.ts) opens
   * the last save and repeats the moves after it.
   */
  back?: (ask: Ask) => Promise<Start | null>;
}

/** Set up a table (a match) in the element `#board` of the page. */
export function createTable({
  painter,
  preload,
  slot,
  features,
  back,
}: CreateTableOptions): TableContext {
  const frame = find(".game");
  let overrides: Partial<TablePreferences> = {};
  const engine = new Engine({
    preload,
    delayed: startPlan().python === "after a rest",
    restore: async (ask) => {
      const { restore } = await import("./restore");
      const start = back ? await back(ask) : await restore(ask, table, autosave.save);
      if (!start) return;
      autosave.setGame(start.view.match);
      table.show(start, table.opening);
      toast(t("notice-restarted"));
    },
    loading: (work) => {
      const shown = import("./loading").then(({ showProgress }) =>
        showProgress("loading-title", (percent) => t("task-loading", { percent }), work),
      );
      return (percent) => void shown.then((show) => show(percent));
    },
    failed: reportEngineGone,
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
    await features.addAccessAids(table, panels);
  });
  table.on("waiting", () => engine.start());
  table.on("view", () => void autosave.keep(table));
  table.on("error", ({ text }) => toast(text));
  table.on("said", sayInDialog);
  const overridePreferences = (preferences: Partial<TablePreferences>) => {
    overrides = preferences;
    setPreferences();
  };
  return { engine, table, autosave, panels, features, overridePreferences };
}

/** Show a notice with a button to reload the page, because the engine cannot start or has died. */
export function reportEngineGone({ code }: EngineFailure): void {
  document.documentElement.dataset.engine = "gone";
  const press = () => location.reload();
  notice("engine", () => t(`error-${code}`), { words: () => t("notice-reload"), press });
}

/**
 * Return the preferences for the table, from the settings, the theme and the layout of the element
 * `game` (board and panels). `typing` is not a setting: it is true while moves can be typed.
 */
function preferences(game: HTMLElement): Omit<TablePreferences, "typing"> {
  const { animation, autoForced, autoPass, autoThrow, commit, names, seating, targets, way } =
    settings();
  return {
    ...{ animation, autoForced, autoPass, autoThrow, commit, seating, targets, way },
    theme: theme(),
    shape: shapeOf(layoutOf(game)),
    pace: 0,
    brief: names === "short",
    hides: listHidden(settings()),
  };
}

/**
 * Record that the board is painted: set performance marks, and set the page's stage to "choosable"
 * (places can be chosen). Load the error message for missing files in advance.
 */
function markPainted(): void {
  performance.mark("alveus:painted");
  performance.mark("alveus:choosable");
  if (stage() === "painting") setStage("choosable");
  void prepareMessage();
}

function createRenderer(table: TableControls): PanelRenderer {
  const { view } = table.state;
  const moment = snapshotOf(table.state);
  const arrangement = signal({});
  const closed = closing(table);
  return {
    get moment() {
      return view.peek() && moment;
    },
    add(...panels) {
      for (const panel of panels) {
        const update = () => panel.update(moment);
        const stop = eachFrame(() => {
          if (view.value && arrangement.value) keepFocus(panel.element, update, panel.elsewhere);
        });
        closed.addEventListener("abort", stop);
      }
    },
    show() {
      arrangement.value = {};
    },
  };
}

/** Play the sounds of a match while the setting `sound` is on. Load their code when needed. */
export function sounds(table: TableControls): void {
  let heard = table.view && { view: table.view, log: table.log };
  table.on("view", async ({ view, log }) => {
    const last = log.find(({ ply }) => ply === view.ply);
    const isNew = heard !== null && last !== undefined && isPlayed(heard, view, last);
    heard = { view, log };
    if (isNew && settings().sound) (await import("./tones")).sound(view, last);
  });
}
