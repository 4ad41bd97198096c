/**
 * Adds the panels beside the board of a game's page. Panels that only some games need are loaded on
 * demand.
 */

import { signal } from "@preact/signals-core";
import { html, render } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { repeat } from "lit-html/directives/repeat.js";
import { isPuzzle } from "../board/choices";
import type { Painter } from "../board/painter";
import type { Finished, OpenReview } from "../contracts/table-context";
import { type GamePanels, gameKeyOf, type Panel } from "../contracts/table-snapshot";
import type { GameInfo, View } from "../engine/protocol";
import { find } from "../kit/dom";
import { change, settings } from "../kit/settings";
import { t, words } from "../kit/words";
import { canvas } from "./canvas";
import { level } from "./level";
import type { VersusPanelsOptions } from "./versus-panels";

interface PagePanelsOptions extends VersusPanelsOptions {
  info: GameInfo;
  /** Panels that only this game has. */
  own: GamePanels;
  optional: Awaited<ReturnType<typeof optionalPanels>>;
  /** The move list, if the page has one. */
  list: Panel[];
  /** For a puzzle: panels that replace those for names, status, buttons and the last turn. */
  puzzle: Panel[] | undefined;
  /**
   * For a demonstration (the computer plays all sides): replace the content of some panels and
   * return all panels (see `Demo.replacePanels`). Otherwise null.
   */
  replacePanels: ((panels: readonly Panel[]) => Panel[]) | null;
}

/**
 * Add the panels of a game's page. Return a function that moves the lines with the players' names
 * to the current position of the board.
 */
export function pagePanels(options: PagePanelsOptions): { lay: () => void } {
  const { info, context, painter, own, optional, list, puzzle, replacePanels } = options;
  const { engine, table, panels } = context;
  const usual = optional.usual?.versusPanels(options);
  const nearest = puzzle ?? usual?.first ?? [];
  panels.add(
    ...(replacePanels?.(nearest) ?? nearest),
    legend(find("#legend"), painter),
    ...own.aids,
    ...list,
    wayRound(find("#way"), painter),
    ...own.looks,
    level(find("#level"), table, info.levels),
    ...(usual?.last ?? []),
  );
  if (optional.hidden) {
    const [{ captions }, { tileTracker }] = optional.hidden;
    panels.add(captions(find("#board"), table), tileTracker(find("#known"), engine));
  }
  if (optional.analysis) {
    const { analysis } = optional.analysis;
    panels.add(analysis(find("#analysis"), engine, info.hidden));
  }
  return { lay: () => usual?.lines.updatePosition() };
}

/** Load the panels that only some games need. Each module includes its style sheet. */
export async function optionalPanels(info: GameInfo) {
  const [usual, hidden, analysis] = await Promise.all([
    isPuzzle(info) ? null : import("./versus-panels"),
    info.hidden ? Promise.all([import("./captions"), import("./tile-tracker")]) : null,
    info.analysis ? import("./analysis") : null,
  ]);
  return { usual, hidden, analysis };
}

/**
 * Panel with a switch that shows or hides the route of the pieces around the board. The panel is
 * hidden until its style sheet is loaded. It stays hidden if the painter cannot show the route.
 */
function wayRound(element: HTMLElement, painter: Painter): Panel {
  const styled = signal(false);
  const dress = () => {
    styled.value = true;
  };
  if (painter.ways) import("../kit/switch.css").then(dress, dress);
  const flip = ({ target }: Event) => change("way", (target as HTMLInputElement).checked);
  return {
    element,
    update() {
      element.hidden = !styled.value;
      if (element.hidden) return;
      const line = html`<label class="line"><span>${t("way-title")}</span><input
        type="checkbox" role="switch" class="switch" .checked=${live(settings().way)} @change=${flip}
      /></label>`;
      render(line, element);
    },
  };
}

/** Size of a mark in the legend, in CSS pixels. */
const SIZE = 18;

/**
 * Return the text that explains a mark in the legend: the game's message `legend-…` or, if there is
 * none, a sentence made from `mark-…`, the message for screen readers.
 */
function meaning(mark: string, view: View): string {
  const own = words().id("legend", mark, view);
  if (own) return t(own, view.options);
  return t("legend-mark", { mark: words().say("mark", { code: mark, params: {} }, view) });
}

/** Panel with the legend: a line for each kind of mark that is now on the board. */
function legend(element: HTMLElement, painter: Painter): Panel {
  return {
    element,
    update({ view, chosen }) {
      const marks = painter.legend(view, chosen?.place ?? null);
      element.hidden = marks.length === 0;
      const lines = repeat(
        marks,
        (mark) => mark,
        (mark) =>
          html`<span>${canvas(SIZE, (ctx, look) => painter.markIcon(ctx, SIZE, mark, look), mark)}${meaning(mark, view)}</span>`,
      );
      render(lines, element);
    },
  };
}

/** Load the result and replay when the game is over, or when `replay` or `share` is called. */
export function reviewLauncher(options: Finished): OpenReview & { panel: Panel } {
  const { table, features } = options.context;
  /** Keys (see `gameKeyOf`) of the games that ended while this page was open. */
  const ended = new Set<string>();
  table.on("over", () => {
    if (table.view) ended.add(gameKeyOf(table.view));
  });
  let opened: Promise<OpenReview> | undefined;
  const open = () => {
    opened ??= features.openReview(options, (view) => ended.has(gameKeyOf(view)));
    return opened;
  };
  return {
    panel: {
      element: document.body,
      update({ phase }) {
        if (phase === "over") void open();
      },
    },
    replay: async () => (await open()).replay(),
    share: async () => (await open()).share(),
  };
}
