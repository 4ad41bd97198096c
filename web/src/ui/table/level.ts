/** The opponent's level: a row of steps, weakest first. */
import type { TableControls } from "../../board/table";
import type { Seat } from "../../engine/protocol";
import { fill, make } from "../shell/dom";
import { latin } from "../shell/latin";
import { t, words } from "../shell/words";
import type { Moment, Panel } from "./moment";

let groups = 0;

/** Steps for the levels; `take` is called with the one chosen. */
export function levelSteps(
  levels: readonly string[],
  chosen: string,
  take: (level: string) => void,
): HTMLElement {
  groups += 1;
  const group = `level-${groups}`;
  const step = (level: string, index: number) =>
    make(
      "label",
      {},
      make("input", {
        type: "radio",
        name: group,
        value: level,
        checked: level === chosen,
        "aria-label": t("level-option", { level: index + 1 }),
        onchange: () => take(level),
      }),
      String(index + 1),
    );
  return make(
    "div",
    { class: "steps", role: "radiogroup", "aria-label": t("level-title") },
    ...levels.map(step),
  );
}

/** The level of the computer that sits at this table; nothing to choose where two people play. */
export function level(element: HTMLElement, table: TableControls, levels: string[]): Panel {
  let shown = "";
  return {
    element,
    update(moment) {
      const present = computer(moment);
      element.hidden = present === null;
      const key = `${present?.[1]} ${words().language}`;
      if (!present || key === shown) return;
      shown = key;
      const [, chosen] = present;
      const take = (next: string) => {
        void table.seat(atLevel(moment.seats, next));
      };
      fill(
        element,
        make(
          "p",
          { class: "label-line" },
          make("span", {}, t("level-title")),
          make(
            "span",
            {},
            ...latin(words().say("level", { code: chosen, params: {} }, moment.view)),
          ),
        ),
        levelSteps(levels, chosen, take),
      );
    },
  };
}

/** The seats with every computer at a level. */
export function atLevel(seats: Moment["seats"], level: string): Record<string, Seat> {
  const changed = Object.entries(seats).map(([side, seat]): [string, Seat] => [
    side,
    seat.kind === "computer" ? { kind: "computer", level } : seat,
  ]);
  return Object.fromEntries(changed);
}

/** The side the computer plays and its level. */
export function computer({ seats }: Moment): [side: string, level: string] | null {
  for (const [side, seat] of Object.entries(seats)) {
    if (seat.kind === "computer") return [side, seat.level];
  }
  return null;
}
