/** The panels of Rithmomachia as tabs. Only a single panel is open at a time, to save space. */
import { signal } from "@preact/signals-core";
import { render } from "lit-html";
import type { TableControls } from "../../../board/table";
import type { Panel, TableSnapshot } from "../../../contracts/table-snapshot";
import { make } from "../../../kit/dom";
import { tabs } from "../../../kit/fields";
import { t } from "../../../kit/words";

/** A panel with a tab. The message `battle-<id>` is the name of the tab. */
export interface Drawer {
  id: string;
  panel: Panel;
  /** Number of entries, shown on the tab. */
  count?(moment: TableSnapshot): number;
}

export interface Drawers extends Panel {
  /** True if this tab is open. It reads a signal, so code that renders is run again on a change. */
  isOpen(id: string): boolean;
}

/** Creates tabs for the panels that have content in this game. */
export function drawers(
  table: TableControls,
  makeDrawers: (controls: Drawers) => readonly Drawer[],
): Drawers {
  const element = make("section", { class: "drawers", id: "battle" });
  const requested = signal("");
  let visible: readonly string[] = [];
  const opened = () => [requested.value, ...visible].find((id) => visible.includes(id)) ?? "";
  const controls: Drawers = {
    element,
    elsewhere: () => table.focus(),
    isOpen: (id) => opened() === id,
    update(moment) {
      for (const { panel } of all) panel.update(moment);
      const present = all.filter(({ panel }) => !panel.element.hidden);
      visible = present.map(({ id }) => id);
      const entries = present.map(({ id, panel, count }) => ({
        id,
        words: t(`battle-${id}`, { count: count?.(moment) ?? 0 }),
        body: panel.element,
      }));
      element.hidden = entries.length === 0;
      const choose = (id: string) => {
        requested.value = id;
      };
      render(tabs(t("battle-title"), entries, opened(), choose), element);
    },
  };
  const all = makeDrawers(controls);
  return controls;
}
