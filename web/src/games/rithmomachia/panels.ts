/**
 * Tabs beside the board: attacks; winning rows (of numbers in a progression) that are still
 * possible; a calculator of arithmetic, geometric and harmonic means; and switches for marks. The
 * embedded board has only the panel with the winning rows.
 */

import { signal } from "@preact/signals-core";
import { html, render, type TemplateResult } from "lit-html";
import type { TableControls } from "../../board/table";
import type { Panel, PanelMaker, TableSnapshot } from "../../contracts/table-snapshot";
import type { Engine } from "../../engine/client";
import { make } from "../../kit/dom";
import { tabs } from "../../kit/fields";
import { change, SHOWN, settings } from "../../kit/settings";
import { t, words } from "../../kit/words";
import { attacks, listed, prospects } from "./ui/attacks";
import "./panels.css";

export const panels: PanelMaker = ({ engine, table, painter, framed }) => {
  if (framed) {
    void import("./frame.css");
    return { aids: [prospects(table)], looks: [] };
  }
  const battle = drawers(table, ({ isOpen }) => [
    { id: "attacks", panel: attacks(table, painter), count: listed },
    { id: "rows", panel: prospects(table) },
    { id: "means", panel: means(engine, table, () => isOpen("means")) },
    { id: "switches", panel: switches() },
  ]);
  return { aids: [battle], looks: [] };
};

/** A panel and its tab. The label of the tab is the message `battle-` followed by `id`. */
interface Drawer {
  id: string;
  panel: Panel;
  /** Return the number of entries in the panel, for the label of the tab. */
  count?(moment: TableSnapshot): number;
}

interface Drawers extends Panel {
  /**
   * True if this tab is open. Reads a signal, so that rendering that depends on it runs again when
   * another tab is opened.
   */
  isOpen(id: string): boolean;
}

/**
 * Return a panel of tabs: one tab for each visible panel that `makeDrawers` returns. The first tab
 * is open until the user opens another. The panel is hidden if it has no tabs.
 */
function drawers(
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

const NAMES = ["threats", ...SHOWN] as const;

/** Return the panel with the switches for marks. It is shown in games that mark attacks. */
function switches(): Panel {
  const element = make("section", { id: "switches", hidden: true });
  return {
    element,
    update({ view }) {
      element.hidden = !words().id("mark", "attack", view);
      if (element.hidden) return;
      render(html`<h2 class="unseen">${t("threats-title")}</h2>${NAMES.map(line)}`, element);
    },
  };
}

function line(name: (typeof NAMES)[number]): TemplateResult {
  const flip = ({ target }: Event) => change(name, (target as HTMLInputElement).checked);
  return html`<label class="line" ?hidden=${name !== "threats" && !settings().threats}
    ><span>${t(`threats-${name}`)}</span
    ><input
      type="checkbox"
      role="switch"
      class="switch"
      .checked=${settings()[name]}
      @change=${flip}
  /></label>`;
}

/**
 * Return the panel with the calculator. It is shown in games that mark winning rows on the board.
 * Its content is loaded when its tab is opened for the first time.
 */
function means(engine: Engine, table: TableControls, isOpen: () => boolean): Panel {
  const element = make("section", { id: "means", hidden: true });
  const loaded = signal<Panel | null>(null);
  let isLoading = false;
  return {
    element,
    update(moment) {
      element.hidden = !words().id("mark", "progression", moment.view);
      if (!element.hidden && isOpen() && !isLoading) {
        isLoading = true;
        void import("./ui/means").then(({ meansPanel }) => {
          loaded.value = meansPanel(element, engine, table, isOpen);
        });
      }
      loaded.value?.update(moment);
    },
  };
}
