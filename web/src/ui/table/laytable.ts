/** Lays a table on the page: the engine, the board, the panels, and what keeps them together. */
import type { Painter } from "../../board/painter";
import { PlayTable, type TablePreferences } from "../../board/table";
import { Engine } from "../../engine/client";
import { sayInDialog } from "../shell/dialog";
import { find } from "../shell/dom";
import { onLayout } from "../shell/layout";
import { notice } from "../shell/notices";
import { onChange } from "../shell/settings";
import { preferences } from "../shell/tablepreferences";
import { onTheme } from "../shell/theme";
import { toast } from "../shell/toast";
import { onWords, t, words } from "../shell/words";
import { Autosave } from "./autosave";
import type { Laid } from "./laid";
import { restore } from "./restore";
import { watch } from "./watch";

/**
 * The table in the page's `#board`; what is to be shown beside it joins `watching.panels`. Python
 * starts with the engines of `family`; the game is kept on this device under `slot`.
 */
export function layTable(painter: Painter, family: string, slot: string): Laid {
  const frame = find(".game");
  let insisted: Partial<TablePreferences> = {};
  const engine = new Engine({
    family,
    restore: async (ask) => {
      const start = await restore(ask, table, autosave.save);
      if (!start) return;
      table.show(start);
      toast(t("notice-restarted"));
    },
    failed: ({ code }) => {
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
    preferences: preferences(frame),
  });
  const watching = watch(table);
  const setPreferences = () => {
    table.setPreferences({ ...preferences(frame), ...insisted });
    watching.show();
  };
  onChange(setPreferences);
  onTheme(setPreferences);
  onLayout(frame, setPreferences);
  onWords(() => {
    table.speak(words());
    watching.show();
  });
  table.on("painted", markPainted);
  table.on("view", () => void autosave.keep(table));
  table.on("error", ({ text }) => toast(text));
  table.on("said", sayInDialog);
  const insist = (preferences: Partial<TablePreferences>) => {
    insisted = preferences;
    setPreferences();
  };
  return { engine, table, autosave, watching, insist };
}

/** The board is to be seen and its first move can be chosen. */
function markPainted(): void {
  performance.mark("alveus:painted");
  performance.mark("alveus:choosable");
  const page = document.documentElement.dataset;
  if (page.alveus === "painting") page.alveus = "choosable";
}
