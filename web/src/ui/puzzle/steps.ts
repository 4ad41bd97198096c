/** The steps so far: every tile with its place, and the aid that found it; a press goes there. */
import type { TableControls } from "../../board/table";
import type { LogEntry } from "../../engine/protocol";
import { fill, make } from "../shell/dom";
import { t, words } from "../shell/words";
import type { Panel } from "../table/moment";
import { tileName } from "./figure";
import "./steps.css";

const HEAD = 40;
const LINE = 26;

export function steps(element: HTMLElement, table: TableControls): Panel {
  return {
    element,
    update({ view, log }) {
      const game = view.series.game;
      const moves = log.filter((entry) => entry.game === game && entry.kind === "move");
      const made = moves.filter(({ events }) => events.some(({ code }) => code === "lay"));
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

function line(
  { events, ply }: LogEntry,
  number: number,
  present: number,
  now: boolean,
  table: TableControls,
): HTMLElement {
  const {
    tile = "",
    from = "",
    to = "",
    aid = "",
  } = events.find(({ code }) => code === "lay")?.params ?? {};
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
