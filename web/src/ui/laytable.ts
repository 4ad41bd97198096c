/** Lays a table on the page: the engine, the board, the panels, and what keeps them together. */
import type { Painter } from "../board/painter";
import { type Manner, PlayTable, type TableControls } from "../board/table";
import { Engine } from "../engine/client";
import { find } from "./dom";
import { Keeping } from "./keeping";
import { onLayout } from "./layout";
import { manner } from "./manner";
import { notice } from "./notices";
import { onChange } from "./settings";
import { onTheme } from "./theme";
import { toast } from "./toast";
import { type Watch, watch } from "./watch";
import { onWords, t, words } from "./words";

export interface Laid {
  engine: Engine;
  table: TableControls;
  keeping: Keeping;
  watching: Watch;
  /** Lets some manners hold whatever the settings say; nothing given, the settings hold again. */
  insist(manners: Partial<Manner>): void;
}

/**
 * The table in the page's `#board`; what is to be shown beside it joins `watching.panels`. Python
 * starts with the engines of `family`; the game is kept on this device under `slot`.
 */
export function layTable(painter: Painter, family: string, slot: string): Laid {
  const frame = find(".game");
  let insisted: Partial<Manner> = {};
  const engine = new Engine({
    family,
    restore: async (ask) => {
      const start = await keeping.restore(ask);
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
  const keeping = new Keeping(slot, engine);
  const table = new PlayTable({
    host: find("#board"),
    client: engine,
    painter,
    messages: words(),
    manner: manner(frame),
  });
  const watching = watch(table);
  const behave = () => {
    table.behave({ ...manner(frame), ...insisted });
    watching.show();
  };
  onChange(behave);
  onTheme(behave);
  onLayout(frame, behave);
  onWords(() => {
    table.speak(words());
    watching.show();
  });
  table.on("painted", markPainted);
  table.on("view", () => void keeping.keep(table));
  let game = 0;
  table.on("view", ({ view }) => {
    if (view.series.game < game && !table.resting) toast(t("new-back"));
    game = view.series.game;
  });
  table.on("error", ({ text }) => toast(text));
  const insist = (manners: Partial<Manner>) => {
    insisted = manners;
    behave();
  };
  return { engine, table, keeping, watching, insist };
}

/** The board is to be seen and its first move can be chosen. */
function markPainted(): void {
  performance.mark("alveus:painted");
  performance.mark("alveus:choosable");
  const page = document.documentElement.dataset;
  if (page.alveus === "painting") page.alveus = "choosable";
}
