/** The steps so far: every tile that lies, and the aid that found it; a press goes there. */
import type { TableControls } from "../../board/table";
import type { LogEntry, View } from "../../engine/protocol";
import { fill, make } from "../shell/dom";
import { t, words } from "../shell/words";
import type { Panel } from "../table/moment";
import { tileName } from "./figure";

const HEAD = 40;
const LINE = 26;

export function steps(element: HTMLElement, table: TableControls): Panel {
  return {
    element,
    update({ view, log }) {
      const made = stepsOf(view, log);
      const fit = Math.max(4, Math.floor((element.clientHeight - HEAD) / LINE));
      const past = made.filter(({ ply }) => ply <= view.ply).length;
      const end = Math.max(past, Math.min(made.length, fit));
      const from = Math.max(0, end - fit);
      fill(
        element,
        make(
          "div",
          { class: "head" },
          make("h2", {}, t("puzzle-steps")),
          make("small", {}, t("puzzle-steps-note")),
        ),
        made.length === 0
          ? make("p", { class: "soft" }, t("puzzle-steps-none"))
          : make(
              "ol",
              { class: "steps-list", start: from + 1 },
              ...made
                .slice(from, end)
                .map((entry, i) =>
                  line(entry, from + i + 1, view.ply, i + from + 1 === past, table),
                ),
            ),
      );
    },
  };
}

/** The entries that laid the tiles on the board, and those ahead that lay others again. */
export function stepsOf({ series, pieces, ply }: View, log: readonly LogEntry[]): LogEntry[] {
  const lies = new Set(pieces.map(({ id }) => id));
  const last = new Map<string, LogEntry>();
  const ahead: LogEntry[] = [];
  for (const entry of log) {
    const tile = laidBy(entry)?.tile;
    if (entry.game !== series.game || tile === undefined) continue;
    if (entry.ply > ply) ahead.push(entry);
    else if (lies.has(String(tile))) last.set(String(tile), entry);
  }
  return [...[...last.values()].sort((a, b) => a.ply - b.ply), ...ahead];
}

/** The tile that an entry has laid, with its place and aid. */
function laidBy({ events }: LogEntry) {
  return events.find(({ code }) => code === "lay")?.params;
}

function line(
  entry: LogEntry,
  number: number,
  present: number,
  now: boolean,
  table: TableControls,
): HTMLElement {
  const { ply } = entry;
  const { tile = "", from = "", to = "", aid = "" } = laidBy(entry) ?? {};
  const known = typeof aid === "string" && words().has(`aid-${aid}`);
  return make(
    "li",
    { class: ply > present ? "ahead" : null },
    make(
      "button",
      {
        type: "button",
        "aria-current": now ? "step" : null,
        onclick: () => void table.goto(ply),
      },
      make("i", {}, String(number)),
      make("span", {}, tileName(String(tile))),
      make("span", {}, `${from}–${to}`),
      make("em", {}, known ? t(`aid-${aid}`) : ""),
    ),
  );
}
